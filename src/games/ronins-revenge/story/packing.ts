import { RECOMMENDED_LOADOUTS, SKILLS_BY_LEVEL } from '../content/loadouts';
import type { Loadout } from '../content/kit';
import type { HeroId } from '../content/terms';
import { armorNamed, weaponNamed } from '../rules/kit';
import { worthOfArmor, worthOfWeapon } from '../rules/recommended';
import { armorsOf, skillsOf, slotsOf, weaponsOf } from './kit';
import type { StoryState } from './state';

/** Skills by how much they are recommended: those of the highest level the party has reached first (RR-478). */
export function skillsByLiking({ level }: Pick<StoryState, 'level'>, hero: HeroId): readonly string[] {
  const reached = SKILLS_BY_LEVEL[hero].slice(0, level - 1).reverse();
  return [...new Set([...reached.flat(), ...RECOMMENDED_LOADOUTS[hero].skills])];
}

/** The `count` that are worth most, as they were worn where they were; of equals what was worn, then what came first. */
function mostWorth(ids: readonly string[], worn: readonly string[], count: number, worth: (id: string) => number): readonly string[] {
  const known = [...worn.filter((id) => ids.includes(id)), ...ids.filter((id) => !worn.includes(id))];
  const places = known.map((id, place) => ({ id, place }));
  return places.sort((a, b) => worth(b.id) - worth(a.id) || a.place - b.place).slice(0, count).sort((a, b) => a.place - b.place).map(({ id }) => id);
}

const weaponWorth = (id: string): number => {
  const weapon = weaponNamed(id);
  return weapon ? worthOfWeapon(weapon) : 0;
};
const armorWorth = (id: string): number => {
  const armor = armorNamed(id);
  return armor ? worthOfArmor(armor) : 0;
};

/** The best of what a hero has, by the measure of what is recommended for a battle without a story. */
export function bestPacked(s: StoryState, hero: HeroId): Loadout {
  const { loadout, cards } = s.party[hero];
  const start = RECOMMENDED_LOADOUTS[hero];
  // Of what lay in the box only what is recommended: the measure says little about what a weapon is for.
  const isCandidate = (id: string): boolean => cards.includes(id) || start.weapons.includes(id) || start.armor === id;
  const [first = loadout.weapons[0], second = loadout.weapons[1]] = mostWorth(weaponsOf(s, hero).filter(isCandidate), loadout.weapons, 2, weaponWorth);
  const [armor = loadout.armor] = mostWorth(armorsOf(s, hero).filter(isCandidate), [loadout.armor], 1, armorWorth);
  const known = skillsOf(s, hero);
  const liked = skillsByLiking(s, hero).filter((skill) => known.includes(skill));
  const skills = [...liked, ...known.filter((skill) => !liked.includes(skill))].slice(0, slotsOf(s));
  return { weapons: [first, second], armor, skills, ultimate: loadout.ultimate };
}
