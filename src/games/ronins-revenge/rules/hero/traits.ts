import { COMRADES, COMRADE_LEVELS, COMRADE_TITLES } from '../../content/comrades';
import { HEROES } from '../../content/heroes';
import type { Static } from '../../content/kit';
import type { HeroId } from '../../content/terms';
import { bossRules } from '../boss/rules';
import { tokenBit } from '../field/zones';
import { staticsOf } from '../kit';
import type { BattleState, HeroState } from '../state';

/** What party level a Comrade's pad has adds to it (RR-476). */
export const padLevel = (level: number): (typeof COMRADE_LEVELS)[number] => COMRADE_LEVELS[level - 1] ?? COMRADE_LEVELS[0];

/** What the pad of this level is called. */
export const padTitle = (hero: HeroId, level: number): string => COMRADE_TITLES[hero][level - 1] ?? COMRADE_TITLES[hero][0];

export const hasStatic = (hero: HeroState, name: Static['static']): boolean => staticsOf(hero).some((each) => each.static === name);

type Summed = 'move' | 'maxHp' | 'forcedMoveReduction';

/** The sum of all statics of a name that carry a number. */
export function sumOf(statics: readonly Static[], name: Summed): number {
  let sum = 0;
  for (const each of statics) if (each.static === name) sum += each.n;
  return sum;
}

export const staticSum = (hero: HeroState, name: Summed): number => sumOf(staticsOf(hero), name);

/** The Movement value: Easy gives 2 (RR-399); a cap counts after everything else (RR-515). */
export function movementOf(state: BattleState, hero: HeroState): number {
  let move = hero.loadout ? HEROES[hero.hero].move : COMRADES[hero.hero].move;
  if (state.difficulty === 'easy') move += 2;
  move += bossRules(state).movement?.(state, hero.hero) ?? 0;
  let cap = Infinity;
  for (const each of staticsOf(hero)) {
    if (each.static === 'move') move += each.n;
    if (each.static === 'moveCap') cap = Math.min(cap, each.n);
  }
  return Math.max(0, Math.min(move, cap));
}

/** Zone tokens that mean nothing to the hero, as bits. */
export const ignoredTokens = (hero: HeroState): number =>
  staticsOf(hero).reduce((bits, each) => (each.static === 'immuneToken' ? bits | tokenBit(each.token) : bits), 0);
