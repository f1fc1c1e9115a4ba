import type { Mod } from './bossMods';
import type { StepOf, Steps } from './effects';
import type { AttackCardId, BrotherId, ConditionToken, EventId, MinionId, Resource, SquareName } from './terms';
import type { ThreatTo, When } from './who';

/** Who starts differently: everyone, unless a line says who. The sitter and the tested hero are known to the story. */
type StartWho = 'self' | 'boss' | 'heroes' | 'threat' | 'eachBrother' | 'sitter' | 'tested';

/** What a battle starts with, for a relic's owner or for everyone (RR-492, RR-503). */
interface StartVerbs {
  startHp: { readonly n: number; readonly who?: StartWho };
  startStamina: { readonly n: number; readonly who?: StartWho };
  startRes: { readonly res: Exclude<Resource, 'stamina'>; readonly n: number; readonly who?: StartWho };
  startCond: ConditionToken & { readonly who: StartWho; readonly figure?: BrotherId };
}

/** What the story changes about a battle before it begins. */
interface SetupVerbs extends StartVerbs {
  /** Up to `max` heroes may start on these squares instead; `force`: they must. */
  altStarts: { readonly squares: readonly SquareName[]; readonly max: number; readonly force?: true };
  startThreat: { readonly to: ThreatTo };
  placeMinion: { readonly minion: MinionId; readonly at: SquareName };
  removeStart: { readonly at: SquareName };
  swapAttack: { readonly out: AttackCardId; readonly in: AttackCardId };
  removeEvent: { readonly id: EventId };
  woundCubes: { readonly order: number; readonly n: number };
  revealWound: { readonly order: number };
  unlockItem: { readonly id: string };
  /** At the start of these rounds. */
  roundStart: { readonly rounds: readonly number[]; readonly steps: Steps };
  bossMods: { readonly mods: readonly Mod[] };
}

type Named<Verbs> = { [Name in keyof Verbs]: { readonly do: Name; readonly when?: When } & Verbs[Name] }[keyof Verbs];

export type StartStep = Named<StartVerbs>;
export type SetupStep = Named<SetupVerbs> | StepOf<'zoneAdd' | 'zoneRemove' | 'objAdd' | 'custom'>;
