import type { RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { demandLaunch } from '@/games/dungeon-fighter/rules/throw/launch';
import {
  CROSSBOW_GAIN, fromBorrowedHand, fromCatapult, fromFlick, fromHead, fromPalms, fromRamp, fromSlam, fromSwing, launchFrom, mirrored, relayError, withTwirl,
} from '@/games/dungeon-fighter/rules/throw/gesture';
import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { bearing, directionAt } from '@/games/dungeon-fighter/table/throwing/bearing';
import { idealSpeed } from '@/games/dungeon-fighter/table/throwing/ideal';
import { launchBy } from '@/games/dungeon-fighter/table/throwing/launching';
import { Probe } from '@/games/dungeon-fighter/table/throwing/probe';
import { STANDARD_GRAVITY } from '@/motion/sample';

const SPOT = { azimuth: SOUTH, distance: 420, z: 180, beyondTable: false };
const up = (speed: number) => ({ right: 0, forward: speed });

test('DF-183 a flick: 3 × finger speed, clamped, direction and loft as meant', () => {
  // 2667 dp/s are 423 mm/s of glass.
  const motion = fromFlick(up(8000 / 3), -20);
  expect(motion).toMatchObject({ right: 0, forward: 1, pitch: -20, spin: 0 });
  expect(motion.speed).toBeCloseTo(1270, 0);
  expect([fromFlick(up(10), -20).speed, fromFlick(up(90_000), -20).speed]).toEqual([300, 3200]);
  expect(fromFlick(up(1), 0, 99).spin).toBe(20);
  const lofted = (loft: number) => launchBy(fromFlick(up(8000 / 3), loft), { ids: [], azimuth: SOUTH, loft, assist: 'off' });
  expect([lofted(-80), lofted(50)]).toEqual([lofted(-60), lofted(30)]);
  const launch = launchFrom(SPOT, motion);
  expect(launch).toMatchObject({ x: 0, y: -4200, z: 1800, vx: 0 });
  expect(Math.abs(launch.vy - 1270)).toBeLessThanOrEqual(1);
  expect(() => demandLaunch(launch, [])).not.toThrow();
  expect(launchFrom(SPOT, fromFlick({ right: 3000, forward: 4000 }, 0)).vx).toBeGreaterThan(0);
});

test('DF-183 of a throw that forgives little only half of the error counts', () => {
  const ids = ['underTheTableShot'] as const;
  const loft = stanceFor(ids).pitch;
  const speedOf = (share: number) => {
    const { vx, vy } = launchBy({ right: 0, forward: 1, speed: share * idealSpeed(ids, loft), pitch: loft, spin: 0 }, { ids, azimuth: SOUTH, loft, assist: 'off' });
    return Math.hypot(vx, vy) / idealSpeed(ids, loft);
  };
  expect(speedOf(1.2)).toBeCloseTo(1.1, 2);
  expect(speedOf(0.8)).toBeCloseTo(0.9, 2);
});

test('DF-278 a steady hand halves what it strays from the wall of a bank shot, not the way to it', () => {
  const ids = ['bankShot'] as const;
  const { pitch, aside = 0 } = stanceFor(ids);
  const thrown = (degrees: number) => {
    const launch = launchBy({ ...directionAt(degrees), speed: idealSpeed(ids, pitch), pitch, spin: 0 }, { ids, azimuth: SOUTH, loft: pitch, assist: 'steady' });
    demandLaunch(launch, ids);
    return bearing({ right: launch.vx, forward: launch.vy });
  };
  expect(thrown(-aside)).toBeCloseTo(-aside, 0);
  expect(thrown(-aside + 10)).toBeCloseTo(-aside + 5, 0);
});

test('DF-184 a swing: 0.55 × impulse, at most 60° off the heading, pitch from the wrist', () => {
  expect(fromSwing(up(2000), 10)).toMatchObject({ speed: 1100, pitch: -10, right: 0, forward: 1 });
  expect(fromSwing(up(99_000), 0).speed).toBe(3200);
  const wild = fromSwing({ right: 1000, forward: 10 }, 0);
  expect(wild.right / wild.forward).toBeCloseTo(1.732, 1);
  expect(fromSwing({ right: -5, forward: -1000 }, 0).right).toBeLessThan(0);
});

test('DF-192 touch and sensor start from the same place and reach the same speeds', () => {
  const touch = launchFrom(SPOT, fromFlick(up(8000 / 3), -20));
  const swing = launchFrom(SPOT, fromSwing(up(1270 / 0.55), -10));
  expect(Math.abs(touch.vy - swing.vy)).toBeLessThanOrEqual(2);
  expect(Math.abs(touch.vz - swing.vz)).toBeLessThanOrEqual(6);
});

/** A phone lying flat in a hand that turns by 100° a second, pressed down by so many g, a sample every 20 ms from `from`. */
function felt(loads: readonly number[], from = 0): Probe {
  const probe = new Probe();
  probe.ready();
  loads.forEach((load, i) => {
    const gz = load * STANDARD_GRAVITY;
    probe.add({ t: from + 20 * i, ax: 0, ay: 0, az: gz - STANDARD_GRAVITY, gx: 0, gy: 0, gz, rx: 0, ry: 0, rz: 100 });
  });
  return probe;
}
const still = (samples: number): number[] => Array.from({ length: samples }, () => 1);
const weightless = (samples: number): number[] => Array.from({ length: samples }, () => 0.2);
const valueOf = (probe: Probe, ...[id, key, t]: [RequirementId, string, number]): number | undefined => probe.gates([id], t).find((gate) => gate.key === key)?.value;

test('DF-181 free fall, and whether the die left the hand in it', () => {
  const probe = felt([...still(10), ...weightless(8), 1.8, 1]);
  expect(probe.fall).toMatchObject({ startMs: 200, endMs: 360, freeFallMs: 160 });
  expect([259, 260, 400, 401].map((at) => valueOf(probe, 'jumpShot', 'releasedInAir', at))).toEqual([0, 1, 1, 0]);
  expect(valueOf(probe, 'jumpShot', 'freeFallMs', 300)).toBe(160);
});

test('DF-181 100 ms are a fall, less is none; 0.45 g is not weightless, 1.3 g no landing', () => {
  expect([felt([1, ...weightless(6), 1.8]).fall?.freeFallMs, felt([1, ...weightless(5), 1.8]).fall]).toEqual([120, undefined]);
  const soft = [0.45, 0.44, ...weightless(5), 1.3];
  expect(felt(soft).fall).toBeUndefined();
  expect(felt([...soft, 1.31]).fall).toMatchObject({ startMs: 20, endMs: 140 });
});

test('DF-182 the table’s heading is kept by integrating the turn since Ready, for 20 s', () => {
  expect(valueOf(felt(still(26), 5000), 'backwardsShot', 'yawFromTableDeg', 5500)).toBeCloseTo(50, 5);
  const [young, old] = [felt(still(1001)), felt(still(1002))];
  expect([young.aimed, old.aimed]).toEqual([true, false]);
  expect(valueOf(old, 'backwardsShot', 'yawFromTableDeg', 20_020)).toBe(0);
});

test('DF-180 sensors are believed for 100 ms', () => {
  const probe = felt(still(40));
  expect([new Probe().fresh(0), probe.fresh(880), probe.fresh(881)]).toEqual([false, true, false]);
});

test('DF-188 a relay of launchers: half of every earlier error, every stage passed, four seconds between', () => {
  const stage = { directionErrorDeg: 4, speedError: 0.2, passed: true, pauseMs: 1000 };
  expect(relayError([stage, stage])).toEqual({ directionErrorDeg: 4, speedError: 0.2 });
  expect(relayError([{ ...stage, passed: false }])).toBeUndefined();
  expect(relayError([{ ...stage, pauseMs: 4001 }])).toBeUndefined();
  expect(relayError([])).toEqual({ directionErrorDeg: 0, speedError: 0 });
});

test('DF-185, DF-199 a ramp needs no finger: the die rolls off by the tilt alone', () => {
  const roll = fromRamp(up(1), 30);
  expect(roll.pitch).toBe(-30);
  expect(roll.speed / 0.866).toBeCloseTo(767, -1);
  expect(fromRamp({ right: 1, forward: 0 }, 20).right).toBe(1);
  expect(() => demandLaunch(launchFrom({ ...SPOT, distance: 330, z: 160 }, roll), ['elbowShot'])).not.toThrow();
});

test('DF-189, DF-205, DF-209 timed launchers: the beat decides, and off the beat it goes astray', () => {
  expect(fromHead(0)).toMatchObject({ right: 0, forward: 1, pitch: -8 });
  expect(fromHead(120).speed).toBeCloseTo(fromHead(0).speed * 0.7, 5);
  expect(fromHead(120).right).toBeCloseTo(0.208, 2);
  expect([fromSlam(up(1), 0, 0).pitch, fromSlam(up(1), 0, 60).pitch, fromSlam(up(1), 0, -120).pitch]).toEqual([-45, -37, -61]);
  expect(fromSlam(up(1), 1, 0).speed).toBeGreaterThan(fromSlam(up(1), 0, 0).speed);
  expect(() => demandLaunch(launchFrom({ ...SPOT, z: 300 }, fromSlam(up(1), 0.1, 140)), ['slamShot'])).not.toThrow();
  expect(() => demandLaunch(launchFrom({ ...SPOT, distance: 400, z: 420 }, fromHead(60)), ['headShot'])).not.toThrow();
});

test('DF-190 a launcher that cannot spin takes the spin of the twirl before it', () => {
  expect(withTwirl(fromHead(0), 1000).spin).toBe(40);
  expect([withTwirl(fromHead(0), 100).spin, withTwirl(fromHead(0), 9000).spin]).toEqual([20, 80]);
});

test('DF-204 a bent card: pull gives speed and flattens the flight', () => {
  const shot = fromCatapult(20, 0);
  expect([shot.pitch, shot.right]).toEqual([40, 0]);
  expect(shot.speed / 0.766).toBeCloseTo(1400, -1);
  expect(() => demandLaunch(launchFrom({ ...SPOT, distance: 440, z: 10 }, shot), ['catapultShot'])).not.toThrow();
});

test('DF-194, DF-200, DF-202 crossbow, palms and a borrowed hand', () => {
  expect(fromFlick(up(2000), 0, 0, CROSSBOW_GAIN).speed).toBeCloseTo(762, 0);
  const even = fromPalms({ right: -500, forward: 4000 }, { right: 500, forward: 4000 }, -20);
  expect(even.right).toBeCloseTo(0, 9);
  expect(fromPalms({ right: -500, forward: 5000 }, { right: 500, forward: 3000 }, -20).right).toBeGreaterThan(0);
  expect(fromBorrowedHand(up(8000 / 3), up(0), -20).speed).toBeCloseTo(0.7 * 1270, 0);
});

test('DF-201, DF-208 mirrors turn the hand around', () => {
  expect(mirrored({ right: 3, forward: 4 }, false)).toEqual({ right: -3, forward: 4 });
  expect(mirrored({ right: 3, forward: 4 }, true)).toEqual({ right: -3, forward: -4 });
});

test('DF-306 in the air a flick gives the speed, and the fall is judged after landing', () => {
  const inTheAir = [...still(5), ...weightless(15)];
  expect([felt(inTheAir).landed(300), valueOf(felt([...inTheAir, 1.8]), 'jumpShot', 'releasedInAir', 300)]).toEqual([false, 1]);
  expect(() => demandLaunch(launchFrom({ ...SPOT, z: 260 }, fromFlick(up(4500), -25)), ['jumpShot'])).not.toThrow();
});
