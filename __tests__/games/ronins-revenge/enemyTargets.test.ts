import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { bossMove } from '@/games/ronins-revenge/rules/boss/moves';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';

import { boss, placeObject } from './battle';
import { field, playCard, rig } from './rig';

describe('what an attack of the boss finds', () => {
  test('RR-8 RR-142 RR-143 RR-325 the Move of a boss: Slowed leaves half of it, rounded down, Hastened doubles it', () => {
    const state = field('ushikado', 'F6');
    const moves = (name?: 'slowed' | 'hastened'): number[] => {
      boss(state).conditions = 0;
      if (name) addCondition(boss(state), name);
      return [1, 2, 3, 5].map((printed) => bossMove(state, boss(state), printed));
    };
    expect([moves(), moves('slowed'), moves('hastened')]).toEqual([[1, 2, 3, 5], [0, 1, 1, 2], [2, 4, 6, 10]]);
  });

  test('RR-338 a hero in the lane behind two pillars is not seen, and not struck', () => {
    const struck = (pillars: boolean): readonly string[] => {
      const state = field('ushikado', 'F6', { kosuke: 'H7', sayaka: 'K6', takahiro: 'A1', kensho: 'A12' });
      if (pillars) placeObject(state, 'pillar', 'J6', 'J7');
      state.threat = 'kosuke';
      const on = rig(state);
      playCard(on, 'H-3');
      return on.happened('strikeBegan').flatMap(({ targets }) => targets).sort();
    };
    expect([struck(false), struck(true)]).toEqual([['kosuke', 'sayaka'], ['kosuke']]);
  });

  test('RR-144 Slowed leaves a Move: a card that finds nobody has not used the token, the Basic Attack walks half as far with it', () => {
    const { move } = BOSSES.ushikado.card.basic;
    const walked = (slowed: boolean): readonly [number, boolean] => {
      const state = field('ushikado', 'A1', { kosuke: 'L12', sayaka: 'L11', takahiro: 'L10', kensho: 'L9' });
      if (slowed) addCondition(boss(state), 'slowed');
      state.threat = 'kosuke';
      const on = rig(state);
      playCard(on, 'L-1');
      return [on.happened('stepped').filter(({ who }) => who === 'boss:0').length, hasCondition(boss(state), 'slowed')];
    };
    expect(move).toBeGreaterThan(1);
    expect([walked(false), walked(true)]).toEqual([[move, false], [move >> 1, false]]);
  });
});
