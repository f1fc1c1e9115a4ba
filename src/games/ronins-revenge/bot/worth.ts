import { HERO_IDS } from '../content/terms';
import { bossRules } from '../rules/boss/rules';
import { hasCondition } from '../rules/conditions';
import { bossLeft } from '../rules/evaluate';
import { away } from '../rules/field/position';
import { flaskOf } from '../rules/hero/rest';
import { isComrade, isStanding, type BattleState, type HeroState } from '../rules/state';
import { worthOfKeeping } from './ultimates';

/** What a position is worth to the party, in points of damage to the boss. */
const WORTH = {
  hp: 1.5, stamina: 0.8, destiny: 0.8,
  /** Of a HP: a Comrade has more of them, and a Flask may come too late. */
  life: 0.75, flask: 0.7,
  /** A hero who stands; one who needs a turn to stand up; one who never will. */
  standing: 3, fallen: -7, gone: -25,
  minion: 4, debt: 0.9, condition: 3, squareAway: 0.25,
} as const;
const VICTORY = 1000;
/** Farther away than this makes no difference. */
const FAR = 6;

function worthOfHero(hero: HeroState, state: BattleState): number {
  const kept = WORTH.hp * WORTH.flask * hero.charges * flaskOf(state, hero).heal + WORTH.destiny * hero.destiny.length;
  if (!isStanding(hero)) return kept + (hero.charges > 0 ? WORTH.fallen : WORTH.gone);
  const [boss] = state.figures;
  const strength = isComrade(hero) ? WORTH.hp * WORTH.life * hero.hp : WORTH.hp * hero.hp + WORTH.stamina * hero.stamina;
  const form = (hasCondition(hero, 'empowered') ? 1 : 0) - (hasCondition(hero, 'weakened') ? 1 : 0) - (hasCondition(hero, 'slowed') ? 0.5 : 0);
  return kept + strength + WORTH.standing + WORTH.condition * form - WORTH.squareAway * (boss ? Math.min(FAR, away(hero, boss)) : 0);
}

export function worthOf(state: BattleState): number {
  if (state.result !== null) return state.result === 'won' ? VICTORY : -VICTORY;
  let worth = worthOfKeeping(state) - bossLeft(state) - WORTH.minion * state.minions.length - WORTH.debt * (bossRules(state).debt?.(state) ?? 0);
  // Its next attack may strike several.
  for (const figure of state.figures) worth += 2 * WORTH.condition * ((hasCondition(figure, 'weakened') ? 1 : 0) - (hasCondition(figure, 'empowered') ? 1 : 0));
  for (const id of HERO_IDS) worth += worthOfHero(state.heroes[id], state);
  return worth;
}
