import type { Base } from '@/engine/parts/grid/squares';

import { HEROES } from '../content/heroes';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { ThreatTo } from '../content/who';
import { away } from './field/position';
import { heroOf, isComrade, isStanding, type BattleState, type HeroState } from './state';
import type { Play } from './world';

const standingInLine = ({ line, heroes }: BattleState): HeroId[] => line.filter((id) => isStanding(heroOf(heroes, id)));

/** The first standing hero at or after a place in the line, round and round (RR-109). */
export function standingFrom({ line, heroes }: BattleState, place: number): HeroId | undefined {
  for (let i = 0; i < line.length; i++) {
    const id = line[(place + i) % line.length];
    if (id && isStanding(heroOf(heroes, id))) return id;
  }
  return undefined;
}

/** The standing hero for whom the measure is least; of equals the northernmost, then the westernmost (RR-113). */
function least(state: BattleState, measure: (hero: HeroState) => number): HeroId | undefined {
  let first: HeroState | undefined;
  let smallest = Infinity;
  for (const id of HERO_IDS) {
    const hero = heroOf(state.heroes, id);
    if (!isStanding(hero)) continue;
    const measured = measure(hero);
    if (first !== undefined && (measured > smallest || (measured === smallest && hero.anchor >= first.anchor))) continue;
    first = hero;
    smallest = measured;
  }
  return first?.hero;
}

/** A Comrade counts as half its Life Force. */
const comparedHp = (hero: HeroState): number => (isComrade(hero) ? hero.hp >> 1 : hero.hp);

/** How many other standing heroes are farther away than two squares. */
const lonelinessOf = ({ heroes }: BattleState, hero: HeroState): number =>
  HERO_IDS.filter((id) => heroOf(heroes, id) !== hero && isStanding(heroOf(heroes, id)) && away(hero, heroOf(heroes, id)) > 2).length;

/** Who has Threat after a Threat line (RR-108 … RR-113, RR-488); undefined: nobody stands. */
export function threatAfter(state: BattleState, to: ThreatTo, boss: Base | undefined): HeroId | undefined {
  if (typeof to === 'object') {
    if ('class' in to) return standingFrom(state, state.line.findIndex((id) => HEROES[id].class === to.class));
    const standing = standingInLine(state);
    return standing.length > 0 ? standing[(to.initiative - 1) % standing.length] : undefined;
  }
  switch (to) {
    case 'keep': return state.threat;
    case 'next': return standingFrom(state, state.line.indexOf(state.threat) + 1);
    case 'closest': return least(state, (hero) => (boss ? away(boss, hero) : 0));
    case 'farthest': return least(state, (hero) => (boss ? -away(boss, hero) : 0));
    case 'lowestHp': return least(state, comparedHp);
    case 'mostIsolated': return least(state, (hero) => -lonelinessOf(state, hero));
  }
}

/** RR-108: Threat goes to this hero; to a fallen one never (RR-109). */
export function giveThreat(run: Play, hero: HeroId): void {
  const { state } = run;
  const to = standingFrom(state, state.line.indexOf(hero));
  if (to === undefined || to === state.threat) return;
  state.threat = to;
  run.emit({ type: 'threatMoved', hero: to });
}

/** RR-114: when an attack, an Event or a turn is over, Threat leaves a hero who has fallen. */
export function passThreat(run: Play): void {
  if (!isStanding(heroOf(run.state.heroes, run.state.threat))) giveThreat(run, run.state.threat);
}

/** The hero with the most Stamina; a Comrade counts as half its Life Force (RR-513). */
export const heroMostStamina = (state: BattleState): HeroId | undefined => least(state, (hero) => -(isComrade(hero) ? hero.hp >> 1 : hero.stamina));
