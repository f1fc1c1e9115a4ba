import { Random } from '@/engine/random';
import { makeDie, type Body } from '../physics/body';
import { Simulation } from '../physics/simulation';
import { wake } from '../physics/sleep';
import { UPRIGHT_TURN, type Throw, type World } from '../physics';
import { cupWorld, DIE_EDGE, type Tray } from './tray';

/** One jerk of the hand: strength from 0 to 1 and, where it is known, its direction on the screen (any length). */
export interface Shake {
  readonly strength: number;
  readonly x?: number;
  readonly y?: number;
}

/** One stretch of rattling; short, so that the next one can follow the hand. */
export const RATTLE_SECONDS = 0.2;
const JERK = { still: 250, hard: 1500 };
const LIFT = 0.7;
const TUMBLE = 18;
/** Half way through a stretch the hand comes back. */
const TURN_BACK_STEP = 24;

/** Dice in a cup. Each call computes one stretch of motion at once; nothing is simulated per frame. */
export class Cup {
  readonly dice: readonly Body[];
  readonly size: Tray;
  private readonly simulation: Simulation;
  private readonly random: Random;
  private swing = 1;

  constructor(count: number, seed: string, tray: Tray) {
    this.random = Random.fromSeed(`cup/${seed}`);
    const side = Math.min(cupSide(count), tray.width, tray.depth);
    if (side < SPACING) throw new RangeError(`a tray of ${tray.width} × ${tray.depth} mm is too small for a die`);
    this.size = { width: side, depth: side };
    const layers = Math.ceil(count / perLayer(side));
    const world = cupWorld(this.size, layers * SPACING + 1.25 * DIE_EDGE);
    this.dice = fill(count, side, world, this.random);
    this.simulation = new Simulation(world, this.dice);
  }

  /** The next stretch: driven by the hand, or just settling if nobody shakes. */
  rattle(shake?: Shake): Throw {
    const direction = this.direction(shake ?? { strength: 0 });
    if (shake !== undefined) this.jerk(direction, shake.strength, 1);
    return this.simulation.run({
      seconds: RATTLE_SECONDS,
      fullTime: true,
      beforeStep: (step) => {
        if (shake !== undefined && step === TURN_BACK_STEP) this.jerk(direction, shake.strength, -0.8);
      },
    });
  }

  /** A hand that does not tell its direction goes to and fro. */
  private direction({ x, y }: Shake): { x: number; y: number } {
    if (x !== undefined && y !== undefined && (x !== 0 || y !== 0)) return { x, y };
    this.swing = -this.swing;
    return { x: this.swing, y: spread(this.random, 0.8) };
  }

  private jerk({ x, y }: { x: number; y: number }, strength: number, share: number): void {
    const length = Math.sqrt(x * x + y * y);
    const force = Math.min(1, Math.max(0, strength));
    const speed = share * (JERK.still + (JERK.hard - JERK.still) * force);
    const alongX = x / length;
    const alongY = y / length;
    for (const die of this.dice) {
      wake(die);
      // The cup moves with the hand, so seen from inside the dice fly the other way.
      die.vx -= speed * alongX + spread(this.random, 0.2 * speed);
      die.vy -= speed * alongY + spread(this.random, 0.2 * speed);
      die.vz += Math.abs(speed) * LIFT * (0.6 + 0.4 * this.random.fraction());
      die.wx += spread(this.random, TUMBLE * force);
      die.wy += spread(this.random, TUMBLE * force);
      die.wz += spread(this.random, TUMBLE * force);
    }
  }
}

/** Room for a die in any orientation. */
const SPACING = DIE_EDGE * 1.75;
const perRow = (side: number): number => Math.max(1, Math.floor(side / SPACING));
const perLayer = (side: number): number => perRow(side) * perRow(side);

const cupSide = (count: number): number => SPACING * (count <= 4 ? 2 : count <= 18 ? 3 : 4) + 4;

export const spread = (random: Random, amount: number): number => amount * (2 * random.fraction() - 1);

/** Dice on a lattice, each turned at random. */
function fill(count: number, side: number, world: World, random: Random): Body[] {
  const row = perRow(side);
  const tenths = (place: number): number => Math.round(10 * (place - (row - 1) / 2) * SPACING);
  return Array.from({ length: count }, (_, id) => makeDie({
    x: tenths(id % row),
    y: tenths(Math.floor(id / row) % row),
    z: Math.round(10 * SPACING * (0.6 + Math.floor(id / (row * row)))),
    vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0,
    turn: UPRIGHT_TURN, tilt: random.below(256), yaw: random.below(256),
  }, id, world));
}
