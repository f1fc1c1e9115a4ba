import type { Table } from '@/engine/game';

import { FLASHBACK_DICE, FLASHBACK_DIE } from '../content/dice';
import { ROUNDS } from '../content/tracks';
import { inHand } from './dice';
import type { Event } from './events';
import { startFight } from './fighting/fight';
import { wound } from './health';
import { inForce } from './inForce';
import { startResolution } from './resolution';
import { endRolling, everybodyStopped, startRolling } from './rolling/passing';
import { isDead, poolLimit, sceneOf, type Scene } from './scene';
import { everybodyInside } from './setup';
import type { State } from './state';

function livingScenes(state: State, table: Table<Event>): readonly Scene[] {
  const scenes: Scene[] = [];
  state.players.forEach((player, seat) => {
    if (!isDead(player)) scenes.push(sceneOf(state, seat, table));
  });
  return scenes;
}

/** Starts the next phase as long as everybody has finished the running one (RF-28). */
export function advancePhases(state: State, table: Table<Event>): void {
  while (isFinished(state)) nextPhase(state, table);
}

function isFinished(state: State): boolean {
  if (state.phase === 'over') return false;
  if (state.phase === 'setup') return everybodyInside(state);
  return everybodyStopped(state);
}

function nextPhase(state: State, table: Table<Event>): void {
  const emit = (event: Event): void => table.emit(event);
  switch (state.phase) {
    case 'setup':
      return startRound(state, table);
    case 'flashback':
      return startRolling(state, emit);
    case 'rolling':
      endRolling(state, emit);
      state.phase = 'fighting';
      emit({ type: 'fightingStarted' });
      return livingScenes(state, table).forEach(startFight);
    case 'fighting':
      state.phase = 'resolution';
      emit({ type: 'resolutionStarted' });
      return livingScenes(state, table).forEach(startResolution);
    case 'resolution':
      if (state.round < ROUNDS && !state.players.every(isDead)) return startRound(state, table);
      state.phase = 'over';
      return emit({ type: 'gameEnded' });
    case 'over':
      return;
  }
}

function startRound(state: State, table: Table<Event>): void {
  state.phase = 'flashback';
  state.round += 1;
  table.emit({ type: 'roundStarted', round: state.round });
  const scenes = livingScenes(state, table);
  for (const scene of scenes) wound(scene, inForce.value('flashbackWounds', scene.player, state), 'trait');
  for (const scene of scenes) dealPool(scene);
  state.flashback = [];
  for (let i = 0; i < FLASHBACK_DICE; i++) state.flashback.push(table.random.pick(FLASHBACK_DIE));
  table.emit({ type: 'flashbackRolled', faces: state.flashback });
}

function dealPool({ state, player, seat, emit }: Scene): void {
  player.done = false;
  player.flashbackUsed = 0;
  player.pool = state.supply.splice(0, poolLimit(player)).map(inHand);
  emit({ type: 'dealt', seat, dice: player.pool.map((die) => die.id) });
}
