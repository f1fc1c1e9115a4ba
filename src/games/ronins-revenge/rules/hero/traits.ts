import { COMRADES, COMRADE_LEVELS, COMRADE_TITLES } from '../../content/comrades';
import { HEROES } from '../../content/heroes';
import type { Static } from '../../content/kit';
import type { HeroId } from '../../content/terms';
import { bossRules } from '../boss/rules';
import { PASSING, type Passing } from '../field/ground';
import { tokenBit } from '../field/zones';
import { staticsOf } from '../kit';
import type { BattleState, HeroState } from '../state';

/** What party level a Comrade's pad has adds to it (RR-476). */
export const padLevel = (level: number): (typeof COMRADE_LEVELS)[number] => COMRADE_LEVELS[level - 1] ?? COMRADE_LEVELS[0];

/** What the pad of this level is called. */
export const padTitle = (hero: HeroId, level: number): string => COMRADE_TITLES[hero][level - 1] ?? COMRADE_TITLES[hero][0];

const includes = (statics: readonly Static[], name: Static['static']): boolean => {
  for (let i = 0; i < statics.length; i++) if (statics[i]?.static === name) return true;
  return false;
};

export const hasStatic = (hero: HeroState, name: Static['static']): boolean => includes(staticsOf(hero), name);

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

/** What a hero's cards change about its steps. */
interface Stride {
  readonly passing: Passing;
  /** Zone tokens that mean nothing to it, as bits. */
  readonly ignored: number;
}

const strides = new WeakMap<readonly Static[], Stride>();

/** Cards never change in a battle, so this is read off them once. */
export function strideOf(hero: HeroState): Stride {
  const statics = staticsOf(hero);
  const known = strides.get(statics);
  if (known) return known;
  const passing = {
    ...PASSING.hero,
    minions: includes(statics, 'moveThroughMinions'),
    objects: includes(statics, 'passObjects'),
    difficult: includes(statics, 'difficultCostsOne') ? 1 : PASSING.hero.difficult,
  };
  let ignored = 0;
  for (const each of statics) if (each.static === 'immuneToken') ignored |= tokenBit(each.token);
  const stride = { passing, ignored };
  strides.set(statics, stride);
  return stride;
}

/** Zone tokens that mean nothing to the hero, as bits. */
export const ignoredTokens = (hero: HeroState): number => strideOf(hero).ignored;
