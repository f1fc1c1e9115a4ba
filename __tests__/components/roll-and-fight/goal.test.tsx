import { goalOf, openingOf } from '@/games/roll-and-fight/table/goal';
import { goalWords } from '@/table/kit/goal/goal';
import { flashback } from '@tests/games/roll-and-fight/table';

describe('RF-197 the way out', () => {
  const shown = (spec: Parameters<typeof flashback>[0]) => goalOf(flashback(spec).state, 0).mine?.map(({ have, need, share }) => [have, need, share]);

  test('is counted from the first moment, and the bar says why somebody stands below zero', () => {
    expect(shown({ seats: 1 })).toEqual([['−1', '18', 0]]);
    expect(goalWords(goalOf(flashback({ seats: 1 }).state, 0))).toContain('−1 of the 18 points you need, −1 of them for the way out: one for each room with an enemy on it');
  });

  test('is not spoken of while nobody stands on it', () => {
    expect(goalWords(goalOf(flashback({ seats: 1, empty: ['A'] }).state, 0))).not.toContain('way out');
    expect(shown({ seats: 1, empty: ['A'] })).toEqual([['0', '18', 0]]);
  });

  test.each([[1, '18 points'], [2, 'the most points']])('is told before the first move, with %d at the table', (seats, points) => {
    expect(openingOf(flashback({ seats }).state, 0).wins).toBe(`Get out of the den with ${points} after 4 rounds. Every room with an enemy on your way out costs a point; a second Beating kills you.`);
  });
});
