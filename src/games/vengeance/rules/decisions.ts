import { sitOut } from './combat/sitOut';
import { ready } from './combat/ready';
import { combat, turn } from './combat/turn';
import { actions } from './fight/actions';
import { afterRerolls, reduce } from './fight/activation';
import { exit } from './fight/exit';
import { rerollStage } from './fight/rerolls';
import { rolls, runStage } from './fight/rolls';
import { scoring } from './fight/scoring';
import { claim, claims } from './goals/claims';
import { match } from './match';
import { buyCards, card, favour, keepCard, place } from './montage/cards';
import { claimDie, rollAgain, turnDie } from './montage/dice';
import { montage, window } from './montage/montage';
import { spend } from './montage/spending';
import { standingAnswers } from './standing';
import { decisions } from './world';
import { pick, suffer, wronging } from './wronging/wronging';

/** Every question of this box. */
export const vengeanceDecisions = decisions({
  title: 'Vengeance',
  kinds: {
    match, wronging, pick, suffer,
    montage, window, rollAgain, claimDie, turnDie, place, card, favour, spend, buyCards, keepCard,
    claims, claim,
    combat, turn, ready, sitOut, rolls, run: runStage, reroll: rerollStage, afterRerolls, actions, reduce, exit, score: scoring,
  },
  standing: standingAnswers,
  wrongSeat: ['VG-107', 'It is somebody else’s turn.'],
  wrongMoment: ['VG-75', 'This is not the moment for that.'],
});

export type Move = ReturnType<typeof vengeanceDecisions.parseMove>;
