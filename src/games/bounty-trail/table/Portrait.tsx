import type { FaceCondition } from '@/faces/drawFace';
import { FacePicture } from '@/faces/FacePicture';
import { sepia } from '@/faces/treatments';

import { FACES } from '../faces.generated';
import { INK } from './draw/palette';

const PRINT = sepia('#EEDCB0', INK);

/** A hunter, a rider or somebody wanted, on a panel. */
export function Portrait({ id, side, condition }: { id: keyof typeof FACES.faces; side: number; condition?: FaceCondition }) {
  return <FacePicture sheet={FACES} id={id} treatment={PRINT} side={side} condition={condition} />;
}
