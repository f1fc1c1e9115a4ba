import { angleOf } from '@/dice/physics/rotation';

import { DIE_EDGE } from '../../content/board';
import { combinationOf, type Combination } from '../../content/combinations';
import type { Span } from '../../content/requirements';
import { PLAIN_STANCE, STANCES, type Stance } from '../../content/stances';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue, Launch, PlacedProp } from '../state';
import { launchZone, launchersOf } from './inForce';
import { passingGates } from './judge';

const GRAVITY = 9810;
/** For combinations whose steepness leaves no choice of the bounce: a brisk throw. */
const FALLBACK_SPEED = 1200;
const PARTS = 1024;
/** Where the south player stands, in 1/1024 turn. */
export const SOUTH = 768;
export const degreesToParts = (degrees: number): number => Math.round((degrees * PARTS) / 360);

const clampTo = (value: number, [low, high]: Span): number => Math.max(low, Math.min(high, value));

const inside = (value: number, [low, high]: Span): boolean => value >= low && value <= high;

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

/** A throw of several at once starts from a plain one that is moved into the zone, with the wall's angle and the top's spin where they are asked for. */
export function zoneStance(ids: readonly RequirementId[]): Stance {
  const zone = launchZone(ids);
  const { aside } = STANCES.bankShot;
  const { spin } = STANCES.spinShot;
  return {
    ...PLAIN_STANCE,
    distance: inside(PLAIN_STANCE.distance, zone.distance) ? PLAIN_STANCE.distance : (zone.distance[0] + zone.distance[1]) / 2,
    z: nearestIn(PLAIN_STANCE.z, zone.heights),
    pitch: nearestIn(PLAIN_STANCE.pitch, zone.pitches),
    unsteady: unsteadiness(ids),
    ...(ids.includes('bankShot') && aside !== undefined ? { aside } : {}),
    ...(ids.includes('spinShot') && spin !== undefined ? { spin } : {}),
  };
}

/**
 * How much several handicaps at once unsteady a hand: independent errors add as squares, and of a relay's earlier launchers half
 * an error goes on (DF-188). A posture that forgives little is thrown from with care, whatever else is asked; a launcher has its own.
 */
export function unsteadiness(ids: readonly RequirementId[]): number {
  const last = launchersOf(ids).pop();
  let care = 1;
  let squares = 1;
  for (const id of ids) {
    const { unsteady } = STANCES[id];
    const handedOn = last !== undefined && id !== last && launchersOf([id]).length > 0;
    if (last === undefined) care = Math.min(care, unsteady);
    squares += handedOn ? (unsteady * unsteady) / 4 : Math.max(0, unsteady * unsteady - 1);
  }
  return care * Math.sqrt(squares);
}

/** The pair among these throws that is hardest to make together. */
function hardestPair(ids: readonly RequirementId[]): Combination | undefined {
  let hardest: Combination | undefined;
  ids.forEach((one, index) => {
    for (const other of ids.slice(index + 1)) {
      const combination = combinationOf([one, other]);
      if (!hardest || combination.contact < hardest.contact) hardest = combination;
    }
  });
  return hardest;
}

/** A sensible way to make a throw with everything in force: each single throw as in its table, combinations as the hardest pair of them. */
export function stanceFor(ids: readonly RequirementId[]): Stance {
  const [only] = ids;
  if (only === undefined) return PLAIN_STANCE;
  if (ids.length === 1) return STANCES[only];
  const { heights, pitches } = launchZone(ids);
  const base = zoneStance(ids);
  const { z, pitch, bounceAt, speed } = hardestPair(ids)?.aim ?? base;
  return { ...base, z: nearestIn(z, heights), pitch: nearestIn(pitch, pitches), bounceAt, ...(speed === undefined ? {} : { speed }) };
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

/** No part of a velocity is faster, mm/s; what is told apart from cheating has some room above it (DF-85). */
const FASTEST = 4900;

/** The gesture as the integers of a move; a hand that wants to be faster than hands are is as fast as they get. */
export function launchOf({ x, y, z, dirX, dirY, speed: wanted, pitch, spin }: Gesture): Launch {
  const steep = tangentOf(pitch);
  const speed = Math.min(wanted, FASTEST / Math.max(Math.abs(dirX), Math.abs(dirY), Math.abs(steep)));
  return {
    x: whole(x * 10),
    y: whole(y * 10),
    z: whole(z * 10),
    vx: whole(dirX * speed),
    vy: whole(dirY * speed),
    vz: whole(steep * speed),
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
