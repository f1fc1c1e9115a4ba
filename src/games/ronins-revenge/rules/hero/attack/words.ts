import { squareName } from '@/engine/parts/grid/squares';
import { listed } from '@/engine/words';

import { FIELD, type HeroId } from '../../../content/terms';
import { costWords } from '../../../words/costs';
import { figureName } from '../../names';
import { baseOfTarget } from '../../refs';
import { isComrade, type BattleState } from '../../state';
import type { AttackCard } from './card';
import { costOf, type Aim } from './offers';
import { facingsToFront } from './reach';

export const FACING_NAMES = ['north', 'east', 'south', 'west'] as const;

/** Whether the same targets can be struck from there with more than one facing: then it has to be said, unless nobody may turn. */
function isFacingOpen(state: BattleState, id: HeroId, card: AttackCard, { way, targets }: Aim): boolean {
  const [first] = targets;
  const target = first === undefined ? undefined : baseOfTarget(state, first);
  if (card.reach.pattern !== undefined || !target) return true;
  const facings = facingsToFront(way[way.length - 1] ?? state.heroes[id].anchor, target);
  return (facings & (facings - 1)) !== 0;
}

/** The button of an attack: whom it is for, and what else sets it apart from the others of its name. */
export function attackLabel(state: BattleState, id: HeroId, card: AttackCard, aim: Aim, { as, free = false, mayTurn = true }: { readonly as: string; readonly free?: boolean; readonly mayTurn?: boolean }): { label: string; help: string } {
  const to = aim.way[aim.way.length - 1];
  const parts = [
    listed(aim.targets.map((ref) => figureName(state, ref))),
    ...(to === undefined ? [] : [`from ${squareName(FIELD, to)}`]),
    ...(mayTurn && isFacingOpen(state, id, card, aim) ? [`facing ${FACING_NAMES[aim.facing] ?? ''}`] : []),
    ...(aim.more > 0 ? [`${aim.more} more Stamina`] : []),
  ];
  const { stamina = 0, ...rest } = costOf(card, free);
  const cost = costWords({ ...rest, stamina: stamina + aim.more }, isComrade(state.heroes[id]));
  return { label: `${as}: ${parts.join(', ')}`, help: cost === '' ? 'Costs nothing' : cost };
}
