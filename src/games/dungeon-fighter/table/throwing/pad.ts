import { project } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';

import { aimingLens, handPlace, type Viewpoint } from '../arena/lens';
import type { Pad } from './measure';

const DIE_REACH = 26;
const LOWEST_DIE = 30;
const ARCH_ABOVE_DIE = 70;
/** The thigh above the arch has to be seen. */
const HIGHEST_ARCH = 90;

/** Where the things of a throw lie on the glass, for an eye that looks like this. */
export function padOf(size: Size, viewpoint: Viewpoint, leftHanded: boolean, oneHanded = false): Pad {
  const hand = handPlace(viewpoint);
  const at = project(aimingLens(size, viewpoint), hand.x, hand.y, hand.z);
  const die = { x: at.x + viewpoint.aside * size.width, y: Math.min(size.height - LOWEST_DIE, at.y), radius: DIE_REACH };
  const arch = die.y - ARCH_ABOVE_DIE;
  return { size, die, arch: { x: die.x, y: arch < HIGHEST_ARCH ? size.height / 2 : arch }, weakLeft: !leftHanded, oneHanded };
}
