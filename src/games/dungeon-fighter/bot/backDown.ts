import { MONSTER_IDS, monsterCard, type Monster } from '../content/monsters';
import type { RequirementId } from '../content/vocabulary';
import { cardOf, currentRoom } from '../rules/fight/monsters';
import { alive, standing } from '../rules/party/heroes';
import { encounterOf } from '../rules/run';
import type { DfState } from '../rules/state';
import { waysToArm } from './odds';
import { DIE_WORTH, hitPointWorth } from './values';

const HIT_POINT = 0.8;
/** A throw more is most of a bonus die less. */
const THROW_WORTH = 0.9 * DIE_WORTH;
const HOPELESS = 100;

/** What fighting this monster here will cost, roughly. */
function fightCost(s: DfState, { ability, hp, damage }: Monster, danger: RequirementId | undefined): number {
  const forced = [...(danger ? [danger] : []), ...(ability?.kind === 'requirement' && ability.requirement !== danger ? [ability.requirement] : [])];
  const heroes = standing(s);
  let cost = 0;
  for (const hero of heroes) {
    let least = HOPELESS;
    for (const { landing, bonus } of waysToArm(hero.cards, forced, ability?.kind === 'smallTarget')) {
      const perThrow = landing.contact * (landing.mean + bonus);
      if (perThrow <= 0) continue;
      least = Math.min(least, Math.max(1, hp / perThrow) * ((1 - landing.contact) * damage * HIT_POINT + THROW_WORTH));
    }
    cost += least / heroes.length;
  }
  return cost;
}

/** Whether another monster of this tier would be cheaper by more than backing down costs. */
export function betterElsewhere(s: DfState): boolean {
  const { monster } = encounterOf(s);
  const card = cardOf(monster);
  const danger = currentRoom(s)?.danger;
  const seen = new Set([...s.monsterDiscard, ...s.heroes.flatMap((hero) => hero.seduced)]);
  const others = MONSTER_IDS.filter((id) => monsterCard(id).level === card.level && !seen.has(id) && !(monster.kind === 'monster' && monster.id === id));
  if (others.length === 0 || standing(s).some((hero) => hero.hp <= 1)) return false;
  const usual = others.reduce((sum, id) => sum + fightCost(s, monsterCard(id), danger), 0) / others.length;
  const price = alive(s).reduce((sum, hero) => sum + hitPointWorth(s, hero.hp), 0);
  return fightCost(s, card, danger) > usual + price;
}
