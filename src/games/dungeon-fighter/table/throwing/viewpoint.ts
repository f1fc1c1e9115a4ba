import type { RequirementId } from '../../content/vocabulary';
import { stanceFor } from '../../rules/throw/stance';
import type { Viewpoint } from '../arena/lens';
import { WEAK_SHARE } from './measure';

const BELOW = 44;
/** Launchers whose stroke needs glass below the die. */
const BELOW_FOR: Partial<Readonly<Record<RequirementId, number>>> = { crossbowShot: 112, catapultShot: 132, blowShot: 84, weakHandShot: 60 };
/** A hand raised above eyes that are level with the table is not seen; it is drawn where they are, in mm. */
const EYE_LEVEL = 60;

/** The middle of the weaker hand's strip, from the middle of the glass (DF-201). */
export const weakAside = (ids: readonly RequirementId[], leftHanded: boolean, oneHanded: boolean): number =>
  !ids.includes('weakHandShot') || oneHanded ? 0 : (leftHanded ? 0.5 : -0.5) * (1 - WEAK_SHARE);

/** How the table is seen before a throw for which all this is asked. */
export function viewpointFor(ids: readonly RequirementId[], azimuth: number, above: number, aside = 0): Viewpoint {
  const { distance, z } = stanceFor(ids);
  const low = ids.includes('sittingShot');
  return { azimuth, distance, z: low ? Math.min(z, EYE_LEVEL) : z, low, below: Math.max(BELOW, ...ids.map((id) => BELOW_FOR[id] ?? 0)), above, aside };
}
