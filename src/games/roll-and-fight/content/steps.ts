import type { Program as ProgramOf, Step as StepOf, Verb } from '@/engine/effects/language';

import type { Target } from '../rules/moves';
import type { Scene } from '../rules/scene';
import type { Player, RunMemory } from '../rules/state';
import type { Action, Face } from './dice';
import type { MinionType } from './minions';

type Room = Extract<Target, { readonly kind: 'room' }>;
type Minion = Extract<Target, { readonly kind: 'minion' }>;
type Enemy = Extract<Target, { readonly kind: 'minion' | 'boss' }>;
type Choice = Extract<Target, { readonly kind: 'choice' }>;

/**
 * The vocabulary of every ability and item. A step with `may` can be declined and never ends an activation (RF-226);
 * any other step that cannot be done ends it (RF-116).
 */
export interface Fighting {
  readonly look: Player;
  readonly run: Scene;
  readonly memory: RunMemory;
  readonly verbs: {
    /** `once`: of all steps of a run with this mark only one is taken. */
    readonly move: Verb<{ readonly pastBlockers?: true; readonly once?: string; readonly ifEvaded?: true }, Room>;
    readonly jump: Verb<object, Room>;
    readonly hit: Verb<{ readonly only?: 'boss' }, Enemy>;
    /** Hits every minion of the room that this step has not hit yet, in the player's order. */
    readonly hitEach: Verb<object, Minion>;
    readonly shoot: Verb<{ readonly otherRoom?: true }, Enemy>;
    readonly evade: Verb<{ readonly types?: readonly MinionType[] }, Minion>;
    readonly kill: Verb<{ readonly types?: readonly MinionType[]; readonly evadedOnly?: true; readonly near?: 'oneRoom' }, Minion>;
    readonly heal: Verb;
    readonly wound: Verb;
    /** Something that waits for the next ability, Punch or Shoot (RF-159, RF-229). */
    readonly ready: Verb<{ readonly what: keyof Waiting }>;
    /** One of these Flashback actions, at once. */
    readonly action: Verb<{ readonly actions: readonly Action[] }, Choice>;
    /** A loot icon of the current room, Cleared or not. */
    readonly loot: Verb<object, Choice>;
  };
  readonly tests: object;
  readonly measures: never;
  readonly group: never;
  readonly member: never;
}

export type Step = StepOf<Fighting>;
export type Program = ProgramOf<Fighting>;

/** Modifiers that items leave waiting; each counts charges. */
export interface Waiting {
  /** More runs of the next ability. */
  runs: number;
  /** Hits added to the end of the next Punch. */
  punchHits: number;
  /** Shoots that damage although the trait says otherwise. */
  plainShots: number;
}

/** One die of a set: the faces it may show. `knife` always also accepts a double knife. */
export type Slot = readonly Face[];

export const MOVE: Step = { do: 'move' };
export const MAY_MOVE: Step = { do: 'move', may: true };
export const JUMP: Step = { do: 'jump' };
export const HIT: Step = { do: 'hit' };
export const MAY_HIT: Step = { do: 'hit', may: true };
export const SHOOT: Step = { do: 'shoot' };
export const EVADE: Step = { do: 'evade' };
export const KILL: Step = { do: 'kill' };
export const HEAL: Step = { do: 'heal' };
export const WOUND: Step = { do: 'wound' };
