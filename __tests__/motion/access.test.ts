import { MotionGate } from '@/motion/access';
import type { MotionPermission } from '@/motion/motionSource';

function gateFor(before: MotionPermission, after: MotionPermission, available = true) {
  const calls: string[] = [];
  const gate = new MotionGate({
    available: () => Promise.resolve(available),
    permission: () => {
      calls.push('permission');
      return Promise.resolve(before);
    },
    requestPermission: () => {
      calls.push('request');
      return Promise.resolve(after);
    },
  });
  return { gate, calls };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each<[MotionPermission, string]>([
  ['unneeded', 'granted'],
  ['granted', 'granted'],
  ['unknown', 'ask'],
  ['denied', 'denied'],
])('a device that says %s means %s', async (permission, access) => {
  const { gate } = gateFor(permission, permission);
  let told = 0;
  gate.subscribe(() => (told += 1));
  expect(gate.current()).toBe('checking');
  await settled();
  expect(gate.current()).toBe(access);
  expect(told).toBe(1);
});

test('nothing is asked before somebody looks, and the system dialogue not before request', async () => {
  const { gate, calls } = gateFor('unknown', 'granted');
  expect(calls).toEqual([]);
  gate.subscribe(() => undefined);
  gate.subscribe(() => undefined);
  await settled();
  expect(calls).toEqual(['permission']);
  expect(await gate.request()).toBe('granted');
  expect(calls).toEqual(['permission', 'request']);
});

test('a refusal is final and everybody hears of it', async () => {
  const { gate } = gateFor('unknown', 'denied');
  const heard: string[] = [];
  gate.subscribe(() => heard.push(gate.current()));
  await settled();
  expect(await gate.request()).toBe('denied');
  expect(heard).toEqual(['ask', 'denied']);
});

test('a question outside a tap leaves the door open', async () => {
  const { gate } = gateFor('unknown', 'unknown');
  expect(await gate.request()).toBe('ask');
});

test('no sensors: unavailable, and whoever left hears nothing', async () => {
  const { gate } = gateFor('granted', 'granted', false);
  let told = 0;
  gate.subscribe(() => (told += 1))();
  await settled();
  expect(gate.current()).toBe('unavailable');
  expect(told).toBe(0);
});
