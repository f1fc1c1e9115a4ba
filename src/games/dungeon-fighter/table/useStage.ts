import { useState } from 'react';

import { feel, feelTimeline, type FeelEvent } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import { BULLSEYE } from '../content/vocabulary';
import type { DfEvent } from '../rules/events';
import type { DfState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';
import type { FlightPlayer } from './arena/useFlight';
import { noticeOf } from './party/notices';
import { applyEvent, stageOf, type Stage } from './stage';

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
export function feelEvent(event: DfEvent): void {
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

export interface TableStage {
  readonly stage: Stage;
  /** A blind throw is in the air: nobody sees anything. */
  readonly darkFlight: boolean;
  readonly flying: boolean;
}

/** What the table shows: the view, or while a move is told, the view changed by every event told so far. */
export function useStage(view: DfState, flight: FlightPlayer, reducedMotion: boolean): TableStage {
  const [told, setTold] = useState<{ readonly over: DfState; readonly stage: Stage }>();
  const [flying, setFlying] = useState<'seen' | 'unseen'>();
  // A new view is the truth: whatever was staged over the old one is past.
  const stage = told?.over === view ? told.stage : stageOf(view);
  useEventFeed<DfEvent>(async (event: DfEvent, beat: Beat) => {
    if (event.type === 'dieThrown') {
      const blind = requirementsInForce(view, event.weapons).includes('blindShot');
      setFlying(blind ? 'unseen' : 'seen');
      await flight.fly(event.die, event.input, event.result, beat, { still: reducedMotion, silent: blind });
      setFlying(undefined);
    }
    setTold((before) => ({ over: view, stage: applyEvent(before?.over === view ? before.stage : stageOf(view), event) }));
    if (event.type === 'dieThrown') flight.clear();
    if (!beat.instant) feelEvent(event);
    await beat.wait(lookAt(event));
    if (event.type === 'dieThrown') flight.lookUp(beat.ms(LOOK_UP_MS));
  });
  return { stage, darkFlight: flying === 'unseen', flying: flying !== undefined };
}
