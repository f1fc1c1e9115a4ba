import { demand, refuse } from '@/engine/errors';
import { CLOCK, type Seat, type Table } from '@/engine/game';

import type { Event } from './events';
import { playFight } from './fighting/fight';
import { playFlashback } from './flashback';
import type { Move } from './moves';
import { markObjective } from './objectives';
import { playResolution } from './resolution';
import { playRolling } from './rolling/play';
import { advancePhases } from './rounds';
import { isDead, sceneOf, type Scene } from './scene';
import { playSetup } from './setup';
import type { Phase, State } from './state';

interface Time {
  readonly phases: readonly Phase[];
  /** The rule that a move at another time breaks. */
  readonly rule: string;
}

const during = (rule: string, ...phases: readonly Phase[]): Time => ({ phases, rule });
const ROLLING = during('RF-27', 'rolling');
const RESOLUTION = during('RF-172', 'resolution');
const RESOLVING = during('RF-111', 'fighting', 'resolution');

const TIMES: Readonly<Record<Move['type'], Time>> = {
  chooseHero: during('RF-17', 'setup'), chooseSide: during('RF-21', 'setup'),
  act: during('RF-36', 'flashback'), buyTile: during('RF-53', 'flashback'), ready: during('RF-60', 'flashback'),
  roll: ROLLING, assign: ROLLING, assignWound: ROLLING, take: ROLLING, stop: ROLLING, endTurn: ROLLING, tick: ROLLING,
  activate: RESOLVING, resolve: RESOLVING, skip: RESOLVING, endFight: during('RF-27', 'fighting'),
  collect: RESOLUTION, endLoot: RESOLUTION, endResolution: RESOLUTION,
  markObjective: during('RF-162', 'flashback', 'fighting', 'resolution'),
};

export function play(draft: State, seat: Seat, move: Move, table: Table<Event>): void {
  const { phases, rule } = TIMES[move.type];
  if (!phases.includes(draft.phase)) refuse(rule, `This belongs to ${phases.join(' and ')}; the table is in ${draft.phase}.`);
  demand(seat !== CLOCK || draft.phase === 'rolling', 'RF-95', 'Time acts only while dice are rolled.');
  dispatch(draft, seat, move, table);
  advancePhases(draft, table);
}

function dispatch(draft: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.type) {
    case 'chooseHero':
    case 'chooseSide':
      return playSetup(sceneOf(draft, seat, table), move);
    case 'act':
    case 'buyTile':
    case 'ready':
      return playFlashback(sceneOf(draft, seat, table), move);
    case 'roll':
    case 'assign':
    case 'assignWound':
    case 'take':
    case 'stop':
    case 'endTurn':
    case 'tick':
      return playRolling(draft, seat, move, table);
    case 'activate':
    case 'resolve':
    case 'skip':
    case 'endFight':
      return draft.phase === 'fighting' ? playFight(sceneOf(draft, seat, table), move) : playResolution(sceneOf(draft, seat, table), move);
    case 'collect':
    case 'endLoot':
    case 'endResolution':
      return playResolution(sceneOf(draft, seat, table), move);
    case 'markObjective':
      return mark(sceneOf(draft, seat, table));
  }
}

function mark(scene: Scene): void {
  demand(!isDead(scene.player) && !scene.player.done, 'RF-162', 'You have finished this phase.');
  markObjective(scene);
}
