
import type { AttackCard, BreakPart } from '../../content/boss';
import { HERO_IDS, type DamageType, type HeroId } from '../../content/terms';
import { away, isFlanked, standsIn } from '../field/position';
import { isStanding, type BattleState, type BossFigure, type HeroState } from '../state';
import { ownersOf } from './owners';

/** A part of a Break condition, and whether an attack made now would meet it. */
export interface PartOfBreak {
  readonly part: BreakPart;
  readonly met: boolean;
}

const SUPPORT_RANGE = 1;
const ALONE_RANGE = 2;
const CROWD_RANGE = 1;
const CROWD = 3;

const othersStanding = ({ heroes }: BattleState, hero: HeroState): HeroState[] => HERO_IDS.map((id) => heroes[id]).filter((other) => other !== hero && isStanding(other));

/** RR-301. */
const hasSupport = (state: BattleState, hero: HeroState): boolean => othersStanding(state, hero).some((other) => away(hero, other) <= SUPPORT_RANGE);

/** RR-303: bosses and fallen heroes do not count. */
const isAlone = (state: BattleState, hero: HeroState): boolean =>
  !othersStanding(state, hero).some((other) => away(hero, other) <= ALONE_RANGE) && !state.minions.some((minion) => away(hero, minion) <= ALONE_RANGE);

/** RR-304: the attacker need not be one of them. */
const isCrowded = ({ heroes }: BattleState, figure: BossFigure): boolean =>
  HERO_IDS.filter((id) => isStanding(heroes[id]) && away(figure, heroes[id]) <= CROWD_RANGE).length >= CROWD;

function isMetAt(state: BattleState, part: BreakPart, hero: HeroState, type: DamageType, figure: BossFigure): boolean {
  switch (part) {
    case 'support': return hasSupport(state, hero);
    case 'alone': return isAlone(state, hero);
    case 'flank': return isFlanked(state, figure, hero.hero);
    case 'crowd': return isCrowded(state, figure);
    default: return 'type' in part ? part.type === type : part.arc.some((arc) => standsIn(figure, arc, hero));
  }
}

/**
 * What an attack of this hero and type makes of the Break condition of a card (RR-297 … RR-306). With several figures all
 * parts must be met at one that owns the deck (RR-308, RR-540, RR-573): shown is the one at which most are.
 */
export function partsOfBreak(state: BattleState, card: AttackCard, by: HeroId, type: DamageType): readonly PartOfBreak[] {
  const hero = state.heroes[by];
  let best: readonly PartOfBreak[] = [];
  let most = -1;
  for (const figure of ownersOf(state, card.category)) {
    const parts = (card.break ?? []).map((part) => ({ part, met: isMetAt(state, part, hero, type, figure) }));
    const met = parts.filter((part) => part.met).length;
    if (met > most) [best, most] = [parts, met];
  }
  return best;
}
