import type { FaceCondition } from '@/faces/drawFace';
import { FacePicture } from '@/faces/FacePicture';
import { sepia } from '@/faces/treatments';

import type { CardId } from '../content/cards';
import { FACES } from '../faces.generated';
import { INK } from './draw/palette';

const PRINT = sepia('#EEDCB0', INK);

export type PortraitId = keyof typeof FACES.faces;

/** A hunter, a rider or somebody wanted, on a panel. */
export function Portrait({ id, side, condition }: { id: PortraitId; side: number; condition?: FaceCondition }) {
  return <FacePicture sheet={FACES} id={id} treatment={PRINT} side={side} condition={condition} />;
}

/** The face on a wanted poster. */
export function WantedFace({ card, side }: { card: CardId; side: number }) {
  return <FacePicture sheet={FACES} id={card} treatment={PRINT} side={side} />;
}
