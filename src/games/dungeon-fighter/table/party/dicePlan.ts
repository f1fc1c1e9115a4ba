import { topFrame } from '@/engine/decisions/frames';

import { bestDie } from '../../bot/fight';
import type { HeroId } from '../../content/heroes';
import type { Color } from '../../content/vocabulary';
import { throwOrder } from '../../preview/nextThrow';
import { mustChooseOption } from '../../rules/fight/encounter';
import type { DfState } from '../../rules/state';
import { diceToThrow } from '../../rules/throw/throwing';

export type DicePlan = Readonly<Partial<Record<HeroId, Color>>>;

const NO_PLAN: DicePlan = {};

/** Which of the hero dice still in hand suits whom best, in the order in which the heroes throw. */
export function dicePlan(view: DfState): DicePlan {
  const { encounter } = view;
  const top = topFrame(view);
  if (!encounter || view.over || top?.kind !== 'swing' || top.die !== undefined || mustChooseOption(view)) return NO_PLAN;
  const plan: Partial<Record<HeroId, Color>> = {};
  let hand = encounter.hand;
  for (const turn of throwOrder(view)) {
    const moment: DfState = { ...view, encounter: { ...encounter, hand, turn } };
    if (mustChooseOption(moment) || diceToThrow(moment).length === 0) break;
    const die = bestDie(moment);
    if (die === 'bonus') break;
    plan[turn] = die;
    hand = hand.filter((color) => color !== die);
  }
  return plan;
}
