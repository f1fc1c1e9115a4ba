import type { Action, Face } from './dice';
import type { MinionType } from './minions';

/**
 * The vocabulary of every ability and item. A step with `may` can be declined and never ends an activation (RF-226);
 * any other step that cannot be done ends it (RF-116).
 */
export type Step = { readonly may?: true } & (
  /** `once`: of all steps of a run with this mark only one is taken. */
  | { readonly do: 'move'; readonly pastBlockers?: true; readonly once?: string; readonly ifEvaded?: true }
  | { readonly do: 'jump' }
  | { readonly do: 'hit'; readonly only?: 'boss' }
  /** Hits every minion of the room that this step has not hit yet, in the player's order. */
  | { readonly do: 'hitEach' }
  | { readonly do: 'shoot'; readonly otherRoom?: true }
  | { readonly do: 'evade'; readonly types?: readonly MinionType[] }
  | { readonly do: 'kill'; readonly types?: readonly MinionType[]; readonly evadedOnly?: true; readonly near?: 'oneRoom' }
  | { readonly do: 'heal' }
  | { readonly do: 'wound' }
  /** Alternatives; the target chosen for the first step of one of them decides. */
  | { readonly do: 'either'; readonly ways: readonly (readonly Step[])[] }
  /** Something that waits for the next ability, Punch or Shoot (RF-159, RF-229). */
  | { readonly do: 'ready'; readonly what: keyof Waiting }
  /** One of these Flashback actions, at once. */
  | { readonly do: 'action'; readonly actions: readonly Action[] }
  /** A loot icon of the current room, Cleared or not. */
  | { readonly do: 'loot' }
);

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
