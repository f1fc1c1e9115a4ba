import { excerptOf, type SaveExcerpt } from '@/engine/excerpt';
import { Match, type AnyMatch } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { UnreadableSave, checksum, parseSave, type MatchSave } from '@/engine/save';
import { atOnce } from '@/engine/slices';
import { pigGame } from '@/games/pig/game';
import { gridGame } from '@tests/kit/toys/grid';

const ROLL = { type: 'roll' };
const HOLD = { type: 'hold' };

function pigMatch(moves: number) {
  const match = Match.create(pigGame, { seats: 2, goal: 100 }, 'excerpt');
  while (match.moveCount < moves) match.play(match.state.seat, match.state.turnTotal > 4 ? HOLD : ROLL);
  return match;
}

function gridMatch(moves: number) {
  const match = Match.create(gridGame, { seats: 2 }, 'long');
  for (let i = 0; i < moves; i++) match.play(match.state.turn, [...match.legal(match.state.turn)][i % 3]);
  return match;
}

/** As it comes out of storage. */
const written = (match: { save(): MatchSave }): Record<string, unknown> => JSON.parse(JSON.stringify(packSave(match.save()))) as Record<string, unknown>;

function excerpt(raw: unknown): SaveExcerpt {
  const found = excerptOf(raw);
  if (!found) throw new Error('there is no excerpt');
  return found;
}

describe('a match opened from an excerpt', () => {
  test.each([0, 1, 2, 7, 30, 31, 32, 33])('is the same one after %i moves', (moves) => {
    const match = pigMatch(moves);
    const opened = Match.load(pigGame, excerpt(written(match)));
    expect(opened.hash()).toBe(match.hash());
    expect(opened.canUndo).toBe(match.canUndo);
    expect(opened.lastMover).toBe(match.lastMover);
    expect(opened.moveCount).toBe(moves);
    expect(opened.moves).toEqual(match.moves);
    expect(opened.moveCount).toBe(moves);
  });

  test('goes on, takes back and is saved as if it had never been closed', () => {
    const match = pigMatch(40);
    while (!match.canUndo) match.play(match.state.seat, match.state.turnTotal > 0 ? HOLD : ROLL);
    const opened = Match.load(pigGame, excerpt(written(match)));
    for (const each of [match, opened]) {
      expect(each.undo()).toBe(true);
      each.play(each.state.seat, ROLL);
    }
    expect(opened.save()).toEqual(match.save());
    const again = Match.load(pigGame, excerpt(written(opened)));
    expect(again.save()).toEqual(match.save());
  });

  test('keeps the seat of moves that may be taken back, whoever moved before', () => {
    const match = gridMatch(9);
    const opened = Match.load(gridGame, excerpt(written(match)));
    expect(opened.hash()).toBe(match.hash());
    expect(opened.moves).toEqual(match.moves);
    while (match.undo()) expect(opened.undo()).toBe(true);
    expect(opened.hash()).toBe(match.hash());
  });

  test('reads none of the moves before', () => {
    const { moves, ...rest } = written(gridMatch(300));
    const { table, ...packed } = moves as { table: unknown[]; list: string };
    const touched: string[] = [];
    const watched = new Proxy(table, { get: (lines, name, self) => (touched.push(String(name)), Reflect.get(lines, name, self) as unknown) });
    const found = excerpt({ ...rest, moves: { ...packed, table: watched } });
    expect(Match.load(gridGame, found).hash()).toBe(gridMatch(300).hash());
    expect(touched.filter((name) => /^\d+$/.test(name)).length).toBeLessThanOrEqual(found.since.length);
  });
});

describe('an excerpt is only had of what is right', () => {
  const raw = written(pigMatch(30));
  const list = (raw.moves as { list: string }).list;
  const withList = (changed: string) => ({ ...raw, moves: { ...(raw.moves as object), list: changed } });

  test('of a save by an earlier app there is none', () => {
    expect(excerptOf({ ...raw, chain: undefined })).toBeUndefined();
    expect(excerptOf(JSON.parse(JSON.stringify(pigMatch(30).save())))).toBeUndefined();
    expect(excerptOf({ ...raw, checkpoint: undefined })).toBeUndefined();
  });

  test.each([
    ['nothing', undefined],
    ['text', 'save'],
    ['another seed', { ...raw, seed: 'luckier' }],
    ['other options', { ...raw, options: { seats: 2, goal: 20 } }],
    ['another state', { ...raw, checkpoint: { ...(raw.checkpoint as object), state: { scores: [99, 0] } } }],
    ['another fingerprint of the past', { ...raw, chain: '0123456789abcdef' }],
    ['fewer moves than its checkpoint', withList(list.slice(0, 5))],
    ['no moves', { ...raw, moves: undefined }],
  ])('%s: none', (_name, changed) => {
    expect(excerptOf(changed)).toBeUndefined();
  });

  test('moves of the past that were changed are found out when they are read', () => {
    const entries = list.split(',');
    const swapped = withList([...entries.slice(0, 3), '0:0', ...entries.slice(4)].join());
    expect(() => parseSave(swapped)).toThrow(UnreadableSave);
    const found = excerpt(swapped);
    const opened: AnyMatch = Match.load(pigGame, found) as unknown as AnyMatch;
    expect(() => atOnce(found.reading())).toThrow(UnreadableSave);
    expect(() => opened.moves).toThrow(UnreadableSave);
    expect(() => opened.save()).toThrow(UnreadableSave);
  });

  test('a forged one that leads elsewhere is opened whole, and found out by whoever replays it', () => {
    const save = { ...pigMatch(30).save(), seed: 'another evening' };
    const forged = { ...save, check: checksum(save) };
    const found = excerpt(JSON.parse(JSON.stringify(packSave(forged))));
    expect(() => atOnce(Match.verify(pigGame, found.whole()))).toThrow(UnreadableSave);
  });
});

test('a match of an older version is read whole: its moves may have to be rewritten', () => {
  const newer = { ...pigGame, version: 2, migrations: { 1: { goOn: (state: unknown) => state } } };
  const match = pigMatch(30);
  const opened = Match.load(newer, excerpt(written(match)));
  expect(opened.earlier?.moves).toBe(excerpt(written(match)).checkpoint.at);
  expect(opened.state).toEqual(excerpt(written(match)).checkpoint.state);
});
