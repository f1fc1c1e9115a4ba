import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';

import { FIELD, type HeroId } from '../content/terms';
import { paperOf } from '../rules/boss/paper';
import { attackCard } from '../rules/hero/attack/card';
import type { Usable } from '../rules/hero/cards';
import { figureName, heroName, plain } from '../rules/names';
import { isThingRef, type TargetRef } from '../rules/refs';
import { isComrade, type BattleState } from '../rules/state';
import type { TurnPlan } from './plan';

/** What speaks for a plan, in words. */

/** What a rest brings. */
function restWords(state: BattleState, id: HeroId, choice: 'A' | 'B', flask: boolean): string {
  const gained = choice === 'B' ? 'Yin and Yang' : isComrade(state.heroes[id]) ? 'Life Force' : 'Stamina';
  return `${heroName(id)} rests for ${gained}${flask ? ' and drinks from the Flask' : ''}: no attack leaves the party better off`;
}

/** What an attack does to each: figures are hurt, paper is torn (RR-541), things are struck. */
function blowWords(state: BattleState, name: string, targets: readonly TargetRef[], damage: number): string {
  const things: TargetRef[] = [];
  const paper: TargetRef[] = [];
  const figures: TargetRef[] = [];
  for (const ref of targets) (isThingRef(ref) ? things : paperOf(state, ref) === 'surely' ? paper : figures).push(ref);
  const named = (refs: readonly TargetRef[]): string => listed(refs.map((ref) => figureName(state, ref)));
  const unsure = figures.some((ref) => paperOf(state, ref) === 'perhaps');
  const deeds = [
    ...(figures.length > 0 ? [`on ${named(figures)} deals ${damage}${unsure ? ' if it is not paper' : ''}`] : []),
    ...(paper.length > 0 ? [`tears ${named(paper)}`] : []),
    ...(things.length > 0 ? [`strikes ${named(things)}`] : []),
  ];
  return `${name} ${listed(deeds)}`;
}

/** "From G5, Cast Out on Itoguruma deals 7, and the card it takes is Broken." */
export function reasonFor(state: BattleState, id: HeroId, { act, way, damage, breaks }: TurnPlan): string {
  const end = way[way.length - 1];
  const where = end === undefined ? '' : 'rest' in act ? `On ${squareName(FIELD, end)} ` : `From ${squareName(FIELD, end)}, `;
  const deed = 'rest' in act ? restWords(state, id, act.rest, act.flask) : blowWords(state, attackCard(state, id, act.choice)?.name ?? 'the attack', act.aim.targets, damage);
  return `${capital(`${where}${deed}`)}${breaks ? ', and the card it takes is Broken' : ''}.`;
}

/** Why an ultimate is used now, of which there is one in a battle. */
export const ultimateWords = ({ name, words }: Usable): string => `Now is a good moment for ${name}: ${plain(words)}`;
