import { act, screen } from '@testing-library/react-native';
import { createElement } from 'react';

import { REQUIREMENTS } from '@/games/dungeon-fighter/content/requirements';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { passingGates } from '@/games/dungeon-fighter/rules/throw/judge';
import { practise } from '@/games/dungeon-fighter/preview/practice';
import { propsFor, SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { LiveReadOut } from '@/games/dungeon-fighter/table/practice/LiveReadOut';
import { ReadOut } from '@/games/dungeon-fighter/table/practice/ReadOut';
import { scaleOf } from '@/games/dungeon-fighter/table/practice/MeterBar';
import { ThrowPicker } from '@/games/dungeon-fighter/table/practice/ThrowPicker';
import { limitWords, valueWords } from '@/games/dungeon-fighter/table/practice/units';
import { closeness, fulfilledIn, gaugesFor, type Reading } from '@/games/dungeon-fighter/table/throwing/evidence';
import { idealSpeed } from '@/games/dungeon-fighter/table/throwing/ideal';
import { launchBy } from '@/games/dungeon-fighter/table/throwing/launching';
import { ringShare, useMeters, type Meters } from '@/games/dungeon-fighter/table/throwing/meters';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

const GATED = REQUIREMENT_IDS.filter((id) => REQUIREMENTS[id].touch.length > 0);

test('DF-279 all 22 throws can be chosen, and a chosen one says so', () => {
  show(<ThrowPicker chosen={['jumpShot']} tall onToggle={() => undefined} />);
  for (const id of REQUIREMENT_IDS) expect(screen.getByRole('button', { name: REQUIREMENTS[id].name })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Jump shot' })).toHaveProp('aria-pressed', true);
});

test.each(GATED)('%s has a gauge for every gate, by touch and by motion', (id) => {
  for (const method of ['touch', 'sensor'] as const) {
    const gauges = gaugesFor([id], method);
    expect(gauges.length).toBeGreaterThan(0);
    for (const gauge of gauges) {
      const { low, high, from, to } = scaleOf(gauge);
      expect(low <= from && from <= to && to <= high && low < high).toBe(true);
    }
  }
});

const reading = (changes: Partial<Reading>): Reading => ({ req: 'blindShot', key: 'darkMs', method: 'touch', min: 800, max: undefined, abs: false, value: 0, known: true, running: false, ...changes });

test('the ring closes with what is still missing, and time alone closes a waiting one', () => {
  expect(closeness(reading({ value: 400 }))).toBe(0.5);
  expect(closeness(reading({ min: undefined, max: 180, abs: true, known: false }))).toBe(0);
  expect(closeness(reading({ value: 800 }))).toBe(1);
  expect(closeness(reading({ min: undefined, max: 180, abs: true, value: -181 }))).toBeLessThan(1);
  expect(closeness(reading({ min: undefined, max: 180, abs: true, value: -180 }))).toBe(1);
  expect(ringShare([reading({ value: 100, running: true }), reading({ value: 900 })], 300)).toBe(0.5);
  expect(fulfilledIn([reading({ value: 100, running: true })])).toBe(700);
  expect(fulfilledIn([reading({ value: 100, running: true }), reading({ key: 'peeks', min: 0, max: 0, value: 1 })])).toBeUndefined();
});

test('numbers are told in units people know', () => {
  expect(valueWords('liftG100', 140)).toBe('1.4 g');
  expect(valueWords('pull10', 146)).toBe('14.6 mm');
  expect(limitWords('timingMs', { max: 180, abs: true })).toBe('± 180 ms');
  expect(limitWords('crouchMs', { min: 300, max: 600 })).toBe('300–600 ms');
});

test('DF-177 the live read-out follows the hand: number, limit, and whether it is fulfilled', () => {
  jest.useFakeTimers();
  const shared: { meters?: Meters } = {};
  const gauges = gaugesFor(['catapultShot'], 'touch');
  function Range() {
    const meters = useMeters();
    Object.assign(shared, { meters });
    return createElement(LiveReadOut, { meters, gauges, ideal: 1000, lastSpeed: 900 });
  }
  show(<Range />);
  const pulled = (value: number) => act(() => {
    shared.meters?.show(gauges.map((gauge) => ({ ...gauge, value, known: true, running: false })), value / 100);
    jest.advanceTimersByTime(300);
  });
  pulled(30);
  expect(screen.getByLabelText('Catapult shot, pull')).toHaveProp('aria-valuetext', '3.0 mm, 5.0–40.0 mm, not fulfilled');
  pulled(120);
  expect(screen.getByLabelText('Catapult shot, pull')).toHaveProp('aria-valuetext', '12.0 mm, 5.0–40.0 mm, fulfilled');
  expect(screen.getByLabelText('Speed of the hand')).toHaveProp('aria-valuenow', 120);
  // The hand rests: the speed of the last throw is still there to be read.
  pulled(0);
  expect(screen.getByLabelText('Speed of the hand')).toHaveProp('aria-valuetext', 'last throw 90 per cent of what a good throw needs');
  jest.useRealTimers();
});

test('a running gauge goes on by itself', () => {
  jest.useFakeTimers();
  const shared: { meters?: Meters } = {};
  function Holder() {
    Object.assign(shared, { meters: useMeters() });
    return null;
  }
  show(<Holder />);
  act(() => {
    shared.meters?.show([reading({ value: 100, running: true })], 0);
    jest.advanceTimersByTime(250);
  });
  expect(shared.meters?.now().readings[0]?.value).toBe(350);
  jest.useRealTimers();
});

test.each<RequirementId>(['blindShot', 'jumpShot', 'piousShot'])('DF-178 %s: the verdict names each measurement and whether the throw fulfilled it', (id) => {
  const setting = { ids: [id], azimuth: SOUTH, loft: stanceFor([id]).pitch, assist: 'off' } as const;
  const launch = launchBy({ right: 0, forward: 1, speed: idealSpeed([id], setting.loft), pitch: setting.loft, spin: 0 }, setting);
  const thrown = (gates: ReturnType<typeof passingGates>) => practise([id], { launch, props: propsFor([id], SOUTH), gates }, { below: () => 0 });
  const good = passingGates(id, 'touch');
  const { unmount } = show(<ReadOut ids={[id]} gates={good} result={thrown(good).result} />);
  expect(screen.getByLabelText(new RegExp(`^${REQUIREMENTS[id].name}: fulfilled\\.`))).toBeOnTheScreen();
  unmount();
  const bad = good.map((gate) => ({ ...gate, value: gate.key === 'peeks' ? 1 : 0 }));
  show(<ReadOut ids={[id]} gates={bad} result={thrown(bad).result} />);
  expect(screen.getByLabelText(new RegExp(`^${REQUIREMENTS[id].name}: not fulfilled\\.`))).toBeOnTheScreen();
});
