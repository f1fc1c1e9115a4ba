import { whoActs } from '@/engine/asked';
import { CLOCK, type Seat } from '@/engine/game';
import { Random } from '@/engine/random';

const asked = (...seats: readonly Seat[]) => seats.map((seat) => ({ seat, kind: 'act', words: 'Act.' }));

/** How often each seat is chosen in 2000 cases. */
function chosen(...seats: readonly Seat[]): Map<Seat | undefined, number> {
  const random = Random.fromSeed('asked');
  const counts = new Map<Seat | undefined, number>();
  for (let i = 0; i < 2000; i++) {
    const seat = whoActs(asked(...seats), random);
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

test('nobody acts where nobody is asked', () => {
  expect(whoActs([], Random.fromSeed('asked'))).toBeUndefined();
});

test('seats that are asked at once act in any order', () => {
  const counts = chosen(0, 1);
  expect(counts.get(0)).toBeGreaterThan(900);
  expect(counts.get(1)).toBeGreaterThan(900);
});

test('time runs out only now and then while players may act, and at once when nobody can', () => {
  const counts = chosen(0, 1, CLOCK);
  expect(counts.get(CLOCK)).toBeGreaterThan(50);
  expect(counts.get(CLOCK)).toBeLessThan(200);
  expect(chosen(CLOCK)).toEqual(new Map([[CLOCK, 2000]]));
});
