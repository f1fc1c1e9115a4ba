import type { Mod } from '@/games/ronins-revenge/content/bossMods';
import type { HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { planOf } from '@/games/ronins-revenge/rules/boss/plan';
import { intentOf, readBasic } from '@/games/ronins-revenge/rules/boss/reading';
import { strikeFrame } from '@/games/ronins-revenge/rules/boss/strike';
import { damageAgainst } from '@/games/ronins-revenge/rules/damage/strike';
import { heroGround } from '@/games/ronins-revenge/rules/hero/march';
import { walkable } from '@/games/ronins-revenge/rules/hero/move';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, place } from './battle';
import { heroField } from './rig';

// What rules keep between questions never changes an answer.

describe('texts of the story', () => {
  const HARDER: Mod = { mod: 'damage', n: 2 };
  const before = (mods: readonly Mod[]): BattleState => {
    const state = heroField('ushikado', 'F6', { takahiro: 'H6' });
    state.mods.push(...mods);
    return state;
  };
  const damageIn = (state: BattleState): number => {
    const reading = readBasic(state);
    const plan = reading && planOf(state, intentOf(state, reading));
    if (!reading || !plan) throw new Error('it can strike');
    return damageAgainst(state, strikeFrame(state, reading, plan), 'takahiro');
  };

  test('count in their own battle alone', () => {
    const [plain, told] = [before([]), before([HARDER])];
    const damage = damageIn(plain);
    expect([damageIn(told), damageIn(plain), damageIn(told)]).toEqual([damage + 2, damage, damage + 2]);
  });

  test('count from the moment they are there', () => {
    const state = before([HARDER]);
    const damage = damageIn(state);
    state.mods.push(HARDER);
    expect(damageIn(state)).toBe(damage + 2);
  });

  test('count with the Wound card and the difficulty they are asked about', () => {
    const state = before([HARDER]);
    const weaker = (wound: number): number => {
      state.wound = wound;
      return damageIn(state);
    };
    const [first, last] = [weaker(0), weaker(3)];
    expect([weaker(0), weaker(3)]).toEqual([first, last]);
  });
});

describe('grounds', () => {
  const HEROES: readonly HeroId[] = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
  const SQUARES: readonly SquareName[] = ['A1', 'B3', 'C8', 'D4', 'E9', 'F2', 'G11', 'H5', 'I7', 'K3', 'L6', 'L12'];

  test('are worked out again when others have been asked for in between', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'J2', sayaka: 'J4', kosuke: 'J6', kensho: 'J8' });
    const ways = JSON.stringify(walkable(state, 'takahiro'));
    for (const square of SQUARES) {
      place(state, 'kensho', square);
      for (const hero of HEROES) heroGround(state, state.heroes[hero]);
    }
    place(state, 'kensho', 'J8');
    expect(JSON.stringify(walkable(state, 'takahiro'))).toBe(ways);
  });

  test('know who stands where', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'J2', sayaka: 'J4' });
    const isFree = (): boolean => heroGround(state, state.heroes.takahiro).free[at('J3')] === 1;
    const empty = isFree();
    place(state, 'sayaka', 'J3');
    const taken = isFree();
    place(state, 'sayaka', 'J4');
    expect([empty, taken, isFree()]).toEqual([true, false, true]);
  });
});
