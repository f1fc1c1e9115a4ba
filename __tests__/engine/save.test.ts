import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { isWhole } from '@/engine/reading';
import { Replayer } from '@/engine/replayer';
import { UnreadableSave, checksum, parseSave, type MatchSave } from '@/engine/save';
import { pigGame } from '@/games/pig/game';
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
  const written = (match: { save(): MatchSave }, replayUpTo: number) => JSON.stringify(packSave(match.save(), replayUpTo));

  test('a match comes back as it was, also with undo', () => {
    for (const moves of [0, 1, 7, 30]) {
      const match = pigMatch(moves);
      const loaded = Match.load(pigGame, parseSave(JSON.parse(written(match, 300))));
      expect(loaded.hash()).toBe(match.hash());
      expect(loaded.canUndo).toBe(match.canUndo);
      expect(loaded.moves).toEqual(match.moves);
    }
  });

  test('takes a fraction of the bytes', () => {
    const match = pigMatch();
    expect(written(match, 300).length).toBeLessThan(JSON.stringify(match.save()).length * 0.6);
  });

  test('a long match keeps its whole checkpoint', () => {
    const match = gridMatch(700);
    const save = parseSave(JSON.parse(written(match, 300)));
    expect(wholeCheckpoint(save)).toEqual(wholeCheckpoint(match.save()));
    expect(Match.load(gridGame, save).hash()).toBe(match.hash());
  });

  test('moves that lead elsewhere are noticed by the hash alone', () => {
    const save = parseSave(JSON.parse(written(pigMatch(), 300)));
    expect(reasonOf(() => Match.load(pigGame, forged(save, { seed: 'another' })))).toMatch(/^damaged/);
  });

  test.each([
    ['a place that is not in the table', { table: [ROLL], list: [0, 7] }],
    ['half a move', { table: [ROLL], list: [0] }],
  ])('%s is damage', (_name, moves) => {
    expect(reasonOf(() => Match.load(pigGame, parseSave({ ...packSave(pigMatch().save(), 300), moves })))).toMatch(/^damaged/);
  });
});

describe('a checkpoint is never the truth', () => {
  const save = pigMatch().save();
  const checkpoint = wholeCheckpoint(save);
  const richer = { ...checkpoint, state: { ...(checkpoint.state as object), scores: [98, 0] } };

  test('a forged one is noticed by replaying', () => {
    expect(reasonOf(() => Match.load(pigGame, parseSave(forged(save, { checkpoint: richer }))))).toContain('its moves do not lead to where it was saved');
  });

  test('a forged one at the start is noticed', () => {
    const start = pigMatch(0).save();
    expect(reasonOf(() => Match.load(pigGame, forged(start, { checkpoint: { ...richer, at: 0 } })))).toContain('do not lead');
  });

  test('one behind the last move is noticed also when everything is replayed', () => {
    expect(reasonOf(() => Match.load(pigGame, forged(save, { checkpoint: { ...checkpoint, at: 31 } })))).toContain('behind the last move');
  });

  test.each([
    ['behind the last move', { ...checkpoint, at: 999 }],
    ['of an impossible state', { ...checkpoint, state: { ...(checkpoint.state as object), turnTotal: -5 } }],
    ['of no state at all', { ...checkpoint, state: {} }],
    ['with the dice of others', { ...checkpoint, random: { ...checkpoint.random, streams: checkpoint.random.streams.slice(1) } }],
  ])('one %s is refused even without replaying', (_name, wrong) => {
    expect(reasonOf(() => Match.load(pigGame, forged(save, { checkpoint: wrong }), { replayUpTo: 0 }))).toMatch(/^damaged/);
  });

  test('one of a long match is verified in slices', () => {
    const long = gridMatch(700).save();
    const slices = [...Match.prove(gridGame, long)];
    expect(slices.length).toBeGreaterThan(10);
    const last = wholeCheckpoint(long);
    const wrong = forged(long, { checkpoint: { ...last, state: { ...(last.state as object), turns: 3 } } });
    expect(Match.load(gridGame, wrong).state.turns).not.toBe(700);
    expect(reasonOf(() => [...Match.prove(gridGame, wrong)])).toContain('do not lead');
    expect(reasonOf(() => [...Match.prove(gridGame, forged(long, { checkpoint: { ...last, at: 5000 } }))])).toContain('behind the last move');
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

test('saving and opening cost the same in a long match as in a short one', () => {
  let plays = 0;
  const counted = { ...gridGame, play: (...args: Parameters<typeof gridGame.play>) => { plays += 1; gridGame.play(...args); } };
  const cost = (moves: number) => {
    const save = gridMatch(moves).save();
    plays = 0;
    Match.load(counted, save);
    return plays;
  };
  expect(cost(2000)).toBeLessThanOrEqual(cost(1000));
  expect(cost(2000)).toBeLessThan(10);
});
