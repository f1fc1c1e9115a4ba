import { Random } from '@/engine/random';
import type { Body } from '../physics/body';
import { Simulation } from '../physics/simulation';
import { wake } from '../physics/sleep';
import { LONGEST_THROW, type Throw } from '../physics';
import { Cup, spread } from './cup';
import { layFlat } from './layFlat';
import { relabel, uprightLabel } from './relabel';
import { tapLeaning } from './tap';
import { trayWorld, type LyingDie, type Tray } from './tray';

export interface RollOptions {
  /** Decides how the dice tumble, never what they show. */
  readonly seed: string;
  /** 0 = let fall, 1 = flung. */
  readonly strength?: number;
  /** The cup the hand has been shaking; without it a fresh one is poured out. */
  readonly cup?: Cup;
  /** Dice that lie in the tray and stay there; the others roll around them. */
  readonly kept?: readonly LyingDie[];
}

export interface TrayRoll extends Throw {
  /** Dice that time ran out for and that were laid flat by rule. */
  readonly laidFlat: number;
}

const SLOWEST = 450;
const FASTEST = 1600;
const POUR_HEIGHT = 36;
const TUMBLE = 22;

/** Where the middle of the cup's floor is in the tray: a hand's breadth above the near edge. */
export const cupPlace = (cup: Tray, tray: Tray): { x: number; y: number; z: number } =>
  ({ x: 0, y: (cup.depth - tray.depth) / 2, z: POUR_HEIGHT });

/** Tips the cup, held above the near edge, towards the far one. */
function pour(dice: readonly Body[], cup: Tray, tray: Tray, strength: number, random: Random): void {
  const speed = SLOWEST + (FASTEST - SLOWEST) * Math.min(1, Math.max(0, strength));
  const fan = Math.min(0.7, tray.width / tray.depth / 2);
  const place = cupPlace(cup, tray);
  for (const die of dice) {
    wake(die);
    const share = 0.4 + 0.8 * random.fraction();
    die.y += place.y;
    die.z += place.z;
    die.vx = spread(random, fan * speed) + die.vx * 0.2;
    die.vy = speed * share + die.vy * 0.2;
    die.vz = spread(random, 150);
    die.wx += spread(random, TUMBLE) - (speed * share) / 30;
    die.wy += spread(random, TUMBLE);
    die.wz += spread(random, TUMBLE);
  }
}

/** Rolls dice out of a cup so that they show exactly `faces` (0…5 each). */
export function rollInTray(tray: Tray, faces: readonly number[], { seed, strength = 0.6, cup, kept = [] }: RollOptions): TrayRoll {
  const random = Random.fromSeed(`roll/${seed}`);
  const from = cup ?? new Cup(faces.length, seed, tray);
  if (from.dice.length !== faces.length) throw new RangeError(`${faces.length} faces for ${from.dice.length} dice in the cup`);
  pour(from.dice, from.size, tray, strength, random);
  const thrown = new Simulation(trayWorld(tray, kept), from.dice).run({
    seconds: LONGEST_THROW,
    fullTime: false,
    beforeStep: (_step, dice) => tapLeaning(dice, kept, tray, random),
  });
  const flat = layFlat(thrown, tray, kept);
  const labels = flat.rest.map((rest, die) => uprightLabel(rest, faces[die] ?? 0));
  return { ...relabel(flat, labels), laidFlat: flat.laidFlat };
}
