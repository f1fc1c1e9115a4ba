import type { CustomCall } from './customs';
import type { Resource, BrotherId, Category, ConditionToken, DamageType, EventSlot, MinionId, ObjectKind, SquareName, ZoneToken } from './terms';
import type { SpawnWhere, ThreatTo, When, Where, Who } from './who';

/** A verb that says everything by its name. */
export type Bare = Readonly<Record<never, never>>;

/** The verbs of a line and what each is told (RR-486). */
export interface Verbs {
  gain: { readonly res: Resource; readonly n: number; readonly who: Who };
  lose: { readonly res: Resource; readonly n: number; readonly who: Who };
  gainChoice: { readonly of: readonly Resource[]; readonly n: number; readonly who: Who };
  heal: { readonly n: number; readonly who: Who };
  healOrRevive: { readonly heal: number; readonly revive: number; readonly who: Who };
  revive: { readonly hp: number; readonly who: Who };
  setHp: { readonly n: number; readonly who: Who };
  setStaminaFull: { readonly who: Who };
  loseHp: { readonly n: number; readonly who: Who };
  /** Damage that is no attack; null: without a type. */
  deal: { readonly n: number; readonly type: DamageType | null; readonly who: Who };
  dmg: { readonly n: number };
  multiply: { readonly n: number };
  reduce: { readonly n: number };
  reduceTo: { readonly n: number };
  dmgPerExtraStamina: { readonly per: number; readonly max: number };
  cond: ConditionToken & { readonly who: Who };
  clear: { readonly names: 'oneNegative' | 'all'; readonly who: Who };
  push: { readonly n: number; readonly who: Who };
  /** Toward the figure that acts; `figure`: toward this brother; `source`: toward the brother who does not act. */
  pull: { readonly n: number; readonly who: Who; readonly figure?: BrotherId; readonly source?: 'brother' };
  move: { readonly n: number; readonly who: Who; readonly straight?: true; readonly through?: 'combatants' };
  advance: { readonly n: number };
  redirect: { readonly to: 'self' };
  autoDodge: Bare;
  buff: { readonly stat: BuffStat; readonly n: number; readonly who: Who; readonly until: BuffUntil };
  nextAttack: { readonly dmg?: number; readonly triggerSpecial?: number; readonly after?: readonly Step[] };
  extraAttack: { readonly category: Category; readonly free: true };
  threat: { readonly to: ThreatTo | 'self' | 'heroMostStamina' };
  zoneAdd: { readonly token: ZoneToken; readonly where: Where };
  zoneRemove: { readonly token: ZoneToken | 'anyDangerous'; readonly where: Where };
  objAdd: { readonly kind: ObjectKind; readonly where: SquareName };
  spawn: { readonly minion: MinionId; readonly n: number; readonly where: SpawnWhere; readonly max: number };
  basicAttack: { readonly figure?: BrotherId };
  rebuildEvents: Bare;
  eventSlot: { readonly choose: readonly EventSlot[] };
  custom: CustomCall;
}

export type BuffStat = 'armor' | 'dodge' | 'reduce' | 'counterDamage';
export type BuffUntil = 'endOfTurn' | 'endOfRound' | 'startOfNextTurn';

/** What every line may add: when it holds, at which moment of an attack it comes, and whether it may be declined. */
interface Line {
  readonly when?: When;
  /** Absent: always. `hit`: On Hit. `endOfActivation`: when a minion is done. */
  readonly on?: 'hit' | 'endOfActivation';
  /** Of an attack: before its damage, or once it is done. */
  readonly at?: 'before' | 'afterAttack';
  readonly may?: true;
}

export type Verb = keyof Verbs;
/** One line of a card. */
export type StepOf<V extends Verb> = { [Name in V]: { readonly do: Name } & Verbs[Name] & Line }[V];
export type Step = StepOf<Verb>;
export type Steps = readonly Step[];
