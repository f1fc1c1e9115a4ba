import { heroCard, type HeroId } from '../../content/heroes';
import type { Color, HeroAbility } from '../../content/vocabulary';
import type { HealCause, HurtCause } from '../events';
import { lose, type Run } from '../run';
import type { DfState, HeroState } from '../state';

export function heroOf(s: DfState, id: HeroId): HeroState {
  const hero = s.heroes.find((each) => each.id === id);
  if (!hero) throw new Error(`${id} is not in this party`);
  return hero;
}

export const inParty = (s: DfState, id: HeroId): boolean => s.heroes.some((each) => each.id === id);
export const standing = (s: DfState): HeroState[] => s.heroes.filter((hero) => hero.status === 'standing');
export const alive = (s: DfState): HeroState[] => s.heroes.filter((hero) => hero.status !== 'eliminated');

/** The next hero to the left of `id` for whom the condition holds; `id` itself comes last. */
export function leftOf(s: DfState, id: HeroId, holds: (hero: HeroState) => boolean): HeroState | undefined {
  const start = s.heroes.findIndex((hero) => hero.id === id);
  for (let step = 1; step <= s.heroes.length; step++) {
    const hero = s.heroes[(start + step) % s.heroes.length];
    if (hero && holds(hero)) return hero;
  }
  return undefined;
}

export const isStanding = (hero: HeroState): boolean => hero.status === 'standing';
export const isAlive = (hero: HeroState): boolean => hero.status !== 'eliminated';

/** Takes hit points away and returns how many were really lost. Fainting is checked apart, when all losses are taken. */
export function hurt(run: Run, hero: HeroState, amount: number, cause: HurtCause): number {
  const lost = Math.min(hero.hp, amount);
  if (lost <= 0) return 0;
  hero.hp -= lost;
  run.emit({ type: 'heroHurt', hero: hero.id, cause, amount: lost, hp: hero.hp });
  return lost;
}

/** Everybody without hit points faints; with nobody left standing the game is lost (DF-39, DF-217). */
export function checkFainting(run: Run): void {
  for (const hero of standing(run.state)) {
    if (hero.hp > 0) continue;
    hero.status = 'fainted';
    run.emit({ type: 'heroFainted', hero: hero.id });
  }
  if (standing(run.state).length === 0) lose(run, 'allFainted');
}

export const isWounded = (hero: HeroState): boolean => hero.status === 'standing' && hero.hp < hero.maxHp;

export function heal(run: Run, hero: HeroState, amount: number, cause: HealCause): void {
  if (!isWounded(hero)) return;
  const gained = Math.min(amount, hero.maxHp - hero.hp);
  hero.hp += gained;
  run.emit({ type: 'heroHealed', hero: hero.id, cause, amount: gained, hp: hero.hp });
}

export const abilityOf = (id: HeroId, color: Color): HeroAbility => heroCard(id).abilities[color];

/** The abilities a hero still has. */
export const abilitiesOf = (hero: HeroState): { readonly color: Color; readonly ability: HeroAbility }[] =>
  (['blue', 'green', 'red'] as const)
    .filter((color) => !hero.scars.includes(color))
    .map((color) => ({ color, ability: abilityOf(hero.id, color) }));
