import { useState } from 'react';

import { feel, feelTimeline, type FeelEvent } from '@/feel';
import { useEventFeed } from '@/table/tableContext';

import { BULLSEYE } from '../content/vocabulary';
import type { DfEvent } from '../rules/events';
import type { DfState, ThrowResult } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';
import { lastThrowOf, type LastThrow } from './arena/lastThrow';
import type { FlightPlayer } from './arena/useFlight';
import { noticeOf } from './party/notices';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<DfEvent['type'], number>>> = {
  roomEntered: 500, monsterRevealed: 1900, bonusDieTaken: 300, dieThrown: 900, dieTakenBack: 500, abilityActivated: 900, tokenPlaced: 500,
  monsterHurt: 800, monsterHealed: 600, monsterDefeated: 1200, heroHurt: 600, heroSafe: 500, heroHealed: 400, heroFainted: 1200, heroScarred: 1200,
  heroEliminated: 1400, leaderChanged: 900, partyDefeated: 1100, backedDown: 1100, bonusDiceGained: 900, goldChanged: 300, cardStolen: 400, cardTaken: 300,
  cardsRevealed: 900, monsterSeduced: 1200, seducedSpent: 500, fountainUsed: 1000, won: 300, lost: 300,
};
/** A card to read takes longer than the number it is about. */
const LOOT_MS = 800;
const LOOK_UP_MS = 320;
/** Coins and dice fall into the chest one by one. */
const COIN_GAP_MS = 90;

const lookAt = (event: DfEvent): number => (event.type === 'goldChanged' && noticeOf(event) ? LOOT_MS : (LOOK[event.type] ?? 0));

const eachOf = (event: FeelEvent, count: number): void => {
  feelTimeline(Array.from({ length: count }, (_, at) => ({ at: at * COIN_GAP_MS, event })));
};

/** What the hand and the ear are told; who won or lost is told by the table itself. */
function feelEvent(event: DfEvent): void {
  switch (event.type) {
    case 'roomEntered': return feel('step');
    case 'monsterRevealed': return feel(event.monster.kind === 'boss' ? 'beating' : 'omen');
    case 'dieThrown': return feel(!event.result.contact ? 'miss' : event.result.region === BULLSEYE && event.result.special ? 'bullseye' : 'landed');
    case 'dieTakenBack': return feel('undo');
    case 'abilityActivated': return feel('special');
    case 'tokenPlaced': return feel('assign');
    case 'monsterHurt': return feel(event.amount >= HEAVY ? 'heavyHit' : 'hit');
    case 'monsterHealed': return feel('heal', 0.5);
    case 'monsterDefeated': return feel(event.monster.kind === 'boss' ? 'bossKill' : 'kill');
    case 'heroHurt': return feel(event.amount > 2 ? 'severe' : 'wound');
    case 'heroSafe': return feel('dodge');
    case 'heroHealed': return feel('heal');
    case 'heroFainted': return feel('faint');
    case 'heroScarred': return feel('scar');
    case 'heroEliminated': return feel('bell');
    case 'partyDefeated': return feel('partyDown');
    case 'bonusDiceGained': return eachOf('deal', event.amount);
    case 'goldChanged': return event.amount < 0 ? feel('purchase') : eachOf('coin', event.amount);
    case 'cardStolen': return feel('steal');
    case 'cardTaken': return feel('flip');
    default:
  }
}
const HEAVY = 5;

/** The event that is told right now: what flashes or is shown on a card belongs to it. */
export interface Telling {
  readonly event: DfEvent;
  readonly seq: number;
}

/** What the table shows besides the view while a move is told. */
export interface Told {
  readonly telling: Telling | undefined;
  /** Where the die of this move came to lie. */
  readonly landing: ThrowResult | undefined;
}

export interface TableTelling extends Told {
  /** A blind throw is in the air: nobody sees anything. */
  readonly darkFlight: boolean;
  readonly flying: boolean;
  /** What the last die that flew in this fight has left behind. */
  readonly last: LastThrow | undefined;
}

const NOTHING: Told = { telling: undefined, landing: undefined };

/** Another monster, another table: what was thrown before is of no use any more. */
const NEW_FIGHT: ReadonlySet<DfEvent['type']> = new Set(['roomEntered', 'monsterRevealed']);
const CLEARS: ReadonlySet<DfEvent['type']> = new Set(['roomEntered', 'monsterRevealed', 'dieTakenBack', 'diceCleared']);

/** A verdict stays in sight until the die leaves its place. */
function landingAfter(before: Told, event: DfEvent, earlier: DfState): ThrowResult | undefined {
  if (event.type === 'dieThrown') return event.result;
  return CLEARS.has(event.type) ? undefined : (before.landing ?? (before.telling ? undefined : earlier.encounter?.thrown?.result));
}

/** Tells moves: flights, how long each event is looked at, what is felt and heard, and what is shown over the table. */
export function useTelling(flight: FlightPlayer, reducedMotion: boolean): TableTelling {
  const [told, setTold] = useState(NOTHING);
  const [flying, setFlying] = useState<'seen' | 'unseen'>();
  const [last, setLast] = useState<LastThrow>();
  useEventFeed<DfEvent, DfState>(async (event, beat) => {
    if (event.type === 'dieThrown') {
      const asked = requirementsInForce(beat.before, event.weapons);
      const blind = asked.includes('blindShot');
      setFlying(blind ? 'unseen' : 'seen');
      setLast(undefined);
      const flown = await flight.fly(event.die, event.input, event.result, beat, { still: reducedMotion, silent: blind });
      setFlying(undefined);
      setLast(lastThrowOf(flown, event.input, event.result, asked));
    } else if (NEW_FIGHT.has(event.type)) setLast(undefined);
    setTold((before) => ({ telling: { event, seq: beat.seq }, landing: landingAfter(before, event, beat.before) }));
    beat.arrive();
    if (event.type === 'dieThrown') flight.clear();
    if (!beat.instant) feelEvent(event);
    await beat.wait(lookAt(event));
    if (event.type === 'dieThrown') flight.lookUp(beat.ms(LOOK_UP_MS));
  }, () => setTold(NOTHING));
  return { ...told, darkFlight: flying === 'unseen', flying: flying !== undefined, last };
}
