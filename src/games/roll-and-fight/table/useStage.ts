import { useState } from 'react';

import { feel, type FeelEvent } from '@/feel';
import { isPerson, type SeatPlayer } from '@/store/seats';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { Event } from '../rules/events';
import { isDead } from '../rules/scene';
import { cheapestEscape, scoreLines } from '../rules/scoring';
import type { State } from '../rules/state';
import { applyEvent, stageOf, type Stage } from './stage';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  roundStarted: 300, flashbackRolled: 500, denEntered: 300, moved: 420, attacked: 120, minionDotted: 260, minionKilled: 360, minionEvaded: 280,
  bossHurt: 420, bossKilled: 900, wounded: 420, healed: 320, objectiveMarked: 620, lootCollected: 320, attackedBy: 900,
  woundDiceScored: 500, beaten: 1100, died: 1200, effectsLost: 300, ranAgain: 350, trained: 160, purchased: 160, lootCrossed: 160,
  healthMarked: 160, reconMarked: 160, tileBought: 220, evadedReturned: 320, bossRecovered: 500,
};

const FEELS: Partial<Readonly<Record<Event['type'], FeelEvent>>> = {
  flashbackRolled: 'diceSettle', moved: 'step', minionDotted: 'hit', minionKilled: 'kill', minionEvaded: 'dodge', bossHurt: 'heavyHit',
  bossKilled: 'bossKill', wounded: 'wound', woundDiceScored: 'wound', attackedBy: 'severe', healed: 'heal', healthMarked: 'heal',
  objectiveMarked: 'stamp', lootCollected: 'coin', lootCrossed: 'coin', trained: 'cross', purchased: 'purchase', reconMarked: 'draw',
  tileBought: 'levelUp', beaten: 'beating', died: 'playerDown', activated: 'lock', effectsLost: 'miss', ranAgain: 'special',
  assigned: 'assign', woundAssigned: 'wound', taken: 'grab', supplyEmpty: 'bell', supplyLocked: 'beep', stopped: 'lock',
};

const INK_MS = 300;
const STRIDE_MS = 210;
const LAST_LOOK_MS = 700;

/** The end: points are inked line by line, then the way out is walked door by door. */
async function tellTheEnd(stage: Stage, beat: Beat, show: (final: Stage['final']) => void): Promise<void> {
  const living = stage.players.filter((player) => !isDead(player) && player.den !== undefined);
  const lines = Math.max(0, ...living.map((player) => scoreLines(player).length));
  const rooms = Math.max(0, ...living.map((player) => cheapestEscape(player).path.length));
  for (let line = 0; line <= lines && !beat.instant; line++) {
    show({ lines: line, rooms: 0 });
    if (line > 0) feel('cross');
    await beat.wait(INK_MS);
  }
  for (let room = 1; room <= rooms && !beat.instant; room++) {
    show({ lines, rooms: room });
    feel('step');
    await beat.wait(STRIDE_MS);
  }
  await beat.wait(LAST_LOOK_MS);
}

/** What the boards show: the view, or while events are told, the view changed by every event told so far. */
export function useStage(view: State, players: readonly SeatPlayer[]): Stage {
  const [told, setTold] = useState<{ readonly over: State; readonly stage: Stage }>();
  const [seen, setSeen] = useState(view);
  // A new view is the truth: whatever was staged over the old one is past, and stays so when an undo brings the old one back.
  if (seen !== view) {
    setSeen(view);
    setTold(undefined);
  }
  const stage = told?.over === view ? told.stage : stageOf(view);
  /** In a race only the own hands are felt; what others do is seen. */
  const isFelt = (event: Event): boolean => {
    const player = LIVE_EVENTS.has(event.type) && 'seat' in event ? players[event.seat] : undefined;
    return player === undefined || isPerson(player);
  };
  useEventFeed<Event>(async (event, beat) => {
    const change = (next: (stage: Stage) => Stage) => setTold((before) => ({ over: view, stage: next(before?.over === view ? before.stage : stageOf(view)) }));
    if (event.type === 'gameEnded') return tellTheEnd(stage, beat, (final) => change((before) => ({ ...before, final })));
    // In real time the view is ahead of its events; staging them over it would count them twice.
    if (!LIVE_EVENTS.has(event.type)) change((before) => applyEvent(before, event));
    const felt = FEELS[event.type];
    if (felt && !beat.instant && isFelt(event)) feel(felt);
    await beat.wait(LOOK[event.type] ?? 0);
  });
  return stage;
}

const LIVE_EVENTS: ReadonlySet<Event['type']> = new Set(['rolled', 'assigned', 'woundAssigned', 'taken', 'stopped', 'supplyEmpty', 'supplyLocked', 'turnStarted', 'rollingStarted', 'ready']);
