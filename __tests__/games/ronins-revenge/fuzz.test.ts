import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { brokenBoss } from '@/games/ronins-revenge/rules/boss/broken';

import { everythingOf, playOne, type Fired } from './exhaustive';

/** All of it until nothing is missing: scripts/fuzz/ronins-revenge.ts. */
describe.each(BOSS_IDS)('random battles against %s', (boss) => {
  test('run to their end with nothing broken, and most of its cards are seen on the way', () => {
    const fired: Fired = new Set();
    const faults: string[] = [];
    for (const difficulty of ['standard', 'hard'] as const) {
      const { state } = playOne(boss, `${boss} ${difficulty} fuzz`, fired, difficulty, (now) => faults.push(...brokenBoss(now)));
      expect(state.result).not.toBeNull();
    }
    expect(faults).toEqual([]);
    expect(everythingOf(boss).filter((each) => fired.has(each)).length * 3).toBeGreaterThan(everythingOf(boss).length);
  });
});
