import { useState } from 'react';

import { feel } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { Event } from '../rules/events';
import { NOWHERE, type Spot } from '../rules/geometry';
import type { State } from '../rules/state';
import { markOf, type Mark } from './riding/marks';
import { NO_RIDE, rideAfter, type Ride } from './riding/ride';
import { laidDown, luckTried, ridersVerdict, tiedVerdict, wonVerdict, type Showdown } from './riding/showdown';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  pathsRevealed: 500, walked: 520, auctionOpened: 700, auctionWon: 1300, auctionTied: 1500, tieRolled: 1200,
  foundNothing: 120, paid: 240, gained: 260, captured: 420, rolled: 700, lost: 380, gunEmptied: 1000, wentDown: 1200, riderTook: 380, jailed: 300,
  cubePlaced: 140, timerFull: 420, discarded: 40, dealt: 70, turned: 200, rolledOff: 1200, linesRolled: 500, roundEnded: 500,
};
/** How long what a beat has brought stays to be read. */
const READ_MS = 750;
/** From one map to the next. */
const MAP_MS = 380;
/** Bids face down, from one to the next, and before the last one. */
const LAID_MS = 600;
const CARD_MS = 620;
const LAST_CARD_MS = 1000;
const VERDICT_MS = 1300;
const MOST_SHOTS = 4;
const NONE: readonly Flash[] = [];

/** The walk goes on, or the round is over. */
const closesBeat = (event: Event): boolean => (event.type === 'walked' && event.beat > 1) || event.type === 'roundEnded' || event.type === 'gameEnded';

function feelPrice(bullets: number, hearts: number): void {
  if (hearts > 0) feel('wound', Math.min(1, 0.4 + hearts * 0.2));
  if (bullets > 0) feel('shot', Math.min(MOST_SHOTS, bullets) / MOST_SHOTS);
}

function feelEvent(event: Event): void {
  switch (event.type) {
    case 'walked': return feel('step');
    case 'foundNothing': return feel('dust');
    case 'paid': return event.bullets + event.hearts === 0 ? feel('blind') : feelPrice(event.bullets, event.hearts);
    case 'lost': return feelPrice(event.bullets, event.hearts);
    case 'gained': return feel(event.gain.hearts > 0 ? 'heal' : event.gain.bullets > 0 ? 'reload' : 'coin');
    case 'captured': return feel('capture');
    case 'flipped': return feel('flip', 0.6);
    case 'gunEmptied': return feel('clicks');
    case 'wentDown': return feel('playerDown');
    case 'signalled': return feel('shot');
    case 'auctionTied': return feel('tie');
    case 'auctionWon': return feel('hit');
    case 'cubePlaced': return feel('clock');
    case 'timerFull': return feel('fade');
    case 'riderTook': return feel('steal');
    case 'dealt': return feel('flip', 0.4);
    default:
  }
}

/** Something that floats up from a figure for a moment: a price, a gain, a click of an empty gun. */
export interface Flash extends Mark {
  readonly spot: Spot;
}

/** The flashes after one more event: those of a step go when the next one is taken. */
function withFlash(flashes: readonly Flash[], event: Event, view: State): readonly Flash[] {
  if (event.type === 'walked' || event.type === 'roundEnded') return NONE;
  const mark = markOf(event);
  const spot = 'seat' in event ? view.hunters[event.seat]?.spot : event.type === 'riderTook' ? event.spot : undefined;
  return mark && spot !== undefined && spot !== NOWHERE ? [...flashes, { ...mark, spot }] : flashes;
}

/** What is only there while a round is told. */
export interface Telling {
  readonly flashes: readonly Flash[];
  /** What everybody's steps have brought so far. */
  readonly ride: Ride;
  /** How many maps lie open while they are turned over one by one; undefined: all. */
  readonly mapsOpen: number | undefined;
  readonly showdown: Showdown | undefined;
}

interface Stage {
  readonly names: readonly string[];
  /** Somebody has tapped it away. */
  over(): boolean;
  setMapsOpen(open: number | undefined): void;
  setShowdown(change: (before: Showdown | undefined) => Showdown | undefined): void;
}

/** Maps are turned over one after the other. */
async function turnMaps(beat: Beat<State>, { over, setMapsOpen }: Stage): Promise<void> {
  for (let open = 1; open <= beat.view.hunters.length && !over(); open++) {
    setMapsOpen(open);
    feel('pageTurn');
    await beat.wait(MAP_MS);
  }
  setMapsOpen(undefined);
}

/** Bids lie face down on the barrel, then the lowest is turned, then the next. */
async function turnBids(event: Extract<Event, { type: 'bidsRevealed' }>, beat: Beat<State>, { names, over, setShowdown }: Stage): Promise<void> {
  const riders = beat.view.walk?.auctions.find(({ spot }) => spot === event.spot)?.riders ?? [];
  const laid = laidDown(event, riders, names);
  setShowdown(() => laid);
  await beat.wait(LAID_MS);
  for (let turned = 1; turned <= laid.cards.length && !over(); turned++) {
    setShowdown(() => ({ ...laid, turned }));
    feel('flip', 0.4 + (0.6 * turned) / laid.cards.length);
    await beat.wait(turned === laid.cards.length - 1 ? LAST_CARD_MS : CARD_MS);
  }
  const judged = ridersVerdict(laid);
  setShowdown(() => judged);
  if (judged.verdict !== undefined && !over()) {
    feel('steal');
    await beat.wait(VERDICT_MS);
  }
}

/** What an event changes about the bids on the barrel; whatever is not about them clears it. */
function showdownAfter(showdown: Showdown | undefined, event: Event): Showdown | undefined {
  if (!showdown) return undefined;
  switch (event.type) {
    case 'tieRolled': return luckTried(showdown, event);
    case 'auctionWon': return wonVerdict(showdown, event.seat);
    case 'auctionTied': return tiedVerdict(showdown);
    default: return undefined;
  }
}

/**
 * Tells a round: how long each event is looked at, what is felt and heard, what floats up from the figures, and the two
 * moments that are staged: maps turned over, bids turned over. A tap ends all of it at once: what was waiting then has
 * nothing more to say.
 */
export function useTelling(names: readonly string[]): Telling {
  const [flashes, setFlashes] = useState(NONE);
  const [ride, setRide] = useState(NO_RIDE);
  const [mapsOpen, setMapsOpen] = useState<number>();
  const [showdown, setShowdown] = useState<Showdown>();
  useEventFeed<Event, State>(async (event, beat) => {
    let over = beat.instant;
    void beat.skipped.then(() => {
      over = true;
    });
    const stage: Stage = {
      names,
      over: () => over,
      setMapsOpen: (open) => {
        if (!over) setMapsOpen(open);
      },
      setShowdown: (change) => {
        if (!over) setShowdown(change);
      },
    };
    setRide((before) => rideAfter(before, event, beat.view));
    // The beat before stays to be read until the next one begins.
    if (!over && closesBeat(event)) await beat.wait(READ_MS);
    beat.arrive();
    if (over) return;
    setFlashes((before) => withFlash(before, event, beat.view));
    if (event.type === 'bidsRevealed') return turnBids(event, beat, stage);
    if (event.type === 'pathsRevealed') await turnMaps(beat, stage);
    stage.setShowdown((before) => showdownAfter(before, event));
    feelEvent(event);
    await beat.wait(LOOK[event.type] ?? 0);
  }, () => {
    setFlashes(NONE);
    setMapsOpen(undefined);
    setShowdown(undefined);
  });
  return { flashes, ride, mapsOpen, showdown };
}
