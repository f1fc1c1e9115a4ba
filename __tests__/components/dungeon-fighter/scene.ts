import { dfDecisions } from '@/games/dungeon-fighter/rules/decisions';
import type { DfMove } from '@/games/dungeon-fighter/rules/decisions';
import { fight, type Fight, type Scene } from '@tests/games/dungeon-fighter/kit';

/** A moment of a fight with what a panel gets of it; what is pressed is really played. */
function sceneOf(f: Fight) {
  const play = jest.fn((move: DfMove) => {
    f.play(move);
    return Promise.resolve(true);
  });
  return { f, view: f.s, asked: f.asked, moves: [...dfDecisions.moves(f.s, f.seat)], play };
}

export const sceneIn = (scene: Scene, ...before: readonly ((f: Fight) => unknown)[]) => {
  const f = fight(scene);
  for (const step of before) step(f);
  return sceneOf(f);
};

/** Three misses: the next hero has to choose between A and B. */
export const threeMisses = (f: Fight): void => {
  for (const die of ['blue', 'green', 'red'] as const) f.throws(die, 'outside');
};
