import type { Feat } from '@/engine/achievements';
import type { Outcome } from '@/engine/game';
import { useRecords } from '@/store/records';
import { NO_RECORDS, mergedRecords } from '@/store/recordSheet';
import type { SeatPlayer } from '@/store/seats';
import { installStorage } from '@/store/storage/current';
import { writeJson } from '@/store/storage/document';
import { memoryStorage, type KeyValue } from '@/store/storage/keyValue';

const YOU: SeatPlayer = { name: 'You', plays: 'person' };
const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
const EASY: SeatPlayer = { name: 'Ash', plays: 'easy' };
const HARD: SeatPlayer = { name: 'Birch', plays: 'hard' };

let storage: KeyValue;
const records = () => useRecords.getState().boxes['pig'];
const openAgain = () => {
  installStorage(storage);
  useRecords.getState().open();
};
const versus = (scores: readonly number[], places: readonly number[]): Outcome => ({
  kind: 'versus', scores, places, lines: scores.map((points) => [{ label: 'points', points }]), words: 'Somebody won.',
});
const note = (match: string, players: readonly SeatPlayer[], outcome: Outcome) =>
  useRecords.getState().noteResult({ match, box: 'pig', players, outcome });

beforeEach(() => {
  storage = memoryStorage();
  openAgain();
});

test('wins and losses count against the strongest bot at the table', () => {
  note('a', [YOU, EASY, HARD], versus([50, 30, 20], [1, 2, 3]));
  note('b', [YOU, EASY, HARD], versus([10, 30, 20], [3, 1, 2]));
  note('c', [YOU, EASY], versus([50, 30], [1, 2]));
  expect(records()?.against).toMatchObject({ hard: { won: 1, lost: 1 }, easy: { won: 1, lost: 0 } });
});

test('a match that is opened again after its end counts once', () => {
  note('a', [YOU, EASY], versus([50, 30], [1, 2]));
  note('a', [YOU, EASY], versus([50, 30], [1, 2]));
  expect(records()).toMatchObject({ played: 1, against: { easy: { won: 1, lost: 0 } } });
});

test('the best score is a person’s, not a bot’s', () => {
  note('a', [YOU, HARD], versus([31, 90], [2, 1]));
  note('b', [KAJA, YOU], versus([44, 12], [1, 2]));
  note('c', [YOU, HARD], versus([20, 95], [2, 1]));
  expect(records()?.best).toMatchObject({ name: 'Kaja', score: 44 });
});

test('among people nobody loses to the app', () => {
  note('a', [YOU, KAJA], versus([10, 20], [2, 1]));
  expect(records()).toMatchObject({ played: 1, against: { people: { won: 0, lost: 0 } } });
});

test('together, all win or lose against the game', () => {
  note('a', [YOU, KAJA], { kind: 'together', won: false, scores: [3, 3], places: [1, 1], lines: [[], []], words: 'The boss stands.' });
  expect(records()?.against.game).toEqual({ won: 0, lost: 1 });
});

test('a match among bots is nobody’s record', () => {
  note('a', [EASY, HARD], versus([10, 20], [2, 1]));
  expect(records()).toBeUndefined();
});

test('records survive a restart', () => {
  note('a', [YOU, EASY], versus([50, 30], [1, 2]));
  const before = records();
  openAgain();
  expect(records()).toEqual(before);
});

describe('achievements', () => {
  const earn = (match: string, players: readonly SeatPlayer[], ...feats: readonly Feat[]) =>
    useRecords.getState().noteResult({ match, box: 'pig', players, outcome: versus([50, 30], [1, 2]), judge: () => feats });

  test('are kept with who earned them, where and when', () => {
    earn('a', [YOU, KAJA], { id: 'lucky', seat: 1 });
    expect(records()?.achieved).toEqual({ lucky: { name: 'Kaja', match: 'a', at: expect.any(Number) } });
  });

  test('stay with whoever earned them first', () => {
    earn('a', [YOU, KAJA], { id: 'lucky', seat: 1 });
    earn('b', [YOU, KAJA], { id: 'lucky', seat: 0 }, { id: 'bold', seat: 0 });
    expect(records()?.achieved).toMatchObject({ lucky: { name: 'Kaja', match: 'a' }, bold: { name: 'You', match: 'b' } });
  });

  test('a match is judged once, and not at all among bots', () => {
    const judge = jest.fn(() => []);
    const finished = { match: 'a', box: 'pig', players: [YOU, EASY], outcome: versus([50, 30], [1, 2]), judge };
    useRecords.getState().noteResult(finished);
    useRecords.getState().noteResult(finished);
    expect(judge).toHaveBeenCalledTimes(1);
    useRecords.getState().noteResult({ ...finished, match: 'b', players: [EASY, HARD] });
    expect(judge).toHaveBeenCalledTimes(1);
  });

  test('survive a restart, and older records have none', () => {
    earn('a', [YOU, KAJA], { id: 'lucky', seat: 0 });
    const before = records();
    openAgain();
    expect(records()).toEqual(before);
    const { achieved: _, days: __, ...older } = records() ?? NO_RECORDS;
    storage = memoryStorage();
    installStorage(storage);
    writeJson('records', { format: 1, boxes: { pig: older } });
    useRecords.getState().open();
    expect(records()).toEqual({ ...older, achieved: {}, days: {} });
  });
});

describe('daily games', () => {
  const alone = (score: number, won = true): Outcome => ({ kind: 'together', won, scores: [score], places: [1], lines: [[]], words: 'Over.' });
  const start = (match: string, day = '2031-05-04') => useRecords.getState().noteDayStarted('pig', day, match);
  const finish = (match: string, score: number, day = '2031-05-04') =>
    useRecords.getState().noteResult({ match, box: 'pig', players: [YOU], outcome: alone(score, score >= 100), day });

  test('BT-191 the first try of a day counts, later ones only as its best', () => {
    start('a');
    start('b');
    finish('b', 130);
    expect(records()?.days).toEqual({ '2031-05-04': { match: 'a', best: 130 } });
    finish('a', 90);
    start('c');
    finish('c', 110);
    expect(records()?.days).toEqual({ '2031-05-04': { match: 'a', score: 90, won: false, best: 130 } });
  });

  test('every day has its own, the newest first, and old days go', () => {
    for (let day = 10; day < 80; day++) start(`m${day}`, `2031-${day}`);
    const days = Object.keys(records()?.days ?? {});
    expect(days).toHaveLength(60);
    expect(days[0]).toBe('2031-79');
  });

  test('a match that belongs to no day changes none', () => {
    start('a');
    note('x', [YOU], alone(500));
    expect(records()?.days).toEqual({ '2031-05-04': { match: 'a' } });
  });
});

describe('two windows', () => {
  const sheetOf = (matches: readonly string[]) => {
    useRecords.setState({ boxes: {} });
    for (const match of matches) note(match, [YOU, EASY], match < 'n' ? versus([50, 30], [1, 2]) : versus([20, 30], [2, 1]));
    return records() ?? NO_RECORDS;
  };

  test('whatever each of them has noted, together they know every match once, in either order', () => {
    const all = 'abcdmnopq'.split('');
    for (let split = 0; split < 512; split += 7) {
      const mine = sheetOf(all.filter((_, i) => (split >> i) & 1));
      const theirs = sheetOf(all.filter((_, i) => !((split >> i) & 1) || i === 3));
      for (const merged of [mergedRecords(mine, theirs), mergedRecords(theirs, mine)]) {
        expect(merged.results.map(({ match }) => match).sort()).toEqual(all);
        expect(merged.played).toBe(all.length);
        expect(merged.against.easy).toEqual({ won: 5, lost: 4 });
        expect(merged.best?.score).toBe(50);
      }
    }
  });

  test('what the other window wrote over is written again', () => {
    note('mine', [YOU, EASY], versus([50, 30], [1, 2]));
    const other = { format: 1, boxes: { pig: sheetOf(['theirs']) } };
    useRecords.setState({ boxes: { pig: sheetOf(['mine']) } });
    writeJson('records', other);
    useRecords.getState().follow();
    openAgain();
    expect(records()?.results.map(({ match }) => match).sort()).toEqual(['mine', 'theirs']);
  });

  test('a result that has aged out of a full list does not count again', () => {
    const old = { ...sheetOf(['old']), results: sheetOf(['old']).results.map((result) => ({ ...result, at: 1 })) };
    const full = sheetOf(Array.from({ length: 400 }, (_, i) => `m${String(i).padStart(3, '0')}`));
    expect(mergedRecords(full, old).played).toBe(400);
  });
});
