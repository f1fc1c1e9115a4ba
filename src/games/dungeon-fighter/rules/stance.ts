import { angleOf } from '@/dice/physics/rotation';

import { DIE_EDGE } from '../content/board';
import type { Span } from '../content/requirements';
import { PLAIN_STANCE, STANCES, type Stance } from '../content/stances';
import { MODIFIERS, PATH_SHOTS, type RequirementId } from '../content/vocabulary';
import { launchZone, launchersOf } from './inForce';
import { passingGates } from './judge';
import type { GateValue, Launch, PlacedProp } from './state';

const GRAVITY = 9810;
/** For mixtures whose steepness leaves no choice of the bounce: a brisk throw. */
const FALLBACK_SPEED = 1200;
const PARTS = 1024;
/** Where the south player stands, in 1/1024 turn. */
export const SOUTH = 768;
export const degreesToParts = (degrees: number): number => Math.round((degrees * PARTS) / 360);

const clampTo = (value: number, [low, high]: Span): number => Math.max(low, Math.min(high, value));

/** The nearest value that one of the spans allows. */
export function nearestIn(value: number, spans: readonly Span[]): number {
  let best = value;
  let miss = Infinity;
  for (const span of spans) {
    const inside = clampTo(value, span);
    if (Math.abs(inside - value) < miss) {
      best = inside;
      miss = Math.abs(inside - value);
    }
  }
  return best;
}

/** Whose way of throwing the others adapt to: the path, else the launcher, else the posture. */
function leading(ids: readonly RequirementId[]): RequirementId | undefined {
  const path = PATH_SHOTS.filter((id) => ids.includes(id)).pop();
  const modifiers = MODIFIERS.filter((id) => ids.includes(id) && STANCES[id].distance !== PLAIN_STANCE.distance);
  return path ?? launchersOf(ids).pop() ?? modifiers.pop() ?? ids[0];
}

/** A sensible way to make a throw with everything in force: each single throw as in its table, mixtures adapted to their zone. */
export function stanceFor(ids: readonly RequirementId[]): Stance {
  const lead = leading(ids);
  const base = lead ? STANCES[lead] : PLAIN_STANCE;
  if (ids.length <= 1) return base;
  const zone = launchZone(ids);
  return {
    ...base,
    distance: clampTo(base.distance, zone.distance),
    z: nearestIn(base.z, zone.heights),
    pitch: nearestIn(base.pitch, zone.pitches),
    unsteady: Math.max(...ids.map((id) => STANCES[id].unsteady)),
    ...(ids.includes('spinShot') ? { spin: STANCES.spinShot.spin } : {}),
  };
}

/** Tangent of a pitch between −89° and 89°, from the simulator's own table; half a part of a turn is 0.18°. */
export const tangentOf = (degrees: number): number => {
  const { cos, sin } = angleOf(degreesToParts(degrees));
  return sin / cos;
};

/** Level speed at which a die from height z and pitch meets the table after `reach` mm; undefined: it never gets there. */
export function levelSpeed(reach: number, z: number, pitch: number): number | undefined {
  const fall = z - DIE_EDGE / 2 + reach * tangentOf(pitch);
  return fall <= 0 || reach <= 0 ? undefined : reach / Math.sqrt((2 * fall) / GRAVITY);
}

export interface Aim {
  /** Where the thrower stands around the board, 1/1024 turn from +x. */
  readonly azimuth: number;
  readonly stance: Stance;
}

/** Direction and size of a throw as a hand thinks of it, before it is made into integers. */
export interface Gesture {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Unit vector of the level direction. */
  readonly dirX: number;
  readonly dirY: number;
  readonly speed: number;
  readonly pitch: number;
  readonly spin: number;
}

/** The throw the hand has in mind. */
export function gestureOf({ azimuth, stance }: Aim, beyondTable: boolean): Gesture {
  const { cos, sin } = angleOf(azimuth);
  const stretch = beyondTable ? 1 / Math.max(Math.abs(cos), Math.abs(sin)) : 1;
  const away = stance.distance * stretch;
  const aside = angleOf(degreesToParts(stance.aside ?? 0));
  return {
    x: away * cos,
    y: away * sin,
    z: stance.z,
    dirX: -cos * aside.cos + sin * aside.sin,
    dirY: -sin * aside.cos - cos * aside.sin,
    speed: stance.speed ?? levelSpeed(away - stance.bounceAt, stance.z, stance.pitch) ?? FALLBACK_SPEED,
    pitch: stance.pitch,
    spin: stance.spin ?? 0,
  };
}

/** The nearest whole number, and never a minus zero: JSON knows none. */
export const whole = (value: number): number => Math.round(value) + 0;

/** The gesture as the integers of a move. */
export function launchOf({ x, y, z, dirX, dirY, speed, pitch, spin }: Gesture): Launch {
  return {
    x: whole(x * 10),
    y: whole(y * 10),
    z: whole(z * 10),
    vx: whole(dirX * speed),
    vy: whole(dirY * speed),
    vz: whole(tangentOf(pitch) * speed),
    wx: 0,
    wy: 0,
    wz: whole(spin * 100),
  };
}

/** The props of a throw, where a competent hand would stand them. */
export function propsFor(ids: readonly RequirementId[], azimuth: number): PlacedProp[] {
  const { cos, sin } = angleOf(azimuth);
  const props: PlacedProp[] = [];
  for (const [id, kind] of [['bankShot', 'wall'], ['cardJumpShot', 'card']] as const) {
    const { prop } = STANCES[id];
    if (!prop || !ids.includes(id)) continue;
    props.push({
      kind,
      x: whole((prop.towards * cos - prop.right * sin) * 10),
      y: whole((prop.towards * sin + prop.right * cos) * 10),
      yaw: (azimuth - SOUTH + degreesToParts(prop.yawDeg) + PARTS) % PARTS,
    });
  }
  return props;
}

export const evidenceFor = (ids: readonly RequirementId[]): GateValue[] => ids.flatMap((id) => passingGates(id, 'touch'));

/** Whether the throw's distance is counted from the table's edge. */
export const startsBelowTable = (ids: readonly RequirementId[]): boolean => launchZone(ids).beyondTable;
