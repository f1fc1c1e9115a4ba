import type { Box } from '@/engine/box';
import type { BaseOptions, GameEvent } from '@/engine/game';

import { checkBorders } from './checks/borders';
import type { Check, Limits } from './checks/check';
import { checkEndings } from './checks/endings';
import { checkLegality } from './checks/legality';
import { checkMoments } from './checks/moments';
import { faultsOfWalk } from './checks/oneWalk';
import { checkPlainData } from './checks/plainData';
import { checkReplay } from './checks/replay';
import { checkSaves } from './checks/saves';
import { checkTelling } from './checks/telling';
import { checkUndo } from './checks/undo';
import { checkViews } from './checks/views';

export interface Suite<O extends BaseOptions> extends Partial<Limits> {
  /** Every kind of game that should be tried: numbers of seats, modes, levels. */
  readonly optionSets: readonly O[];
  /** Random games per option set; all checks look on. */
  readonly games: number;
  readonly maxMoves: number;
}

const CHECKS: Readonly<Record<string, Check>> = {
  'random games end, with every invariant kept and a result that adds up': checkEndings,
  'the same seed and moves give the same positions and events': checkReplay,
  'a save is the same match again at every move': checkSaves,
  'undo and redo change nothing, and no undo takes back knowledge': checkUndo,
  'views show nothing hidden and are enough to act': checkViews,
  'the last moment of a move is the state after it': checkMoments,
  'nobody is told what they may not know': checkTelling,
  'what is offered is accepted, what is not offered is refused': checkLegality,
  'state, moves, options and events are plain data': checkPlainData,
  'garbage stays outside': checkBorders,
};

/** What every box must do, whatever its rules are. Each box's tests call this once. */
export function describeGame<S, M, O extends BaseOptions, E extends GameEvent>(box: Box<S, M, O, E>, suite: Suite<O>): void {
  const { game } = box;
  const { maxMoves, mustEnd = true, sampled = [], openly = [], reveals = [], bookkeeping = [] } = suite;
  const limits: Limits = { maxMoves, mustEnd, sampled, openly, reveals, bookkeeping };
  describe.each(suite.optionSets.map((options) => [JSON.stringify(options), options] as const))(`${game.id} %s`, (_name, options) => {
    const faultsOf = Array.from({ length: suite.games }, (_, i) => {
      const seed = `${game.id}-${i}`;
      return { seed, faults: once(() => faultsOfWalk(CHECKS, { game, options, seed, limits })) };
    });
    test.each(Object.keys(CHECKS))('%s', (check) => {
      expect(faultsOf.flatMap(({ seed, faults }) => (faults()[check] ?? []).map((fault) => `seed ${seed}: ${fault}`))).toEqual([]);
    });
  });
}

/** A game is walked when the first check asks for it; one that cannot be walked says so to each of them. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | { readonly error: unknown } | undefined;
  return () => {
    if (!made) {
      try {
        made = { value: make() };
      } catch (error) {
        made = { error };
      }
    }
    if ('error' in made) throw made.error;
    return made.value;
  };
}
