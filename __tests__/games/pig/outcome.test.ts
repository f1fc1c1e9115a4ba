import { pigGame } from '@/games/pig/game';
import { soloTier } from '@/games/pig/rules/outcome';
import { NOT_ASKED, situation } from '@tests/kit/situation';

const ROLL = { type: 'roll' } as const;
const HOLD = { type: 'hold' } as const;

test('PG-10 holding at the goal wins at once', () => {
  const s = situation(pigGame, { seats: 3 }, (state) => { state.scores = [90, 99, 20]; state.turnTotal = 12; });
  s.play(0, HOLD);
  expect(s.outcome).toMatchObject({ kind: 'versus', places: [1, 2, 3], scores: [102, 99, 20] });
  expect(s.refused(1, ROLL)).toBe(NOT_ASKED);
});

test('PG-10 points that are not kept yet win nothing', () => {
  const s = situation(pigGame, { seats: 2 }, (state) => { state.scores = [98, 0]; }).dice(6, 1);
  s.play(0, ROLL);
  expect(s.outcome).toBeUndefined();
  s.play(0, ROLL);
  expect(s.state.scores).toEqual([98, 0]);
});

test('PG-11 the others rank by points and share places', () => {
  const s = situation(pigGame, { seats: 4 }, (state) => { state.scores = [40, 100, 40, 70]; });
  expect(s.outcome?.places).toEqual([3, 1, 3, 2]);
});

test('PG-12 alone every turn counts, the lost ones too', () => {
  const s = situation(pigGame, { seats: 1 }).dice(1, 5);
  s.playAll(0, ROLL, ROLL, HOLD);
  expect(s.state).toMatchObject({ turns: [2], scores: [5], seat: 0 });
});

test.each([
  [100, 20],
  [50, 10],
] as const)('PG-13 alone, %i points must be reached in %i turns', (goal, limit) => {
  const s = situation(pigGame, { seats: 1, goal }, (state) => { state.turns = [limit - 1]; }).dice(1);
  expect(s.outcome).toBeUndefined();
  s.play(0, ROLL);
  expect(s.outcome).toMatchObject({ kind: 'together', won: false, scores: [0] });
});

test.each([
  [100, 13, 7],
  [50, 10, 0],
] as const)('PG-14 %i points alone in %i turns win with %i turns to spare', (goal, turns, spare) => {
  const s = situation(pigGame, { seats: 1, goal }, (state) => {
    state.turns = [turns - 1];
    state.scores = [goal - 2];
    state.turnTotal = 2;
  });
  s.play(0, HOLD);
  expect(s.outcome).toMatchObject({ won: true, scores: [spare], lines: [[{ label: 'Turns to spare', points: spare }]] });
});

test.each([
  [100, 8, 'gold'],
  [100, 9, 'silver'],
  [100, 11, 'silver'],
  [100, 12, 'bronze'],
  [100, 20, 'bronze'],
  [50, 4, 'gold'],
  [50, 5, 'silver'],
  [50, 6, 'silver'],
  [50, 7, 'bronze'],
] as const)('PG-15 %i points in %i turns are %s', (goal, turns, tier) => {
  const s = situation(pigGame, { seats: 1, goal }, (state) => { state.turns = [turns]; state.scores = [goal]; });
  expect(soloTier(s.state)).toBe(tier);
  expect(s.outcome?.words).toContain(tier);
});
