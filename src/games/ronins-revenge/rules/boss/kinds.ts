import { chooseThreat, sleeveDoll, startBeside } from './beginnings';
import { chooseSide, nailLimb } from './bosses/body';
import { keepLooking, readFigure } from './bosses/castQuestions';
import { dollLoss } from './bosses/dolls';
import { fare } from './bosses/fare';
import { chooseGuard } from './bosses/duel';
import { refuseCocoon, web } from './bosses/loom';
import { bites, intoTheMouth, saveZone } from './bosses/night';
import { riverStep, sweep } from './bosses/river';
import { takeCover, villageMove } from './bosses/village';
import { chooseWriting } from './bosses/wanderer';
import { chooseSlot } from './chooseSlot';
import { turnDown } from './lastWord';
import { guardStrike, minionPhase, minionTurn } from './minions';
import { bossEvent, bossPhase, eventReplacement, revealWound, slot } from './phase';
import { strike } from './strike';

/** The frames of the boss’s side. */
export const bossKinds = {
  eventReplacement, bossPhase, slot, bossEvent, strike, minionPhase, minionTurn, guardStrike, revealWound, chooseSlot, turnDown, chooseThreat, startBeside, sleeveDoll,
  web, refuseCocoon, riverStep, sweep, fare, dollLoss, chooseSide, nailLimb, chooseGuard, bites, saveZone, intoTheMouth, keepLooking, readFigure, chooseWriting, villageMove, takeCover,
};
