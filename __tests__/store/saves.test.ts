import { Match } from '@/engine/match';
import { SAVE_FORMAT, UnreadableSave, checksum, type MatchSave } from '@/engine/save';
import { pig } from '@/games/pig';
import { useSaves } from '@/store/saves';
import { unsealed } from '@/store/sealing';
import type { SeatPlayer } from '@/store/seats';
import { startMatch } from '@/store/startMatch';
import { installStorage } from '@/store/storage/current';

import { BreakableStorage, PowerCut, QuotaExceeded } from './crashing';

const PLAYERS: readonly SeatPlayer[] = [{ name: 'Kaja', plays: 'person' }, { name: 'Ash', plays: 'hard' }];
const LABEL = { id: 'm1', name: 'Kaja against Ash', game: 'pig', players: PLAYERS, createdAt: 5, finished: false, summary: 'Turn 3' };

let storage: BreakableStorage;
const saves = () => useSaves.getState();
const openAgain = () => {
  installStorage(storage);
  saves().open((id) => (id === 'pig' ? pig.game : undefined));
};
/** What a save is worth is where it leads. */
const hashOf = (save: MatchSave): string => Match.load(pig.game, save).hash();
const pigSave = (moves: number): MatchSave => {
  const match = Match.create(pig.game, { seats: 2, goal: 50 }, 'a seed');
  for (let i = 0; i < moves; i++) match.play(match.prompts()[0]?.seat ?? 0, { type: 'roll' });
  return match.save();
};
/** Writes straight into storage what the app would never write. */
const plant = (id: string, text: string) => {
  storage.set(`grudgebox:save/${id}#1`, text);
  storage.set(`grudgebox:save/${id}`, '1');
  openAgain();
};
/** What is in the file that is given away, its seal broken. */
const handedOver = (id: string): string | undefined => {
  const inside = unsealed(saves().exportFile(id)?.text ?? '');
  return inside && 'text' in inside ? inside.text : undefined;
};
const entryOf = (id: string) => saves().entries.find((entry) => entry.id === id);

beforeEach(() => {
  storage = new BreakableStorage();
  openAgain();
});

test('how long a clock had run comes back too; where that cannot be read, everything else does', () => {
  saves().put({ ...LABEL, spent: { timer: 100_000 } }, pigSave(4));
  openAgain();
  expect(entryOf('m1')?.spent).toEqual({ timer: 100_000 });
  saves().put({ ...LABEL, spent: { timer: -1 } }, pigSave(4));
  openAgain();
  expect(entryOf('m1')).toMatchObject({ name: LABEL.name, spent: undefined });
});

test('a stored match comes back move by move after a restart', () => {
  const save = pigSave(4);
  expect(saves().put(LABEL, save)).toEqual({ ok: true });
  openAgain();
  expect(hashOf(saves().load('m1'))).toBe(hashOf(save));
  expect(entryOf('m1')).toMatchObject(LABEL);
  expect(entryOf('m1')?.unreadable).toBeUndefined();
});

test('the newest match is first in the list', () => {
  const clock = jest.spyOn(Date, 'now');
  ['a', 'b', 'c'].forEach((id, index) => {
    clock.mockReturnValue(1000 + index);
    saves().put({ ...LABEL, id }, pigSave(1));
  });
  clock.mockReturnValue(2000);
  saves().put({ ...LABEL, id: 'a' }, pigSave(2));
  clock.mockRestore();
  expect(saves().entries.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  openAgain();
  expect(saves().entries.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

test.each([0, 1, 2, 3])('a crash after %i changes of an autosave loses at most the last move', (changes) => {
  saves().put(LABEL, pigSave(3));
  storage.changesLeft = changes;
  try {
    saves().put(LABEL, pigSave(4));
  } catch (error) {
    expect(error).toBeInstanceOf(PowerCut);
  }
  storage.changesLeft = Infinity;
  openAgain();
  expect(hashOf(saves().load('m1'))).toBe(hashOf(pigSave(changes < 2 ? 3 : 4)));
});

test('a full device is told in words, and the last save stays', () => {
  saves().put(LABEL, pigSave(3));
  storage.failure = () => new QuotaExceeded('exceeded the quota');
  storage.staysBroken = false;
  storage.changesLeft = 0;
  const written = saves().put(LABEL, pigSave(4));
  expect(written).toEqual({ ok: false, words: expect.stringMatching(/no room left/) });
  expect(hashOf(saves().load('m1'))).toBe(hashOf(pigSave(3)));
});

describe('a save that cannot be read is kept, named and explained', () => {
  test('text that is no JSON', () => {
    plant('broken', '{"format":1,"label":{"name":"Half a');
    expect(entryOf('broken')).toMatchObject({ name: 'Damaged save', unreadable: { reason: 'damaged', words: expect.stringMatching(/damaged/) } });
    expect(() => saves().load('broken')).toThrow(UnreadableSave);
    expect(handedOver('broken')).toBe('{"format":1,"label":{"name":"Half a');
  });

  test('moves that were changed by hand', () => {
    const save = pigSave(3);
    plant('cheat', JSON.stringify({ format: 1, label: LABEL, match: { ...save, moves: save.moves.slice(1) } }));
    expect(entryOf('cheat')).toMatchObject({ name: LABEL.name, game: 'pig', unreadable: { reason: 'damaged', words: expect.stringMatching(/checksum/) } });
  });

  test('a match of a newer save format', () => {
    plant('newer', JSON.stringify({ format: 1, label: LABEL, match: { ...pigSave(1), format: SAVE_FORMAT + 1 } }));
    expect(entryOf('newer')).toMatchObject({ name: LABEL.name, unreadable: { reason: 'newer', words: expect.stringMatching(/Update the app/) } });
  });

  test('a match of a newer version of its game', () => {
    const future = { ...pigSave(1), version: pig.game.version + 1 };
    plant('newer', JSON.stringify({ format: 1, label: LABEL, match: { ...future, check: checksum(future) } }));
    expect(entryOf('newer')).toMatchObject({ unreadable: { reason: 'newer', words: expect.stringMatching(/newer version of Pig/) } });
  });

  test('a match of a box that this app does not have is kept and can be exported', () => {
    const foreign = { ...pigSave(1), game: 'chess' };
    plant('foreign', JSON.stringify({ format: 1, label: { ...LABEL, game: 'chess' }, match: { ...foreign, check: checksum(foreign) } }));
    expect(entryOf('foreign')).toMatchObject({ game: 'chess', name: LABEL.name });
    expect(saves().load('foreign').game).toBe('chess');
  });

  test('an envelope of a newer format keeps its name', () => {
    plant('newer', JSON.stringify({ format: 2, label: { ...LABEL, colour: 'new' }, match: {} }));
    expect(entryOf('newer')).toMatchObject({ name: LABEL.name, unreadable: { reason: 'newer' } });
  });

  test('a label with one bad field keeps the others', () => {
    plant('odd', JSON.stringify({ format: 1, label: { ...LABEL, players: 'nobody' }, match: pigSave(1) }));
    expect(entryOf('odd')).toMatchObject({ name: LABEL.name, players: [] });
    expect(entryOf('odd')?.unreadable).toBeUndefined();
  });

  test('it is not renamed, because that would rewrite it', () => {
    const text = JSON.stringify({ format: 2, label: LABEL, match: { from: 'the future' } });
    plant('newer', text);
    expect(saves().rename('newer', 'mine')).toMatchObject({ ok: false });
    expect(handedOver('newer')).toBe(text);
  });
});

test('a match is renamed; an empty name changes nothing', () => {
  saves().put(LABEL, pigSave(1));
  saves().rename('m1', '  The rematch ');
  saves().rename('m1', '   ');
  openAgain();
  expect(entryOf('m1')?.name).toBe('The rematch');
  expect(hashOf(saves().load('m1'))).toBe(hashOf(pigSave(1)));
});

test('a deleted match can be brought back as it was', () => {
  saves().put(LABEL, pigSave(3));
  const before = entryOf('m1');
  saves().remove('m1');
  expect(saves().entries).toEqual([]);
  saves().undoRemove();
  openAgain();
  expect(entryOf('m1')).toEqual(before);
  expect(hashOf(saves().load('m1'))).toBe(hashOf(pigSave(3)));
});

test('even an unreadable save can be brought back', () => {
  plant('broken', 'rubbish');
  saves().remove('broken');
  saves().undoRemove();
  openAgain();
  expect(handedOver('broken')).toBe('rubbish');
});

describe('starting a match', () => {
  test('stores it before the first move', () => {
    const started = startMatch(pig, { seats: 2, goal: 50 }, PLAYERS);
    if (!started.ok) throw new Error(started.words);
    openAgain();
    expect(saves().load(started.id)).toMatchObject({ game: 'pig', options: { seats: 2, goal: 50 }, moves: [] });
    expect(entryOf(started.id)).toMatchObject({ players: PLAYERS, finished: false });
  });

  test('two matches never share their chance', () => {
    const seeds = ['one', 'two'].map(() => {
      const started = startMatch(pig, { seats: 1, goal: 50 }, PLAYERS.slice(0, 1));
      return started.ok ? saves().load(started.id).seed : started.words;
    });
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('a full device says so', () => {
    storage.failure = () => new QuotaExceeded('full');
    storage.changesLeft = 0;
    expect(startMatch(pig, { seats: 1, goal: 50 }, PLAYERS.slice(0, 1))).toEqual({ ok: false, words: expect.stringMatching(/no room/) });
  });
});
