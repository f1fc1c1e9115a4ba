import type { Body } from './body';
import type { Contact, ContactPool } from './contacts';
import { angleOf } from './rotation';
import { FRAME_FIELDS, type Crossing, type Impact, type World } from './types';

export const STEP_RATE = 240;
/** A new touch after this many steps in the air is always worth telling. */
const FREE_STEPS = 2;
/** Approach speeds that are told: of a touch that had ceased, and of one that goes on. */
const KNOCK_SPEED = 100;
const SLAP_SPEED = 150;

/** Writes down what a throw looks and sounds like. */
export class Recorder {
  readonly impacts: Impact[] = [];
  readonly crossings: Crossing[] = [];
  readonly frames: number[] = [];
  /** Per die and partner: the step they last touched, and the impact already told in this step. */
  private readonly lastTouch: Int32Array;
  private readonly told: Int32Array;
  private readonly partners: number;
  private readonly gates: readonly { name: string; x: number; y: number; cos: number; sin: number }[];
  /** Signed distance of every die from every gate one step ago. */
  private readonly sides: number[] = [];

  constructor(private readonly world: World, private readonly dice: readonly Body[]) {
    this.partners = dice.length + world.shapes.length;
    this.lastTouch = new Int32Array(dice.length * this.partners).fill(-1);
    this.told = new Int32Array(dice.length * this.partners).fill(-1);
    this.gates = world.gates.map(({ name, x, y, yaw }) => ({ name, x, y, ...angleOf(yaw) }));
  }

  noteFrame(): void {
    for (const die of this.dice) {
      const { label } = die;
      this.frames.push(
        die.x, die.y, die.z,
        die.qw * label.w - die.qx * label.x - die.qy * label.y - die.qz * label.z,
        die.qw * label.x + die.qx * label.w + die.qy * label.z - die.qz * label.y,
        die.qw * label.y - die.qx * label.z + die.qy * label.w + die.qz * label.x,
        die.qw * label.z + die.qx * label.y - die.qy * label.x + die.qz * label.w,
      );
    }
  }

  get frameCount(): number {
    return this.dice.length === 0 ? 0 : this.frames.length / (FRAME_FIELDS * this.dice.length);
  }

  noteContacts(pool: ContactPool, step: number): void {
    for (let i = 0; i < pool.count; i++) {
      const contact = pool.contacts[i] as Contact;
      noteTouch(contact.a, step);
      if (contact.b.inverseMass !== 0) noteTouch(contact.b, step);
    }
    for (let i = 0; i < pool.count; i++) this.noteContact(pool.contacts[i] as Contact, step);
  }

  private noteContact(contact: Contact, step: number): void {
    const { a, b, approach } = contact;
    const partner = b.id >= 0 ? b.id : this.dice.length - 1 - b.id;
    const key = a.id * this.partners + partner;
    const last = this.lastTouch[key] as number;
    this.lastTouch[key] = step;
    const toldAt = this.told[key] as number;
    const previous = toldAt < 0 ? undefined : this.impacts[toldAt];
    if (previous?.step === step) {
      if (approach > previous.speed) this.impacts[toldAt] = this.impactOf(contact, step);
      return;
    }
    const fresh = last < 0 || (step - last > FREE_STEPS && a.airSteps >= FREE_STEPS);
    const knock = step - last > 1 && approach > KNOCK_SPEED;
    if (!fresh && !knock && approach < SLAP_SPEED) return;
    this.told[key] = this.impacts.length;
    this.impacts.push(this.impactOf(contact, step));
  }

  private impactOf({ a, b, approach, px, py, pz }: Contact, step: number): Impact {
    return {
      step, time: step / STEP_RATE, die: a.id,
      with: b.id >= 0 ? 'die' : this.world.shapes[-1 - b.id]?.name ?? 'table',
      other: b.id >= 0 ? b.id : undefined,
      speed: Math.max(0, approach), x: px, y: py, z: pz, air: a.airSteps / STEP_RATE, spin: a.wz,
    };
  }

  noteCrossings(step: number): void {
    let slot = 0;
    for (const die of this.dice) {
      for (const gate of this.gates) {
        const dx = die.x - gate.x;
        const dy = die.y - gate.y;
        const side = dy * gate.cos - dx * gate.sin;
        const before = this.sides[slot];
        if (before !== undefined && before !== side && (before < 0) !== (side < 0)) {
          const back = (side / (side - before)) / STEP_RATE;
          this.crossings.push({
            step, die: die.id, gate: gate.name,
            along: (dx - die.vx * back) * gate.cos + (dy - die.vy * back) * gate.sin,
            z: die.z - die.vz * back,
          });
        }
        this.sides[slot++] = side;
      }
    }
  }
}

function noteTouch(die: Body, step: number): void {
  die.touches++;
  if (die.lastTouchStep === step) return;
  die.airSteps = step - die.lastTouchStep - 1;
  die.lastTouchStep = step;
}
