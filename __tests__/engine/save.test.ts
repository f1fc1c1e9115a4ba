import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { unpackRaw } from '@/engine/movesTable';
import { packSave } from '@/engine/packing';
import { isWhole } from '@/engine/reading';
import { Replayer } from '@/engine/replayer';
import { hashJson } from '@/engine/hash';
import { UnreadableSave, checksum, parseSave, type MatchSave } from '@/engine/save';
import { pigGame } from '@/games/pig/game';
import { verified } from '@tests/kit/verified';
import { gridGame } from '@tests/kit/toys/grid';

const ROLL = { type: 'roll' };
const HOLD = { type: 'hold' };

function pigMatch(moves = 30) {
  const match = Match.create(pigGame, { seats: 2, goal: 100 }, 'saved');
  while (match.moves.length < moves) match.play(match.state.seat, match.state.turnTotal > 4 ? HOLD : ROLL);
  return match;
}

function gridMatch(moves: number) {
  const match = Match.create(gridGame, { seats: 2 }, 'long');
  for (let i = 0; i < moves; i++) match.play(match.state.turn, [...match.legal(match.state.turn)][i % 3]);
  return match;
}

/** A save as it comes from storage. */
const stored = (save: MatchSave): MatchSave => JSON.parse(JSON.stringify(save)) as MatchSave;
/** The same save changed by somebody who knows how to compute the checksum. */
const forged = (save: MatchSave, change: Partial<MatchSave>): MatchSave => {
  const changed = stored({ ...save, ...change });
  return { ...changed, check: checksum(changed) };
};

function reasonOf(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    if (error instanceof UnreadableSave) return `${error.reason}: ${error.message}`;
    throw error;
  }
  return 'opened';
}

describe('a save', () => {
  test('comes back as the same match', () => {
    const match = pigMatch();
    const loaded = Match.load(pigGame, parseSave(stored(match.save())));
    expect(loaded.hash()).toBe(match.hash());
    expect(loaded.moves).toEqual(match.moves);
  });

  test('can still take back what the match could', () => {
    const match = pigMatch();
    while (!match.canUndo) match.play(match.state.seat, match.state.turnTotal > 0 ? HOLD : ROLL);
    const loaded = Match.load(pigGame, parseSave(stored(match.save())));
    match.undo();
    expect(loaded.undo()).toBe(true);
    expect(loaded.hash()).toBe(match.hash());
    expect(loaded.canUndo).toBe(false);
  });

  test('of a new match is fine', () => {
    const match = pigMatch(0);
    expect(Match.load(pigGame, parseSave(stored(match.save()))).hash()).toBe(match.hash());
  });

  test('without a checkpoint is replayed', () => {
    const match = pigMatch();
    expect(Match.load(pigGame, parseSave(forged(match.save(), { checkpoint: undefined }))).hash()).toBe(match.hash());
  });

  test('has the same checksum whether the match was played or loaded', () => {
    const match = pigMatch();
    match.save();
    match.play(match.state.seat, ROLL);
    expect(Match.load(pigGame, match.save()).save().check).toBe(match.save().check);
  });
});

describe('what cannot be opened says why', () => {
  const save = pigMatch().save();

  test.each([
    ['nothing', undefined],
    ['text', 'save'],
    ['a list', []],
    ['an empty file', {}],
    ['a move that is no pair', { ...save, moves: [[0]] }],
    ['a stream that is no stream', { ...save, checkpoint: { at: 0, state: {}, random: { generator: 'sfc32', streams: [[1]] } } }],
    ['a changed move', { ...save, moves: [[0, HOLD], ...save.moves.slice(1)] }],
    ['a missing move', { ...save, moves: save.moves.slice(1) }],
    ['a changed seed', { ...save, seed: 'luckier' }],
    ['a changed state', { ...save, checkpoint: { ...save.checkpoint, state: { scores: [99, 0] } } }],
  ])('%s is damaged', (_name, raw) => {
    expect(reasonOf(() => parseSave(raw))).toMatch(/^damaged: This save is damaged/);
  });

  test('a text cut off in the middle is not even data', () => {
    const text = JSON.stringify(save);
    expect(() => parseSave(JSON.parse(text.slice(0, text.length / 2)))).toThrow(SyntaxError);
  });

  test('a save of a newer format', () => {
    expect(reasonOf(() => parseSave({ ...save, format: 99, whatever: true }))).toMatch(/^newer: .*Update the app/);
  });

  test('a save of a newer version of the game', () => {
    expect(reasonOf(() => Match.load(pigGame, forged(save, { version: 99 })))).toMatch(/^newer: .*newer version of Pig/);
  });

  test('a save of another game', () => {
    expect(reasonOf(() => Match.load(gridGame, save))).toMatch(/^unknownGame: .*“pig”, not of Grid/);
  });

  test('a save of a version that nobody can migrate', () => {
    expect(reasonOf(() => Match.load({ ...pigGame, version: 3 }, save))).toMatch(/^damaged: Pig 1 matches cannot be continued by version 3/);
  });

  test.each([
    ['impossible options', { options: { seats: 9, goal: 100 } }],
    ['a move of a seat that was not asked', { moves: [[1, ROLL] as [number, unknown]], checkpoint: undefined }],
    ['a move that the rules refuse', { moves: [[0, HOLD] as [number, unknown]], checkpoint: undefined }],
    ['a move that is none', { moves: [[0, 'win'] as [number, unknown]], checkpoint: undefined }],
    ['moves after the end', { moves: [...save.moves, ...Array.from({ length: 3000 }, (): [number, unknown] => [0, ROLL])], checkpoint: undefined }],
  ])('%s, with a right checksum', (_name, change) => {
    expect(reasonOf(() => Match.load(pigGame, parseSave(forged(save, change))))).toMatch(/^damaged/);
  });
});

function wholeCheckpoint({ checkpoint }: MatchSave) {
  if (!checkpoint || !isWhole(checkpoint)) throw new Error('a match saves its whole checkpoint');
  return checkpoint;
}

describe('packed for writing', () => {
  const written = (match: { save(): MatchSave }) => JSON.stringify(packSave(match.save()));

  test('a match comes back as it was, also with undo', () => {
    for (const moves of [0, 1, 7, 30]) {
      const match = pigMatch(moves);
      const loaded = Match.load(pigGame, parseSave(JSON.parse(written(match))));
      expect(loaded.hash()).toBe(match.hash());
      expect(loaded.canUndo).toBe(match.canUndo);
      expect(loaded.moves).toEqual(match.moves);
    }
  });

  test('seats are written where they change, the clock among them', () => {
    const moves: [number, unknown][] = [[0, ROLL], [0, HOLD], [1, ROLL], [CLOCK, ROLL], [1, HOLD]];
    const packed = packSave({ ...pigMatch(0).save(), moves }).moves;
    expect(packed.list).toBe('0:0,1,1:0,-1:0,1:1');
    expect(unpackRaw({ moves: packed })).toEqual({ moves });
  });

  test('the names of a move’s fields are written once; what has none is written as it is', () => {
    const moves: [number, unknown][] = [[0, { kind: 'go', to: 3 }], [0, { kind: 'go', to: 4, gone: undefined }], [0, { to: 3 }], [0, 'pass'], [0, [1, 2]], [0, null]];
    const packed = packSave({ ...pigMatch(0).save(), moves }).moves;
    expect(packed).toEqual({ shapes: [['kind', 'to'], ['to']], table: [[0, 'go', 3], [0, 'go', 4], [1, 3], [-1, 'pass'], [-1, [1, 2]], [-1, null]], list: '0:0,1,2,3,4,5' });
    expect(unpackRaw({ moves: packed })).toEqual({ moves: [[0, { kind: 'go', to: 3 }], [0, { kind: 'go', to: 4 }], ...moves.slice(2)] });
  });

  test('a list as earlier versions wrote it is read', () => {
    expect(unpackRaw({ moves: { table: [ROLL, HOLD], list: [0, 0, 1, 1, -1, 0] } })).toEqual({ moves: [[0, ROLL], [1, HOLD], [CLOCK, ROLL]] });
  });

  test('takes a fraction of the bytes', () => {
    const match = pigMatch();
    expect(written(match).length).toBeLessThan(JSON.stringify(match.save()).length * 0.6);
  });

  test.each([1, 30, 700])('a match of %i moves keeps its whole checkpoint', (moves) => {
    const match = gridMatch(moves);
    const save = parseSave(JSON.parse(written(match)));
    expect(wholeCheckpoint(save)).toEqual(wholeCheckpoint(match.save()));
    expect(Match.load(gridGame, save).hash()).toBe(match.hash());
  });

  test('earlier versions wrote the hash of a checkpoint: its moves are played again and must lead there', () => {
    const match = pigMatch();
    const save = match.save();
    const { at, state, random } = wholeCheckpoint(save);
    const old = forged(save, { checkpoint: { at, hash: hashJson({ state, random }) } });
    expect(Match.load(pigGame, parseSave(stored(old))).hash()).toBe(match.hash());
    expect(reasonOf(() => Match.load(pigGame, forged(old, { seed: 'another' })))).toMatch(/^damaged/);
  });

  test.each([
    ['a place that is not in the table', { table: [ROLL], list: [0, 7] }],
    ['half a move', { table: [ROLL], list: [0] }],
    ['a place in letters that is not in the table', { table: [ROLL], list: '0:7' }],
    ['a move of nobody', { table: [ROLL], list: '0' }],
    ['a list that is none', { table: [ROLL], list: '0:0,,0' }],
    ['a shape that is not there', { shapes: [['type']], table: [[1, 'roll']], list: '0:0' }],
    ['a move that does not fill its shape', { shapes: [['type']], table: [[0]], list: '0:0' }],
    ['a move without a shape among those with one', { shapes: [['type']], table: [ROLL], list: '0:0' }],
  ])('%s is damage', (_name, moves) => {
    expect(reasonOf(() => Match.load(pigGame, parseSave({ ...packSave(pigMatch().save()), moves })))).toMatch(/^damaged/);
  });
});

describe('a checkpoint is never the truth', () => {
  const save = pigMatch().save();
  const checkpoint = wholeCheckpoint(save);
  const richer = { ...checkpoint, state: { ...(checkpoint.state as object), scores: [98, 0] } };

  test('a forged one is noticed by replaying', () => {
    expect(reasonOf(() => verified(pigGame, parseSave(forged(save, { checkpoint: richer }))))).toContain('its moves do not lead to where it was saved');
  });

  test('a forged one at the start is noticed', () => {
    const start = pigMatch(0).save();
    expect(reasonOf(() => verified(pigGame, forged(start, { checkpoint: { ...richer, at: 0 } })))).toContain('do not lead');
  });

  test('one behind the last move is noticed also when everything is replayed', () => {
    expect(reasonOf(() => verified(pigGame, forged(save, { checkpoint: { ...checkpoint, at: 31 } })))).toContain('behind the last move');
  });

  test.each([
    ['behind the last move', { ...checkpoint, at: 999 }],
    ['of an impossible state', { ...checkpoint, state: { ...(checkpoint.state as object), turnTotal: -5 } }],
    ['of no state at all', { ...checkpoint, state: {} }],
    ['with the dice of others', { ...checkpoint, random: { ...checkpoint.random, streams: checkpoint.random.streams.slice(1) } }],
  ])('one %s is refused even without replaying', (_name, wrong) => {
    expect(reasonOf(() => Match.load(pigGame, forged(save, { checkpoint: wrong })))).toMatch(/^damaged/);
  });

  test('one of a long match is verified in slices', () => {
    const long = gridMatch(700).save();
    const slices = [...Match.verify(gridGame, long)];
    expect(slices.length).toBeGreaterThan(10);
    const last = wholeCheckpoint(long);
    const wrong = forged(long, { checkpoint: { ...last, state: { ...(last.state as object), turns: 3 } } });
    expect(Match.load(gridGame, wrong).state.turns).not.toBe(700);
    expect(reasonOf(() => [...Match.verify(gridGame, wrong)])).toContain('do not lead');
    expect(reasonOf(() => [...Match.verify(gridGame, forged(long, { checkpoint: { ...last, at: 5000 } }))])).toContain('behind the last move');
  });
});

describe('migrations', () => {
  const save = pigMatch().save();
  const version3 = {
    ...pigGame,
    version: 3,
    migrations: {
      1: ({ options, moves }: { options: unknown; moves: readonly (readonly [number, unknown])[] }) => ({ options, moves: moves.slice(0, 10) }),
      2: ({ options, moves }: { options: unknown; moves: readonly (readonly [number, unknown])[] }) => ({ options, moves: moves.slice(0, 4) }),
    },
  };

  test('bring an old save up step by step and forget its checkpoint', () => {
    const match = Match.load(version3, parseSave(stored(save)));
    expect(match.moves).toHaveLength(4);
    expect(match.save().version).toBe(3);
    expect(Replayer.ofSave(version3, save).length).toBe(4);
  });
});

describe('rules that lead old moves elsewhere', () => {
  const playedOld = pigMatch(30);
  const changed = { ...pigGame, version: 2, migrations: { 1: { goOn: (state: unknown) => ({ ...(state as object), goal: 60 }) } } };

  test('let an old match go on from where it stood, through storage and further versions', () => {
    const match = Match.load(changed, parseSave(stored(playedOld.save())));
    const { at } = wholeCheckpoint(playedOld.save());
    expect(match.state).toEqual({ ...(wholeCheckpoint(playedOld.save()).state as object), goal: 60 });
    expect([match.moves.length, match.earlier?.moves, match.canUndo]).toEqual([0, at, false]);
    match.play(match.state.seat, ROLL);
    const again = Match.load(changed, parseSave(stored(match.save())));
    expect([again.hash(), again.moves.length, again.earlier?.moves]).toEqual([match.hash(), 1, at]);
    const later = Match.load({ ...changed, version: 3, migrations: { ...changed.migrations, 2: { goOn: (state: unknown) => state } } }, match.save());
    expect(later.earlier?.moves).toBe(at + 1);
  });

  test('also over two versions at once, each of which goes on from there', () => {
    const twice = { ...changed, version: 3, migrations: { ...changed.migrations, 2: { goOn: (state: unknown) => ({ ...(state as object), goal: 70 }) } } };
    const match = Match.load(twice, parseSave(stored(playedOld.save())));
    const { at, state } = wholeCheckpoint(playedOld.save());
    expect([match.state, match.moves.length, match.earlier?.moves]).toEqual([{ ...(state as object), goal: 70 }, 0, at]);
  });

  test('what is replayed begins there', () => {
    const match = Match.load(changed, playedOld.save());
    match.play(match.state.seat, ROLL);
    const film = Replayer.ofMatch(match);
    expect([film.length, film.opening]).toEqual([1, []]);
    expect(film.position(1)).toEqual(match.position);
    expect(Replayer.ofSave(changed, match.save()).position(1)).toEqual(match.position);
    expect(verified(changed, match.save()).hash()).toBe(match.hash());
  });

  test('its beginning is under the checksum, and a forged one is damage', () => {
    const save = Match.load(changed, playedOld.save()).save();
    const luckier = { ...save, earlier: save.earlier && { ...save.earlier, moves: 1 } };
    expect(reasonOf(() => parseSave(stored(luckier)))).toMatch(/^damaged/);
    expect(reasonOf(() => Match.load(changed, forged(save, { earlier: save.earlier && { ...save.earlier, state: {} } })))).toMatch(/^damaged/);
  });

  test('a match that was saved without its state cannot go on', () => {
    const { at, state, random } = wholeCheckpoint(playedOld.save());
    const old = forged(playedOld.save(), { checkpoint: { at, hash: hashJson({ state, random }) } });
    expect(reasonOf(() => Match.load(changed, old))).toMatch(/^damaged: Pig 1 matches cannot be continued by version 2/);
  });
});

test('opening plays no move again but those that may be taken back, however long the match was', () => {
  let plays = 0;
  const counted = { ...gridGame, play: (...args: Parameters<typeof gridGame.play>) => { plays += 1; gridGame.play(...args); } };
  const cost = (moves: number) => {
    const save = gridMatch(moves).save();
    plays = 0;
    Match.load(counted, save);
    return plays;
  };
  expect([20, 200, 2000].map(cost)).toEqual([1, 1, 1]);
});
