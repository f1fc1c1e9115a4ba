import { COMRADES, COMRADE_LEVELS } from '../../content/comrades';
import { HEROES } from '../../content/heroes';
import type { Armor, Skill, Static } from '../../content/kit';
import type { BattleState, HeroState } from '../state';
import { tokenBit } from '../field/zones';

/** What party level a Comrade's pad has adds to it (RR-476). */
export const padLevel = (level: number): (typeof COMRADE_LEVELS)[number] => COMRADE_LEVELS[level - 1] ?? COMRADE_LEVELS[0];

export function armorOf({ hero, loadout }: HeroState): Armor | undefined {
  return loadout ? HEROES[hero].armors.find((armor) => armor.id === loadout.armor) : undefined;
}

export const skillsOf = ({ hero, loadout }: HeroState): Skill[] => HEROES[hero].skills.filter((skill) => loadout?.skills.includes(skill.id));

/** What is always true of a hero by its armor and its passive skills. */
export const staticsOf = (hero: HeroState): Static[] =>
  [...(armorOf(hero)?.statics ?? []), ...skillsOf(hero).flatMap((skill) => (skill.passive ? skill.statics ?? [] : []))];

export const hasStatic = (hero: HeroState, name: Static['static']): boolean => staticsOf(hero).some((each) => each.static === name);

/** The Movement value: Easy gives 2 (RR-399); a cap counts after everything else (RR-515). */
export function movementOf({ difficulty }: Pick<BattleState, 'difficulty'>, hero: HeroState): number {
  let move = hero.loadout ? HEROES[hero.hero].move : COMRADES[hero.hero].move;
  if (difficulty === 'easy') move += 2;
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
