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

export type SoakKind = 'random' | 'bots';

/** One game with every invariant checked after every move; a failure is told with its seed. */
export function soakOnce(kind: SoakKind, game: number, seeds: string): { readonly moves: number; readonly bytes: number } {
  const options = someOptions(game);
  const bots = Array.from({ length: options.seats }, (_, seat) => (kind === 'random' ? randomBot(vengeanceGame) : vengeanceBots[BOT_LEVELS[(game + seat) % 2] ?? 'medium']));
  const seed = `${seeds}-${kind}-${game}`;
  const { failure, outcome, position, moves } = simulate(vengeanceGame, { options, seed, bots, maxMoves: MOST_MOVES });
  if (failure || !outcome) throw new Error(`${seed} ${JSON.stringify(options)}: ${failure ? `${failure.reason}: ${failure.words}` : 'it never ended'}`);
  return { moves: moves.length, bytes: JSON.stringify(position.state).length };
}

/** Random and bot games; a failure ends the run. */
export function soakReport(randomGames: number, botGames: number, seeds: string): void {
  for (const [kind, games] of [['random', randomGames], ['bots', botGames]] as const) {
    let [moves, longest, largest] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      const played = soakOnce(kind, game, seeds);
      moves += played.moves;
      longest = Math.max(longest, played.moves);
      largest = Math.max(largest, played.bytes);
      if ((game + 1) % 500 === 0) print(`  ${kind}: ${game + 1}`);
    }
    print(`${kind}: ${games} games`, `${(moves / Math.max(1, games)).toFixed(0)} moves on average, ${longest} at most; the last states are ${largest} bytes at most; nothing broken`);
  }
}
