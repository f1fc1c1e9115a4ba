import type { FaceCondition } from '@/faces/drawFace';
import { FacePicture } from '@/faces/FacePicture';
import { neon } from '@/faces/treatments';

import type { BossId } from '../content/bosses';
import type { HeroId } from '../content/heroes';
import { FACES } from '../faces.generated';
import { BLOOD } from './den/ink';

export type PersonId = HeroId | BossId;

/** How this box prints its people. */
const PRINT = neon(BLOOD);

/** A hero or a boss on a panel. */
export function Portrait({ id, side, condition }: { id: PersonId; side: number; condition?: FaceCondition }) {
  return <FacePicture sheet={FACES} id={id} treatment={PRINT} side={side} condition={condition} />;
}
