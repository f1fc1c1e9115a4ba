import { createElement, useEffect } from 'react';
import { act, create, type ReactTestRenderer } from 'react-test-renderer';

import type { MotionPermission, SampleListener } from '@/motion/motionSource';
import { configureMotion } from '@/motion/settings';
import { samplesOf } from '@/motion/trace';
import { TRACES, type TraceName } from '@/motion/traces/library';
import { useMotionPermission } from '@/motion/useMotionPermission';
import { useShake, type ShakeHandlers } from '@/motion/useShake';

const mockSensor: { listeners: Set<SampleListener>; permission: MotionPermission } = { listeners: new Set(), permission: 'unknown' };

jest.mock('@/motion/source', () => ({
  motionSource: {
    available: () => Promise.resolve(true),
    permission: () => Promise.resolve(mockSensor.permission),
    requestPermission: () => {
      mockSensor.permission = 'granted';
      return Promise.resolve('granted');
    },
    subscribe: (listener: SampleListener) => {
      mockSensor.listeners.add(listener);
      return () => mockSensor.listeners.delete(listener);
    },
  },
}));

interface CupProps {
  readonly enabled: boolean;
  readonly handlers: ShakeHandlers;
  readonly onRender: (request: () => Promise<unknown>) => void;
}

function Cup({ enabled, handlers, onRender }: CupProps) {
  const { request } = useMotionPermission();
  useEffect(() => onRender(request));
  useShake({ ...handlers, enabled });
  return null;
}

let renders = 0;
let ask: () => Promise<unknown> = () => Promise.resolve();
const onRender: CupProps['onRender'] = (request) => {
  renders += 1;
  ask = request;
};

async function show(root: ReactTestRenderer | undefined, enabled: boolean, handlers: ShakeHandlers): Promise<ReactTestRenderer> {
  let shown = root;
  await act(async () => {
    const element = createElement(Cup, { enabled, handlers, onRender });
    if (shown === undefined) shown = create(element);
    else shown.update(element);
  });
  if (shown === undefined) throw new Error('nothing shown');
  return shown;
}

function move(name: TraceName): void {
  for (const sample of samplesOf(TRACES[name])) for (const listener of mockSensor.listeners) listener(sample);
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

test('useShake: silent until permitted, live while enabled, the newest handlers, no render per sample', async () => {
  const first = { onStart: jest.fn(), onImpact: jest.fn(), onStop: jest.fn() };
  let root = await show(undefined, true, first);
  expect(mockSensor.listeners.size).toBe(0);

  await act(async () => {
    await ask();
  });
  expect(mockSensor.listeners.size).toBe(1);

  const second = { onStart: jest.fn(), onImpact: jest.fn(), onStop: jest.fn() };
  root = await show(root, true, second);
  expect(mockSensor.listeners.size).toBe(1);
  const before = renders;
  move('shakeStrong');
  expect(renders).toBe(before);
  expect(first.onStart).not.toHaveBeenCalled();
  expect(second.onStart).toHaveBeenCalledTimes(1);
  expect(second.onImpact.mock.calls.length).toBeGreaterThan(6);
  expect(second.onStop).toHaveBeenCalledTimes(1);

  root = await show(root, false, second);
  expect(mockSensor.listeners.size).toBe(0);

  configureMotion({ allowed: () => false });
  root = await show(root, true, second);
  expect(mockSensor.listeners.size).toBe(0);

  root = await show(root, false, second);
  configureMotion({ allowed: () => true, sensitivity: () => 0.5 });
  root = await show(root, true, second);
  move('shakeWeak');
  expect(second.onStart).toHaveBeenCalledTimes(1);

  await act(async () => root.unmount());
  expect(mockSensor.listeners.size).toBe(0);
});
