import * as v from 'valibot';

import { FIELD } from '../../../content/terms';
import type { TargetRef } from '../../refs';

/** The fields that attacks have in common. */

const SQUARES = FIELD * FIELD;
export const squareField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SQUARES - 1));
export const wayField = v.pipe(v.array(squareField), v.maxLength(40), v.readonly());
export const facingField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const refField = v.custom<TargetRef>((value) => typeof value === 'string' && /^[a-zA-Z]+:\d{1,3}$/.test(value), 'a target');
export const targetsField = v.pipe(v.array(refField), v.minLength(1), v.maxLength(24), v.readonly());
const half = v.picklist([0, 1]);

export const targetRefs = {
  weapon: half, attack: half, more: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  way: wayField, facing: facingField, targets: targetsField,
} as const;
