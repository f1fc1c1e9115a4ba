import 'fake-indexeddb/auto';

import { Random } from '@/engine/random';
import { mergeDocuments } from '@/store/merging';
import { NO_RECORDS, RecordsSchema, resultOf, withResult, type Boxes } from '@/store/recordSheet';
import { DEFAULTS } from '@/store/settings';
import { readJson } from '@/store/storage/document';
import { DurableStorage, type Messenger } from '@/store/storage/durableStorage';
import { Vault } from '@/store/storage/vault';
import { installStorage } from '@/store/storage/current';
import { channelHolds, type Channel, type Word } from '@/store/windows/channelHolds';
import type { Hold, Holds } from '@/store/windows/hold';
import { doAlone, installHolds, openAlone } from '@/store/windows/holding';
import { lockHolds } from '@/store/windows/lockHolds';

const PLAYERS = [{ name: 'Kaja', plays: 'person' }, { name: 'Ash', plays: 'easy' }] as const;

/** Windows of one browser; a deaf one hears nothing, as a tab in the background may. */
function messengers(count: number, isDeaf: (window: number) => boolean): readonly Messenger[] {
  const ears: ((keys: readonly string[]) => void)[][] = Array.from({ length: count }, () => []);
  return ears.map((own, window) => ({
    tell: (keys) => ears.forEach((others, other) => other !== window && !isDeaf(other) && others.forEach((hear) => hear(keys))),
    listen: (hear) => own.push(hear),
  }));
}

/** A window as far as records go: it reads what it has, notes a result, writes all of it. */
class Writer {
  private boxes: Boxes;
  private readonly vault: Vault;

  constructor(private readonly storage: DurableStorage) {
    this.vault = new Vault(storage);
    this.boxes = this.read();
    storage.watch(() => (this.boxes = this.read()));
  }

  private read(): Boxes {
    const text = this.vault.read('records');
    return text === undefined ? {} : (JSON.parse(text) as { boxes: Boxes }).boxes;
  }

  note(match: string, at: number): void {
    const finished = { match, box: 'pig', players: PLAYERS, outcome: { kind: 'versus' as const, places: [1, 2], scores: [at, 1], lines: [[], []], words: 'Kaja wins.' } };
    this.boxes = { ...this.boxes, pig: withResult(this.boxes.pig ?? NO_RECORDS, finished, resultOf(finished, at)) };
    this.vault.write('records', JSON.stringify({ format: 1, boxes: this.boxes }));
  }

  settled(): Promise<void> {
    return this.storage.settled();
  }
}

const pause = (ticks: number): Promise<void> => new Promise((resolve) => (ticks === 0 ? resolve() : setTimeout(resolve, ticks)));

test('whatever two windows note in whatever order, whether they hear each other or not: no result is lost and none counts twice', async () => {
  for (let run = 0; run < 60; run++) {
    const random = Random.fromSeed(`two windows ${run}`);
    const name = `records-${run}`;
    const deaf = run % 3;
    const lines = messengers(2, (window) => deaf === 2 || (deaf === 1 && window === 1));
    const open = (messenger?: Messenger) => DurableStorage.open({ name, messenger, merge: mergeDocuments });
    const writers = [new Writer(await open(lines[0])), new Writer(await open(lines[1]))] as const;
    const noted: string[] = [];
    for (let i = 0; i < 10; i++) {
      const writer = writers[random.below(2) === 0 ? 0 : 1];
      const match = `match-${i}`;
      writer.note(match, i + 1);
      noted.push(match);
      if (random.chance(1, 2)) await pause(random.below(3));
      if (random.chance(1, 4)) await writer.settled();
    }
    await Promise.all(writers.map((writer) => writer.settled()));
    installStorage(await open());
    const { pig } = readJson('records', RecordsSchema)?.boxes ?? {};
    expect([run, pig?.results.map(({ match }) => match).sort()]).toEqual([run, noted]);
    expect(pig?.played).toBe(noted.length);
    expect(pig?.against.easy).toEqual({ won: noted.length, lost: 0 });
    expect(pig?.best?.score).toBe(10);
  }
});

test('a window that hears of one write when the next is on the disk already does not go back to an older text', async () => {
  let hear: (keys: readonly string[]) => void = () => undefined;
  const open = (messenger?: Messenger) => DurableStorage.open({ name: 'late-news', messenger, merge: mergeDocuments });
  const [other, own] = [new Writer(await open()), new Writer(await open({ tell: () => undefined, listen: (heard) => (hear = heard) }))];
  own.note('match-0', 1);
  await own.settled();
  for (const match of ['match-1', 'match-2']) {
    other.note(match, 2);
    await other.settled();
  }
  // The news of the first of two writes: its slot is gone, and the pointer names one that was not told of.
  hear(['grudgebox:records#1', 'grudgebox:records#2', 'grudgebox:records']);
  await pause(2);
  own.note('match-3', 3);
  await own.settled();
  installStorage(await open());
  expect(readJson('records', RecordsSchema)?.boxes.pig?.results.map(({ match }) => match).sort()).toEqual(['match-0', 'match-1', 'match-2', 'match-3']);
});

describe('a document that two windows have changed', () => {
  const envelope = (name: string, updatedAt: number, moves: number) => JSON.stringify({ format: 1, label: { name, updatedAt }, match: { moves } });

  test('settings: each change counts', () => {
    const merged = mergeDocuments('settings', { base: '{"volume":1,"speed":"slow","theme":"dark"}', theirs: '{"volume":0,"speed":"slow","theme":"dark"}', ours: '{"volume":1,"speed":"fast","theme":"dark"}' });
    expect(JSON.parse(merged)).toEqual({ volume: 0, speed: 'fast', theme: 'dark' });
  });

  test('settings that were never stored: each change counts too', () => {
    const merged = mergeDocuments('settings', { theirs: JSON.stringify({ ...DEFAULTS, leftHanded: true }), ours: JSON.stringify({ ...DEFAULTS, speed: 'slow' }) });
    expect(JSON.parse(merged)).toEqual({ ...DEFAULTS, leftHanded: true, speed: 'slow' });
  });

  test('lessons: two that were begun in two windows both have their bookmark', () => {
    const merged = mergeDocuments('lessons', { theirs: '{"pig/a":{"taught":true}}', ours: '{"pig/b":{"taught":false}}' });
    expect(JSON.parse(merged)).toEqual({ 'pig/a': { taught: true }, 'pig/b': { taught: false } });
  });

  test('a match: it is as it was played last, and keeps the name it was given meanwhile', () => {
    const [base, theirs] = [envelope('Evening', 1, 3), envelope('Evening', 9, 8)];
    expect(JSON.parse(mergeDocuments('save/a', { base, theirs, ours: envelope('The rematch', 1, 3) }))).toEqual({ format: 1, label: { name: 'The rematch', updatedAt: 9 }, match: { moves: 8 } });
    expect(mergeDocuments('save/a', { base, theirs, ours: envelope('Evening', 2, 4) })).toBe(theirs);
    expect(JSON.parse(mergeDocuments('save/a', { base, theirs, ours: envelope('Evening', 10, 4) }))).toMatchObject({ match: { moves: 4 } });
  });

  test('what nobody can read is as it was written last', () => {
    for (const name of ['records', 'settings', 'lessons', 'save/a', 'other']) expect(mergeDocuments(name, { theirs: 'rubbish', ours: 'mine' })).toBe('mine');
  });

  test('a match deleted here while it slept is deleted', async () => {
    const open = () => DurableStorage.open({ name: 'deleted', merge: mergeDocuments });
    const [one, other] = [await open(), await open()];
    new Vault(one).write('save/a', envelope('Evening', 1, 1));
    await one.settled();
    await other.catchUp('grudgebox:save/a');
    expect(new Vault(other).read('save/a')).toBeDefined();
    new Vault(one).write('save/a', envelope('Evening', 2, 2));
    await one.settled();
    new Vault(other).remove('save/a');
    await other.settled();
    expect((await open()).keys()).toEqual([]);
  });
});

/** Locks as browsers have them: first come, first served. */
function fakeLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, keep: () => Promise<void>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (signal?.aborted) throw new DOMException('given up', 'AbortError');
      return keep();
    });
    queues.set(name, turn.catch(() => undefined));
    return turn;
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

function channels(count: number): readonly Channel[] {
  const ears: ((word: Word) => void)[][] = Array.from({ length: count }, () => []);
  return ears.map((own, window) => ({
    tell: (word) => ears.forEach((others, other) => other !== window && others.forEach((hear) => queueMicrotask(() => hear(word)))),
    listen: (hear) => own.push(hear),
  }));
}

describe.each([
  ['locks', (): readonly Holds[] => { const locks = fakeLocks(); return [lockHolds(locks), lockHolds(locks)]; }],
  ['words between windows', (): readonly Holds[] => channels(2).map((channel) => channelHolds(channel))],
])('a match is open in one window only, by %s', (_, windows) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const asked = (holds: Holds | undefined) => {
    const got: (Hold | undefined)[] = [];
    const request = holds?.ask('save/a');
    void request?.granted.then((hold) => got.push(hold));
    return { got, stop: () => request?.stop() };
  };

  test('the second waits until the first has left', async () => {
    const [one, other] = windows();
    const first = asked(one);
    await jest.advanceTimersByTimeAsync(2000);
    expect(first.got).toHaveLength(1);
    const second = asked(other);
    await jest.advanceTimersByTimeAsync(5000);
    expect(second.got).toHaveLength(0);
    first.got[0]?.release();
    await jest.advanceTimersByTimeAsync(5000);
    expect(second.got).toEqual([expect.anything()]);
  });

  test('of two that ask at once one has it', async () => {
    for (let run = 0; run < 20; run++) {
      const both = windows().map(asked);
      await jest.advanceTimersByTimeAsync(5000);
      expect(both.map(({ got }) => got.length).sort()).toEqual([0, 1]);
    }
  });

  test('who gives up waiting does not get it later', async () => {
    const [one, other] = windows();
    const first = asked(one);
    await jest.advanceTimersByTimeAsync(2000);
    const second = asked(other);
    second.stop();
    first.got[0]?.release();
    await jest.advanceTimersByTimeAsync(5000);
    expect(second.got).toEqual([undefined]);
  });
});

describe('opening alone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    installHolds(async () => undefined);
  });

  test('says that it is elsewhere, reads again what the other has written, and opens when that window has left', async () => {
    const locks = fakeLocks();
    const theirs = await lockHolds(locks).ask('save/a').granted;
    const told: string[] = [];
    installHolds(async (name) => void told.push(`read ${name}`), lockHolds(locks));
    openAlone('save/a', () => told.push('opened'), () => told.push('elsewhere'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['elsewhere']);
    theirs?.release();
    await jest.advanceTimersByTimeAsync(10);
    expect(told).toEqual(['elsewhere', 'read save/a', 'opened']);
  });

  test('one window may open and change what it has open itself', async () => {
    installHolds(async () => undefined, lockHolds(fakeLocks()));
    const act = jest.fn();
    const close = openAlone('save/a', () => undefined, act);
    await jest.advanceTimersByTimeAsync(5000);
    const done = doAlone('save/a', act);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
    close();
  });

  test('nothing is done to what another window has open', async () => {
    const locks = fakeLocks();
    await lockHolds(locks).ask('save/a').granted;
    installHolds(async () => undefined, lockHolds(locks));
    const act = jest.fn();
    const done = doAlone('save/a', act);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await done).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
});
