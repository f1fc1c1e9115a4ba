import { HERO_IDS, type HeroId, type MinionId } from '../content/terms';
import type { BattleState, BossFigure, Figure, HeroState, MinionState } from './state';

/** Names of what stands on the field. They stay the same for a whole battle. */

/** A figure of the boss, by its place among the starts of the boss. */
export type BossRef = `boss:${number}`;
/** A minion, by its kind and its band. */
export type MinionRef = `${MinionId}:${number}`;
export type EnemyRef = BossRef | MinionRef;
export type FigureRef = HeroId | EnemyRef;
/** Something on a square that may be struck: a Barrel, a Pot, a lying doll. */
export type ThingRef = `thing:${number}`;
/** What a hero may strike. */
export type TargetRef = EnemyRef | ThingRef;

export const bossRef = ({ start }: BossFigure): BossRef => `boss:${start}`;
export const minionRef = ({ minion, band }: MinionState): MinionRef => `${minion}:${band}`;
export const thingRef = (square: number): ThingRef => `thing:${square}`;

const HEROES: ReadonlySet<string> = new Set(HERO_IDS);
export const isHeroRef = (ref: string): ref is HeroId => HEROES.has(ref);
export const isBossRef = (ref: string): ref is BossRef => ref.startsWith('boss:');
export const isThingRef = (ref: string): ref is ThingRef => ref.startsWith('thing:');
export const isEnemyRef = (ref: string): ref is EnemyRef => !isHeroRef(ref) && !isThingRef(ref);
export const isMinionRef = (ref: string): ref is MinionRef => isEnemyRef(ref) && !isBossRef(ref);

const numberIn = (ref: string): number => Number(ref.slice(ref.indexOf(':') + 1));

export const squareOfThing = (ref: ThingRef): number => numberIn(ref);
export const bossFigureOf = ({ figures }: BattleState, ref: BossRef): BossFigure | undefined => figures.find(({ start }) => start === numberIn(ref));
export const minionOf = ({ minions }: BattleState, ref: MinionRef): MinionState | undefined => minions.find((minion) => minionRef(minion) === ref);

/** The enemy of this name; undefined: it has left the field. */
export const enemyOf = (state: BattleState, ref: EnemyRef): BossFigure | MinionState | undefined =>
  isBossRef(ref) ? bossFigureOf(state, ref) : minionOf(state, ref);

/** Anybody of this name; undefined: it has left the field. */
export const figureOf = (state: BattleState, ref: FigureRef): HeroState | BossFigure | MinionState | undefined =>
  isHeroRef(ref) ? state.heroes[ref] : enemyOf(state, ref);

/** What stands where a target is. */
export const baseOfTarget = (state: BattleState, ref: TargetRef): Pick<Figure, 'anchor' | 'side'> | undefined =>
  isThingRef(ref) ? { anchor: squareOfThing(ref), side: 1 } : enemyOf(state, ref);

/** Bosses first, then minions, each as they lie in the state. */
export const enemyRefs = ({ figures, minions }: BattleState): EnemyRef[] => [...figures.map(bossRef), ...minions.map(minionRef)];
