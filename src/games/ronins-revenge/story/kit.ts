import { demand } from '@/engine/errors';

import { HEROES } from '../content/heroes';
import { HIGHER_SKILLS } from '../content/higherSkills';
import type { Loadout, Skill } from '../content/kit';
import { SOULS, type HeroId } from '../content/terms';
import { canUse, lootCard, lootName } from './loot';
import { slotsIn } from './progress';
import type { StoryState } from './state';
import { nameOf } from './words';

/** What a hero has to choose from (RR-82, RR-441, RR-444). */

const usable = ({ party }: StoryState, hero: HeroId, kind: 'weapon' | 'armor'): readonly string[] =>
  party[hero].cards.filter((card) => lootCard(card)?.kind === kind && canUse(card, HEROES[hero].class));

export const weaponsOf = (s: StoryState, hero: HeroId): readonly string[] => [...HEROES[hero].weapons.map(({ id }) => id), ...usable(s, hero, 'weapon')];
export const armorsOf = (s: StoryState, hero: HeroId): readonly string[] => [...HEROES[hero].armors.map(({ id }) => id), ...usable(s, hero, 'armor')];
export const skillsOf = (s: StoryState, hero: HeroId): readonly string[] => [...HEROES[hero].skills.map(({ id }) => id), ...s.party[hero].skills];
export const ultimatesOf = (hero: HeroId): readonly string[] => HEROES[hero].ultimates.map(({ id }) => id);
/** RR-84: the loadout is for the battle of this chapter. */
export const slotsOf = ({ chapter }: StoryState): number => slotsIn(chapter);

const distinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Demands what a loadout must be (RR-83, RR-85, RR-441, RR-446). */
export function demandLoadout(s: StoryState, hero: HeroId, { weapons, armor, skills, ultimate }: Loadout): void {
  const name = nameOf(hero);
  const strange = weapons.find((weapon) => !weaponsOf(s, hero).includes(weapon));
  const owned = strange !== undefined && s.party[hero].cards.includes(strange);
  demand(strange === undefined, 'RR-441', owned ? `${lootName(strange ?? '')} is made for other hands than ${name}’s.` : `${name} does not have ${lootName(strange ?? '')}.`);
  demand(distinct(weapons), 'RR-83', `${name} carries two different weapons.`);
  demand(armorsOf(s, hero).includes(armor), 'RR-441', `${name} does not have that armor.`);
  demand(skills.every((skill) => skillsOf(s, hero).includes(skill)), 'RR-443', `${name} has not learned that skill.`);
  demand(distinct(skills), 'RR-83', 'No skill fills two slots.');
  demand(skills.length <= slotsOf(s), 'RR-446', `${name} has ${slotsOf(s)} slots for skills.`);
  demand(ultimatesOf(hero).includes(ultimate), 'RR-85', `${name} has another ultimate.`);
}

/** Skills that Souls could unlock one day, all levels. */
export const lessonsOf = ({ party }: StoryState, hero: HeroId): readonly Skill[] => HIGHER_SKILLS[hero].filter(({ id }) => !party[hero].skills.includes(id));

/** RR-443, RR-444: level and price, from the hero's own Souls. */
export function demandLesson(s: StoryState, hero: HeroId, id: string): Skill {
  const skill = HIGHER_SKILLS[hero].find((each) => each.id === id);
  demand(skill !== undefined, 'RR-443', `${nameOf(hero)} cannot learn that.`);
  demand(!s.party[hero].skills.includes(id), 'RR-444', `${nameOf(hero)} knows ${skill.name} already.`);
  demand(skill.level <= s.level, 'RR-443', `${skill.name} is for level ${skill.level}; the party is at level ${s.level}.`);
  const { souls } = s.party[hero];
  const short = SOULS.find((soul) => souls[soul] < (skill.souls?.[soul] ?? 0));
  demand(short === undefined, 'RR-443', `${skill.name} costs ${short ? skill.souls?.[short] ?? 0 : 0} ${short ?? ''} Souls; ${nameOf(hero)} has ${short ? souls[short] : 0}.`);
  return skill;
}
