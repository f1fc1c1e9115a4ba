import { Random } from '@/engine/random';
import type { Clip } from '../playback';
import { FRAME_FIELDS, FRAME_RATE, type Impact, type Throw } from '../physics';
import { Cup, type Shake } from './cup';
import { freePlace } from './layFlat';
import { flatOrientation } from './relabel';
import { cupPlace, rollInTray } from './roll';
import { DIE_EDGE, type LyingDie, type Tray } from './tray';

export interface KeptDie {
  readonly id: string;
  /** The face that is up, 0…5. */
  readonly face: number;
}

export interface PlayedClip extends Clip {
  readonly impacts: readonly Impact[];
}

/** Time in which lying dice are picked up into the cup. */
const GATHER_FRAMES = Math.round(0.18 * FRAME_RATE);
/** Dice laid down by hand are never quite straight: up to 1/64 of a turn either way. */
const CROOKED = 16;

/** Remembers where the dice of a tray lie and turns shakes and rolls into clips of all of them. */
export class TrayKeeper {
  private readonly places = new Map<string, LyingDie>();
  private cup: { readonly cup: Cup; readonly ids: readonly string[]; fresh: boolean } | undefined;

  constructor(readonly tray: Tray) {}

  /** Gives every new die a place and forgets the ones that are gone. */
  lay(dice: readonly KeptDie[]): void {
    const ids = new Set(dice.map(({ id }) => id));
    for (const id of [...this.places.keys()]) if (!ids.has(id)) this.places.delete(id);
    if (this.places.size === 0) this.layInRows(dice);
    for (const { id } of dice) {
      if (this.places.has(id)) continue;
      const random = Random.fromSeed(`place/${id}`);
      const place = freePlace({ x: 0, y: 0 }, [...this.places.values()], this.tray);
      this.places.set(id, { ...place, yaw: random.between(-CROOKED, CROOKED) });
    }
  }

  private layInRows(dice: readonly KeptDie[]): void {
    const { width, depth } = this.tray;
    const columns = Math.max(1, Math.min(dice.length, Math.round(Math.sqrt((dice.length * width) / depth)), Math.floor(width / (1.3 * DIE_EDGE))));
    const rows = Math.max(1, Math.ceil(dice.length / columns));
    const stepX = Math.min(width / columns, 2 * DIE_EDGE);
    const stepY = Math.min(depth / rows, 2 * DIE_EDGE);
    dice.forEach(({ id }, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, dice.length - row * columns);
      const random = Random.fromSeed(`place/${id}`);
      this.places.set(id, {
        x: ((index % columns) - (inRow - 1) / 2) * stepX,
        y: ((rows - 1) / 2 - row) * stepY,
        yaw: random.between(-CROOKED, CROOKED),
      });
    });
  }

  placeOf(id: string): LyingDie {
    return this.places.get(id) ?? { x: 0, y: 0, yaw: 0 };
  }

  private lyingPose({ id, face }: KeptDie): number[] {
    const { x, y, yaw } = this.placeOf(id);
    const q = flatOrientation(face, yaw);
    return [x, y, DIE_EDGE / 2, q.w, q.x, q.y, q.z];
  }

  /** All dice where they lie. */
  still(dice: readonly KeptDie[]): PlayedClip {
    return { frames: Float32Array.from(dice.flatMap((die) => this.lyingPose(die))), frameCount: 1, dice: dice.length, impacts: [] };
  }

  /** One stretch of shaking; the first one begins with picking the dice up. */
  rattle(dice: readonly KeptDie[], ids: readonly string[], seed: string, shake?: Shake): PlayedClip {
    if (this.cup === undefined || this.cup.ids.join() !== ids.join()) {
      this.cup = { cup: new Cup(ids.length, seed, this.tray), ids: [...ids], fresh: true };
    }
    const { cup, fresh } = this.cup;
    const stretch = cup.rattle(shake);
    this.cup.fresh = false;
    const clip = this.merge(dice, ids, stretch, cupPlace(cup.size, this.tray));
    return fresh ? this.gathered(dice, clip) : clip;
  }

  get calm(): boolean {
    return this.cup === undefined || this.cup.cup.dice.every(({ asleep }) => asleep);
  }

  /** Throws some of the dice; they will show their faces, the others stay where they lie. */
  roll(dice: readonly KeptDie[], ids: readonly string[], seed: string, strength?: number): PlayedClip {
    const rolled = ids.flatMap((id) => dice.filter((die) => die.id === id));
    if (rolled.length === 0) return this.still(dice);
    const shaken = this.cup !== undefined && this.cup.ids.join() === ids.join() ? this.cup.cup : undefined;
    this.cup = undefined;
    const kept = dice.filter(({ id }) => !ids.includes(id)).map(({ id }) => this.placeOf(id));
    const thrown = rollInTray(this.tray, rolled.map(({ face }) => face), {
      seed, kept, ...(strength !== undefined && { strength }), ...(shaken && { cup: shaken }),
    });
    thrown.rest.forEach(({ x, y, yaw }, index) => {
      const die = rolled[index];
      if (die !== undefined) this.places.set(die.id, { x, y, yaw });
    });
    return this.merge(dice, ids, thrown, { x: 0, y: 0, z: 0 });
  }

  /** Frames of the moving dice, moved to `place`, among the others that lie. */
  private merge(dice: readonly KeptDie[], ids: readonly string[], moving: Throw, place: { x: number; y: number; z: number }): PlayedClip {
    const size = dice.length * FRAME_FIELDS;
    const frames = new Float32Array(moving.frameCount * size);
    dice.forEach((die, index) => {
      const mover = ids.indexOf(die.id);
      const lying = this.lyingPose(die);
      for (let frame = 0; frame < moving.frameCount; frame++) {
        const to = frame * size + index * FRAME_FIELDS;
        if (mover < 0) {
          frames.set(lying, to);
          continue;
        }
        const from = (frame * moving.dice + mover) * FRAME_FIELDS;
        frames.set(moving.frames.subarray(from, from + FRAME_FIELDS), to);
        frames[to] = (frames[to] ?? 0) + place.x;
        frames[to + 1] = (frames[to + 1] ?? 0) + place.y;
        frames[to + 2] = (frames[to + 2] ?? 0) + place.z;
      }
    });
    return { frames, frameCount: moving.frameCount, dice: dice.length, impacts: moving.impacts };
  }

  /** Puts the way from where the dice lie to the clip's first frame in front of it. */
  private gathered(dice: readonly KeptDie[], clip: PlayedClip): PlayedClip {
    const size = dice.length * FRAME_FIELDS;
    const lying = this.still(dice).frames;
    const frames = new Float32Array((clip.frameCount + GATHER_FRAMES) * size);
    for (let frame = 0; frame < GATHER_FRAMES; frame++) {
      const share = frame / GATHER_FRAMES;
      const eased = share * share * (3 - 2 * share);
      for (let i = 0; i < size; i++) {
        const start = lying[i] ?? 0;
        frames[frame * size + i] = start + eased * ((clip.frames[i] ?? 0) - start);
      }
    }
    frames.set(clip.frames, GATHER_FRAMES * size);
    const late = GATHER_FRAMES / FRAME_RATE;
    return { ...clip, frames, frameCount: clip.frameCount + GATHER_FRAMES, impacts: clip.impacts.map((impact) => ({ ...impact, time: impact.time + late })) };
  }
}
