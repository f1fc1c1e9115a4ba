import { chooseThreat, sleeveDoll, startBeside } from './beginnings';
import { chooseSlot } from './chooseSlot';
import { turnDown } from './turnDown';
import { guardStrike, minionPhase, minionTurn } from './minions';
import { ownKinds } from './ownKinds';
import { bossEvent, bossPhase, eventReplacement, revealWound, slot } from './phase';
import { strike } from './strike';

/** The frames of the boss’s side. */
export const bossKinds = {
  eventReplacement, bossPhase, slot, bossEvent, strike, minionPhase, minionTurn, guardStrike, revealWound, chooseSlot, turnDown, chooseThreat, startBeside, sleeveDoll,
  ...ownKinds,
};
