import { rollDice, throwAmongDice, throwAtTarget } from './dice-scenes';
import type { Throw } from '@/dice/physics';

/** Makes throws on whatever engine runs this and prints what they were like; whoever started it measures the time. */
declare const print: ((text: string) => void) | undefined;
declare const diceBench: { readonly scene: keyof typeof SCENES; readonly throws: number };

const SCENES = {
  '1 die at the target board': throwAtTarget,
  '1 die among 5 on the board': throwAmongDice,
  '1 die in a tray': (seed: string) => rollDice(1, seed),
  '4 dice in a tray': (seed: string) => rollDice(4, seed),
  '10 dice in a tray': (seed: string) => rollDice(10, seed),
  '46 dice in a tray': (seed: string) => rollDice(46, seed),
} as const satisfies Readonly<Record<string, (seed: string) => Throw & { readonly laidFlat?: number }>>;

let seconds = 0;
let impacts = 0;
let dice = 0;
let byRule = 0;
for (let i = 0; i < diceBench.throws; i++) {
  const thrown: Throw & { readonly laidFlat?: number } = SCENES[diceBench.scene](`timed ${i}`);
  seconds += thrown.duration;
  impacts += thrown.impacts.length;
  dice += thrown.dice;
  byRule += (thrown.laidFlat ?? 0) + thrown.rest.filter(({ settled }) => !settled).length;
}
const text = JSON.stringify({ seconds: seconds / diceBench.throws, impacts: impacts / diceBench.throws, dice, byRule });
if (typeof console !== 'undefined') console.log(text);
else if (typeof print !== 'undefined') print(text);
