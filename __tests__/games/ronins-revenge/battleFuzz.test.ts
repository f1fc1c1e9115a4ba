import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';

import { fuzzBattle } from './battleFuzz';

/** A few of the battles of scripts/fuzz/ronin-battles.ts: any level, difficulty, party and mode. */
describe.each(BOSS_IDS)('battles of any kind against %s', (boss) => {
  test('random moves lead to an end with nothing broken', () => {
    const { state, faults } = fuzzBattle(`${boss} any`, 'random', boss);
    expect(faults).toEqual([]);
    expect(state.result).not.toBeNull();
  });

  test('bots play legal moves and break nothing', () => {
    const { moves, faults } = fuzzBattle(`${boss} bots`, 'bot', boss, 25);
    expect(faults).toEqual([]);
    expect(moves).toBe(25);
  });
});
