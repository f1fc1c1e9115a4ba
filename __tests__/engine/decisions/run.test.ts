import * as v from 'valibot';

import { declarations } from '@/engine/decisions/declare';
import type { Bare, Frames, Process } from '@/engine/decisions/frames';
import { Run } from '@/engine/decisions/run';
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
