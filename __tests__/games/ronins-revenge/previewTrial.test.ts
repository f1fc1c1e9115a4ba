import { SKILL_DIE } from '@/games/ronins-revenge/content/dice';
import { chanceOf } from '@/games/ronins-revenge/preview/trial';

/** Every throw there is, one by one. */
function throws(dice: number): number[] {
  if (dice === 0) return [0];
  return throws(dice - 1).flatMap((sum) => SKILL_DIE.map((face) => sum + face));
}

test.each([1, 2, 3, 4])('RR-424 the chance shown beside a hero with %i dice is that of the throws', (dice) => {
  const all = throws(dice);
  for (let needs = 1; needs <= 2 * dice + 1; needs++) {
    const share = (100 * all.filter((sum) => sum >= needs).length) / all.length;
    expect(Math.abs(chanceOf(dice, needs) - share)).toBeLessThan(1);
  }
});

test('RR-424 nothing that may go either way is called sure', () => {
  expect(chanceOf(3, 0)).toBe(100);
  expect(chanceOf(3, 7)).toBe(0);
  expect(chanceOf(4, 8)).toBe(1);
});
