import { ImpactTimer, knocksOf } from '@/dice/impactTimer';
import { FRAME_FIELDS, type Impact } from '@/dice/physics';
import { topFace } from '@/dice/physics/rotation';
import { clipSeconds, posesAt, type Clip } from '@/dice/playback';
import { DIE_EDGE, trayFor } from '@/dice/roll/tray';
import { TrayKeeper } from '@/dice/roll/trayKeeper';
import { TrayPlayer } from '@/dice/roll/trayPlayer';

const TRAY = trayFor(5, 1.3);
const dice = (...faces: number[]) => faces.map((face, i) => ({ id: `d${i}`, face }));
const poseOf = (poses: ArrayLike<number>, die: number): number[] => Array.from({ length: 7 }, (_, i) => poses[die * 7 + i] ?? 0);
const facesIn = (poses: ArrayLike<number>): number[] => Array.from({ length: poses.length / 7 }, (_, die) => {
  const [, , , w = 1, x = 0, y = 0, z = 0] = poseOf(poses, die);
  return topFace({ w, x, y, z }).face;
});
const impact = (time: number, speed: number): Impact =>
  ({ step: time * 240, time, die: 0, with: 'table', other: undefined, speed, x: 0, y: 0, z: 0, air: 0, spin: 0 });

describe('playback', () => {
  const clip: Clip = { frames: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 6, 0, 3, 0, 0, 0, 1), frameCount: 2, dice: 1 };

  test('goes evenly from frame to frame and turns without shrinking', () => {
    const half = posesAt(clip, 1 / 120);
    expect(half.slice(0, 3)).toEqual([3, 0, 1.5]);
    expect(half[3]).toBeCloseTo(Math.SQRT1_2);
    expect(half[6]).toBeCloseTo(Math.SQRT1_2);
  });

  test('stays at its ends', () => {
    expect(posesAt(clip, -1)).toEqual(posesAt(clip, 0));
    expect(posesAt(clip, 9)[0]).toBeCloseTo(6);
    expect(clipSeconds(clip)).toBeCloseTo(1 / 60);
  });
});

describe('knocks', () => {
  test('impacts that come together are one knock, as hard as the hardest; whispers are left out', () => {
    expect(knocksOf([impact(0.1, 700), impact(0.11, 1400), impact(0.2, 20), impact(0.3, 350)], 1))
      .toEqual([{ at: 100, strength: 1 }, { at: 300, strength: 0.25 }]);
  });

  test('are told at their time by one timer, and no more after a stop', () => {
    jest.useFakeTimers();
    const told: number[] = [];
    const timer = new ImpactTimer();
    timer.play([{ at: 100, strength: 0.5 }, { at: 200, strength: 0.3 }, { at: 400, strength: 0.2 }], (strength) => told.push(strength));
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(250);
    expect(told).toEqual([0.5, 0.3]);
    timer.stop();
    jest.advanceTimersByTime(1000);
    expect(told).toHaveLength(2);
    jest.useRealTimers();
  });
});

describe('a tray keeper', () => {
  test('lays dice in the tray without touching each other, showing their faces', () => {
    for (const count of [1, 4, 9, 20]) {
      const all = dice(...Array.from({ length: count }, (_, i) => i % 6));
      const tray = trayFor(count, 1.3);
      const keeper = new TrayKeeper(tray);
      keeper.lay(all);
      const { frames } = keeper.still(all);
      expect(facesIn(frames)).toEqual(all.map(({ face }) => face));
      const places = all.map(({ id }) => keeper.placeOf(id));
      places.forEach((a, i) => {
        expect(Math.abs(a.x)).toBeLessThan(tray.width / 2 - DIE_EDGE / 2);
        expect(Math.abs(a.y)).toBeLessThan(tray.depth / 2 - DIE_EDGE / 2);
        places.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(1.15 * DIE_EDGE));
      });
    }
  });

  test('finds a place for a die that joins and forgets one that leaves', () => {
    const keeper = new TrayKeeper(TRAY);
    keeper.lay(dice(0, 1));
    const [first] = [keeper.placeOf('d0')];
    keeper.lay(dice(0, 1, 2));
    expect(keeper.placeOf('d0')).toEqual(first);
    const joined = keeper.placeOf('d2');
    for (const id of ['d0', 'd1']) expect(Math.hypot(joined.x - keeper.placeOf(id).x, joined.y - keeper.placeOf(id).y)).toBeGreaterThan(DIE_EDGE);
  });

  test('rolls some dice around the others, which stay where they lie', () => {
    const keeper = new TrayKeeper(TRAY);
    const all = dice(0, 1, 2, 3, 4);
    keeper.lay(all);
    const stayed = keeper.placeOf('d1');
    const clip = keeper.roll(all, ['d0', 'd2', 'd4'], 'some');
    const last = clip.frames.subarray(clip.frames.length - 5 * FRAME_FIELDS);
    expect(facesIn(last)).toEqual([0, 1, 2, 3, 4]);
    expect(keeper.placeOf('d1')).toEqual(stayed);
    expect(poseOf(last, 1).slice(0, 2)).toEqual([expect.closeTo(stayed.x, 3), expect.closeTo(stayed.y, 3)]);
    for (let a = 0; a < 5; a++) {
      for (let b = a + 1; b < 5; b++) {
        const [ax = 0, ay = 0] = poseOf(last, a);
        const [bx = 0, by = 0] = poseOf(last, b);
        expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(DIE_EDGE - 0.5);
      }
    }
  });

  test('the end of a roll is what it shows when still', () => {
    const keeper = new TrayKeeper(TRAY);
    const all = dice(5, 0, 3);
    keeper.lay(all);
    const clip = keeper.roll(all, ['d0', 'd1', 'd2'], 'still');
    const last = clip.frames.subarray(clip.frames.length - 3 * FRAME_FIELDS);
    const { frames } = keeper.still(all);
    for (let die = 0; die < 3; die++) {
      const [x = 0, y = 0, , ...q] = poseOf(last, die);
      const [stillX = 0, stillY = 0, , ...stillQ] = poseOf(frames, die);
      expect(Math.hypot(x - stillX, y - stillY)).toBeLessThan(0.01);
      expect(Math.abs(q.reduce((sum, value, i) => sum + value * (stillQ[i] ?? 0), 0))).toBeGreaterThan(0.995);
    }
  });

  test('picks the dice up before the first rattle, from where they lie', () => {
    const keeper = new TrayKeeper(TRAY);
    const all = dice(0, 1, 2);
    keeper.lay(all);
    const lying = keeper.still(all).frames;
    const clip = keeper.rattle(all, ['d0', 'd2'], 'up', { strength: 0.8 });
    expect([...clip.frames.subarray(0, lying.length)]).toEqual([...lying]);
    expect(clip.frameCount).toBeGreaterThan(keeper.rattle(all, ['d0', 'd2'], 'up', { strength: 0.8 }).frameCount);
    expect(keeper.calm).toBe(false);
  });
});

describe('a tray player', () => {
  const setUp = () => {
    const shown: { clip: Clip; milliseconds: number }[] = [];
    const settled: string[] = [];
    const impacts: number[] = [];
    const player = new TrayPlayer(new TrayKeeper(TRAY), dice(0, 1, 2), {
      show: (clip, milliseconds) => shown.push({ clip, milliseconds }),
      impact: (strength) => impacts.push(strength),
      settled: (id) => settled.push(id),
    });
    return { player, shown, settled, impacts };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shaking runs one stretch after the other and ends when the dice are calm', () => {
    const { player, shown, impacts } = setUp();
    for (let i = 0; i < 6; i++) {
      player.shake(['d0', 'd1', 'd2'], { strength: 0.8 });
      jest.advanceTimersByTime(100);
    }
    expect(shown.length).toBeGreaterThanOrEqual(2);
    jest.advanceTimersByTime(10000);
    const stretches = shown.length;
    jest.advanceTimersByTime(10000);
    expect(shown).toHaveLength(stretches);
    expect(impacts.length).toBeGreaterThan(3);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a roll interrupts the rattle, ends with the asked faces and is settled once', () => {
    const { player, shown, settled } = setUp();
    player.shake(['d0', 'd1', 'd2'], { strength: 1 });
    jest.advanceTimersByTime(150);
    player.roll(dice(4, 4, 4), { id: 'r1', dice: ['d0', 'd1', 'd2'] });
    const { clip, milliseconds } = shown[shown.length - 1] ?? { clip: undefined, milliseconds: 0 };
    expect(clip && facesIn(clip.frames.subarray(clip.frames.length - 21))).toEqual([4, 4, 4]);
    jest.advanceTimersByTime(milliseconds - 10);
    expect(settled).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(settled).toEqual(['r1']);
  });

  test('without motion the dice are simply there', () => {
    const { player, shown, settled } = setUp();
    player.pace = 0;
    player.shake(['d0'], { strength: 1 });
    expect(shown).toHaveLength(0);
    player.roll(dice(1, 2, 3), { id: 'r2', dice: ['d0', 'd1', 'd2'] });
    expect(shown.map(({ milliseconds }) => milliseconds)).toEqual([0]);
    jest.advanceTimersByTime(200);
    expect(settled).toEqual(['r2']);
  });

  test('a roll that is cut short still settles', () => {
    const { player, settled } = setUp();
    player.roll(dice(1, 2, 3), { id: 'r3', dice: ['d0'] });
    player.stop();
    player.stop();
    expect(settled).toEqual(['r3']);
  });
});
