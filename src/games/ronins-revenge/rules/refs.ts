import { FIELD, HERO_IDS, type HeroId, type MinionId } from '../content/terms';
import { heroOf, type BattleState, type BossFigure, type Figure, type HeroState, type MinionState } from './state';

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

// Names are asked for often; each is put together once.
const bossRefs: BossRef[] = [];
export const bossRef = ({ start }: BossFigure): BossRef => (bossRefs[start] ??= `boss:${start}`);
const minionRefs = new Map<MinionId, MinionRef[]>();
export function minionRef({ minion, band }: MinionState): MinionRef {
  const known = minionRefs.get(minion)?.[band];
  if (known !== undefined) return known;
  const refs = minionRefs.get(minion) ?? [];
  minionRefs.set(minion, refs);
  const ref: MinionRef = `${minion}:${band}`;
  refs[band] = ref;
  return ref;
}
const thingRefs: ThingRef[] = Array.from({ length: FIELD * FIELD }, (_, square): ThingRef => `thing:${square}`);
export const thingRef = (square: number): ThingRef => thingRefs[square] ?? `thing:${square}`;

const COLON = 58;
const B = 98;
const T = 116;
const BOSS = 'boss';
const THING = 'thing';
const [FIRST, SECOND, THIRD, FOURTH] = HERO_IDS;
/** Comparing is faster than looking it up, and nothing is asked more often. */
export const isHeroRef = (ref: string): ref is HeroId => ref === FIRST || ref === SECOND || ref === THIRD || ref === FOURTH;
// The place of the colon and the first letter tell these from all minions.
export const isBossRef = (ref: string): ref is BossRef => ref.charCodeAt(BOSS.length) === COLON && ref.charCodeAt(0) === B;
export const isThingRef = (ref: string): ref is ThingRef => ref.charCodeAt(THING.length) === COLON && ref.charCodeAt(0) === T;
const isEnemyRef = (ref: string): ref is EnemyRef => !isHeroRef(ref) && !isThingRef(ref);
export const isMinionRef = (ref: string): ref is MinionRef => isEnemyRef(ref) && !isBossRef(ref);

const ZERO = 48;
const TEN = 10;
/** What stands behind the colon, digit by digit from the end: no text is made for it. */
function numberIn(ref: string): number {
  let sum = 0;
  let unit = 1;
  for (let i = ref.length - 1; i >= 0 && ref.charCodeAt(i) !== COLON; i--) {
    sum += (ref.charCodeAt(i) - ZERO) * unit;
    unit *= TEN;
  }
  return sum;
}

export const squareOfThing = (ref: ThingRef): number => numberIn(ref);
export function bossFigureOf({ figures }: BattleState, ref: BossRef): BossFigure | undefined {
  const wanted = numberIn(ref);
  for (const figure of figures) if (figure.start === wanted) return figure;
  return undefined;
}
export function minionOf({ minions }: BattleState, ref: MinionRef): MinionState | undefined {
  const band = numberIn(ref);
  for (const minion of minions) if (minion.band === band && minionRef(minion) === ref) return minion;
  return undefined;
}

/** The enemy of this name; undefined: it has left the field. */
export const enemyOf = (state: BattleState, ref: EnemyRef): BossFigure | MinionState | undefined =>
  isBossRef(ref) ? bossFigureOf(state, ref) : minionOf(state, ref);

/** Anybody of this name; undefined: it has left the field. */
export const figureOf = (state: BattleState, ref: FigureRef): HeroState | BossFigure | MinionState | undefined =>
  isHeroRef(ref) ? heroOf(state.heroes, ref) : enemyOf(state, ref);

/** What stands where a target is. */
export const baseOfTarget = (state: BattleState, ref: TargetRef): Pick<Figure, 'anchor' | 'side'> | undefined =>
  isThingRef(ref) ? { anchor: squareOfThing(ref), side: 1 } : enemyOf(state, ref);

/** Bosses first, then minions, each as they lie in the state. */
export function enemyRefs({ figures, minions }: BattleState): EnemyRef[] {
  const refs: EnemyRef[] = [];
  for (const figure of figures) refs.push(bossRef(figure));
  for (const minion of minions) refs.push(minionRef(minion));
  return refs;
}
