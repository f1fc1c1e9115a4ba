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

const SEATS = [1, 2, 3, 4];

/** One round of all is not enough: what was measured first, one seat, came out at less than half of what it does later. */
const WARMING_UP = 2;
for (let round = 0; round < WARMING_UP; round++) for (const seats of SEATS) play(seats, `warming up ${round}`);

const rates: Record<number, number> = {};
for (const seats of SEATS) {
  const before = process.cpuUsage();
  const steps = play(seats, 'rates');
  const { user, system } = process.cpuUsage(before);
  rates[seats] = Math.round((steps * 1e6) / (user + system));
}
console.log(JSON.stringify(rates));
