import type { Outcome } from '@/engine/game';
import { useRecords } from '@/store/records';
import type { SeatPlayer } from '@/store/seats';
import { installStorage } from '@/store/storage/current';
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
