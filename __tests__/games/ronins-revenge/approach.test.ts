import { squareName } from '@/engine/parts/grid/squares';
import type { Reach } from '@/games/ronins-revenge/content/kit';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { approach } from '@/games/ronins-revenge/rules/field/approach';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { boss, emptyField, place, placeObject } from './battle';

const MELEE: Reach = { range: 1 };

/** Where the boss, from F6 and facing east, goes to strike Takahiro. */
function comes(state: BattleState, target: SquareName, reach: Reach = MELEE, move = 4): { way: string[]; facing: number } | undefined {
  const figure = boss(state, 'F6');
  figure.facing = 1;
  const found = approach(state, figure, place(state, 'takahiro', target), reach, move);
  return found && { way: found.way.map((anchor) => squareName(FIELD, anchor)), facing: found.facing };
}

describe('a boss comes to strike', () => {
  test('RR-327 RR-328 RR-329 of equal ends the northernmost, then the westernmost, and so step by step (EX-16)', () => {
    expect(comes(emptyField(), 'J7')?.way).toEqual(['G5', 'H5']);
    expect(comes(emptyField(), 'F10')?.way).toEqual(['E7', 'D8']);
  });

  test('RR-327 RR-330 it stays where it is if it can strike from there, and turns as little as it must', () => {
    expect(comes(emptyField(), 'E5')).toEqual({ way: [], facing: 0 });
    expect(comes(emptyField(), 'H8')).toEqual({ way: [], facing: 1 });
  });

  test('RR-325 what lies beyond its Move cannot be struck', () => {
    expect([comes(emptyField(), 'F12', MELEE, 3), comes(emptyField(), 'F12', MELEE, 4)?.way.length]).toEqual([undefined, 4]);
  });

  test('RR-326 a pattern must hold the target, with as few turns as can be (EX-14)', () => {
    expect(comes(emptyField(), 'H8', { pattern: 'frontBlock' }, 2)).toEqual({ way: [], facing: 1 });
    expect(comes(emptyField(), 'F10', { pattern: 'frontBlock' }, 0)).toBeUndefined();
  });

  test('RR-326 it needs sight of the target from where it stands', () => {
    const state = emptyField();
    placeObject(state, 'pillar', 'F9', 'G9', 'E9', 'H9');
    expect(comes(state, 'F10', { range: 3 }, 0)).toBeUndefined();
    state.objects = [];
    expect(comes(state, 'F10', { range: 3 }, 0)).toEqual({ way: [], facing: 1 });
  });

  test('RR-326 its whole base ends on free squares, though it may pass over others', () => {
    const state = emptyField();
    placeObject(state, 'pot', 'H5');
    // Not H5; the way to H6 still begins furthest west, over the Pot.
    expect(comes(state, 'J7')?.way).toEqual(['G5', 'H6']);
  });

  test('RR-148 from High Ground a range of 3 or more reaches two squares further, unless the target stands high too', () => {
    const state = emptyField();
    expect(comes(state, 'F12', { range: 3 }, 0)).toBeUndefined();
    addToken(state, zoneNamed('Z22'), 'high');
    expect(comes(state, 'F12', { range: 3 }, 0)).toEqual({ way: [], facing: 1 });
    expect(comes(state, 'F10', { range: 2 }, 0)).toBeUndefined();
    addToken(state, zoneNamed('Z24'), 'high');
    expect(comes(state, 'F12', { range: 3 }, 0)).toBeUndefined();
  });
});
