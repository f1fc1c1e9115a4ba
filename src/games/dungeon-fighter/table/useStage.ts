import { useState } from 'react';

import { feel } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { DfEvent } from '../rules/events';
import { requirementsInForce } from '../rules/inForce';
import type { DfState } from '../rules/state';
import type { FlightPlayer } from './arena/useFlight';
import { applyEvent, stageOf, type Stage } from './stage';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<DfEvent['type'], number>>> = {
  roomEntered: 500, monsterRevealed: 1100, bonusDieTaken: 300, dieThrown: 900, dieTakenBack: 500, abilityActivated: 800, tokenPlaced: 500,
  monsterHurt: 700, monsterHealed: 600, monsterDefeated: 1200, heroHurt: 600, heroSafe: 500, heroHealed: 400, heroFainted: 900, heroScarred: 700,
  heroEliminated: 1000, partyDefeated: 900, backedDown: 600, bonusDiceGained: 350, goldChanged: 300, cardStolen: 400, cardTaken: 300,
  monsterSeduced: 700, seducedSpent: 500, fountainUsed: 700, won: 600, lost: 600,
};
const LOOK_UP_MS = 320;

function feelEvent(event: DfEvent): void {
  switch (event.type) {
    case 'roomEntered': return feel('step');
    case 'monsterRevealed': return feel(event.monster.kind === 'boss' ? 'beating' : 'omen');
    case 'dieThrown': return feel(!event.result.contact ? 'miss' : event.result.region === 10 ? 'bullseye' : 'landed');
    case 'dieTakenBack': return feel('undo');
    case 'abilityActivated': return feel('special');
    case 'tokenPlaced': return feel('assign');
    case 'monsterHurt': return feel(event.amount >= 5 ? 'heavyHit' : 'hit');
    case 'monsterHealed': return feel('heal', 0.5);
    case 'monsterDefeated': return feel(event.monster.kind === 'boss' ? 'bossKill' : 'kill');
    case 'heroHurt': return feel(event.amount > 2 ? 'severe' : 'wound');
    case 'heroSafe': return feel('dodge');
    case 'heroHealed': return feel('heal');
    case 'heroFainted': return feel('knockOut');
    case 'heroScarred': return feel('scratch');
    case 'heroEliminated': return feel('playerDown');
    case 'partyDefeated': return feel('beating');
    case 'bonusDiceGained': return feel('grab');
    case 'goldChanged': return feel(event.amount < 0 ? 'purchase' : 'coin');
    case 'cardStolen': return feel('steal');
    case 'cardTaken': return feel('flip');
    case 'won': return feel('victory');
    case 'lost': return feel('defeat');
    default:
  }
}

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
    await beat.wait(LOOK[event.type] ?? 0);
    if (event.type === 'dieThrown') flight.lookUp(beat.ms(LOOK_UP_MS));
  });
  return { stage, darkFlight: flying === 'unseen', flying: flying !== undefined };
}
