import { energyOf, GRAVITY, makeDie, type Body } from '@/dice/physics/body';
import { overlapOf } from '@/dice/physics/boxes';
import { cornerSpheres } from '@/dice/physics';
import { Simulation } from '@/dice/physics/simulation';
import { DIE_EDGE, trayFor, trayWorld, type Tray } from '@/dice/roll/tray';
import { Random } from '@/engine/random';
import { handThrow, rollDice, STILL, targetWorld, throwAmongDice, throwAtTarget } from '../../scripts/dice-scenes';

/** Dice in flight may sink this far into each other or a surface for one step, lying dice this far for good (mm). */
const MOVING_OVERLAP = 4;
const LYING_OVERLAP = 0.25;
/** Corrections may lift the scene above the least energy it ever had by as much as lifting every die by this (mm). */
const ENERGY_HEIGHT = 0.4;

function scatter(count: number, seed: string, tray: Tray): Body[] {
  const random = Random.fromSeed(seed);
  const columns = Math.floor(tray.width / 30);
  const rows = Math.floor(tray.depth / 30);
  const place = (index: number, of: number): number => Math.round(300 * (index - (of - 1) / 2));
  return Array.from({ length: count }, (_, id) => makeDie({
    x: place(id % columns, columns), y: place(Math.floor(id / columns) % rows, rows), z: 350 + 300 * Math.floor(id / (columns * rows)),
    vx: random.between(-900, 900), vy: random.between(-900, 900), vz: random.between(-300, 300),
    wx: random.between(-2500, 2500), wy: random.between(-2500, 2500), wz: random.between(-2500, 2500),
    turn: 8, tilt: random.below(256), yaw: random.below(256),
  }, id, trayWorld(tray)));
}

function deepestPair(dice: readonly Body[]): number {
  let deepest = 0;
  for (let i = 0; i < dice.length; i++) {
    for (let j = i + 1; j < dice.length; j++) deepest = Math.max(deepest, overlapOf(dice[i] as Body, dice[j] as Body));
  }
  return deepest;
}

const lowestPoint = (die: Body): number => {
  const { centres, radius } = cornerSpheres(die, DIE_EDGE);
  return Math.min(...centres.map(({ z }) => z)) - radius;
};

describe.each([[1, 120], [4, 100], [10, 60], [46, 6]])('%i dice let loose in a tray, %i times', (count, times) => {
  const tray = trayFor(count, 1.3);
  let energyGain = 0;
  let movingOverlap = 0;
  let lyingOverlap = 0;
  let lowest = 0;
  let furthest = -Infinity;
  let unsettled = 0;

  beforeAll(() => {
    for (let k = 0; k < times; k++) {
      const dice = scatter(count, `let loose ${k}`, tray);
      let least = Infinity;
      const watch = (): void => {
        const energy = dice.reduce((sum, die) => sum + energyOf(die), 0);
        energyGain = Math.max(energyGain, energy - least);
        least = Math.min(least, energy);
        movingOverlap = Math.max(movingOverlap, deepestPair(dice));
        for (const die of dice) {
          lowest = Math.min(lowest, lowestPoint(die));
          furthest = Math.max(furthest, Math.abs(die.x) - tray.width / 2, Math.abs(die.y) - tray.depth / 2);
        }
      };
      const { rest } = new Simulation(trayWorld(tray), dice).run({ seconds: 3, fullTime: false, beforeStep: watch });
      lyingOverlap = Math.max(lyingOverlap, deepestPair(dice));
      unsettled += rest.filter(({ settled }) => !settled).length;
    }
  });

  test('energy never grows', () => expect(energyGain).toBeLessThan(GRAVITY * ENERGY_HEIGHT * count));
  test('dice do not pass into each other', () => expect(movingOverlap).toBeLessThan(MOVING_OVERLAP));
  test('lying dice do not overlap', () => expect(lyingOverlap).toBeLessThan(LYING_OVERLAP));
  test('the floor holds', () => expect(lowest).toBeGreaterThan(-MOVING_OVERLAP));
  test('the walls hold: no die leaves the tray', () => expect(furthest).toBeLessThan(-DIE_EDGE / 2 + MOVING_OVERLAP));
  test('everything settles before the cap', () => expect(unsettled / (count * times)).toBeLessThan(0.005));
});

describe('throws at a board with holes', () => {
  test('all but one in two hundred rest within 3 s', () => {
    const rests = Array.from({ length: 400 }, (_, i) => throwAtTarget(`rest ${i}`)).concat(Array.from({ length: 60 }, (_, i) => throwAmongDice(`rest ${i}`)));
    const unsettled = rests.filter(({ rest }) => rest.some(({ settled }) => !settled));
    expect(unsettled.length / rests.length).toBeLessThanOrEqual(0.005);
    const median = rests.map(({ duration }) => duration).sort((a, b) => a - b)[Math.floor(rests.length / 2)];
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(1.6);
  });

  test('energy never grows on rims and in holes either', () => {
    const world = targetWorld();
    for (let k = 0; k < 60; k++) {
      const random = Random.fromSeed(`rim ${k}`);
      const dice = [makeDie(handThrow(random), 0, world), makeDie({ ...STILL, x: 467, y: -400, z: 101 }, 1, world)];
      let least = Infinity;
      let gain = 0;
      new Simulation(world, dice).run({
        seconds: 3, fullTime: false,
        beforeStep: () => {
          const energy = dice.reduce((sum, die) => sum + energyOf(die), 0);
          gain = Math.max(gain, energy - least);
          least = Math.min(least, energy);
        },
      });
      expect(gain).toBeLessThan(GRAVITY * ENERGY_HEIGHT * dice.length);
    }
  });
});

test('rolled dice never overlap more than dice let loose', () => {
  const tray = trayFor(10, 1.3);
  const bodies = scatter(10, 'stand-ins', tray);
  for (let k = 0; k < 20; k++) {
    const { frames, frameCount } = rollDice(10, `overlap ${k}`);
    for (let frame = 0; frame < frameCount; frame++) {
      const stood = bodies.map((body, die) => {
        const at = (frame * 10 + die) * 7;
        const [x = 0, y = 0, z = 0] = frames.subarray(at, at + 3);
        return { ...body, x, y, z };
      });
      // Centres of cubes that do not overlap are at least an edge apart, whichever way they are turned.
      for (let i = 0; i < 10; i++) {
        for (let j = i + 1; j < 10; j++) {
          const a = stood[i] as Body;
          const b = stood[j] as Body;
          const distance = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
          expect(distance).toBeGreaterThan(DIE_EDGE - MOVING_OVERLAP);
        }
      }
    }
  }
});
