import type { TestOf } from '@/engine/conditions';
import type { Change as ChangeOf, Hook, Modifier as ModifierOf } from '@/engine/hooks/language';

import type { Player } from '../rules/state';
import type { Face } from './dice';
import type { MinionType } from './minions';
import type { Program } from './steps';

/** Dice showing `face` may count as `as`. */
export interface FaceCount {
  readonly face: Face;
  readonly as: Face;
}

export interface Round {
  readonly round: number;
}

/** What is activated: an ability by its id; an item has none. (Ids come from the tables that hold these modifiers.) */
export interface Activated {
  readonly ability: string | undefined;
}

/** The room in which somebody has just been killed. */
export interface Death {
  readonly room: number;
}

/** Whatever a trait, a boss or a passive tile can change about the rules; `rules/` asks for each in exactly one place. */
export interface FightHooks {
  readonly holder: Player;
  readonly hooks: {
    /** Wounds at the beginning of the Flashback Phase. */
    readonly flashbackWounds: Hook<number, Round>;
    /** Wounds at the end of a fight. */
    readonly fightWounds: Hook<number>;
    /** Wounds of the boss's text in Resolution. */
    readonly textWounds: Hook<number, Round>;
    /** More Wounds if gunmen deal any. */
    readonly gunmenWounds: Hook<number>;
    /** Wounds of a boss in whose room the hero stands, in Resolution. */
    readonly bossWounds: Hook<number>;
    /** Wounds dealt by the boss at the moment of death. */
    readonly dyingWounds: Hook<number>;
    /** Wounds for collecting loot while the boss lives. */
    readonly lootWounds: Hook<number>;
    /** Wounds cleared when an extra Health space is marked. */
    readonly extraHealthClears: Hook<number>;
    /** Damage that a type needs to die. */
    readonly toughness: Hook<number, MinionType>;
    readonly bossDamage: Hook<number, 'hit' | 'shoot'>;

    /** A Shoot marks a minion as evaded instead of damaging it. */
    readonly shotsEvade: Hook<boolean>;
    /** The boss cannot be damaged by Shoot. */
    readonly bossShotProof: Hook<boolean>;
    /** The boss gets up again at the end of Resolution unless dead. */
    readonly bossRecovers: Hook<boolean>;
    /** No items in the boss room while the boss lives. */
    readonly noItemsNearBoss: Hook<boolean>;
    /** Blockers do not stop the hero's Move and Jump. */
    readonly passesBlockers: Hook<boolean>;

    /** A Shoot must take this type where it can. */
    readonly shootFirst: Hook<MinionType | undefined>;
    readonly faceCounts: Hook<readonly FaceCount[]>;
    /** Steps offered before and after the runs of an activation. */
    readonly before: Hook<Program, Activated>;
    readonly after: Hook<Program, Activated>;
    /** What an ability with its bonus may give instead. */
    readonly insteadOfBonus: Hook<Program, Activated>;
    /** Steps that a kill brings at once. */
    readonly onKill: Hook<Program, Death>;
  };
  readonly tests: {
    readonly rounds: TestOf<readonly number[], Round>;
    readonly fromRound: TestOf<number, Round>;
    readonly type: TestOf<MinionType, MinionType>;
    readonly ability: TestOf<'punch' | 'charge', Activated>;
    readonly by: TestOf<'hit' | 'shoot', 'hit' | 'shoot'>;
    /** No Move and no Jump in this fight. */
    readonly stoodStill: TestOf<true>;
    /** At least this many enemies of one room were killed in this fight. */
    readonly killsInOneRoom: TestOf<number>;
    readonly bossAlive: TestOf<true>;
    /** Nobody has damaged the boss in this fight. */
    readonly bossUnhurt: TestOf<true>;
    /** An item has made the next Shoot one that damages. */
    readonly plainShot: TestOf<true>;
    /** Exactly this many are dead in a room never visited. */
    readonly deadUnseen: TestOf<number, Death>;
  };
  readonly measures: object;
}

export type Change = ChangeOf<FightHooks>;
export type Modifier = ModifierOf<FightHooks>;

/** The first damage to the boss counts double whatever it is. */
export const FIRST_DAMAGE = 1;
