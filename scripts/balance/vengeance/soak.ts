import { randomBot } from '@/engine/bots/random';
import { BOT_LEVELS } from '@/engine/box';
import { simulate } from '@/engine/simulation';
import { vengeanceBots } from '@/games/vengeance/bot';
import { GANG_IDS } from '@/games/vengeance/content/gangs';
import { HERO_IDS } from '@/games/vengeance/content/heroes';
import { vengeanceGame } from '@/games/vengeance/game';
import { DEFAULTS, parseOptions } from '@/games/vengeance/rules/options';
import type { Options } from '@/games/vengeance/rules/state';

import { print } from './play';

const MOST_MOVES = 6000;
const TIMERS = [0, 3, 6] as const;

/** Every mixture of options there is, one after the other. */
export function someOptions(game: number): Options {
  const seats = 1 + (game % 4);
  const quickstart = seats > 1 && Math.floor(game / 4) % 3 === 1;
  const heroes = HERO_IDS.map((_, i) => HERO_IDS[(i + Math.floor(game / 4)) % HERO_IDS.length] ?? 'kaja');
  return parseOptions({
    ...DEFAULTS, seats, heroes, quickstart,
    hardcoreMontage: !quickstart && Math.floor(game / 4) % 3 === 2,
    leftOut: ['random', ...GANG_IDS][Math.floor(game / 12) % 5],
    timer: TIMERS[Math.floor(game / 60) % 3],
  });
}

/** Random and bot games with every invariant checked after every move; a failure is told with its seed and ends the run. */
export function soakReport(randomGames: number, botGames: number, seeds: string): void {
  let [moves, longest, largest] = [0, 0, 0];
  const play = (kind: 'random' | 'bots', game: number): void => {
    const options = someOptions(game);
    const bots = Array.from({ length: options.seats }, (_, seat) => (kind === 'random' ? randomBot(vengeanceGame) : vengeanceBots[BOT_LEVELS[(game + seat) % 2] ?? 'medium']));
    const seed = `${seeds}-${kind}-${game}`;
    const { failure, position, moves: made } = simulate(vengeanceGame, { options, seed, bots, maxMoves: MOST_MOVES });
    if (failure) throw new Error(`${seed} ${JSON.stringify(options)}: ${failure.reason}: ${failure.words}`);
    moves += made.length;
    longest = Math.max(longest, made.length);
    largest = Math.max(largest, JSON.stringify(position.state).length);
  };
  for (const [kind, games] of [['random', randomGames], ['bots', botGames]] as const) {
    [moves, longest, largest] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      play(kind, game);
      if ((game + 1) % 500 === 0) print(`  ${kind}: ${game + 1}`);
    }
    print(`${kind}: ${games} games`, `${(moves / Math.max(1, games)).toFixed(0)} moves on average, ${longest} at most; the last states are ${largest} bytes at most; nothing broken`);
  }
}
