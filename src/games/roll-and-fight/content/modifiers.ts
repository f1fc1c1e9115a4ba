import type { Action, Face } from './dice';
import type { MinionType } from './minions';
import type { Step } from './steps';

/**
 * What a trait, a boss or a passive tile changes about the rules. Each field is a named hook that `rules/` asks for in
 * exactly one place; a field that is absent changes nothing.
 */
export interface Modifier {
  /** Wounds at the beginning of the Flashback Phase of these rounds. */
  readonly flashbackWound?: { readonly rounds: readonly number[]; readonly wounds: number };
  /** Wounds after a fight without Move or Jump in which this many enemies of one room were killed. */
  readonly standingKills?: { readonly kills: number; readonly wounds: number };
  /** A Shoot marks a minion as evaded instead of damaging it. */
  readonly shotsEvade?: true;
  /** More Wounds if gunmen deal any. */
  readonly gunmenExtra?: number;

  /** A Shoot must take this type where it can. */
  readonly shootFirst?: MinionType;
  /** The boss gets up again at the end of Resolution unless dead. */
  readonly bossRecovers?: true;
  /** Wounds dealt by the boss at the moment of death. */
  readonly dyingWounds?: number;
  /** Wounds of the boss in Resolution instead of 1. */
  readonly bossWounds?: number;
  /** No items in the boss room while the boss lives. */
  readonly noItemsNearBoss?: true;
  /** Minions added to the boss room and to each room next to it. */
  readonly guards?: readonly MinionType[];
  /** Wounds for collecting loot while the boss lives. */
  readonly lootWounds?: number;
  /** The boss cannot be damaged by Shoot. */
  readonly bossShotProof?: true;
  /** Wounds in Resolution, from this round on, if the living boss took no damage in this fight. */
  readonly neglect?: { readonly fromRound: number; readonly wounds: number };

  /** Dice showing `from` may count as `as`. */
  readonly faceCounts?: { readonly from: Face; readonly as: Face };
  /** Steps offered before or after runs of an ability. */
  readonly around?: { readonly ability: 'punch' | 'charge'; readonly before: readonly Step[]; readonly after: readonly Step[] };
  /** Steps offered after every activation. */
  readonly afterAny?: readonly Step[];
  /** Damage less that a type needs to die. */
  readonly weakened?: { readonly type: MinionType; readonly by: number };
  /** What an ability with its bonus may give instead. */
  readonly insteadOfBonus?: { readonly ability: 'punch'; readonly steps: readonly Step[] };
  /** Actions gained when this many minions of a room never visited are dead. */
  readonly planner?: { readonly kills: number; readonly actions: readonly Action[] };
  /** Blockers do not stop the hero's Move and Jump. */
  readonly passesBlockers?: true;
  /** Damage of a Shoot at the boss. */
  readonly bossShotDamage?: number;
  /** Factor on the first damage to the boss in each Fighting Phase. */
  readonly firstBossDamage?: number;
  /** Wounds cleared when an extra Health space is marked. */
  readonly extraHealthClears?: number;
}
