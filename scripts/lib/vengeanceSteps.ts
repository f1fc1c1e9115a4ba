/** Warm random games of Vengeance, each step picked from the whole legal list; prints one JSON line: steps per CPU second by seats. */
import { vengeanceGame as game } from '@/games/vengeance/game';

import { randomGame } from './randomGame';

const STEPS = 80_000;
const LONGEST = 2000;

/** Plays whole games until so many steps are made; says how many. */
function play(seats: number, name: string): number {
  const options = game.parseOptions({ ...game.defaults, seats });
  let steps = 0;
  for (let played = 0; steps < STEPS; played++) steps += randomGame(game, options, `${name} ${played}`, LONGEST);
  return steps;
}

const rates: Record<number, number> = {};
for (let seats = 1; seats <= 4; seats++) {
  play(seats, 'warming up');
  const before = process.cpuUsage();
  const steps = play(seats, 'rates');
  const { user, system } = process.cpuUsage(before);
  rates[seats] = Math.round((steps * 1e6) / (user + system));
}
console.log(JSON.stringify(rates));
