/** The battles of Ronin's Revenge, bundled as the app runs them: steps with the whole legal list, a forecast of the boss phase, a thought of a bot. */
import { execFileSync } from 'node:child_process';

import { bundle } from '../lib/hermes';
import { markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

interface Measured {
  /** Between the 12 000th and the 40 000th step. */
  readonly cold: number;
  readonly solo: number;
  readonly heroes: number;
  readonly forecast: number;
  readonly thought: number;
}

void bundle('scripts/bench/battles/work.ts').then((input) => {
  const { cold, solo, heroes, forecast, thought } = JSON.parse(execFileSync(process.execPath, ['-'], { input, encoding: 'utf8' })) as Measured;
  console.log(markdownTable([
    ['battles of Ronin’s Revenge', ''],
    ['steps per CPU second with the whole legal list, one hero and three Comrades', grouped(Math.round(solo))],
    ['… four full heroes', grouped(Math.round(heroes))],
    ['… one hero and three Comrades, between the 12 000th and the 40 000th step of the program', grouped(Math.round(cold))],
    ['forecast of a Sequence of three or four cards, CPU ms', forecast.toFixed(2)],
    ['one thought of the hard bot on a hero’s turn, CPU ms', thought.toFixed(1)],
  ]));
});
