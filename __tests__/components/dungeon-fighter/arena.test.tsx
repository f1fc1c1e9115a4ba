import { act, fireEvent, screen } from '@testing-library/react-native';
import { createElement } from 'react';

import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { practise } from '@/games/dungeon-fighter/preview/practice';
import type { LyingDie } from '@/games/dungeon-fighter/rules/state';
import { clipOf, knocks, remarkOn } from '@/games/dungeon-fighter/table/arena/flightClip';
import { aimLine, guidePath } from '@/games/dungeon-fighter/table/arena/aimLines';
import { aimingLens, groundAt, handAt, handPlace, turnOf } from '@/games/dungeon-fighter/table/arena/lens';
import { LyingDice, sharesOf } from '@/games/dungeon-fighter/table/arena/LyingDice';
import { useFlight, type FlightPlayer, type Pace } from '@/games/dungeon-fighter/table/arena/useFlight';
import { idealSpeed } from '@/games/dungeon-fighter/table/throwing/ideal';
import { launchBy, placeOf } from '@/games/dungeon-fighter/table/throwing/launching';
import { project } from '@/dice/look/camera';
import { BoardFitContext } from '@/table/board/boardContext';
import { fitBoard } from '@/table/board/fit';
import { Overlay } from '@/table/board/Overlay';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

const SIZE = { width: 390, height: 420 };
const SETTING = { ids: [], azimuth: SOUTH, loft: -20, assist: 'off' } as const;
const OUTLOOK = { azimuth: SOUTH, distance: 420, z: 180, low: false, below: 44, aside: 0 };

function plainThrow() {
  const pitch = stanceFor([]).pitch;
  const launch = launchBy({ right: 0, forward: 1, speed: idealSpeed([], pitch), pitch, spin: 0 }, SETTING);
  return practise([], { launch, props: [], gates: [] }, { below: () => 0 });
}

/** Half over the border between two sections: its centre lies on the circle of 120 mm. */
const ON_A_BORDER: LyingDie = { die: 'red', by: 'torm', rest: { x: 0, y: 1200, z: 80, yaw: 0, fallen: false }, face: 0, special: false, region: 2 };

test('DF-70 an argument about a border is settled by a tap: the parts of the die in per cent', () => {
  show(
    <BoardFitContext value={fitBoard(SIZE, SIZE)}>
      <Overlay label="The table">
        <LyingDice size={SIZE} viewpoint={OUTLOOK} untouched={false} lying={[ON_A_BORDER]} />
      </Overlay>
    </BoardFitContext>,
  );
  const shares = sharesOf(ON_A_BORDER);
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(shares.length).toBeGreaterThan(1);
  const line = `${shares[0]?.percent} % ${shares[0]?.words}`;
  expect(screen.queryByText(new RegExp(`^${line}`))).toBeNull();
  const die = screen.getByRole('button', { name: /^Red die of Torm/ });
  fireEvent.press(die);
  expect(screen.getByText(new RegExp(`^${line}`))).toBeOnTheScreen();
  fireEvent.press(die);
  expect(screen.queryByText(new RegExp(`^${line}`))).toBeNull();
});

test('DF-97 every knock of a flight is felt: heavy above 900, medium above 400, else light, softer each time', () => {
  const { input } = plainThrow();
  const flight = clipOf(input);
  const felt = knocks(flight, 1);
  expect(felt.length).toBeGreaterThan(1);
  expect(felt.every(({ at }, index) => at >= (felt[index - 1]?.at ?? 0))).toBe(true);
  const at = (speed: number) => knocks({ ...flight, impacts: flight.impacts.slice(0, 1).map((impact) => ({ ...impact, speed })) }, 1)[0]?.strength ?? 0;
  expect(at(901)).toBeGreaterThanOrEqual(0.8);
  expect(at(899)).toBeLessThan(0.8);
  expect(at(401)).toBeGreaterThanOrEqual(0.5);
  expect(at(399)).toBeLessThan(0.5);
  expect(at(80)).toBeGreaterThanOrEqual(0.25);
  expect(at(60)).toBe(0);
});

/** Nothing to look at twice. */
const ORDINARY = { x: 900, y: 0, z: 80, yaw: 0, fallen: false };

test('bullseyes and near misses are worth a second look, an ordinary throw is not', () => {
  const { result } = plainThrow();
  const rest = ORDINARY;
  const at = (x: number) => ({ ...rest, x });
  expect(remarkOn({ ...result, contact: true, region: 10, rest: at(100) })).toBe('Bullseye!');
  expect(remarkOn({ ...result, contact: true, region: 5, rest: at(300) })).toBe('A hair from the bullseye');
  expect(remarkOn({ ...result, contact: false, region: 'hole', rest: at(300) })).toBe('It could have been a bullseye');
  expect(remarkOn({ ...result, contact: false, region: 'bone', rest })).toBe('On a bone, of all places');
  expect(remarkOn({ ...result, contact: false, region: 'outside', rest: at(2050) })).toBe('Missed by a hair');
  expect(remarkOn({ ...result, contact: false, region: 'outside', rest: at(2500) })).toBeUndefined();
  expect(remarkOn({ ...result, contact: true, region: 3, rest })).toBeUndefined();
  expect(remarkOn({ ...result, contact: true, region: 5, rest: at(400) })).toBeUndefined();
});

function player(): () => FlightPlayer {
  const shared: { flight?: FlightPlayer } = {};
  function Player() {
    Object.assign(shared, { flight: useFlight() });
    return createElement('View');
  }
  show(<Player />);
  return () => {
    if (!shared.flight) throw new Error('nothing flies');
    return shared.flight;
  };
}

const paced = (): { readonly waits: number[]; readonly pace: Pace } => {
  const waits: number[] = [];
  return { waits, pace: { instant: false, ms: (normal) => normal, wait: async (normal) => void waits.push(normal), skipped: new Promise(() => undefined) } };
};

test('a flight plays in real time; a bullseye is played again, four times as slowly', async () => {
  const flight = player()();
  const { input, result } = plainThrow();
  const { seconds } = clipOf(input);
  const plain = paced();
  await act(() => flight.fly('blue', input, { ...result, contact: true, region: 3, rest: ORDINARY }, plain.pace, { still: false, silent: false }));
  expect(plain.waits).toEqual([seconds * 1000]);
  const bull = paced();
  await act(() => flight.fly('blue', input, { ...result, contact: true, region: 10 }, bull.pace, { still: false, silent: false }));
  expect(bull.waits[0]).toBe(seconds * 1000);
  expect(bull.waits[1]).toBeCloseTo(4 * 420, 0);
});

test('a second look says what there is to see, from where the die will lie, and is over with it', async () => {
  const flight = player();
  const { input, result } = plainThrow();
  const waiting: (() => void)[] = [];
  const pace: Pace = { ...paced().pace, wait: () => new Promise((resolve) => waiting.push(resolve)) };
  const next = () => act(async () => waiting.shift()?.());
  const shown = () => [flight().replay, flight().view.gaze.get()];
  await act(async () => void flight().fly('blue', input, { ...result, contact: true, region: 10 }, pace, { still: false, silent: false }));
  expect(shown()).toEqual([undefined, undefined]);
  await next();
  expect(shown()).toEqual(['Bullseye!', clipOf(input).lastPose]);
  await next();
  expect(shown()).toEqual([undefined, undefined]);
});

test('whoever skips the flight is not shown its end again', async () => {
  const flight = player()();
  const { input, result } = plainThrow();
  const { waits, pace } = paced();
  await act(() => flight.fly('blue', input, { ...result, contact: true, region: 10 }, { ...pace, skipped: Promise.resolve() }, { still: false, silent: false }));
  expect(waits).toHaveLength(1);
});

test('the knocks of a second look are those of its end, slower and softer', () => {
  const flight = clipOf(plainThrow().input);
  const whole = knocks(flight, 1);
  const from = flight.seconds - 0.42;
  const end = knocks(flight, 4, { from, loudness: 0.7 });
  expect(end.length).toBeGreaterThan(0);
  expect(end.length).toBeLessThan(whole.length);
  const last = whole[whole.length - 1];
  expect(end[end.length - 1]).toEqual({ ...last, at: 4 * ((last?.at ?? 0) - 1000 * from), strength: 0.7 * (last?.strength ?? 0) });
});

test('DF-197 a blind throw is never shown again, and with reduced motion nothing flies', async () => {
  const flight = player()();
  const { input, result } = plainThrow();
  const blind = paced();
  await act(() => flight.fly('blue', input, { ...result, contact: true, region: 10 }, blind.pace, { still: false, silent: true }));
  expect(blind.waits).toHaveLength(1);
  const still = paced();
  await act(() => flight.fly('blue', input, result, still.pace, { still: true, silent: false }));
  expect(still.waits).toEqual([]);
});

test('DF-59 the hand goes round with the eye', () => {
  for (const azimuth of [SOUTH, SOUTH + 100, 10]) {
    const placed = handPlace({ ...OUTLOOK, azimuth });
    const seen = handAt(turnOf(azimuth), OUTLOOK.distance, OUTLOOK.z);
    expect(seen.x).toBeCloseTo(placed.x, 6);
    expect(seen.y).toBeCloseTo(placed.y, 6);
  }
});

test('a finger on the glass finds the place on the table under it', () => {
  const camera = aimingLens(SIZE, OUTLOOK);
  for (const [x, y] of [[0, 0], [120, -60], [-180, 90]] as const) {
    const ground = groundAt(camera, project(camera, x, y, 0));
    expect(ground.x).toBeCloseTo(x, 3);
    expect(ground.y).toBeCloseTo(y, 3);
  }
});

test('DF-278 the line shows the way to the first bounce, and an aim aside turns it', () => {
  const way = guidePath(placeOf(SETTING), SETTING);
  const [from, to] = [way[0], way[way.length - 1]];
  expect(from?.[1]).toBeCloseTo(-420, 6);
  expect(to?.[1]).toBeCloseTo(-246, 0);
  expect(to?.[0]).toBeCloseTo(0, 6);
  const aimed = aimLine(placeOf(SETTING), 20);
  expect(aimed[aimed.length - 1]?.[0]).toBeGreaterThan(50);
});
