import type { FaceCondition } from '@/faces/drawFace';
import { FacePicture } from '@/faces/FacePicture';
import { grindhouse } from '@/faces/treatments';

import type { BossId } from '../content/bosses';
import type { HeroId } from '../content/heroes';
import { FACES } from '../faces.generated';

export type PersonId = HeroId | BossId;

/** A hero or a Boss on a panel. */
export function Portrait({ id, side, condition }: { readonly id: PersonId; readonly side: number; readonly condition?: FaceCondition }) {
  return <FacePicture sheet={FACES} id={id} treatment={grindhouse} side={side} condition={condition} />;
}
