import { useState } from 'react';

import { feel } from '@/feel';
import { useEventFeed } from '@/table/tableContext';

import { cardOf } from '../content/cards';
import type { Event, Purse } from '../rules/events';
import { NOWHERE, type Spot } from '../rules/geometry';
import type { State } from '../rules/state';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  pathsRevealed: 900, walked: 480, auctionOpened: 500, bidsRevealed: 1300, auctionWon: 600, auctionTied: 900, tieRolled: 700,
  paid: 220, gained: 260, captured: 380, rolled: 700, lost: 380, gunEmptied: 1000, wentDown: 1200, riderTook: 380, jailed: 300,
  cubePlaced: 140, timerFull: 420, discarded: 40, dealt: 70, turned: 200, rolledOff: 1200, linesRolled: 500, roundEnded: 500,
};
const LAST_STEP_PAUSE = 350;
const MOST_SHOTS = 4;
const NONE: readonly Flash[] = [];

function feelPrice(bullets: number, hearts: number): void {
  if (hearts > 0) feel('wound', Math.min(1, 0.4 + hearts * 0.2));
  if (bullets > 0) feel('shot', Math.min(MOST_SHOTS, bullets) / MOST_SHOTS);
}

function feelEvent(event: Event): void {
  switch (event.type) {
    case 'pathsRevealed': return feel('pageTurn');
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

const amounts = (sign: string, { bullets = 0, hearts = 0, cash = 0 }: Partial<Purse>): string =>
  [bullets && `${sign}${bullets} ●`, hearts && `${sign}${hearts} ♥`, cash && `${sign}$${cash}`].filter(Boolean).join('  ');

/** Something that floats up from a figure for a moment: a price, a gain, a click of an empty gun. */
export interface Flash {
  readonly spot: Spot;
  readonly text: string;
  readonly kind: 'pay' | 'gain' | 'hurt' | 'take';
}

function flashOf(event: Event): Omit<Flash, 'spot'> | undefined {
  switch (event.type) {
    case 'paid': return { kind: event.hearts > 0 ? 'hurt' : 'pay', text: amounts('−', { bullets: event.bullets, hearts: event.hearts }) };
    case 'gained': return { kind: 'gain', text: amounts('+', event.gain) };
    case 'lost': return { kind: 'hurt', text: amounts('−', { bullets: event.bullets, hearts: event.hearts }) };
    case 'captured': return { kind: 'take', text: `$${cardOf(event.card).bounty}` };
    case 'gunEmptied': return { kind: 'hurt', text: 'Click. Click.' };
    case 'rolled': return { kind: 'gain', text: `Rolls ${event.face}` };
    default: return undefined;
  }
}

/** The flashes after one more event: those of a step go when the next one is taken. */
function withFlash(flashes: readonly Flash[], event: Event, view: State): readonly Flash[] {
  if (event.type === 'walked' || event.type === 'roundEnded') return NONE;
  const flash = flashOf(event);
  const spot = 'seat' in event ? view.hunters[event.seat]?.spot : undefined;
  return flash && flash.text !== '' && spot !== undefined && spot !== NOWHERE ? [...flashes, { ...flash, spot }] : flashes;
}

/** Tells a round: how long each event is looked at, what is felt and heard, and what floats up from the figures. */
export function useTelling(): readonly Flash[] {
  const [flashes, setFlashes] = useState(NONE);
  useEventFeed<Event, State>(async (event, beat) => {
    beat.arrive();
    setFlashes((before) => withFlash(before, event, beat.view));
    if (!beat.instant) feelEvent(event);
    const isLastStep = event.type === 'walked' && event.beat === event.beats;
    await beat.wait((LOOK[event.type] ?? 0) + (isLastStep ? LAST_STEP_PAUSE : 0));
  }, () => setFlashes(NONE));
  return flashes;
}
