import type { Box } from '@/engine/box';
import type { BaseOptions, GameEvent } from '@/engine/game';

import { checkBorders } from './checks/borders';
import type { Check, Limits } from './checks/check';
import { checkEndings } from './checks/endings';
import { checkLegality } from './checks/legality';
import { checkMoments } from './checks/moments';
import { checkPlainData } from './checks/plainData';
import { checkReplay } from './checks/replay';
import { checkSaves } from './checks/saves';
import { checkTelling } from './checks/telling';
import { checkUndo } from './checks/undo';
import { checkViews } from './checks/views';

export interface Suite<O extends BaseOptions> extends Partial<Limits> {
  /** Every kind of game that should be tried: numbers of seats, modes, levels. */
  readonly optionSets: readonly O[];
  /** Random games per option set and check. */
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
    test.each(Object.entries(CHECKS))('%s', (_words, check) => {
      const faults: string[] = [];
      for (let i = 0; i < suite.games && faults.length === 0; i++) {
        const seed = `${game.id}-${i}`;
        faults.push(...check(game, options, seed, limits).map((fault) => `seed ${seed}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
