import type { AnyBox } from '@/engine/box';

import { bountyTrail } from './bounty-trail';
import { dungeonFighter } from './dungeon-fighter';
import { pig } from './pig';
import { rollAndFight } from './roll-and-fight';

/** Every box by its game's id: rules and bots only, so that simulations and tests can list them without a screen. */
export const BOXES: Readonly<Record<string, AnyBox>> = {
  'bounty-trail': bountyTrail,
  'dungeon-fighter': dungeonFighter,
  pig,
  'roll-and-fight': rollAndFight,
};
