import { decide } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { plannerBot, type PlannerSettings } from '@/engine/bots/planner';
import { randomBot } from '@/engine/bots/random';
import type { Game } from '@/engine/game';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { pig } from '@/games/pig';
import { stakesGame } from '@tests/kit/toys/stakes';

type Kind = 'dig' | 'sift' | 'toss' | 'collect' | 'rest';
interface Dig {
  coins: number;
  digs: number;
  sifts: number;
  /** A coin in the air pays when it is collected, if it shows heads. */
  heads?: boolean;
  over: boolean;
}

/** Two digs and two sifts, in any order, each a coin, find a treasure of ten; a toss costs one and may pay twenty. */
const played: Kind[] = [];
const digging: Game<Dig, { kind: Kind }> = {
  id: 'digging',
  title: 'Digging',
  version: 1,
  seats: { min: 1, max: 1 },
  defaults: { seats: 1 },
  optionFields: () => [],
  parseOptions: () => ({ seats: 1 }),
  parseMove: (raw) => raw as { kind: Kind },
  setup: () => ({ coins: 0, digs: 0, sifts: 0, over: false }),
  prompts: ({ over }) => (over ? [] : [{ seat: 0, kind: 'dig', words: 'Dig or rest.' }]),
  moves: ({ over, heads, digs, sifts }) => {
    if (over) return [];
    const kinds: Kind[] = heads === undefined ? ['rest', ...(digs < 2 ? ['dig' as const] : []), ...(sifts < 2 ? ['sift' as const] : []), 'toss'] : ['collect'];
    return kinds.map((kind) => ({ kind }));
  },
  play: (draft, _, { kind }, table) => {
    played.push(kind);
    if (kind === 'rest') draft.over = true;
    if (kind === 'dig' || kind === 'sift') {
      draft.coins -= 1;
      draft[kind === 'dig' ? 'digs' : 'sifts'] += 1;
      if (draft.digs === 2 && draft.sifts === 2) draft.coins += 14;
    }
    if (kind === 'toss') {
      draft.coins -= 1;
      draft.heads = table.random.chance(1, 2);
    }
    if (kind === 'collect') {
      draft.coins += draft.heads ? 20 : 0;
      draft.over = true;
    }
  },
  view: (state) => state,
  outcome: () => undefined,
  describe: () => undefined,
  evaluate: ({ coins }) => coins / 100,
};

const START = digging.setup({ seats: 1 }, { random: Random.fromSeed('dig'), stream: () => Random.fromSeed('dig'), emit: () => undefined });
const planned = (seed: string, settings?: PlannerSettings<Dig>): Kind => decide(plannerBot(digging, settings).think(START, 0, Random.fromSeed(seed))).kind;

test('a planner bears what looks worse on the way to what is better; greed does not', () => {
  expect(decide(greedyBot(digging, { worlds: 4 }).think(START, 0, Random.fromSeed('dig'))).kind).toBe('rest');
  expect(planned('dig')).toBe('dig');
  expect(planned('dig', { depth: 3 })).toBe('rest');
});

test('nobody plans with dice that have not fallen', () => {
  for (let seed = 0; seed < 20; seed++) expect(planned(`dice ${seed}`, { worlds: 1, depth: 3 })).toBe('rest');
});

test('where chance speaks, its answers are planned on, as far as the planner is to see', () => {
  const looking = { worlds: 1, depth: 3, samples: 900 };
  for (let seed = 0; seed < 5; seed++) {
    expect(planned(`coin ${seed}`, { ...looking, foresight: 1 })).toBe('toss');
    expect(planned(`coin ${seed}`, { ...looking, foresight: 0 })).toBe('rest');
  }
});

test('a line that gets to chance is worth the mean of the answers, not the best of them', () => {
  // Heads twenty, tails nothing, a coin for the toss: nine in the mean, and the treasure is ten.
  for (let seed = 0; seed < 5; seed++) expect(planned(`mean ${seed}`, { worlds: 1, samples: 900, foresight: 1, key: ({ digs, sifts, heads }) => `${digs}/${sifts}/${heads}` })).toBe('dig');
});

test('a box may judge for itself', () => {
  expect(planned('own', { evaluate: ({ digs, sifts }) => sifts - digs })).toBe('sift');
});

test('of positions that are alike one is followed', () => {
  const steps = (settings: PlannerSettings<Dig>): number => {
    played.length = 0;
    expect(planned('alike', { worlds: 1, beam: 100, ...settings })).toBe('dig');
    return played.length;
  };
  expect(steps({ key: ({ digs, sifts, heads, over }) => `${digs}/${sifts}/${heads}/${over}` })).toBeLessThan(steps({}));
});

test('only so many lines are followed, the ones that look best', () => {
  const steps = (beam: number): number => {
    played.length = 0;
    planned('beam', { worlds: 1, beam });
    return played.length;
  };
  expect(steps(1)).toBeLessThan(steps(4));
});

test('a forced move needs no thought, and no move is a fault of the game', () => {
  expect(plannerBot(digging).think({ ...START, heads: true }, 0, Random.fromSeed('forced')).next()).toEqual({ done: true, value: { kind: 'collect' } });
  expect(() => decide(plannerBot(digging).think({ ...START, over: true }, 0, Random.fromSeed('over')))).toThrow('has no move');
});

test('it plays by the rules, sees only what its seat sees, and the same for the same seed', () => {
  const seen: unknown[] = [];
  const spying: typeof stakesGame = { ...stakesGame, view: (state, seat) => { const view = stakesGame.view(state, seat); if (seat === 0) seen.push(view.cards[1]); return view; } };
  const key = ({ cards }: { readonly cards: readonly number[] }) => { seen.push(cards[1]); return cards.length; };
  const once = () => simulate(spying, { options: { seats: 2 }, seed: 'planner', bots: [plannerBot(spying, { key }), randomBot(spying)], maxMoves: 200 });
  expect(once().outcome).toEqual(once().outcome);
  expect(new Set(seen)).toEqual(new Set([0]));
});

test('it beats random play at pig', () => {
  let won = 0;
  for (let game = 0; game < 20; game++) {
    const { outcome } = simulate(pig.game, { options: { seats: 2, goal: 50 }, seed: `planner ${game}`, bots: [plannerBot(pig.game, { worlds: 40 }), randomBot(pig.game)], maxMoves: 2000 });
    if (outcome?.places[0] === 1) won += 1;
  }
  expect(won).toBeGreaterThan(13);
});
