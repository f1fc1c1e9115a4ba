import type { BrotherId, HeroId } from '../../content/terms';
import type { Who } from '../../content/who';
import { figureOfBrother } from '../boss/owners';
import { bossRules } from '../boss/rules';
import { away } from '../field/position';
import { sees } from '../field/sight';
import { hasToken, zoneOf } from '../field/zones';
import { bossRef, enemyRefs, figureOf, isBossRef, isHeroRef, type BossRef, type EnemyRef, type FigureRef } from '../refs';
import { heroOf, isStanding, type BattleFrame, type BattleState } from '../state';
import { heroMostStamina } from '../threat';

type Lines = Extract<BattleFrame, { readonly kind: 'lines' }>;

/** Whom a line means: all of these, or one of them whom the player chooses. */
export interface Meant {
  readonly all?: readonly FigureRef[];
  readonly oneOf?: readonly FigureRef[];
}

const NOBODY: Meant = { all: [] };

/** The figure of the boss that acts; the first where none does. */
export function actingBoss(state: BattleState, by: FigureRef): BossRef | undefined {
  if (isBossRef(by)) return by;
  const [first] = state.figures;
  return first && bossRef(first);
}

/** Who acts in a line: whoever the card is of, or the brother it names (RR-577). */
export function actorOf(state: BattleState, step: { readonly figure?: BrotherId }, by: FigureRef): FigureRef {
  const brother = step.figure && figureOfBrother(state, step.figure);
  return brother ? bossRef(brother) : by;
}

/** RR-501: what a hero picks or reaches by distance it must see; lines of enemies ask for the distance alone. */
function isReached(state: BattleState, by: FigureRef, ref: FigureRef, n: number): boolean {
  const [from, to] = [figureOf(state, by), figureOf(state, ref)];
  if (!from || !to || away(from, to) > n) return false;
  return !isHeroRef(by) || from === to || sees(state, from, to);
}

/** Heroes in initiative order. */
const heroesWhere = ({ line, heroes }: BattleState, holds: (id: HeroId) => boolean, standing = true): HeroId[] =>
  line.filter((id) => isStanding(heroOf(heroes, id)) === standing && holds(id));

const enemiesIn = (state: BattleState, by: FigureRef, n: number): EnemyRef[] => enemyRefs(state).filter((ref) => isReached(state, by, ref, n));

function byDistance(state: BattleState, by: FigureRef, who: Extract<Who, object>, forRevival: boolean): Meant {
  const within = (n: number, self: boolean) => heroesWhere(state, (id) => (self || id !== by) && isReached(state, by, id, n));
  if ('oneAllyIn' in who) return { oneOf: within(who.oneAllyIn, false) };
  if ('oneHeroIn' in who) {
    const fallen = forRevival ? heroesWhere(state, (id) => isReached(state, by, id, who.oneHeroIn), false) : [];
    return { oneOf: [...within(who.oneHeroIn, true), ...fallen] };
  }
  if ('oneFallenIn' in who) return { oneOf: heroesWhere(state, (id) => isReached(state, by, id, who.oneFallenIn), false) };
  if ('oneEnemyIn' in who) return { oneOf: enemiesIn(state, by, who.oneEnemyIn) };
  if ('alliesIn' in who) return { all: within(who.alliesIn, false) };
  if ('eachAllyIn' in who) return { all: within(who.eachAllyIn, false) };
  if ('allHeroesIn' in who) return { all: within(who.allHeroesIn, true) };
  if ('enemiesIn' in who) return { all: enemiesIn(state, by, who.enemiesIn) };
  if ('heroesInZoneToken' in who) return { all: heroesWhere(state, (id) => hasToken(state, zoneOf(heroOf(state.heroes, id).anchor), who.heroesInZoneToken)) };
  if ('dawnSideIn' in who) return { all: bossRules(state).heroesOnSide?.(state, 'dawn', who.dawnSideIn) ?? [] };
  if ('nightSideIn' in who) return { all: bossRules(state).heroesOnSide?.(state, 'night', who.nightSideIn) ?? [] };
  const boss = actingBoss(state, by);
  const near = boss && figureOf(state, boss);
  return near ? { all: heroesWhere(state, (id) => away(near, heroOf(state.heroes, id)) <= who.heroesIn) } : NOBODY;
}

const one = (ref: FigureRef | null | undefined): Meant => (ref === null || ref === undefined ? NOBODY : { all: [ref] });

/** RR-485. `forRevival`: fallen heroes may be chosen too (RR-515). */
export function whoIsMeant(state: BattleState, who: Who, lines: Lines, forRevival = false): Meant {
  if (typeof who === 'object') return byDistance(state, lines.by, who, forRevival);
  switch (who) {
    case 'self': return one(lines.by);
    case 'target': return one(lines.target);
    case 'attacker': return one(lines.attacker ?? lines.by);
    case 'boss': return one(actingBoss(state, lines.by));
    case 'heroes': return { all: heroesWhere(state, () => true) };
    case 'threat': return one(state.threat);
    case 'same': return one(lines.same);
    case 'heroMostStamina': return one(heroMostStamina(state));
    case 'crossedEnemies': return { all: lines.crossed };
    case 'eachBrother': return { all: state.figures.map(bossRef) };
  }
}

/** RR-380: the fallen are affected only by what names them. */
export const isAffected = (state: BattleState, ref: FigureRef, forFallen: boolean): boolean =>
  (isHeroRef(ref) ? forFallen || isStanding(heroOf(state.heroes, ref)) : figureOf(state, ref) !== undefined);
