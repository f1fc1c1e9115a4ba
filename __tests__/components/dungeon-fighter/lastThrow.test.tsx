import { screen } from '@testing-library/react-native';

import type { RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { practise } from '@/games/dungeon-fighter/preview/practice';
import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { clipOf } from '@/games/dungeon-fighter/table/arena/flightClip';
import { lastThrowOf } from '@/games/dungeon-fighter/table/arena/lastThrow';
import { KEPT, LastThrows } from '@/games/dungeon-fighter/table/practice/LastThrows';
import { directionAt } from '@/games/dungeon-fighter/table/throwing/bearing';
import { idealSpeed } from '@/games/dungeon-fighter/table/throwing/ideal';
import { launchBy } from '@/games/dungeon-fighter/table/throwing/launching';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

/** A throw with a share of the right speed, so many degrees to the right. */
function thrown(share: number, aside = 0, ids: readonly RequirementId[] = []) {
  const { pitch } = stanceFor(ids);
  const motion = { ...directionAt(aside), speed: share * idealSpeed(ids, pitch), pitch, spin: 0 };
  const launch = launchBy(motion, { ids, azimuth: SOUTH, loft: pitch, assist: 'off' });
  const { input, result } = practise(ids, { launch, props: [], gates: [] }, { below: () => 0 });
  return { result, trace: lastThrowOf(clipOf(input), input, result, ids) };
}

test('the ghost of a throw begins in the hand, ends where the die lies, and marks the first bounce on the table', () => {
  const { result, trace: { way, bounces } } = thrown(1);
  expect(way[0]?.[1]).toBeCloseTo(-420, -1);
  const [x = 0, y = 0] = way[way.length - 1] ?? [];
  expect([Math.round(x), Math.round(y)]).toEqual([Math.round(result.rest.x / 10), Math.round(result.rest.y / 10)]);
  const [first] = bounces;
  // A competent hand bounces it 246 mm from the centre.
  expect(Math.hypot(first?.[0] ?? 0, first?.[1] ?? 0)).toBeGreaterThan(200);
  expect(Math.hypot(first?.[0] ?? 0, first?.[1] ?? 0)).toBeLessThan(300);
  expect(way.length).toBeLessThan(60);
});

test('too soft, good and too hard are told apart by the speed that this throw needs', () => {
  expect(thrown(0.5).trace).toMatchObject({ strength: 'soft', words: expect.stringMatching(/^Too soft\. It first bounced \d+ cm before the board\.$/) });
  expect(thrown(1).trace).toMatchObject({ strength: 'right', words: expect.stringMatching(/^Good speed/) });
  expect(thrown(2).trace.strength).toBe('hard');
  // From one step further back the same hand is too soft.
  const plain = idealSpeed([], stanceFor([]).pitch);
  const far = idealSpeed(['farShot'], stanceFor(['farShot']).pitch);
  expect(thrown(plain / far, 0, ['farShot']).trace.strength).toBe('soft');
});

test('a throw that goes past the board says on which side', () => {
  expect(thrown(1, 40).trace.words).toMatch(/^Good speed, too far right\./);
  expect(thrown(1, -40).trace.words).toMatch(/^Good speed, too far left\./);
});

test('a die that meets the board before the table is told so', () => {
  const { result, trace } = thrown(1.6);
  expect(result.bouncesOutside).toBe(0);
  expect(trace.words).toMatch(/It met the board before the table\.$/);
});

test('the range shows the last five throws, the newest first, with speed and strength in words', () => {
  const throws = [thrown(0.5), thrown(1), thrown(2)];
  show(<LastThrows throws={throws} />);
  const shown = screen.getAllByLabelText(/metres a second/).map((item) => String(item.props['aria-label']));
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/metres a second, soft$/);
  expect(shown[1]).toMatch(/metres a second, good$/);
  expect(shown[2]).toMatch(/metres a second, hard$/);
  expect(KEPT).toBe(5);
});
