import { decide } from '@/engine/bots/bot';
import { randomBot } from '@/engine/bots/random';
import { searchBot, type SearchSettings } from '@/engine/bots/search';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Seat } from '@/engine/game';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { pig } from '@/games/pig';
import { situation } from '@tests/kit/situation';
import { penniesGame } from '@tests/kit/toys/pennies';
import { stakesGame } from '@tests/kit/toys/stakes';

const TWO = { seats: 2 };

describe('a thought', () => {
  const s = situation(pig.game, { seats: 2 }, (state) => { state.turnTotal = 12; });
  const think = (settings: Partial<Parameters<typeof searchBot>[1]>) => {
    let done = 0;
    const bot = searchBot(pig.game, { playouts: 500, report: (playouts) => { done = playouts; }, ...settings });
    const thinking = bot.think(s.view(0), 0, Random.fromSeed('thought'));
    let slices = 0;
    for (;;) {
      const step = thinking.next();
      if (step.done) return { move: step.value, done, slices };
      slices += 1;
    }
  };

  test('comes in slices, one for each playout', () => {
    expect(think({ playouts: 30 })).toMatchObject({ done: 30, slices: 30 });
  });

  test('ends when its time is over', () => {
    let clock = 0;
    expect(think({ time: { milliseconds: 10, now: () => clock++ } })).toMatchObject({ done: 9 });
  });

  test('can be stopped and still gives a legal move', () => {
    let asked = 0;
    const { move, done } = think({ stop: () => ++asked > 5 });
    expect(done).toBe(5);
    expect(s.moves(0)).toContainEqual(move);
  });

  test('is the same for the same seed', () => {
    expect(think({ playouts: 40 })).toEqual(think({ playouts: 40 }));
  });

  test('needs no time for a forced move', () => {
    const forced = situation(pig.game, { seats: 2 });
    const thinking = searchBot(pig.game, { playouts: 500 }).think(forced.view(0), 0, Random.fromSeed('forced'));
    expect(thinking.next()).toEqual({ done: true, value: { type: 'roll' } });
  });

  test('considers only the candidates it is given', () => {
    expect(think({ playouts: 20, candidates: () => [{ type: 'hold' }] })).toMatchObject({ move: { type: 'hold' }, done: 0 });
  });

  test('never sees more than its seat', () => {
    const seen: unknown[] = [];
    const spying = { ...stakesGame, view: (state: Parameters<typeof stakesGame.view>[0], seat: number) => { const view = stakesGame.view(state, seat); if (seat === 0) seen.push(view.cards[1]); return view; } };
    simulate(spying, { options: TWO, seed: 'spy', bots: [searchBot(spying, { playouts: 20 }), randomBot(spying)], maxMoves: 100 });
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});

interface Pile {
  stones: number;
  turn: Seat;
  last: Seat;
}
interface Take {
  readonly take: number;
}

const pileGame = (next: (pile: Pile, seat: Seat) => Seat): Game<Pile, Take, BaseOptions, GameEvent> => ({
  id: 'pile',
  title: 'Pile',
  version: 1,
  seats: { min: 1, max: 2 },
  defaults: TWO,
  optionFields: () => [],
  parseOptions: () => TWO,
  parseMove: (raw) => raw as Take,
  setup: () => ({ stones: 0, turn: 0, last: 0 }),
  prompts: ({ turn }) => [{ seat: turn, kind: 'take', words: 'Take.' }],
  moves: ({ stones }, seat) => (seat === CLOCK ? [1] : [1, 2, 3]).filter((take) => take <= stones).map((take) => ({ take })),
  play: (draft, seat, { take }) => {
    draft.stones -= take;
    if (seat !== CLOCK) draft.last = seat;
    draft.turn = next(draft, seat);
  },
  view: (state) => state,
  outcome: ({ stones, last }) => (stones > 0 ? undefined : { kind: 'versus', places: last === 0 ? [1, 2] : [2, 1], scores: [0, 0], lines: [[], []], words: 'Gone.' }),
  describe: () => undefined,
});

/** One to three stones in turn; whoever takes the last wins. */
const nim = pileGame((_, seat) => 1 - seat);
/** The same, but after every move the wind takes a stone: whoever moved before there were none wins. */
const windyNim = pileGame(({ last }, seat) => (seat === CLOCK ? 1 - last : CLOCK));

describe('a search', () => {
  const taken = (game: typeof nim, stones: number, seat: Seat, settings: Partial<SearchSettings<Pile, Take>> = {}) => {
    const bot = searchBot(game, { playouts: 300, ...settings });
    return decide(bot.think({ stones, turn: seat, last: 1 - seat }, seat, Random.fromSeed(`${stones}/${seat}`))).take;
  };

  test.each([0, 1])('finds the only move that wins, also where the other answers well (seat %i)', (seat) => {
    expect([5, 6, 7, 9, 10].map((stones) => taken(nim, stones, seat))).toEqual([1, 2, 3, 1, 2]);
  });

  test('plays through what the clock does', () => {
    expect([7, 10].map((stones) => taken(windyNim, stones, 1))).toEqual([1, 3]);
  });

  test('lets others play beyond what it knows as the rollout says', () => {
    // The other takes one stone for ever, so leaving two is as good as leaving none.
    const asked: Seat[] = [];
    const rollout = (_: Pile, seat: Seat) => {
      asked.push(seat);
      return { take: 1 };
    };
    taken(nim, 12, 0, { playouts: 1, rollout });
    // Two moves are of the tree; stones that are left go one by one, in turn.
    expect(asked.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(asked.length).toBeGreaterThanOrEqual(12 - 6);
  });

  test('is called what it is called', () => {
    expect(searchBot(nim, { playouts: 1 }).id).toBe('search');
    expect(searchBot(nim, { id: 'deep', playouts: 1 }).id).toBe('deep');
  });

  test('says so where there is no move', () => {
    expect(() => taken(nim, 0, 0)).toThrow('pile: seat 0 is asked to move but has no move');
  });

  test('where seats decide one after the other, takes what was tried most, not a mixture', () => {
    const choices = Array.from({ length: 20 }, (_, i) => decide(searchBot(nim, { playouts: 60 }).think({ stones: 3, turn: 0, last: 1 }, 0, Random.fromSeed(`sure-${i}`))).take);
    expect(new Set(choices)).toEqual(new Set([3]));
  });

  test('where seats decide at once, the clock beside one of them is nobody to be mixed for', () => {
    const prompts: typeof nim.prompts = ({ turn }) => [turn, CLOCK].map((seat) => ({ seat, kind: 'take', words: 'Take.' }));
    const choices = Array.from({ length: 20 }, (_, i) => decide(searchBot({ ...nim, prompts }, { playouts: 60 }).think({ stones: 3, turn: 0, last: 1 }, 0, Random.fromSeed(`sure-${i}`))).take);
    expect(new Set(choices)).toEqual(new Set([3]));
    const coins = Array.from({ length: 30 }, (_, i) => decide(searchBot(penniesGame, { playouts: 20 }).think(situation(penniesGame, TWO).view(0), 0, Random.fromSeed(`coin-${i}`))).side);
    expect(new Set(coins)).toEqual(new Set(['heads', 'tails']));
  });
});

describe('how far an imagined game goes', () => {
  /** A walk without an end, counting steps. */
  const steps = (change: Partial<typeof nim>, settings: Partial<SearchSettings<Pile, Take>> = {}) => {
    let count = 0;
    const endless = {
      ...nim,
      prompts: () => [{ seat: 0, kind: 'take', words: 'Walk.' }],
      outcome: () => undefined,
      play: (draft: Pile) => {
        count += 1;
        draft.stones += 1;
      },
      ...change,
    };
    decide(searchBot(endless, { playouts: 1, ...settings }).think({ stones: 3, turn: 0, last: 0 }, 0, Random.fromSeed('walk')));
    return count;
  };

  test('two moves of the tree, then 24 where the game can judge a position, 400 where it cannot, or as many as are asked for', () => {
    expect(steps({ evaluate: () => 0 })).toBe(2 + 24);
    expect(steps({})).toBe(2 + 400);
    expect(steps({}, { horizon: 3 })).toBe(2 + 3);
    // The second time the tree is known one move deeper.
    expect(steps({}, { horizon: 3, playouts: 2, candidates: () => [{ take: 1 }, { take: 2 }] })).toBe(2 + 3 + 3 + 3);
  });

  test('it stops where nobody is asked, and where somebody is asked but has no move', () => {
    expect(steps({ prompts: ({ stones }) => (stones > 5 ? [] : [{ seat: 0, kind: 'take', words: 'Walk.' }]) })).toBe(3);
    expect(steps({ moves: ({ stones }) => (stones > 6 ? [] : [{ take: 1 }, { take: 2 }]) })).toBe(4);
    expect(steps({ prompts: ({ stones }) => [{ seat: stones > 4 ? CLOCK : 0, kind: 'take', words: 'Walk.' }], moves: (_, seat) => (seat === CLOCK ? [] : [{ take: 1 }, { take: 2 }]) })).toBe(2);
  });

  test('of moves without end the first are looked at', () => {
    const seen: number[] = [];
    function* moves(): Generator<Take> {
      for (let take = 1; ; take++) {
        seen.push(take);
        yield { take };
      }
    }
    steps({ moves }, { horizon: 0 });
    expect(Math.max(...seen)).toBe(256);
  });
});
