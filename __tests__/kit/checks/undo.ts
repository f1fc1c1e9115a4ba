import { CLOCK, type BaseOptions, type GameEvent } from '@/engine/game';
import { sameJson } from '@/engine/json';
import { Match } from '@/engine/match';
import { cloneRandom, playInPlace } from '@/engine/position';
import type { Random } from '@/engine/random';

import type { Check } from './check';
import type { Step } from '../walk';

/** Undo then redo changes nothing, and no undo crosses chance, time, another seat's move or a reveal. */
export const checkUndo: Check = ({ game, random }) => ({
  step(step) {
    const { match, before, seat, move } = step;
    if (!match.canUndo) return [];
    const where = `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}`;
    if (seat === CLOCK) return [`${where}: undo crosses time`];
    if (!sameJson(before.random, match.position.random)) return [`${where}: undo crosses chance`];
    if (moverLearned(step, random)) return [`${where}: the seat has learned something and could take it back`];

    const copy = Match.load(game, match.save());
    if (!copy.undo()) return [`${where}: the loaded match cannot undo`];
    if (!sameJson(copy.position, before)) return [`${where}: undo does not lead to the position before`];
    copy.play(seat, move);
    return copy.hash() === match.hash() ? [] : [`${where}: undo and redo lead elsewhere`];
  },
});

/**
 * The mover has learned something when its view after the move depends on what was hidden from it before: in another
 * world that looked the same to it, the same move leads to another view.
 */
function moverLearned<S, M, O extends BaseOptions, E extends GameEvent>(step: Step<S, M, O, E>, random: Random): boolean {
  const { match, before, seat, move } = step;
  const { game } = match;
  if (!game.imagine) return false;
  const otherWorld = { state: game.imagine(game.view(before.state, seat), seat, random), random: cloneRandom(before.random) };
  try {
    playInPlace(game, otherWorld, seat, move);
  } catch {
    return true;
  }
  return !sameJson(game.view(otherWorld.state, seat), game.view(match.state, seat));
}
