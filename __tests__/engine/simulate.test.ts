import { randomBot } from '@/engine/bots/random';
import { CLOCK, type Seat } from '@/engine/game';
import { simulate } from '@/engine/simulation';
import { bidsGame } from '@tests/kit/toys/bids';

const anybody = randomBot(bidsGame);

function simulated(change: Partial<typeof bidsGame> = {}, { maxMoves = 10, bots = [anybody, anybody] } = {}) {
  return simulate({ ...bidsGame, ...change }, { options: { seats: 2 }, seed: 'simulated', bots, maxMoves });
}

test('a game that ends has its outcome, its moves and no failure', () => {
  const { seed, moves, outcome, failure, position } = simulated();
  expect([seed, moves.length, failure]).toEqual(['simulated', 10, undefined]);
  expect(outcome).toEqual(bidsGame.outcome(position.state));
  expect(simulated()).toEqual(simulated());
});

test('a game that is not over after so many moves was too long', () => {
  expect(simulated({}, { maxMoves: 9 })).toMatchObject({ outcome: undefined, failure: { reason: 'tooLong', words: 'not over after 9 moves' } });
  expect(simulated({}, { maxMoves: 9 }).moves).toHaveLength(9);
});

test('where nobody is asked, or somebody has no move, the game is at a dead end', () => {
  expect(simulated({ prompts: () => [] }).failure).toEqual({ reason: 'deadEnd', words: 'nobody is asked and the game is not over' });
  expect(simulated({ moves: (_, seat) => (seat === 1 ? [] : [{ bid: 1 }]), prompts: () => [{ seat: 1, kind: 'bid', words: '' }] }).failure).toEqual({ reason: 'deadEnd', words: 'seat 1 is asked but has no move' });
});

test('what the game itself calls broken ends it, with the move that did it', () => {
  const { moves, outcome, failure } = simulated({ broken: ({ past }) => (past.length > 0 ? ['a prize is gone', 'and a bid'] : []) });
  expect([moves.length, outcome, failure]).toEqual([2, undefined, { reason: 'broken', words: 'a prize is gone; and a bid' }]);
});

test('what is thrown comes as a failure, with where it was thrown', () => {
  const thrown = (error: unknown) => simulated({ play: () => { throw error; } }).failure;
  const error = new Error('no such card');
  expect(thrown(error)).toEqual({ reason: 'exception', words: error.stack });
  const bare = new Error('no such card');
  delete bare.stack;
  expect(thrown(bare)?.words).toBe('no such card');
  expect(thrown('just words')?.words).toBe('just words');
  expect(simulated({}, { bots: [anybody] }).failure?.words).toContain('there is no bot for seat 1');
});

test('the clock plays any of its moves, and needs no bot', () => {
  const bySeat: Seat[] = [];
  const { failure } = simulated({
    prompts: () => [{ seat: CLOCK, kind: 'ring', words: '' }],
    moves: () => [{ bid: 1 }, { bid: 2 }],
    play: (draft, seat, { bid }) => {
      bySeat.push(seat);
      draft.scores.push(bid);
    },
    broken: () => [],
  }, { bots: [], maxMoves: 30 });
  expect(failure?.reason).toBe('tooLong');
  expect(new Set(bySeat)).toEqual(new Set([CLOCK]));
});

test('a bot is given what its seat may see, and the move it gave stays as it was', () => {
  const seen: unknown[] = [];
  const spy = { id: 'spy', *think(view: Parameters<typeof bidsGame.view>[0], seat: Seat) {
    seen.push(view.prizes[0]);
    return { bid: view.hands[seat]?.[0] ?? 0 };
  } };
  const { moves } = simulated({ play: (draft, seat, move, table) => {
    bidsGame.play(draft, seat, move, table);
    Object.assign(move, { bid: 99 });
  } }, { bots: [spy, spy] });
  expect(seen.filter((prize) => prize !== undefined).every((prize) => prize === -1)).toBe(true);
  expect(moves.map(([, { bid }]) => bid).sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
