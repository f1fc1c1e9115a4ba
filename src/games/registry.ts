import type { AnyBox } from '@/engine/box';

import { pig } from './pig';

/** Every box by its game's id: rules and bots only, so that simulations and tests can list them without a screen. */
export const BOXES: Readonly<Record<string, AnyBox>> = {
  pig,
};
