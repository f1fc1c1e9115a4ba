import { act, fireEvent, screen } from '@testing-library/react-native';
import { createElement } from 'react';

import { REQUIREMENTS } from '@/games/dungeon-fighter/content/requirements';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { performed } from '@/games/dungeon-fighter/rules/throw/judge';
import { SOUTH } from '@/games/dungeon-fighter/rules/throw/stance';
import type { Assist } from '@/games/dungeon-fighter/rules/state';
import { AidsSheet } from '@/games/dungeon-fighter/table/throwing/AidsSheet';
import { routeOf } from '@/games/dungeon-fighter/table/throwing/ThrowingFinger';
import { FirstTime } from '@/games/dungeon-fighter/table/throwing/FirstTime';
import { FEATS } from '@/games/dungeon-fighter/table/throwing/feats';
import { HoldToThrow } from '@/games/dungeon-fighter/table/throwing/HoldToThrow';
import { useThrowProfile } from '@/games/dungeon-fighter/table/throwing/profile';
import { useSeen } from '@/games/dungeon-fighter/table/throwing/seen';
import { ThrowTools } from '@/games/dungeon-fighter/table/throwing/ThrowTools';
import { padOf } from '@/games/dungeon-fighter/table/throwing/pad';
import { useAttempt, type ReadyThrow } from '@/games/dungeon-fighter/table/throwing/useAttempt';
import { useControls, type Controls } from '@/games/dungeon-fighter/table/throwing/useControls';
import { show } from '@tests/components/shelf/show';

// There is no loudspeaker here.
jest.mock('expo-audio', () => ({}));

const SIZE = { width: 360, height: 420 };

interface Hand {
  controls: Controls;
  attempt: ReturnType<typeof useAttempt>;
}

/** A thrower with everything but a table. */
function hands(ids: readonly RequirementId[], assist: Assist = 'off') {
  const hand: Partial<Hand> = {};
  const thrown: ReadyThrow[] = [];
  function Thrower() {
    const controls = useControls({ ids, home: SOUTH, assist });
    const attempt = useAttempt({ controls, pad: padOf(SIZE, controls.viewpoint, false, controls.setting.oneHanded), enabled: true, onThrow: (each) => thrown.push(each) > 0 });
    Object.assign(hand, { controls, attempt });
    return createElement(HoldToThrow, { size: SIZE, controls, enabled: true, dark: false, timed: false, pressed: attempt.pressed });
  }
  show(<Thrower />);
  const now = (): Hand => {
    const { controls, attempt } = hand;
    if (!controls || !attempt) throw new Error('nobody throws');
    return { controls, attempt };
  };
  return { now, thrown };
}

beforeEach(() => {
  useThrowProfile.getState().change({ motion: false, byTouch: [], oneHanded: false, sonar: false });
  useSeen.setState({ explained: [], thrown: [] });
});

test('DF-183 a flick on the glass becomes one throw', () => {
  const { now, thrown } = hands([]);
  act(() => {
    const { pointers } = now().attempt;
    pointers.down(1, { x: 180, y: 370 }, 1000);
    for (let step = 1; step <= 6; step++) pointers.move(1, { x: 180, y: 370 - 30 * step }, 1000 + 15 * step);
    pointers.up(1, { x: 180, y: 190 }, 1091);
  });
  expect(thrown).toHaveLength(1);
  expect(thrown[0]).toMatchObject({ mode: 'touch', gates: [] });
  expect(thrown[0]?.launch.vy).toBeGreaterThan(500);
});

test('DF-197 the eyes are closed while the finger holds the die, and open for whoever throws next', () => {
  const { now, thrown } = hands(['blindShot']);
  act(() => now().attempt.pointers.down(1, { x: 180, y: 370 }, 1000));
  expect(now().attempt.progress.dark).toBe(true);
  act(() => {
    const { pointers } = now().attempt;
    for (let step = 1; step <= 6; step++) pointers.move(1, { x: 180, y: 370 - 30 * step }, 2000 + 15 * step);
    pointers.up(1, { x: 180, y: 190 }, 2091);
  });
  expect(thrown).toHaveLength(1);
  expect(now().attempt.progress.dark).toBe(false);
});

test('DF-307 what is measured is shown while the finger pulls, and the gate opens at its threshold', () => {
  const { now } = hands(['catapultShot']);
  const pulled = () => now().controls.meters.now().readings.find(({ key }) => key === 'pull10')?.value;
  act(() => now().attempt.pointers.down(1, { x: 180, y: 250 }, 1000));
  act(() => now().attempt.pointers.move(1, { x: 180, y: 281.5 }, 1050));
  expect(pulled()).toBe(50);
  act(() => now().attempt.pointers.move(1, { x: 180, y: 313 }, 1100));
  expect(pulled()).toBe(100);
});

test('DF-305 a held key throws as a finger would, and further aside when aimed aside', () => {
  jest.useFakeTimers();
  const { now, thrown } = hands([]);
  const hold = () => {
    const button = screen.getByRole('button', { name: 'Hold to throw without flicking' });
    fireEvent(button, 'pressIn');
    act(() => jest.advanceTimersByTime(600));
    fireEvent(button, 'pressOut');
  };
  hold();
  act(() => now().controls.point(10));
  hold();
  jest.useRealTimers();
  const [straight, aside] = thrown.map(({ launch }) => launch);
  expect(straight?.vx).toBe(0);
  expect(Math.abs((straight?.vy ?? 0) - 1170)).toBeLessThan(60);
  expect((aside?.vx ?? 0) / (aside?.vy ?? 1)).toBeCloseTo(Math.tan((10 * Math.PI) / 180), 1);
});

test('DF-201 the weak hand throws what the finger did 40 ms ago', () => {
  const { now, thrown } = hands(['weakHandShot']);
  act(() => {
    const { pointers } = now().attempt;
    pointers.down(1, { x: 60, y: 370 }, 1000);
    // Slow until 40 ms before the lift, then fast: the fast part comes too late for this hand.
    for (let step = 1; step <= 10; step++) pointers.move(1, { x: 60, y: 370 - 16 * step }, 1000 + 10 * step);
    for (let step = 1; step <= 4; step++) pointers.move(1, { x: 60, y: 210 - 40 * step }, 1100 + 10 * step);
    pointers.up(1, { x: 60, y: 50 }, 1140);
  });
  expect(thrown[0]?.launch.vy).toBe(Math.round(1600 * 0.15875 * 3));
  expect(performed('weakHandShot', thrown[0]?.gates ?? [])).toBe(true);
});

test('DF-201 a one-handed player throws in a mirror instead of on the weak side', () => {
  useThrowProfile.getState().change({ oneHanded: true });
  const { now, thrown } = hands(['weakHandShot']);
  act(() => {
    const { pointers } = now().attempt;
    pointers.down(1, { x: 180, y: 370 }, 1000);
    for (let step = 1; step <= 12; step++) pointers.move(1, { x: 180 + 5 * step, y: 370 - 20 * step }, 1000 + 12 * step);
    pointers.up(1, { x: 240, y: 130 }, 1144);
  });
  expect(thrown[0]?.gates).toEqual([{ req: 'weakHandShot', key: 'mirrored', value: 1, method: 'touch' }]);
  expect(thrown[0]?.launch.vx).toBeLessThan(0);
});

test('a trembling hand gets half as long again for every window of time', () => {
  const late = (assist: Assist) => {
    const { now, thrown } = hands(['headShot'], assist);
    act(() => {
      const { pointers } = now().attempt;
      pointers.down(1, { x: 180, y: 370 }, 1000);
      pointers.up(1, { x: 180, y: 370 }, 1020);
      pointers.down(1, { x: 180, y: 370 }, 2150);
      pointers.up(1, { x: 180, y: 370 }, 2160);
    });
    return performed('headShot', thrown[0]?.gates ?? []);
  };
  expect(late('off')).toBe(false);
  expect(late('steady')).toBe(true);
});

test('DF-213 what is left of a dancer’s turn carries the die aside, less the longer one floats', () => {
  const aside = (float: number): number => {
    const { now, thrown } = hands(['dancingShot']);
    act(() => {
      const { pointers } = now().attempt;
      const at = (degrees: number) => ({ x: 180 + 45 * Math.sin((degrees * Math.PI) / 180), y: 300 - 45 * Math.cos((degrees * Math.PI) / 180) });
      pointers.down(1, at(180), 1000);
      for (let turned = 20; turned <= 260; turned += 20) pointers.move(1, at(180 + turned), 1000 + 1.25 * turned);
      pointers.up(1, at(440), 1325);
      const start = 1325 + float;
      pointers.down(1, { x: 180, y: 370 }, start);
      for (let step = 1; step <= 6; step++) pointers.move(1, { x: 180, y: 370 - 25 * step }, start + 10 * step);
      pointers.up(1, { x: 180, y: 220 }, start + 61);
    });
    return (Math.atan2(thrown[0]?.launch.vx ?? 0, thrown[0]?.launch.vy ?? 1) * 180) / Math.PI;
  };
  const soon = aside(60);
  const patient = aside(340);
  expect(soon).toBeGreaterThan(8);
  expect(Math.abs(patient)).toBeLessThan(soon / 3);
});

test('DF-59 one walks round the table in steps of five degrees', () => {
  const { now } = hands([]);
  act(() => now().controls.walk(1));
  const turned = ((now().controls.setting.azimuth - SOUTH) / 1024) * 360;
  expect(Math.abs(turned - 5)).toBeLessThan(0.2);
  act(() => now().controls.stand(SOUTH + 1024 + 100));
  expect(now().controls.setting.azimuth).toBe(SOUTH + 100);
});

test('DF-304 the loft control stops where the throw’s range ends', () => {
  function Tools() {
    return <ThrowTools controls={useControls({ ids: ['crossbowShot'], home: SOUTH, assist: 'off' })} leftHanded={false} />;
  }
  show(<Tools />);
  const higher = screen.getByRole('button', { name: 'Throw higher' });
  for (let press = 0; press < 4; press++) fireEvent.press(higher);
  expect(screen.getByLabelText('Loft 10 degrees')).toBeOnTheScreen();
  expect(higher).toBeDisabled();
});

test('aids are switched on one by one and remembered', () => {
  show(<AidsSheet visible ids={['jumpShot', 'farShot']} onClose={() => undefined} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Sonar' }));
  fireEvent.press(screen.getByRole('switch', { name: 'One hand' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Jump shot always by touch' }));
  expect(screen.queryByRole('switch', { name: /Far shot/ })).toBeNull();
  expect(useThrowProfile.getState()).toMatchObject({ sonar: true, oneHanded: true, byTouch: ['jumpShot'] });
});

test.each(REQUIREMENT_IDS)('%s explains itself once, by its own picture and words', (id) => {
  show(<FirstTime ids={[id]} method="touch" top={92} />);
  expect(screen.getByText(REQUIREMENTS[id].name)).toBeOnTheScreen();
  expect(screen.getByText(FEATS[id].touch)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(FEATS[id].touch)).toBeNull();
});

test('a reversed flick is given back with words; the next touch takes them away, and the die can be thrown', () => {
  const { now, thrown } = hands([]);
  const stroke = (dy: number) => act(() => {
    const { pointers } = now().attempt;
    const t = 1000 + 1000 * Math.abs(dy);
    pointers.down(1, { x: 180, y: 300 }, t);
    for (let step = 1; step <= 6; step++) pointers.move(1, { x: 180, y: 300 + dy * step }, t + 15 * step);
    pointers.up(1, { x: 180, y: 300 + 6 * dy }, t + 91);
  });
  stroke(15);
  expect(thrown).toHaveLength(0);
  expect(now().attempt.progress.hint).toMatch(/^That was away from the board/);
  act(() => now().attempt.pointers.down(2, { x: 180, y: 300 }, 40_000));
  expect(now().attempt.progress.hint).toBeUndefined();
  act(() => now().attempt.pointers.cancel(2));
  stroke(-30);
  expect(thrown).toHaveLength(1);
});

test('a finger shows a throw until it has been made once on this device', () => {
  expect(useSeen.getState().thrown).toEqual([]);
  const { now } = hands([]);
  act(() => {
    const { pointers } = now().attempt;
    pointers.down(1, { x: 180, y: 370 }, 1000);
    for (let step = 1; step <= 6; step++) pointers.move(1, { x: 180, y: 370 - 30 * step }, 1000 + 15 * step);
    pointers.up(1, { x: 180, y: 190 }, 1091);
  });
  expect(useSeen.getState().thrown).toEqual(['plain']);
});

test('the moving finger goes the way of a good flick, slowly enough to be followed', () => {
  const { now } = hands([]);
  const { setting, viewpoint } = now().controls;
  const pad = padOf(SIZE, viewpoint, false);
  const { at, x, y, ms } = routeOf('flick', pad, setting);
  expect([at[0], at[at.length - 1]]).toEqual([0, 1]);
  expect([x[0], y[0]]).toEqual([pad.die.x, pad.die.y]);
  expect(y[y.length - 1]).toBeLessThan(pad.die.y - 30);
  const fastest = Math.max(...y.slice(1).map((end, i) => ((y[i] ?? 0) - end) / (((at[i + 1] ?? 0) - (at[i] ?? 0)) * ms)));
  expect(fastest).toBeLessThanOrEqual(0.701);
});
