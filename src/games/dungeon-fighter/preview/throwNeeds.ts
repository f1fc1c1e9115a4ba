import type { PropKind } from '../content/board';
import type { CardId } from '../content/equipment';
import { heroCard, type HeroId } from '../content/heroes';
import type { GateRule } from '../content/requirements';
import { COLORS, type Color, type HeroAbility, type RequirementId } from '../content/vocabulary';
import { bareLoss, missLoss } from '../rules/fight/damage';
import { monsterAbility } from '../rules/fight/monsters';
import { heroOf, isStanding, leftOf } from '../rules/party/heroes';
import { encounterOf } from '../rules/run';
import type { DfState } from '../rules/state';
import { launchZone, requirementOf, requirementsInForce, sourcesInForce, type ForceSource, type LaunchZone } from '../rules/throw/inForce';
import { propsNeeded } from '../rules/throw/launch';
import { stanceFor } from '../rules/throw/stance';
import { instruction } from '../words/instruction';

/** What a page shows before a decision; nothing here is needed to play by the rules. */

export interface ThrowNeeds {
  readonly requirements: readonly RequirementId[];
  readonly sources: readonly ForceSource[];
  /** From where, how high and how steeply the die may leave the hand. */
  readonly zone: LaunchZone;
  /** What must be measured, per requirement; several lists are alternatives. */
  readonly gates: readonly { readonly requirement: RequirementId; readonly sensor: readonly (readonly GateRule[])[]; readonly touch: readonly (readonly GateRule[])[] }[];
  readonly props: readonly PropKind[];
  /** A place and pitch from which a sensible throw starts, for the hand marker and the loft control. */
  readonly start: { readonly distance: number; readonly z: number; readonly pitch: number };
  /** "with your eyes closed and off a wall"; empty for a plain throw. */
  readonly words: string;
}

/** Everything a throw with these weapons asks for now. */
export function throwNeeds(s: DfState, weapons: readonly CardId[]): ThrowNeeds {
  const requirements = requirementsInForce(s, weapons);
  const { distance, z, pitch } = stanceFor(requirements);
  return {
    requirements,
    sources: sourcesInForce(s, weapons),
    zone: launchZone(requirements),
    gates: requirements.map((requirement) => {
      const { sensor, touch } = requirementOf(requirement);
      return { requirement, sensor, touch };
    }),
    props: propsNeeded(requirements),
    start: { distance, z, pitch },
    words: instruction(s, weapons),
  };
}

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

export interface DiePromise {
  readonly die: Color;
  readonly ability: HeroAbility;
  readonly scarred: boolean;
}

/** What each hero die would set off in this hero's hand. */
export const promisesOf = (s: DfState, id: HeroId): DiePromise[] =>
  COLORS.map((die) => ({ die, ability: heroCard(id).abilities[die], scarred: heroOf(s, id).scars.includes(die) }));

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

