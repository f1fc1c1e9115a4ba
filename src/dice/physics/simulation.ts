import { GRAVITY, move, speedSquared, spinSquared, type Body } from './body';
import type { Contact } from './contacts';
import { Recorder, STEP_RATE } from './recorder';
import { restOf } from './rest';
import { Scene } from './scene';
import { settle, stop, wake } from './sleep';
import { applyPush, prepareContacts, pushApart, solveVelocities } from './solver';
import { outsideBy } from './surfaces';
import { FRAME_RATE, type Throw, type World } from './types';

const { abs, ceil, floor, max, min, sqrt } = Math;

const STEP = 1 / STEP_RATE;
const STEPS_PER_FRAME = STEP_RATE / FRAME_RATE;
/** No surface of a die may travel further than this between two looks at the contacts, or it could pass through a card. */
const LONGEST_TRAVEL = 3;
const MOST_SUBSTEPS = 12;

/** A lying die is woken by a knock or by a neighbour that moves away from under it. */
const WAKING_KNOCK = 25;
const WAKING_SPEED = 90;

export interface RunOptions {
  /** The longest it may take, in seconds. */
  readonly seconds: number;
  /** Go on to the end of the time even if everything lies still. */
  readonly fullTime: boolean;
  /** Changes motion from outside before a step: the hand that shakes the cup. */
  readonly beforeStep?: (step: number, dice: readonly Body[]) => void;
}

/** A whole throw at once: same bodies, same world, same bits on every engine. */
export class Simulation {
  private readonly scene: Scene;

  constructor(private readonly world: World, readonly dice: readonly Body[]) {
    this.scene = new Scene(world, dice);
  }

  run({ seconds, fullTime, beforeStep }: RunOptions): Throw {
    const recorder = new Recorder(this.world, this.dice);
    const lastStep = floor(seconds * FRAME_RATE) * STEPS_PER_FRAME;
    for (const die of this.dice) die.lastTouchStep = 0;
    recorder.noteFrame();
    recorder.noteCrossings(0);
    for (let step = 1; step <= lastStep; step++) {
      beforeStep?.(step, this.dice);
      if (!fullTime && step % STEPS_PER_FRAME === 1 && this.allStill()) break;
      this.advance(step, recorder);
      recorder.noteCrossings(step);
      if (step % STEPS_PER_FRAME === 0) recorder.noteFrame();
    }
    return {
      dice: this.dice.length,
      frameCount: recorder.frameCount,
      frames: Float32Array.from(recorder.frames),
      impacts: recorder.impacts,
      crossings: recorder.crossings,
      rest: this.dice.map((die) => restOf(die, this.world)),
      duration: max(0, recorder.frameCount - 1) / FRAME_RATE,
    };
  }

  private allStill(): boolean {
    for (const die of this.dice) if (!die.asleep && !die.lost) return false;
    return true;
  }

  private advance(step: number, recorder: Recorder): void {
    const parts = this.substeps();
    const dt = STEP / parts;
    for (let part = 0; part < parts; part++) this.advancePart(dt, step, recorder);
    for (const die of this.dice) {
      if (die.lost || die.asleep) continue;
      this.loseStrays(die);
      settle(die, step);
    }
  }

  private substeps(): number {
    let fastest = 0;
    for (const die of this.dice) {
      if (die.asleep || die.lost) continue;
      const speed = sqrt(speedSquared(die)) + sqrt(spinSquared(die)) * die.reach;
      if (speed > fastest) fastest = speed;
    }
    return max(1, min(MOST_SUBSTEPS, ceil((fastest * STEP) / LONGEST_TRAVEL)));
  }

  private advancePart(dt: number, step: number, recorder: Recorder): void {
    const { dice } = this;
    const { pool } = this.scene;
    for (const die of dice) {
      die.touches = 0;
      if (!die.asleep && !die.lost) die.vz -= GRAVITY * dt;
    }
    this.scene.findContacts();
    prepareContacts(pool);
    if (this.wakeNeighbours(dt)) prepareContacts(pool);
    recorder.noteContacts(pool, step);
    solveVelocities(pool);
    const drag = max(0, 1 - this.world.spinDrag * dt);
    for (const die of dice) {
      if (die.asleep || die.lost) continue;
      if (die.touches > 0) {
        die.wx *= drag;
        die.wy *= drag;
        die.wz *= drag;
      }
      move(die, dt);
    }
    pushApart(pool);
    for (const die of dice) if (!die.asleep && !die.lost) applyPush(die);
  }

  private wakeNeighbours(dt: number): boolean {
    const { pool } = this.scene;
    let woke = false;
    for (let i = 0; i < pool.count; i++) {
      const { a, b, approach } = pool.contacts[i] as Contact;
      if (a.asleep === b.asleep || b.inverseMass === 0) continue;
      const mover = a.asleep ? b : a;
      const sleeper = a.asleep ? a : b;
      if (approach < WAKING_KNOCK + GRAVITY * dt && speedSquared(mover) < WAKING_SPEED * WAKING_SPEED) continue;
      wake(sleeper);
      woke = true;
    }
    return woke;
  }

  private loseStrays(die: Body): void {
    const { bounds, shapes } = this.world;
    let lost = abs(die.x) > bounds.reach || abs(die.y) > bounds.reach || die.z < bounds.bottom;
    for (const shape of shapes) {
      if (shape.kind === 'plate' && shape.floor && die.z < shape.top && outsideBy(shape, die.x, die.y) < 0) lost = true;
    }
    if (lost) {
      die.lost = true;
      stop(die);
    }
  }
}
