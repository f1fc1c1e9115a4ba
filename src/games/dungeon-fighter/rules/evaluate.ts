import { cardOf } from './fight/monsters';
import type { DfState } from './state';

const ROOMS = 15;

/** How well the party is doing, −1 to 1: how far it is, and what it has left to get further with. */
export function evaluate(s: DfState): number {
  if (s.over) return s.over.won ? 1 : -1;
  const hp = s.heroes.reduce((sum, hero) => sum + hero.hp, 0) / (9 * s.heroes.length);
  const lost = s.heroes.filter((hero) => hero.status === 'eliminated').length / s.heroes.length;
  const wealth = Math.min(1, (s.chest.gold + 2 * s.chest.bonusDice) / 20) + Math.min(1, s.heroes.reduce((sum, hero) => sum + hero.cards.length, 0) / 9);
  const monster = s.encounter ? 1 - s.encounter.hp / cardOf(s.encounter.monster).hp : 0;
  const progress = (s.stats.rooms + monster) / ROOMS;
  return Math.max(-0.99, Math.min(0.99, 0.6 * hp + 0.5 * progress + 0.2 * wealth - 0.5 * lost - 0.6));
}
