import { Random } from '@/engine/random';
import { BOARD } from '@/games/dungeon-fighter/content/board';
import { BOUNCE_AIR_STEPS, BOUNDS, MATERIALS, PHYSICS_VERSION, SPIN_DRAG } from '@/games/dungeon-fighter/content/physics';
import { PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { rangeThrows } from '@/games/dungeon-fighter/bot/range';
import { dungeonFighterGame } from '@/games/dungeon-fighter/game';
import { fly, readFlight, simulateFlight, worldOf } from '@/games/dungeon-fighter/rules/throw/flight';
import { judgeThrow } from '@/games/dungeon-fighter/rules/throw/judge';
import { practise } from '@/games/dungeon-fighter/preview/practice';
import { gestureOf, launchOf, SOUTH } from '@/games/dungeon-fighter/rules/throw/stance';
import type { FlightInput, Launch } from '@/games/dungeon-fighter/rules/state';
import { CUBE_STANDS, drawLuck } from '@/games/dungeon-fighter/rules/throw/throwing';
import { LONGEST_THROW, STEP_RATE, simulate } from '@/dice/physics';
import { situation } from '@tests/kit/situation';

const STILL: Launch = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0 };
const input = (launch: Partial<Launch>, change: Partial<FlightInput> = {}): FlightInput => ({
  launch: { ...STILL, ...launch }, turn: 8, yaw: 0, tumble: [0, 0, 0], sway: 0, props: [], obstacles: [], ...change,
});
const reasons = (flight: FlightInput) => judgeThrow(fly(flight), [], { requirements: [], smallTarget: false }).missReasons;
const plain = launchOf(gestureOf({ azimuth: SOUTH, stance: PLAIN_STANCE }, false));

test('DF-61, DF-96 a plain throw bounces on the table before it meets the board', () => {
  const flight = fly(input(plain));
  expect(flight.bouncesOutside).toBeGreaterThanOrEqual(1);
  expect(flight.touchedBoard).toBe(true);
  const { impacts } = simulateFlight(input(plain));
  const board = impacts.findIndex((impact) => impact.with === 'board');
  const first = impacts[0];
  expect(board).toBeGreaterThan(0);
  expect(first?.with).toBe('table');
  expect((first?.x ?? 0) ** 2 + (first?.y ?? 0) ** 2).toBeGreaterThan(BOARD.radius ** 2);
  expect(BOUNCE_AIR_STEPS / STEP_RATE).toBeCloseTo(0.008, 3);
});

test('DF-63 a die that skips the table misses, wherever it lies', () => {
  const direct = launchOf(gestureOf({ azimuth: SOUTH, stance: { ...PLAIN_STANCE, bounceAt: 100 } }, false));
  const flight = fly(input(direct));
  expect([flight.bouncesOutside, flight.touchedBoard]).toEqual([0, true]);
  expect(reasons(input(direct))).toContain('noBounce');
  expect(reasons(input({ x: 300, y: -300, z: 200 }))).toContain('noBounce');
});

test('DF-63, DF-96 only what touches the table before the board is a bounce', () => {
  const thrown = simulateFlight(input(plain));
  const table = thrown.impacts.find((impact) => impact.with === 'table');
  const board = thrown.impacts.find((impact) => impact.with === 'board');
  if (!table || !board) throw new Error('a plain throw meets both');
  const inOrder = (first: number, second: number) => readFlight({ ...thrown, impacts: [{ ...table, step: first }, { ...board, step: second }].sort((a, b) => a.step - b.step) }, input(plain)).bouncesOutside;
  expect([inOrder(10, 20), inOrder(20, 10)]).toEqual([1, 0]);
});

test('DF-64, DF-77, DF-102 a die that touches the table through a hole is in the hole', () => {
  const dropped = fly(input({ x: 467, y: 467, z: 300 }));
  expect(dropped.region).toBe('hole');
  expect(dropped.rest.z).toBeLessThan(90);
  // Half over the rim: it leans into the hole, and one corner is enough.
  const leaning = fly(input({ x: 467 + 120, y: 467, z: 250 }));
  expect(leaning.region).toBe('hole');
});

test('DF-65 a die may lie on a bone, which is only painted', () => {
  const flight = fly(input({ x: 951, y: 394, z: 110, }));
  expect(flight.region).toBe('bone');
  expect(Math.abs(flight.rest.z - 100)).toBeLessThanOrEqual(1);
});

test('DF-66, DF-73 off the board and off the table', () => {
  expect(fly(input({ x: 3000, y: 0, z: 200 }))).toMatchObject({ region: 'outside', touchedBoard: false, rest: { fallen: false } });
  const gone = fly(input({ x: 4000, y: 0, z: 300, vx: 2500 }));
  expect([gone.rest.fallen, gone.region]).toEqual([true, 'outside']);
});

test('DF-70 on the border of two sections the larger part decides, in doubt the lower', () => {
  expect(fly(input({ x: 0, y: -1500, z: 105 })).region).toBe(2);
  expect(fly(input({ x: 0, y: -1650, z: 105 })).region).toBe(1);
});

test('DF-71 a bone or a hole on the way does no harm', () => {
  const random = Random.fromSeed('over the holes');
  const range = rangeThrows([], HANDS.competent, random);
  let crossed = 0;
  for (let i = 0; i < 150 && crossed < 3; i++) {
    const { input: thrown, result } = range.next().value;
    if (!result.contact) continue;
    const { frames, frameCount } = simulateFlight(thrown);
    for (let frame = 0; frame < frameCount; frame++) {
      const [x = 0, y = 0, z = 99] = [frames[frame * 7], frames[frame * 7 + 1], frames[frame * 7 + 2]];
      if (z < 14 && BOARD.holes.some((hole) => (hole.x - x) ** 2 + (hole.y - y) ** 2 < hole.r ** 2)) {
        crossed += 1;
        break;
      }
    }
  }
  expect(crossed).toBeGreaterThan(0);
});

test('DF-80 a lying die is an obstacle that never moves', () => {
  const free = fly(input(plain));
  const blocked = fly(input(plain, { obstacles: [{ ...free.rest, z: 100 }] }));
  expect([blocked.rest.x, blocked.rest.y]).not.toEqual([free.rest.x, free.rest.y]);
  const fallen = fly(input(plain, { obstacles: [{ ...free.rest, z: 100, fallen: true }] }));
  expect(fallen).toEqual(free);
  const world = worldOf(input(plain, { obstacles: [free.rest] }));
  expect(world.shapes[2]).toMatchObject({ kind: 'box', name: 'die', x: free.rest.x / 10, y: free.rest.y / 10, height: 16 });
});

test('DF-81 wall and card stand in the way', () => {
  const wall = { kind: 'wall' as const, x: 0, y: -3000, yaw: 0, height: 120 };
  const flight = fly(input(plain, { props: [wall] }));
  expect([flight.wallBeforeBoard, flight.touchedBoard]).toEqual([true, false]);
});

test('DF-87 how the die lies in the hand is luck: 24 stands, 64 turns, tumble', () => {
  const random = Random.fromSeed('luck');
  const draws = Array.from({ length: 3000 }, () => drawLuck(random, []));
  expect(new Set(draws.map(({ turn }) => turn)).size).toBe(CUBE_STANDS);
  expect(new Set(draws.map(({ yaw }) => yaw)).size).toBe(64);
  const tumbles = draws.flatMap(({ tumble }) => tumble);
  expect([Math.min(...tumbles) < -480, Math.max(...tumbles) > 480]).toEqual([true, true]);
  expect(tumbles.every((value) => Math.abs(value) <= 500)).toBe(true);
});

test('DF-88 the same throw lands the same, to the last bit', () => {
  const random = Random.fromSeed('same');
  const range = rangeThrows([], HANDS.clumsy, random);
  for (let i = 0; i < 20; i++) {
    const { input: thrown, result } = range.next().value;
    expect(fly(JSON.parse(JSON.stringify(thrown)) as FlightInput).digest).toBe(result.digest);
  }
});

test('DF-89 a match remembers its simulator and the digest of every throw in progress', () => {
  const s = situation(dungeonFighterGame);
  expect(s.state.physics).toBe(PHYSICS_VERSION);
  const move = s.moves(0).find((each) => each.kind === 'throw');
  if (!move) throw new Error('there is a throw to make');
  const thrown = s.play(0, move).find((event) => event.type === 'dieThrown');
  if (thrown?.type !== 'dieThrown') throw new Error('a die was thrown');
  expect(fly(thrown.input).digest).toBe(thrown.result.digest);
});

test('DF-90, DF-94 at most three seconds; a die is at rest when it has lain still', () => {
  expect(LONGEST_THROW).toBe(3);
  const random = Random.fromSeed('rest');
  const range = rangeThrows([], HANDS.novice, random);
  for (let i = 0; i < 100; i++) {
    const { seconds, settled } = range.next().value;
    expect(seconds).toBeLessThanOrEqual(3);
    expect(settled).toBe(true);
  }
});

test('DF-91, DF-92, DF-93 the table bounces, the board holds', () => {
  const world = worldOf(input(plain));
  expect(world).toMatchObject({ die: { edge: 16, material: MATERIALS.die }, spinDrag: SPIN_DRAG });
  const height = (x: number): number => {
    const motion = simulate(world, [{ x, y: 0, z: 2000, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0, turn: 8, tilt: 0, yaw: 0 }]);
    let [low, top] = [false, 0];
    for (let frame = 0; frame < motion.frameCount; frame++) {
      const z = motion.frames[frame * 7 + 2] ?? 0;
      low ||= z < 20;
      if (low) top = Math.max(top, z);
    }
    return top;
  };
  expect(height(3000)).toBeGreaterThan(25);
  expect(height(0)).toBeLessThan(20);
});

test('DF-95 a die from below the table is out', () => {
  const below = fly(input({ x: 0, y: -5000, z: -600, vy: 1500, vz: 300 }));
  expect(below).toMatchObject({ region: 'outside', rest: { fallen: true } });
  expect(BOUNDS).toEqual({ reach: 900, bottom: -300 });
});

test('DF-97 knocks for ear and hand, which no rule reads', () => {
  const motion = simulateFlight(input(plain));
  expect(motion.impacts.length).toBeGreaterThan(1);
  for (const impact of motion.impacts) {
    expect(['table', 'board', 'wall', 'card', 'die']).toContain(impact.with);
    expect(impact.speed).toBeGreaterThanOrEqual(0);
  }
  expect(readFlight({ ...motion, frames: new Float32Array(0) }, input(plain))).toEqual(fly(input(plain)));
});

test('DF-100 the face most upward counts, also of a leaning die', () => {
  for (let turn = 0; turn < 24; turn++) {
    const flight = fly(input({ x: 0, y: 3000, z: 90 }, { turn }));
    expect([flight.face, flight.special]).toEqual([Math.floor(turn / 4), turn < 12]);
  }
  const leaning = fly(input({ x: 467 + 120, y: 467, z: 250 }));
  expect(leaning.face).toBeGreaterThanOrEqual(0);
});

test('DF-106 the table inside a hole counts as the board', () => {
  expect(fly(input({ x: 467, y: 467, z: 300 }))).toMatchObject({ touchedBoard: true, bouncesOutside: 0 });
});

test('DF-193, DF-198, DF-203, DF-206 the paths themselves, as the simulator flies them', () => {
  const shown = { bankShot: 0, twoBounceShot: 0, cardJumpShot: 0, spinShot: 0 };
  for (const id of ['bankShot', 'twoBounceShot', 'cardJumpShot', 'spinShot'] as const) {
    const range = rangeThrows([id], HANDS.competent, Random.fromSeed(`path ${id}`));
    for (let i = 0; i < 60; i++) {
      const { result } = range.next().value;
      if (!result.failed.includes(id)) shown[id] += 1;
    }
  }
  for (const [id, count] of Object.entries(shown)) expect([id, count > 10, count < 60]).toEqual([id, true, true]);
});

test('DF-212 from below the edge a lob reaches the board', () => {
  const range = rangeThrows(['underTheTableShot'], HANDS.competent, Random.fromSeed('below'));
  let contacts = 0;
  for (let i = 0; i < 60; i++) if (range.next().value.result.contact) contacts += 1;
  expect(contacts).toBeGreaterThan(15);
});

test('DF-279 the practice range throws for real and changes nothing', () => {
  const random = Random.fromSeed('range');
  const { result } = practise([], { launch: plain, props: [], gates: [] }, random);
  expect(result.touchedBoard).toBe(true);
  expect(() => practise([], { launch: { ...plain, z: 9000 }, props: [], gates: [] }, random)).toThrow('DF-85');
});

test('DF-98 one moving die, a second or so of simulated time: little work for a phone', () => {
  const range = rangeThrows([], HANDS.novice, Random.fromSeed('work'));
  let steps = 0;
  for (let i = 0; i < 100; i++) steps += range.next().value.seconds * STEP_RATE;
  expect(steps / 100).toBeLessThan(300);
});
