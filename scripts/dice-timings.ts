import { rollDice, throwAmongDice, throwAtTarget } from './dice-scenes';
import type { Throw } from '@/dice/physics';

/** Times throws on whatever engine runs this, and prints one JSON line. */
declare const print: ((text: string) => void) | undefined;

interface Scene {
  readonly name: string;
  readonly throws: number;
  readonly run: (seed: string) => Throw & { readonly laidFlat?: number };
}

const SCENES: readonly Scene[] = [
  { name: '1 die at the target board', throws: 60, run: throwAtTarget },
  { name: '1 die among 5 on the board', throws: 40, run: throwAmongDice },
  { name: '1 die in a tray', throws: 60, run: (seed) => rollDice(1, seed) },
  { name: '4 dice in a tray', throws: 40, run: (seed) => rollDice(4, seed) },
  { name: '10 dice in a tray', throws: 16, run: (seed) => rollDice(10, seed) },
  { name: '46 dice in a tray', throws: 4, run: (seed) => rollDice(46, seed) },
];

const rows = SCENES.map(({ name, throws, run }) => {
  for (let i = 0; i < Math.min(20, throws); i++) run(`warm ${i}`);
  let best = Infinity;
  let seconds = 0;
  let impacts = 0;
  let byRule = 0;
  let dice = 0;
  // The best of three windows: other work on the machine only ever makes it slower.
  for (let window = 0; window < 3; window++) {
    const begun = Date.now();
    for (let i = 0; i < throws; i++) {
      const thrown = run(`timed ${i}`);
      if (window > 0) continue;
      seconds += thrown.duration;
      impacts += thrown.impacts.length;
      dice += thrown.dice;
      byRule += (thrown.laidFlat ?? 0) + thrown.rest.filter(({ settled }) => !settled).length;
    }
    best = Math.min(best, Date.now() - begun);
  }
  return { name, throws, ms: best / throws, seconds: seconds / throws, impacts: impacts / throws, byRule, dice };
});

const text = JSON.stringify(rows);
if (typeof console !== 'undefined') console.log(text);
else if (typeof print !== 'undefined') print(text);
