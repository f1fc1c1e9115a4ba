import { Random } from '@/engine/random';
import { simulate } from '@/dice/physics';
import { handThrow, targetWorld } from '../../scripts/dice-scenes';

/** χ² with 5 degrees of freedom stays below this in 99.9 % of fair dice. */
const CHI_SQUARE_999 = 20.52;

const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
};

test('the measure itself notices a loaded die', () => {
  expect(chiSquare([1900, 1600, 1600, 1600, 1700, 1600])).toBeGreaterThan(CHI_SQUARE_999);
});

test('10,000 physical throws show every face equally often', () => {
  const world = targetWorld();
  const random = Random.fromSeed('fair dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 10000; i++) {
    const face = simulate(world, [handThrow(random)]).rest[0]?.face ?? 0;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10000);
  expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE_999);
  const firstThree = (counts[0] ?? 0) + (counts[1] ?? 0) + (counts[2] ?? 0);
  expect(Math.abs(firstThree / 10000 - 0.5)).toBeLessThan(0.015);
}, 60_000);

test('a die that always starts the same way round is still close to fair', () => {
  // Not needed for fairness (the start is drawn from 24), but a bias here would mean the tumbling is too tame.
  const world = targetWorld();
  const random = Random.fromSeed('one way round');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const face = simulate(world, [{ ...handThrow(random), turn: 8 }]).rest[0]?.face ?? 0;
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count / 3000 - 1 / 6)).toBeLessThan(0.1);
}, 30_000);
