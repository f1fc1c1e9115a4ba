import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { brokenBoss } from '@/games/ronins-revenge/rules/boss/broken';

import { everythingOf, playOne, type Fired } from './exhaustive';
import { everythingOfHeroes, playOutfits } from './exhaustiveKits';

/** All of it until nothing is missing: scripts/fuzz/ronins-revenge.ts. */
describe.each(BOSS_IDS)('random battles against %s', (boss) => {
  test('run to their end with nothing broken, and most of its cards are seen on the way', () => {
    const fired: Fired = new Set();
    const faults: string[] = [];
    const { state } = playOne(boss, `${boss} fuzz`, fired, 'standard', (now) => faults.push(...brokenBoss(now)), 30);
    expect(state.result).not.toBeNull();
    expect(faults).toEqual([]);
    expect(everythingOf(boss).filter((each) => fired.has(each)).length * 6).toBeGreaterThan(everythingOf(boss).length);
  });
});

/** All of it until nothing is missing: scripts/fuzz/ronins-revenge-kits.ts. */
test('battles with changing outfits break nothing, and a third of all that can be carried is used on the way', () => {
  const fired: Fired = new Set();
  const faults = (['ushikado', 'akaAo', 'cagedDawn', 'raitora', 'kugi', 'harunobu'] as const).flatMap((boss) => playOutfits(boss, `${boss} short outfits`, fired));
  expect(faults).toEqual([]);
  expect(everythingOfHeroes().filter((each) => fired.has(each)).length * 3).toBeGreaterThan(everythingOfHeroes().length);
});
