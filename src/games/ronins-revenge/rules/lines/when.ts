import { holds, type AnyTests, type TestsOf } from '@/engine/conditions';
import { ARCS } from '@/engine/parts/grid/facing';

import { HERO_IDS, type Arc, type HeroId } from '../../content/terms';
import type { Tests, When } from '../../content/who';
import type { StrikeBody } from '../boss/frames';
import { bossRules } from '../boss/rules';
import { away, standsIn } from '../field/position';
import type { Aimed, LineContext } from '../frames';
import { figureOf, isHeroRef, isMinionRef, isThingRef, type FigureRef, type TargetRef } from '../refs';
import { heroOf, isStanding, type BattleState, type Figure } from '../state';

/** The situation a condition of a card is read in (RR-487, RR-514). */
export interface Situation {
  readonly state: BattleState;
  /** The hero it is asked of: the owner of the card, or for a line of the boss the hero it would affect. */
  readonly hero: HeroId | null;
  /** Who strikes, and whom: for arcs. */
  readonly attacker?: FigureRef | undefined;
  readonly target?: FigureRef | TargetRef;
  /** How the target stood when the attack was aimed. */
  readonly aimed?: Aimed;
  readonly strike?: StrikeBody | undefined;
  /** An interrupt on an ally: that ally. */
  readonly ally?: HeroId | undefined;
}

/** A condition of a hero’s line is asked of the hero; one of an enemy’s line of the hero it would affect (RR-520). */
export function situationOf(state: BattleState, { by, target, attacker }: LineContext, affected: FigureRef | undefined): Situation {
  const hero = isHeroRef(by) ? by : affected !== undefined && isHeroRef(affected) ? affected : null;
  return { state, hero, attacker: attacker ?? by, ...(target === undefined ? {} : { target }) };
}

/** The arcs of a figure in which another stands, as bits. */
export function arcsOf(figure: Figure, other: Pick<Figure, 'anchor' | 'side'>): number {
  let bits = 0;
  for (const arc of ['front', 'right', 'rear', 'left'] as const) if (standsIn(figure, arc, other)) bits |= 1 << ARCS[arc];
  return bits;
}

function standsInArcOfTarget({ state, attacker, target, aimed }: Situation, arc: Arc): boolean {
  if (aimed) return (aimed.arcs & (1 << ARCS[arc])) !== 0;
  if (attacker === undefined || target === undefined || isThingRef(target)) return false;
  const [by, at] = [figureOf(state, attacker), figureOf(state, target)];
  return by !== undefined && at !== undefined && standsIn(at, arc, by);
}

/** Whether another hero, or this ally, stands near. */
function isNear({ state, hero }: Situation, n: number, ally?: HeroId): boolean {
  if (hero === null) return false;
  const self = heroOf(state.heroes, hero);
  for (const id of HERO_IDS) {
    if (id !== hero && (ally === undefined || id === ally) && isStanding(heroOf(state.heroes, id)) && away(self, heroOf(state.heroes, id)) <= n) return true;
  }
  return false;
}

const TESTS: TestsOf<Tests, Situation> = {
  arc: { holds: (s, _, arc) => standsInArcOfTarget(s, arc), words: (arc) => `you stand in its ${arc}` },
  arcOfSelf: {
    holds: (s, _, arc) => {
      const attacker = s.attacker && figureOf(s.state, s.attacker);
      return s.hero !== null && attacker !== undefined && standsIn(heroOf(s.state.heroes, s.hero), arc, attacker);
    },
    words: (arc) => `it stands in your ${arc}`,
  },
  allyIn: { holds: (s, _, n) => isNear(s, n, s.ally), words: (n) => `another hero is within ${n} of you` },
  noHeroIn: { holds: (s, _, n) => s.hero !== null && !isNear(s, n), words: (n) => `no other hero is within ${n} of you` },
  targetIs: { holds: (s) => s.target !== undefined && isMinionRef(s.target), words: () => 'it is a minion' },
  single: { holds: (s) => s.strike !== undefined && s.strike.values.reach.pattern === undefined && s.strike.targets.length === 1, words: () => 'it strikes one hero' },
  holdsThreat: { holds: (s) => s.hero !== null && s.state.threat === s.hero, words: () => 'you hold Threat' },
  selfHpAtMostHalf: { holds: (s) => s.hero !== null && 2 * heroOf(s.state.heroes, s.hero).hp <= heroOf(s.state.heroes, s.hero).maxHp, words: () => 'you are at half HP or less' },
  notMovedThisTurn: { holds: (s) => s.hero !== null && heroOf(s.state.heroes, s.hero).still, words: () => 'you did not move on your turn' },
  carriesDoll: { holds: (s) => s.hero !== null && bossRules(s.state).carriesDoll?.(s.state, s.hero) === true, words: () => 'you carry a doll' },
  fact: { holds: (s, _, fact) => s.state.facts.includes(fact), words: (fact) => `the fact ${fact} holds` },
};
const ANY_TESTS: AnyTests = TESTS as unknown as AnyTests;

export const whenHolds = (when: When | undefined, situation: Situation): boolean => when === undefined || holds(ANY_TESTS, when, situation, undefined);

/** Whether a condition asks for something of a single target: it is then read target by target. */
export const asksOfTarget = (when: When | undefined): boolean => when !== undefined && ('arc' in when || 'targetIs' in when);
