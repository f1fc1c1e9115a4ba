import type { HeroId } from '../content/heroes';
import { bareLoss, missLoss } from '../rules/fight/damage';
import { monsterAbility } from '../rules/fight/monsters';
import { isStanding, leftOf } from '../rules/party/heroes';
import { encounterOf } from '../rules/run';
import type { DfState } from '../rules/state';

/** What a page shows before a throw; nothing here is needed to play by the rules. */

/** Who throws next, the one in turn first, each standing hero once. */
export function throwOrder(s: DfState): HeroId[] {
  const order: HeroId[] = [];
  let id: HeroId | undefined = encounterOf(s).turn;
  while (id !== undefined && !order.includes(id)) {
    order.push(id);
    id = leftOf(s, id, isStanding)?.id;
  }
  return order;
}

/** What a miss would cost whom, before luck and dodges: for the preview under the monster's claws. */
export function missPreview(s: DfState): { readonly hero: HeroId; readonly loss: number }[] {
  const encounter = encounterOf(s);
  const critical = monsterAbility(encounter, 'criticalMiss') !== undefined;
  return s.heroes.filter(isStanding).flatMap((hero) => {
    const own = hero.id === encounter.turn;
    if (!own && !critical) return [];
    const safe = own && encounter.tokens.beer === hero.id;
    return [{ hero: hero.id, loss: safe ? 0 : own ? missLoss(encounter, hero) : bareLoss(encounter) }];
  });
}

