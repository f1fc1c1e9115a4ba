import { decide, type Bot } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { randomBot } from '@/engine/bots/random';
import { searchBot } from '@/engine/bots/search';
import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { pig } from '@/games/pig';
import { bidsGame } from '@tests/kit/toys/bids';
import { penniesGame } from '@tests/kit/toys/pennies';
import { stakesGame } from '@tests/kit/toys/stakes';
import { situation } from '@tests/kit/situation';

/** How often the first bot comes in first, of all games that are not shared; each game is played from both seats. */
function winRate<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: O,
  bot: Bot<S, M>,
  rival: Bot<S, M>,
  games: number,
): number {
  let wins = 0;
  let decided = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const bots = seat === 0 ? [bot, rival] : [rival, bot];
    const { outcome, failure } = simulate(game, { options, seed: `duel-${i >> 1}`, bots, maxMoves: 2000 });
    if (!outcome) throw new Error(failure?.words);
    if (outcome.places.every((place) => place === 1)) continue;
    decided += 1;
    if (outcome.places[seat] === 1) wins += 1;
  }
  return wins / decided;
}

const PIG_DUEL = { seats: 2, goal: 100 } as const;
const TWO = { seats: 2 };

describe('pig', () => {
  test.each(['easy', 'medium', 'hard'] as const)('the %s bot beats random play clearly', (level) => {
    expect(winRate(pig.game, PIG_DUEL, pig.bots[level], randomBot(pig.game), 200)).toBeGreaterThan(0.75);
  });

  test('each level beats the one below', () => {
    expect(winRate(pig.game, PIG_DUEL, pig.bots.medium, pig.bots.easy, 1000)).toBeGreaterThan(0.55);
    expect(winRate(pig.game, PIG_DUEL, pig.bots.hard, pig.bots.medium, 4000)).toBeGreaterThan(0.5);
  });

  test('greedy beats random play', () => {
    expect(winRate(pig.game, PIG_DUEL, greedyBot(pig.game, { worlds: 60 }), randomBot(pig.game), 40)).toBeGreaterThan(0.7);
  });

  test('search beats random play', () => {
    expect(winRate(pig.game, PIG_DUEL, searchBot(pig.game, { playouts: 40 }), randomBot(pig.game), 16)).toBeGreaterThan(0.7);
  });
});

test('search beats random play where cards are hidden', () => {
  expect(winRate(stakesGame, TWO, searchBot(stakesGame, { playouts: 60 }), randomBot(stakesGame), 80)).toBeGreaterThan(0.62);
});

test('search beats random play where both decide at once', () => {
  expect(winRate(bidsGame, TWO, searchBot(bidsGame, { playouts: 80 }), randomBot(bidsGame), 40)).toBeGreaterThan(0.65);
});

test('search is not predictable where both decide at once', () => {
  const s = situation(penniesGame, TWO);
  const bot = searchBot(penniesGame, { playouts: 100 });
  const heads = Array.from({ length: 100 }, (_, i) => decide(bot.think(s.view(0), 0, Random.fromSeed(`pennies-${i}`)))).filter(({ side }) => side === 'heads').length;
  expect(heads).toBeGreaterThan(25);
  expect(heads).toBeLessThan(75);
});
