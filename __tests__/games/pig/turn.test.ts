import { pigGame } from '@/games/pig/game';
import { NOT_ASKED, situation } from '@tests/kit/situation';

const ROLL = { type: 'roll' } as const;
const HOLD = { type: 'hold' } as const;

test('PG-1 one to four players play', () => {
  expect([1, 2, 3, 4].map((seats) => situation(pigGame, { seats }).state.scores.length)).toEqual([1, 2, 3, 4]);
  expect(() => situation(pigGame, { seats: 5 })).toThrow('seats');
});

test('PG-1 the die has six sides, all of which turn up', () => {
  const s = situation(pigGame, { seats: 2 });
  const faces = new Set<number>();
  for (let i = 0; i < 100; i++) for (const event of s.play(s.state.seat, ROLL)) if (event.type === 'rolled') faces.add(event.face);
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('PG-2 the goal is 100 points, or 50 in the short game', () => {
  const atFifty = (goal: 50 | 100) => situation(pigGame, { seats: 2, goal }, (state) => { state.scores = [50, 0]; }).outcome !== undefined;
  expect(atFifty(50)).toBe(true);
  expect(atFifty(100)).toBe(false);
});

test('PG-3 everybody starts with nothing and the first seat begins', () => {
  const s = situation(pigGame, { seats: 3 });
  expect(s.state).toMatchObject({ scores: [0, 0, 0], turnTotal: 0, seat: 0 });
  expect(s.asks(0)).toBe(true);
});

test('PG-4 turns go round in seat order', () => {
  const s = situation(pigGame, { seats: 3 }).dice(1, 1, 1);
  const order = [0, 1, 2].map((seat) => {
    s.play(seat, ROLL);
    return s.state.seat;
  });
  expect(order).toEqual([1, 2, 0]);
});

test('PG-4 only the player whose turn it is acts', () => {
  const s = situation(pigGame, { seats: 2 });
  expect(s.refused(1, ROLL)).toBe(NOT_ASKED);
  expect(s.moves(1)).toEqual([]);
});

test('PG-5 after a roll you may roll again or hold', () => {
  const s = situation(pigGame, { seats: 2 }).dice(4);
  s.play(0, ROLL);
  expect(s.moves(0)).toEqual([ROLL, HOLD]);
  expect(s.prompt(0).kind).toBe('rollOrHold');
});

test.each([2, 3, 4, 5, 6])('PG-6 a %i is added to the turn total and the turn goes on', (face) => {
  const s = situation(pigGame, { seats: 2 }, (state) => { state.turnTotal = 10; }).dice(face);
  s.play(0, ROLL);
  expect(s.state).toMatchObject({ turnTotal: 10 + face, seat: 0 });
});

test('PG-7 a 1 loses the turn total but no points kept before', () => {
  const s = situation(pigGame, { seats: 2 }, (state) => { state.scores = [30, 0]; state.turnTotal = 18; }).dice(1);
  s.play(0, ROLL);
  expect(s.state).toMatchObject({ scores: [30, 0], turnTotal: 0, seat: 1 });
  expect(s.happened('lostTurn')).toEqual([{ type: 'lostTurn', seat: 0, points: 18 }]);
});

test('PG-8 nobody holds before the first roll of a turn', () => {
  const s = situation(pigGame, { seats: 2 });
  expect(s.refused(0, HOLD)).toBe('PG-8');
  expect(s.moves(0)).toEqual([ROLL]);
});

test('PG-9 holding keeps the turn total and ends the turn', () => {
  const s = situation(pigGame, { seats: 2 }, (state) => { state.scores = [30, 0]; state.turnTotal = 18; });
  expect(s.play(0, HOLD)).toEqual([{ type: 'held', seat: 0, points: 18, score: 48 }]);
  expect(s.state).toMatchObject({ scores: [48, 0], turnTotal: 0, seat: 1 });
});

test('what happens is told in sentences', () => {
  const s = situation(pigGame, { seats: 2 }).dice(4, 5, 1);
  s.playAll(0, ROLL, ROLL, HOLD);
  s.play(1, ROLL);
  expect(s.events.map((event) => pigGame.describe(event, s.state, ['Ada', 'Ben']))).toEqual([
    'Ada rolls 4: 4 this turn.',
    'Ada rolls 5: 9 this turn.',
    'Ada holds: 9 more points, 9 in all.',
    'Ben rolls 1.',
    'Ben’s turn is over.',
  ]);
});
