import type { RequirementId } from '../../content/vocabulary';
import { levelSpeed, stanceFor } from '../../rules/throw/stance';

/** The level speed at which a straight throw first meets the table where a competent hand wants it. */
export function idealSpeed(ids: readonly RequirementId[], pitch: number): number {
  const stance = stanceFor(ids);
  return stance.speed ?? levelSpeed(stance.distance - stance.bounceAt, stance.z, pitch) ?? 1200;
}
