import { Random } from '@/engine/random';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { rangeThrows } from '@/games/dungeon-fighter/bot/range';
import { fly } from '@/games/dungeon-fighter/rules/throw/flight';
import type { FlightInput } from '@/games/dungeon-fighter/rules/state';

/** Times throws at the board on whatever engine runs this and prints one JSON line: milliseconds per throw. */
declare const print: ((text: string) => void) | undefined;

const THROWS = 200;
const range = rangeThrows([], HANDS.novice, Random.fromSeed('timed'));
const alone: FlightInput[] = [];
const among: FlightInput[] = [];
const lying = Array.from({ length: 8 }, () => range.next().value.result.rest);
for (let i = 0; i < THROWS; i++) {
  const { input } = range.next().value;
  alone.push(input);
  among.push({ ...input, obstacles: lying });
}

function timed(inputs: readonly FlightInput[]): { readonly mean: number; readonly worst: number } {
  let [total, worst] = [0, 0];
  for (const input of inputs) {
    const before = Date.now();
    for (let again = 0; again < 3; again++) fly(input);
    const ms = (Date.now() - before) / 3;
    total += ms;
    worst = Math.max(worst, ms);
  }
  return { mean: total / inputs.length, worst };
}

const text = JSON.stringify({ alone: timed(alone), among: timed(among) });
if (typeof console !== 'undefined') console.log(text);
else if (typeof print !== 'undefined') print(text);
