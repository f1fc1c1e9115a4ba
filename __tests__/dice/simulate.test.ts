import { simulate, FRAME_FIELDS, FRAME_RATE, yawOf, type BoxShape, type DieStart, type World } from '@/dice/physics';
import { aboutZ, angleOf, multiply, topFace, TURNS } from '@/dice/physics/rotation';
import { fingerprint, STILL, targetWorld, throwAtTarget } from '../../scripts/dice-scenes';

const box = (part: Partial<BoxShape>): BoxShape => ({
  kind: 'box', name: 'prop', material: { restitution: 0.55, friction: 0.2 },
  x: 0, y: -300, bottom: 0, halfX: 100, halfY: 3, height: 120, yaw: 0, ...part,
});
const one = (start: Partial<DieStart>, world: World = targetWorld()) => {
  const thrown = simulate(world, [{ ...STILL, ...start }]);
  const [rest] = thrown.rest;
  if (rest === undefined) throw new Error('no die');
  return { ...thrown, die: rest };
};
const touched = (impacts: readonly { with: string }[]): string[] => [...new Set(impacts.map((impact) => impact.with))];

describe('numbers', () => {
  test('angles come from square roots and agree with trigonometry', () => {
    for (let part = -1024; part <= 2048; part += 7) {
      const { cos, sin } = angleOf(part);
      expect(cos).toBeCloseTo(Math.cos((part * Math.PI) / 512), 12);
      expect(sin).toBeCloseTo(Math.sin((part * Math.PI) / 512), 12);
    }
  });

  test('the 24 turns are different, four for each face on top', () => {
    const tops = TURNS.map((turn) => topFace(turn));
    expect(tops.map(({ face }) => face)).toEqual(Array.from({ length: 24 }, (_, turn) => Math.floor(turn / 4)));
    expect(tops.every(({ level }) => level > 0.999999)).toBe(true);
    const same = TURNS.flatMap((a, i) => TURNS.filter((b, j) => j > i && Math.abs(a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z) > 0.999));
    expect(same).toEqual([]);
  });

  test('the yaw of a lying die is read back whichever face is up', () => {
    for (const turn of TURNS) for (const yaw of [0, 1, 100, 200, 255]) expect(yawOf(multiply(aboutZ(yaw), turn))).toBe(yaw);
  });

  test.each<[string, Partial<DieStart>]>([
    ['NaN', { x: Number.NaN }], ['infinity', { vy: Infinity }], ['a fraction', { wz: 0.5 }],
    ['a speed no hand has', { vx: 10001 }], ['a turn a cube does not have', { turn: 24 }], ['another planet', { z: 30000 }],
  ])('%s is refused', (_name, part) => {
    expect(() => one(part)).toThrow(RangeError);
  });

  test('no dice, too many dice and endless time are refused', () => {
    expect(() => simulate(targetWorld(), [])).toThrow(RangeError);
    expect(() => simulate(targetWorld(), Array.from({ length: 65 }, () => STILL))).toThrow(RangeError);
    expect(() => simulate(targetWorld(), [STILL], Number.NaN)).toThrow(RangeError);
  });
});

describe('a throw', () => {
  test('repeats itself bit for bit', () => {
    for (const seed of ['a', 'b', 'c']) expect(fingerprint(throwAtTarget(seed))).toBe(fingerprint(throwAtTarget(seed)));
    expect(fingerprint(throwAtTarget('a'))).not.toBe(fingerprint(throwAtTarget('b')));
  });

  test('has a frame every 1/60 s, the last one being the rest', () => {
    const { frames, frameCount, duration, die } = one({ x: 3000, z: 1000 });
    expect(frames).toHaveLength(frameCount * FRAME_FIELDS);
    expect(duration).toBeCloseTo((frameCount - 1) / FRAME_RATE);
    expect(frames[0]).toBeCloseTo(300);
    expect(frames[2]).toBeCloseTo(100);
    expect(frames[frames.length - 5]).toBeCloseTo(die.z, 3);
  });

  test('which way the faces are painted changes nothing but the face', () => {
    const starts = TURNS.map((_, turn) => one({ y: -4200, z: 1800, vy: 1200, vz: -400, wx: 333, wy: -120, turn }));
    const [first] = starts;
    for (const { die } of starts) expect([die.x, die.y, die.z]).toEqual([first?.die.x, first?.die.y, first?.die.z]);
    const faces = starts.map(({ die }) => die.face);
    for (let face = 0; face < 6; face++) expect(faces.filter((shown) => shown === face)).toHaveLength(4);
  });

  test('bounces lower each time and says how hard, where and after how long in the air', () => {
    const { impacts, die } = one({ x: 3000, z: 2080 });
    const [first, ...later] = impacts;
    expect(first).toMatchObject({ with: 'table', die: 0, other: undefined });
    // 200 mm of fall: √(2·g·h) and √(2h/g).
    expect(first?.speed).toBeGreaterThan(1960);
    expect(first?.speed).toBeLessThan(2050);
    expect(first?.air).toBeCloseTo(0.2, 1);
    expect(first?.z).toBeCloseTo(0, -1);
    expect(later.length).toBeGreaterThan(0);
    for (const impact of later) expect(impact.speed).toBeLessThan((first?.speed ?? 0) / 2);
    expect(die).toMatchObject({ state: 'rest', settled: true, cocked: false });
    expect(die.z).toBeCloseTo(8, 0);
  });

  test('reports its spin at the moment it touches', () => {
    const { impacts } = one({ x: 3000, z: 1000, wz: 4500 });
    expect(impacts[0]?.spin).toBeCloseTo(45, 5);
  });

  test('slides further on the smooth table than on the board', () => {
    const onTable = one({ x: 3000, y: -4000, z: 80, vy: 900 }).die.y + 400;
    const onBoard = one({ y: -1500, x: 0, z: 100, vy: 900 }).die.y + 150;
    expect(onTable).toBeGreaterThan(1.5 * onBoard);
  });
});

describe('the world', () => {
  test('holes swallow a die', () => {
    const { die, impacts } = one({ x: 467, y: 467, z: 300 });
    expect(die.state).toBe('hole');
    expect(die.z).toBeLessThan(9);
    expect(impacts[0]?.with).toBe('table');
  });

  test('the board carries a die beside a hole', () => {
    const { die } = one({ x: 0, y: 0, z: 300 });
    expect(die.state).toBe('rest');
    expect(die.z).toBeCloseTo(10, 0);
  });

  test('a die half over a hole does not float', () => {
    const { die } = one({ x: 467 + 120, y: 467, z: 110 });
    expect(die.settled).toBe(true);
    expect(die.z).toBeGreaterThan(7.5);
    expect(die.z).toBeLessThan(10.1);
  });

  test('over the edge of the table there is nothing', () => {
    const { die } = one({ x: 4000, z: 300, vx: 1500 });
    expect(die).toMatchObject({ state: 'off', settled: true });
    expect(die.x).toBeGreaterThan(450);
  });

  test('the table blocks a die from below', () => {
    const { die, impacts } = one({ x: 4800, z: -600, vx: -900, vz: 900 });
    expect(die.state).toBe('off');
    expect(touched(impacts)).not.toContain('board');
  });

  test('a die tossed up from beside the table comes down on it', () => {
    const { die, impacts } = one({ x: 0, y: -5000, z: -600, vy: 800, vz: 1720 });
    expect(impacts[0]?.with).toBe('table');
    expect(die.y).toBeGreaterThan(-450);
  });

  test('a wall holds even the fastest die', () => {
    const { die, impacts } = one({ y: -4200, z: 500, vy: 5000 }, targetWorld([box({ name: 'wall' })]));
    expect(impacts.find(({ with: name }) => name !== 'table')).toMatchObject({ with: 'wall' });
    expect(die.y).toBeLessThan(-300);
  });

  test('a card one millimetre thick holds as well, turned any way', () => {
    for (const yaw of [0, 64, 128, 256, 300, 500]) {
      const { cos, sin } = angleOf(yaw);
      const card = box({ name: 'card', x: 0, y: 0, bottom: 2, halfX: 34, halfY: 0.5, height: 36, yaw });
      const start = { x: Math.round(1500 * sin), y: Math.round(-1500 * cos), z: 250, vx: Math.round(-4800 * sin), vy: Math.round(4800 * cos) };
      const { die, impacts } = one(start, targetWorld([card]));
      expect(touched(impacts)).toContain('card');
      expect(die.y * cos - die.x * sin).toBeLessThan(0);
    }
  });

  test('a gate tells where and how high it was crossed', () => {
    const world = { ...targetWorld(), gates: [{ name: 'card', x: 0, y: -235, yaw: 0 }] };
    const { crossings } = one({ x: 100, y: -3350, z: 1000, vy: 1000, vx: 100 }, world);
    expect(crossings[0]).toMatchObject({ gate: 'card', die: 0 });
    expect(crossings[0]?.along).toBeCloseTo(20, 0);
    expect(crossings[0]?.z).toBeCloseTo(100 - 0.5 * 9810 * 0.01, -1);
  });

  test('dice that lie there as boxes stay where they are and are touched as dice', () => {
    const lying = box({ name: 'die', x: 0, y: -260, halfX: 8, halfY: 8, height: 16 });
    const { impacts } = one({ y: -4200, z: 80, vy: 2500 }, targetWorld([lying]));
    expect(impacts.some((impact) => impact.with === 'die' && impact.other === undefined)).toBe(true);
  });

  test('dice that lie there as dice are knocked away', () => {
    const { rest, impacts } = simulate(targetWorld(), [{ ...STILL, y: -4200, vy: 2500 }, { ...STILL, y: -2600 }]);
    expect(impacts.some((impact) => impact.with === 'die')).toBe(true);
    expect(rest[1]?.y).toBeGreaterThan(-240);
  });

  test('a lying die sleeps until something knocks it', () => {
    const { frames, dice } = simulate(targetWorld(), [{ ...STILL, y: -4200, z: 4000 }, { ...STILL, y: -2600 }]);
    const heights = Array.from({ length: frames.length / (7 * dice) }, (_, frame) => frames[(frame * dice + 1) * 7 + 2] ?? 0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.2);
  });
});
