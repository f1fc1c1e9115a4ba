/**
 * Finds a seed whose dice fall as a lesson tells them, for lessons that arrange their situation by hand.
 *
 *     npx tsx scripts/lesson-seed.ts 'hit shot shot skull + miss' 'hit move skull skull + miss' 'doubleHit shot shot skull + miss'
 *
 * Each argument is one Fight roll of Vengeance: the red dice in any order, then the green one.
 */
import { Random, makeStream } from '../src/engine/random';
import { GREEN_DIE, RED_DIE } from '../src/games/vengeance/content/dice';

const MOST_TRIES = 20_000_000;

const rolls = process.argv.slice(2).map((roll) => {
  const [red = '', green = ''] = roll.split('+').map((dice) => dice.trim());
  return { red: red.split(' ').sort().join(), dice: red.split(' ').length, green };
});

function falls(seed: string): boolean {
  const random = new Random(makeStream(`${seed}/0`));
  for (const { red, dice, green } of rolls) {
    const faces: string[] = [];
    for (let i = 0; i < dice; i++) faces.push(random.pick(RED_DIE));
    if (faces.sort().join() !== red) return false;
    if (green && random.pick(GREEN_DIE) !== green) return false;
  }
  return true;
}

for (let i = 0; i < MOST_TRIES; i++) {
  if (!falls(`lesson ${i}`)) continue;
  console.log(`lesson ${i}`);
  process.exit(0);
}
console.error('no such seed among the first', MOST_TRIES);
process.exit(1);
