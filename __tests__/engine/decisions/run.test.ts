import * as v from 'valibot';

import { declarations } from '@/engine/decisions/declare';
import { topFrameAs, type Bare, type Frames, type Process } from '@/engine/decisions/frames';
import { plainLabel } from '@/engine/decisions/plainLabel';
import { Run } from '@/engine/decisions/run';
import { thoughtfulBot } from '@/engine/decisions/thoughts';
import type { GameEvent, Table } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';
import { Random } from '@/engine/random';

interface State {
  frames: Frames<{ a: Process; b: Bare; c: Bare; endless: Process }>[];
  told: string[];
}
interface World {
  readonly state: State;
  readonly event: GameEvent;
  readonly tools: { readonly tell: (words: string) => void };
}
const { answer, decision, process, sequence, standing, decisions } = declarations<World>();

const table: Table<GameEvent> = { random: Random.fromSeed('run'), stream: () => Random.fromSeed('run'), emit: () => undefined };
const tools = { tell: () => undefined };

const runOn = (...kinds: State['frames'][number]['kind'][]): Run<World> => {
  const run = new Run<World>({ frames: kinds.map((kind) => ({ kind })), told: [] }, table, tools);
  run.enter(run.state.frames[run.state.frames.length - 1]);
  return run;
};
const kindsOn = (run: Run<World>) => run.state.frames.map(({ kind }) => kind).join('');

test('what is called comes first, in the order of the calls', () => {
  const run = runOn('a');
  run.call({ kind: 'b' });
  run.call({ kind: 'c' }, { kind: 'a' });
  expect(kindsOn(run)).toBe('aacb');
});

test('a frame that ends leaves what it has called', () => {
  const run = runOn('a', 'b');
  run.call({ kind: 'c' });
  run.end();
  expect(kindsOn(run)).toBe('ac');
});

test('a frame ends once', () => {
  const run = runOn('a', 'b');
  run.end();
  expect(() => run.end()).toThrow('ended already');
  expect(kindsOn(run)).toBe('a');
});

test('a frame that is replaced leaves its place to another', () => {
  const run = runOn('a', 'b');
  run.replace({ kind: 'c' });
  expect(kindsOn(run)).toBe('ac');
});

test('breaking off takes the nearest of a kind and all above it, but not what was called just now', () => {
  const run = runOn('b', 'a', 'b', 'c');
  run.call({ kind: 'a' });
  run.breakOff('b');
  expect(kindsOn(run)).toBe('baa');
  expect(() => run.breakOff('endless')).toThrow('no endless');
  expect(() => run.end()).toThrow('ended already');
});

test('nothing is left when all is cleared, and something new may begin', () => {
  const run = runOn('a', 'b');
  run.call({ kind: 'c' });
  run.clear();
  run.call({ kind: 'b' });
  run.call({ kind: 'a' }, { kind: 'c' });
  expect(kindsOn(run)).toBe('cab');
});

const settings = { title: 'Test', wrongSeat: ['T-1', ''], wrongMoment: ['T-2', ''] } as const;
const go = answer({})({ play: (run) => run.end() });
const b = decision('b', { who: () => 0, words: '', answers: { go } });
const c = decision('c', { who: () => 0, words: 'Go on?', answers: { go } });
const a = sequence('a', [(run) => run.tools.tell('one'), (run) => run.call({ kind: 'b' }), (run) => run.tools.tell('two')]);
const endless = process('endless', { round: (_run) => 'round' });

test('a process uses the tools of its box, waits for what it calls, and ends after its last step', () => {
  const told: string[] = [];
  const rules = decisions({ ...settings, kinds: { a, b, c, endless } });
  const state: State = { frames: [], told: [] };
  const loud = { tell: (words: string) => void told.push(words) };
  rules.begin(state, table, (run) => run.call({ kind: 'a' }), loud);
  expect([told, state.frames]).toEqual([['one'], [{ kind: 'a', step: 2 }, { kind: 'b' }]]);
  rules.play(state, 0, { kind: 'go' }, table, loud);
  expect([told, state.frames]).toEqual([['one', 'two'], []]);
  expect(rules.prompts(state)).toEqual([]);
});

test('a process keeps its own place, whatever others of its kind have done since', () => {
  const tell = (words: string) => (run: Run<World>): void => {
    run.state.told.push(words);
    run.call({ kind: 'b' });
  };
  const laps = process('endless', {
    out: tell('out'),
    turn: (run) => {
      tell('turn')(run);
      return run.state.told.length < 4 ? 'turn' : 'back';
    },
    skipped: tell('skipped'),
    back: tell('back'),
  });
  const rules = decisions({ ...settings, kinds: { a, b, c, endless: laps } });
  const begun = (): State => {
    const state: State = { frames: [], told: [] };
    rules.begin(state, table, (run) => run.call({ kind: 'endless' }), tools);
    return state;
  };
  const goOn = (state: State): void => {
    if (state.frames.length > 0) rules.play(state, 0, { kind: 'go' }, table, tools);
  };
  const chance = Random.fromSeed('laps');
  for (let i = 0; i < 50; i++) {
    const states = [begun(), begun(), begun()];
    while (states.some(({ frames }) => frames.length > 0)) goOn(chance.pick(states));
    for (const { told } of states) expect(told).toEqual(['out', 'turn', 'turn', 'turn', 'back']);
  }
});

test('a process that never asks is a mistake, not a hang', () => {
  const rules = decisions({ ...settings, kinds: { a, b, c, endless } });
  expect(() => rules.begin({ frames: [], told: [] }, table, (run) => run.call({ kind: 'endless' }), tools)).toThrow('round in circles');
});

test('a frame remembers no step that is gone', () => {
  const rules = decisions({ ...settings, kinds: { a, b, c, endless } });
  expect(() => rules.begin({ frames: [{ kind: 'endless', step: 'lost' }], told: [] }, table, () => undefined, tools)).toThrow('no step “lost”');
});

test('one name has one set of fields', () => {
  const other = decision('c', { who: () => 0, words: '', answers: { go: answer({ far: wholeNumber(1, 2) })({ offers: () => [], play: () => undefined }) } });
  expect(() => decisions({ ...settings, kinds: { a, b, c: other, endless } })).toThrow('different fields');
});

test('an answer that carries more than names is compared as a whole', () => {
  const path = v.array(wholeNumber(0, 9));
  const walk = answer({ path })({ offers: () => [{ path: [1, 2] }], otherwise: ['T-3', 'Not that way.'], play: (run) => run.end() });
  const rules = decisions({ ...settings, kinds: { a, b, c: decision('c', { who: () => 0, words: '', answers: { walk } }), endless } });
  const state: State = { frames: [{ kind: 'c' }], told: [] };
  expect(rules.refusal(state, 0, { kind: 'walk', path: [2, 1] })?.rule).toBe('T-3');
  expect(rules.refusal(state, 0, { kind: 'walk', path: [1, 2] })).toBeUndefined();
});

test('a question’s own answer comes before the standing one of its name', () => {
  const rules = decisions({ ...settings, kinds: { a, b, c, endless }, standing: standing({ go: answer({})({ play: () => undefined }) }) });
  const state: State = { frames: [{ kind: 'c' }], told: [] };
  expect([...rules.moves(state, 0)]).toEqual([{ kind: 'go' }]);
  rules.play(state, 0, { kind: 'go' }, table, tools);
  expect(state.frames).toEqual([]);
});

test('fields of many values need offers', () => {
  const vague = decision('c', { who: () => 0, words: '', answers: { walk: answer({ far: wholeNumber(1, 2) })({ play: () => undefined }) } });
  expect(() => decisions({ ...settings, kinds: { a, b, c: vague, endless } })).toThrow('which values of “far”');
});

describe('answers that come one by one', () => {
  function* counting() {
    for (let far = 1; ; far++) yield { far };
  }
  const count = answer({ far: v.number() })({ offers: counting, play: (run) => run.end() });
  const shout = answer({ loud: v.boolean(), word: v.picklist(['ho', 'hey']) })({ play: (run) => run.end() });
  const rules = decisions({ ...settings, kinds: { a, b, c: decision('c', { who: () => [0, 2], words: '', answers: { go, count, shout } }), endless } });
  const asking = (): State => ({ frames: [{ kind: 'c' }], told: [] });
  const first = (n: number) => {
    const found: unknown[] = [];
    for (const move of rules.moves(asking(), 0)) if (found.push(move) === n) break;
    return found;
  };

  test('are offered after those that are listed, and never all at once', () => {
    expect(first(3)).toEqual([{ kind: 'go' }, { kind: 'count', far: 1 }, { kind: 'count', far: 2 }]);
  });

  test('are followed by the rest where they have an end', () => {
    const ending = decisions({ ...settings, kinds: { a, b, c: decision('c', { who: () => 0, words: '', answers: { go, count: { ...count, offers: () => new Set([{ far: 7 }]) }, shout } }), endless } });
    expect([...ending.moves(asking(), 0)]).toEqual([
      { kind: 'go' }, { kind: 'count', far: 7 },
      { kind: 'shout', loud: true, word: 'ho' }, { kind: 'shout', loud: true, word: 'hey' }, { kind: 'shout', loud: false, word: 'ho' }, { kind: 'shout', loud: false, word: 'hey' },
    ]);
  });

  test('one of the first kind that has any is found without listing the others', () => {
    expect(rules.firstOf(asking(), 0, ['shout', 'go'])).toEqual({ kind: 'shout', loud: true, word: 'ho' });
    expect(rules.firstOf(asking(), 2, ['count'])).toEqual({ kind: 'count', far: 1 });
    expect(rules.firstOf(asking(), 1, ['go'])).toBeUndefined();
    expect(rules.firstOf(asking(), 0, [])).toBeUndefined();
    expect(rules.firstOf({ frames: [], told: [] }, 0, ['go'])).toBeUndefined();
    const closed = decisions({ ...settings, kinds: { a, b, c: decision('c', { who: () => 0, words: '', answers: { go: { ...go, when: () => false }, shout } }), endless } });
    expect(closed.firstOf(asking(), 0, ['go', 'shout'])).toMatchObject({ kind: 'shout' });
    expect(closed.firstOf(asking(), 0, ['go'])).toBeUndefined();
  });

  test('a button without words says what it carries', () => {
    const label = (move: Parameters<typeof rules.label>[2]) => rules.label(asking(), 0, move).label;
    expect(label({ kind: 'shout', loud: true, word: 'hey' })).toBe('Shout: yes, hey');
    expect(label({ kind: 'shout', loud: false, word: 'ho' })).toBe('Shout: no, ho');
    expect([plainLabel({ kind: 'brushAside', aside: true } as { kind: string }).label, plainLabel({ kind: 'brushAside', aside: false } as { kind: string }).label]).toEqual(['Yes', 'No']);
    expect(plainLabel({ kind: 'walkTo', path: [1, 2], near: undefined } as { kind: string }).label).toBe('Walk to: [1,2]');
    expect(plainLabel({ kind: 'chooseTheScar' }).label).toBe('Choose the scar');
  });
});

test('a rule may draw from the stream of one seat', () => {
  const streams = [Random.fromSeed('zero'), Random.fromSeed('one')];
  const run = new Run<World>({ frames: [], told: [] }, { ...table, stream: (seat) => streams[seat] ?? table.random }, tools);
  expect([run.stream(1), run.random]).toEqual([streams[1], table.random]);
});

test('the top frame, if it is of a kind', () => {
  const state: State = { frames: [{ kind: 'a' }, { kind: 'b' }], told: [] };
  const empty: State = { frames: [], told: [] };
  expect([topFrameAs(state, 'b'), topFrameAs(state, 'a'), topFrameAs(empty, 'a')]).toEqual([{ kind: 'b' }, undefined, undefined]);
});

test('a bot may think in slices, and says for what it has no thought', () => {
  const slices: unknown[] = [];
  const bot = thoughtfulBot<State, { kind: string }>('slow', {
    *b() {
      yield;
      yield;
      return { kind: 'go' };
    },
  });
  const thinking = bot.think({ frames: [{ kind: 'b' }], told: [] }, 0, table.random);
  for (let step = thinking.next(); ; step = thinking.next()) {
    slices.push(step);
    if (step.done) break;
  }
  expect(slices).toEqual([{ done: false }, { done: false }, { done: true, value: { kind: 'go' } }]);
  expect(() => bot.think({ frames: [{ kind: 'c' }], told: [] }, 0, table.random).next()).toThrow('slow has no thought for “c”');
  expect(() => bot.think({ frames: [], told: [] }, 0, table.random).next()).toThrow('nobody is asked anything');
  const next = thoughtfulBot<State, { kind: string; next?: string }>('next', { b: () => ({ kind: 'go', next: 'round' }) });
  expect(next.think({ frames: [{ kind: 'b' }], told: [] }, 0, table.random).next()).toEqual({ done: true, value: { kind: 'go', next: 'round' } });
});
