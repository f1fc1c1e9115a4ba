import { decide } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { Random } from '@/engine/random';
import { pig } from '@/games/pig';
import { situation } from '@tests/kit/situation';
import { stakesGame } from '@tests/kit/toys/stakes';

const TWO = { seats: 2 };

test('greedy looks one move ahead through imagined worlds where cards are hidden', () => {
  const bot = greedyBot(stakesGame, { worlds: 100 });
  const answer = (card: number) => {
    const s = situation(stakesGame, TWO, (state) => { state.cards = [5, card]; state.stake = 3; });
    return decide(bot.think(s.view(1), 1, Random.fromSeed('greedy')));
  };
  expect(answer(9)).toEqual({ type: 'call' });
  expect(answer(1)).toEqual({ type: 'fold' });
});

describe('a greedy bot', () => {
  const s = situation(pig.game, TWO, (state) => { state.turnTotal = 12; });
  const tried: unknown[] = [];
  const game = { ...pig.game, play: (...args: Parameters<typeof pig.game.play>) => { tried.push(args[2].type); pig.game.play(...args); } };
  const think = (settings: Parameters<typeof greedyBot>[1]) => {
    tried.length = 0;
    const thinking = greedyBot(game, settings).think(s.view(0), 0, Random.fromSeed('greedy'));
    let slices = 0;
    while (!thinking.next().done) slices += 1;
    return { slices, tried: [...tried] };
  };

  test('tries every move in as many worlds, a slice for each', () => {
    expect(s.moves(0)).toEqual([{ type: 'roll' }, { type: 'hold' }]);
    expect(think({ worlds: 3 })).toEqual({ slices: 2, tried: ['roll', 'roll', 'roll', 'hold', 'hold', 'hold'] });
    expect(think(undefined).tried).toHaveLength(16);
  });

  test('looks at no more moves than it is told', () => {
    expect(think({ worlds: 1, most: 1 })).toEqual({ slices: 0, tried: ['roll'] });
  });

  test('of moves that look equally good takes the first', () => {
    const bot = greedyBot({ ...game, evaluate: () => 0 }, { worlds: 1 });
    expect([bot.id, decide(bot.think(s.view(0), 0, Random.fromSeed('equal')))]).toEqual(['greedy', { type: 'roll' }]);
  });

  test('says so where there is no move', () => {
    expect(() => decide(greedyBot({ ...game, moves: () => [] }).think(s.view(0), 0, Random.fromSeed('none')))).toThrow('pig: seat 0 is asked to move but has no move');
  });
});
