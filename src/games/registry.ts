import type { AnyBox } from '@/engine/box';

import { bountyTrail } from './bounty-trail';
import { pig } from './pig';

/** Every box by its game's id: rules and bots only, so that simulations and tests can list them without a screen. */
export const BOXES: Readonly<Record<string, AnyBox>> = {
  'bounty-trail': bountyTrail,
  pig,
};
