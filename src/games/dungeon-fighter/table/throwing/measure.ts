import { MM_PER_POINT, type Point, type PointerPath } from '@/motion/touch/pointer';
import { crossingOfHeight, laneError, timeInside, twirl, type Circle } from '@/motion/touch/shapes';
import type { Size } from '@/table/board/fit';

import type { GateKey } from '../../content/requirements';
import { STANCES } from '../../content/stances';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue } from '../../rules/state';

/** Where things lie on the glass, in points. */
export interface Pad {
  readonly size: Size;
  /** The die in the hand. */
  readonly die: Circle;
  /** The middle of the arch below the knee (DF-196). */
  readonly arch: Point;
  /** The strip of the weaker hand (DF-201). */
  readonly weakLeft: boolean;
  /** The weaker hand is a mirror instead of a strip. */
  readonly oneHanded?: boolean;
}

export const WEAK_SHARE = 0.4;
const MOVED = 8;
const TWIRL_MS = 900;
const FLICKS_MS = [60, 100, 140, 180] as const;
const NEVER = 9999;
/** How far from the die a shot across it begins (DF-194). */
const FAR_FROM_DIE = 15 / MM_PER_POINT;
const GLASS_EDGE = 12;
const LANE = 100;

/** The same on this glass: a small one may end before. */
export const crossedFrom = ({ size, die }: Pad): number => Math.min(FAR_FROM_DIE, size.height - die.y - GLASS_EDGE);

const tenths = (points: number): number => Math.round(points * MM_PER_POINT * 10);

export const gate = (req: RequirementId, key: GateKey, value: number, method: GateValue['method'] = 'touch'): GateValue => ({ req, key, value: Math.round(value), method });

/** When the finger left the place where it was put down. */
export const movedAt = ({ first, points }: PointerPath): number | undefined =>
  first && points.find(({ x, y }) => Math.hypot(x - first.x, y - first.y) > MOVED)?.t;

/** Whether the finger lies still where it was put down. */
export const rests = (path: PointerPath): boolean => movedAt(path) === undefined;

/** Milliseconds the finger rested before it began to move. */
export const restedMs = (path: PointerPath): number => (movedAt(path) ?? path.last?.t ?? 0) - (path.first?.t ?? 0);

/** The middle of the circles a finger drew, wherever it drew them. */
function middle(path: PointerPath, from: number, to: number): Point {
  const points = path.points.filter(({ t }) => t >= from && t <= to);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return points.length === 0 ? sum : { x: sum.x / points.length, y: sum.y / points.length };
}

export interface Twirl {
  readonly degrees: number;
  readonly ms: number;
}

const TURN_WINDOW_MS = 80;
/** Degrees per second, clockwise, at which a circling finger left the glass. */
export function turnSpeed(path: PointerPath): number {
  const end = path.last?.t ?? 0;
  const from = Math.max(path.first?.t ?? end, end - TURN_WINDOW_MS);
  return end > from ? (1000 * twirl(path, middle(path, -Infinity, Infinity), from, end)) / (end - from) : 0;
}

/** How far and how fast a finger circled in a stretch of its path. */
export function twirlIn(path: PointerPath, from: number, to: number): Twirl {
  const start = Math.max(from, path.first?.t ?? from);
  const end = Math.min(to, path.last?.t ?? to);
  return { degrees: Math.abs(twirl(path, middle(path, start, end), start, end)), ms: Math.max(1, end - start) };
}

/** Circles just before the flick that ends the path. How long it took nobody knows: what of it is taken for circling only spoils them. */
export function twirlBeforeFlick(path: PointerPath): Twirl {
  const end = path.last?.t ?? 0;
  const twirls = FLICKS_MS.map((ms) => twirlIn(path, end - ms - TWIRL_MS, end - ms));
  return twirls.reduce((best, each) => (each.degrees > best.degrees ? each : best));
}

export interface FinalStroke {
  readonly path: PointerPath;
  /** Fingers that still rest on the glass besides the one that let go. */
  readonly others: readonly PointerPath[];
  /** When the screen went black; undefined: it never did. */
  readonly darkSince?: number;
}

type Measure = (stroke: FinalStroke, pad: Pad, ids: readonly RequirementId[]) => readonly (readonly [GateKey, number])[];

const weakEdge = ({ size, weakLeft }: Pad): ((point: Point) => boolean) =>
  weakLeft ? ({ x }) => x <= size.width * WEAK_SHARE : ({ x }) => x >= size.width * (1 - WEAK_SHARE);

/** The way on the glass that straight throws take: to the board, or to the wall of a bank shot. */
function lane(ids: readonly RequirementId[]): Point {
  const aside = ((ids.includes('bankShot') ? (STANCES.bankShot.aside ?? 0) : 0) * Math.PI) / 180;
  return { x: -Math.sin(aside), y: -Math.cos(aside) };
}

/** What the last stroke on the glass proves, by requirement (DF-307). */
const TOUCH_MEASURES: Partial<Readonly<Record<RequirementId, Measure>>> = {
  crossbowShot: ({ path }, { die }) => [['contactMs', timeInside(path, die)]],
  underTheLegShot: ({ path }, { arch }) => {
    const crossing = crossingOfHeight(path, arch.y);
    return [['archOffset10', crossing ? tenths(Math.abs(crossing.x - arch.x)) : NEVER]];
  },
  blindShot: ({ path, darkSince }) => [['darkMs', darkSince === undefined ? 0 : (path.first?.t ?? darkSince) + restedMs(path) - darkSince], ['peeks', 0]],
  piousShot: ({ path, others }, { die }, ids) => {
    const other = others[0];
    if (other) return [['fingers', 2], ['holdMs', Math.min(restedMs(path), restedMs(other))], ['releaseGapMs', Math.abs((path.last?.t ?? 0) - (other.last?.t ?? 0))]];
    return [['holdMs', restedMs(path)], ['laneErr10', tenths(laneError(path, die, { x: die.x + LANE * lane(ids).x, y: die.y + LANE * lane(ids).y }))]];
  },
  weakHandShot: ({ path }, pad) => [pad.oneHanded ? ['mirrored', 1] : ['weakSide', path.points.every(weakEdge(pad)) ? 1 : 0]],
  borrowedHandShot: ({ path, others }) => {
    const palm = others[0]?.last;
    const start = path.first;
    if (!palm || !start) return [['ghost', 1]];
    return [['fingers', 2], ['gap10', tenths(Math.hypot(palm.x - start.x, palm.y - start.y))], ['holdMs', (path.last?.t ?? 0) - (others[0]?.first?.t ?? 0)]];
  },
  cardJumpShot: ({ others }) => [[others.length > 0 ? 'cardHeld' : 'cardAlone', 1]],
  spinShot: ({ path }) => [['twirlDeg', twirlBeforeFlick(path).degrees]],
  backwardsShot: () => [['mirrored', 1]],
  sittingShot: () => [['lowView', 1]],
  // With one's back to the table up is down; a stroke the wrong way flies nowhere by itself.
  underTheTableShot: ({ path: { first, last } }, _pad, ids) => {
    const { x, y } = lane(ids);
    return [['rise10', first && last ? tenths(Math.abs((last.x - first.x) * x + (last.y - first.y) * y)) : 0]];
  },
};

/** Evidence of the last stroke for everything that is judged by it. */
export const strokeGates = (ids: readonly RequirementId[], stroke: FinalStroke, pad: Pad): GateValue[] =>
  ids.flatMap((id) => (TOUCH_MEASURES[id]?.(stroke, pad, ids) ?? []).map(([key, value]) => gate(id, key, value)));

/** How far a card was pulled, in mm of glass, and how far aside in degrees. */
export function pullOf({ first, last }: PointerPath): { readonly mm: number; readonly aside: number; readonly tenths: number } {
  const dx = (last?.x ?? 0) - (first?.x ?? 0);
  const dy = (last?.y ?? 0) - (first?.y ?? 0);
  return { mm: Math.max(0, dy) * MM_PER_POINT, tenths: tenths(Math.max(0, dy)), aside: (Math.atan2(-dx, Math.max(1, dy)) * 180) / Math.PI };
}
