import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { addCondition, hasCondition, type ConditionName } from '@/games/ronins-revenge/rules/conditions';
import { callWalk } from '@/games/ronins-revenge/rules/field/callWalk';
import type { MinionState } from '@/games/ronins-revenge/rules/state';

import { at, boss } from './battle';
import { fight, give, has, plain, put, strikeWith, turnOf, type Fight } from './fight';
import { does, field, playCard, rig } from './rig';

/** When a Slowed or Hastened token is used up (RR-142 … RR-145): everybody’s. */

const FAR: Readonly<Record<HeroId, SquareName>> = { takahiro: 'L12', sayaka: 'L11', kosuke: 'L10', kensho: 'L9' };

describe('minions', () => {
  /** A Chain Wretch, whose Move is 3, acts with this token. */
  function acts(square: SquareName, token: ConditionName): readonly [steps: number, strikes: number, kept: boolean] {
    const state = field('ushikado', 'A6', { ...FAR, kosuke: 'F6' });
    const minion: MinionState = { minion: 'chainWretch', band: 0, hp: 8, anchor: at(square), side: 1, facing: 0, conditions: 0 };
    addCondition(minion, token);
    state.minions.push(minion);
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    return [on.happened('stepped').length, on.happened('strikeBegan').length, hasCondition(minion, token)];
  }

  test('RR-144 RR-145 the steps of a minion use its token, whether they bring it to its target or only closer', () => {
    expect([acts('F3', 'slowed'), acts('F4', 'slowed'), acts('F1', 'hastened')]).toEqual([[1, 0, false], [1, 1, false], [4, 1, false]]);
  });

  test('RR-144 a minion that strikes from where it stands keeps its token', () => {
    expect([acts('F5', 'slowed'), acts('F5', 'hastened')]).toEqual([[0, 1, true], [0, 1, true]]);
  });

  test.each(['slowed', 'hastened'] as const)('RR-144 a minion that is pushed stays %s', (token) => {
    const state = field('ushikado', 'A6', FAR);
    const minion: MinionState = { minion: 'chainWretch', band: 0, hp: 8, anchor: at('F5'), side: 1, facing: 0, conditions: 0 };
    addCondition(minion, token);
    state.minions.push(minion);
    does(state, (run) => callWalk(run, 'chainWretch:0', [at('G5')], 'forced', { why: 'effect' }));
    expect([squareName(FIELD, minion.anchor), hasCondition(minion, token)]).toEqual(['G5', true]);
  });
});

describe('the boss', () => {
  /** Funa-Kuro, whose Basic Attack has a Move of 2, makes it; the story changes that Move. */
  function strikes(bossAt: SquareName, changed: number, token: ConditionName): readonly [steps: number, strikes: number, kept: boolean] {
    const state = field('funakuro', bossAt, FAR);
    if (changed !== 0) state.extra.moveChange = changed;
    addCondition(boss(state), token);
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    return [on.happened('stepped').filter(({ who }) => who === 'boss:0').length, on.happened('strikeBegan').length, hasCondition(boss(state), token)];
  }

  test('RR-144 the steps of a Basic Attack use the token, also those that only bring it closer', () => {
    expect(strikes('A1', 0, 'slowed')).toEqual([1, 0, false]);
    expect(strikes('A1', 0, 'hastened')).toEqual([2, 0, false]);
  });

  test('RR-144 a Basic Attack that Slowed leaves no Move at all uses it up; one that never had a Move does not', () => {
    expect([strikes('A1', -1, 'slowed'), strikes('A1', -2, 'slowed')]).toEqual([[0, 0, false], [0, 0, true]]);
  });

  test('RR-144 whoever is struck from where it stands leaves it its token', () => {
    expect([strikes('I9', 0, 'slowed'), strikes('I9', -1, 'slowed')]).toEqual([[0, 1, true], [0, 1, true]]);
  });

  test('RR-144 what the story takes from a Move counts before Slowed: a card that has nothing left without it keeps the token', () => {
    const lost = (changed: number): boolean => {
      const state = field('funakuro', 'A1', FAR);
      state.extra.moveChange = changed;
      // It cannot walk with its Basic Attack either.
      addCondition(boss(state), 'slowed');
      playCard(rig(state), 'H-3');
      return hasCondition(boss(state), 'slowed');
    };
    expect([lost(-2), lost(-1)]).toEqual([true, false]);
  });

  test('RR-144 RR-592 an Answer that Slowed leaves no Move uses it up, and there is none', () => {
    const answered = (changed: number): readonly [boolean, number] => {
      const s = turnOf(fight({ boss: 'harunobu' }), 'takahiro').change((state) => {
        const [figure] = state.figures;
        if (figure) Object.assign(figure, { anchor: at('D6'), facing: 2 });
        state.heroes.takahiro.anchor = at('F6');
        state.extra.moveChange = changed;
        if (state.extra.duel) state.extra.duel.list = ['piercing'];
      });
      give(s, 'boss', 'slowed');
      const events = [...s.play(0, strikeWith(s, 'takahiro', 'Long Thrust')), ...plain(s)];
      return [has(s, 'boss', 'slowed'), events.filter(({ type }) => type === 'strikeBegan').length];
    };
    expect([answered(0), answered(-1)]).toEqual([[false, 1], [false, 0]]);
  });
});

describe('a movement that is printed on an attack', () => {
  /** Sayaka beside the boss; Flurry moves her 1 before it strikes. */
  const beside = (token: ConditionName): Fight => give(turnOf(put(fight(), 'sayaka', 'H6'), 'sayaka'), 'sayaka', token);

  test('RR-144 Slowed brings it to 0 and is used up; who could have moved and did not keeps its token', () => {
    const kept = (token: ConditionName): boolean => {
      const s = beside(token);
      s.play(0, strikeWith(s, 'sayaka', 'Flurry'));
      return has(s, 'sayaka', token);
    };
    expect([kept('slowed'), kept('hastened')]).toEqual([false, true]);
  });

  test('RR-144 an attack that moves nobody leaves Slowed where it is', () => {
    const s = beside('slowed');
    s.play(0, strikeWith(s, 'sayaka', 'Heart Seam'));
    expect(has(s, 'sayaka', 'slowed')).toBe(true);
  });

  test('RR-40 RR-202 at its end the hero faces any way that has the target in front, and no other', () => {
    const faces = (facing: number): string | readonly [facing: number, square: string] => {
      const s = beside('hastened');
      const move = { ...strikeWith(s, 'sayaka', 'Flurry'), way: [at('H5')], facing };
      // From H5 the boss on F6 lies to the north and to the east.
      if (facing > 1) return s.refused(0, move);
      s.play(0, move);
      const { sayaka } = s.state.heroes;
      return [sayaka.facing, squareName(FIELD, sayaka.anchor)];
    };
    expect([0, 1, 2, 3].map(faces)).toEqual([[0, 'H5'], [1, 'H5'], 'RR-38', 'RR-38']);
  });
});
