import type { Random } from '@/engine/random';

import type { Span } from '../content/requirements';
import type { RequirementId } from '../content/vocabulary';
import type { Launch } from '../rules/state';
import { launchZone } from '../rules/throw/inForce';
import { gestureOf, launchOf, nearestIn, type Aim, type Gesture } from '../rules/throw/stance';

/** How far a hand strays from what it has in mind: standard deviations in degrees, share of the speed, degrees (DF-292). */
export interface Hand {
  readonly direction: number;
  readonly speed: number;
  readonly pitch: number;
}

const scaled = (factor: number): Hand => ({ direction: 3 * factor, speed: 0.1 * factor, pitch: 3 * factor });

/** A competent hand, and those that practised less. */
export const HANDS = { competent: scaled(1), practised: scaled(1.3), novice: scaled(1.6), clumsy: scaled(3) } as const;

/** A normal deviate from twelve even ones; good to three deviations, which no hand exceeds by much. */
export function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.fraction();
  return sum;
}

/** Degrees in a radian. */
const RADIAN = 57.29577951308232;

/** Turns a direction by a few degrees; exact enough below 45°. */
function turned(x: number, y: number, degrees: number): { readonly x: number; readonly y: number } {
  const half = degrees / RADIAN / 2;
  const t = half + (half * half * half) / 3;
  const scale = 1 / (1 + t * t);
  const cos = (1 - t * t) * scale;
  const sin = 2 * t * scale;
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The gesture that comes out when this hand means that one. */
function strayed(meant: Gesture, hand: Hand, unsteady: number, pitches: readonly Span[], random: Random): Gesture {
  const off = normal(random) * hand.direction * unsteady;
  const direction = turned(meant.dirX, meant.dirY, Math.max(-45, Math.min(45, off)));
  const speed = meant.speed * Math.max(0.2, 1 + normal(random) * hand.speed * unsteady);
  const pitch = nearestIn(meant.pitch + normal(random) * hand.pitch * unsteady, pitches);
  return { ...meant, dirX: direction.x, dirY: direction.y, speed, pitch };
}

/** A whole throw of a hand: what it means, how it strays, as the integers of a move. */
export function handThrow(aim: Aim, ids: readonly RequirementId[], hand: Hand, random: Random): Launch {
  const zone = launchZone(ids);
  const gesture = strayed(gestureOf(aim, zone.beyondTable), hand, aim.stance.unsteady, zone.pitches, random);
  return launchOf(gesture);
}
