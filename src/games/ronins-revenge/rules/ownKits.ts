import { BadInput } from '@/engine/errors';
import type { Choice, Kit, SeatKit, Trouble } from '@/engine/game';

import { HEROES } from '../content/heroes';
import { HIGHER_SKILLS } from '../content/higherSkills';
import type { Armor, Loadout, Skill, Weapon } from '../content/kit';
import { ROSTER } from '../content/roster';
import type { HeroId } from '../content/terms';
import { armorWords, weaponWords } from '../words/cards';
import { skillNamed } from './kit';
import { demandLoadout, lootOf, skillSlots, soulsAt, soulsOf } from './loadout';
import { plain } from './names';
import type { Options } from './options';
import { lootBefore, recommendedLoadout } from './recommended';

/** What a hero of a battle without a story may carry, card by card (RR-83, RR-478). */

export const KIT_PARTS = ['weapons', 'armor', 'skills', 'ultimate'] as const;
const WEAPONS = 2;

/** Loot of earlier bosses; whoever begins has none. */
const lootFor = ({ boss, level }: Options) =>
  (level === 1 ? [] : lootBefore(boss));

/** "Loot of Ushikado": of each boss there is one weapon and one armor. */
function lootWords(id: string): string | undefined {
  const boss = lootOf(id)?.boss;
  return boss && `Loot of ${ROSTER[boss].name.replace(/,.*/, '').replace(/^The /, 'the ')}.`;
}

const weaponsFor = (hero: HeroId, options: Options): readonly Weapon[] =>
  [...HEROES[hero].weapons, ...lootFor(options).flatMap((card) => (card.kind === 'weapon' && card.for.includes(HEROES[hero].class) ? [card] : []))];
const armorsFor = (hero: HeroId, options: Options): readonly Armor[] =>
  [...HEROES[hero].armors, ...lootFor(options).flatMap((card) => (card.kind === 'armor' ? [card] : []))];
const skillsFor = (hero: HeroId, { level }: Options): readonly Skill[] => [...HEROES[hero].skills, ...HIGHER_SKILLS[hero]].filter((skill) => skill.level <= level);

const cardChoice = ({ id, name }: Weapon | Armor, words: string): Choice<string> => ({ value: id, label: name, help: [words, lootWords(id)].filter(Boolean).join('\n') });

function skillChoice(skill: Skill): Choice<string> {
  const souls = soulsOf(skill);
  return { value: skill.id, label: souls === 0 ? skill.name : `${skill.name}: ${souls} Souls`, help: plain(skill.words) };
}

const soulsFor = (hero: HeroId, ids: readonly string[]): number => ids.reduce((sum, id) => sum + soulsOf(skillNamed(hero, id) ?? {}), 0);

const kitFrom = ({ weapons, armor, skills, ultimate }: Loadout): Kit => ({ weapons, armor: [armor], skills, ultimate: [ultimate] });

/** What somebody has chosen for a hero; undefined: nothing, so it is what is recommended. Throws BadInput where a part is missing. */
export function loadoutFrom(kit: Kit | undefined): Loadout | undefined {
  const { weapons = [], armor: armors = [], skills = [], ultimate: ultimates = [] } = kit ?? {};
  if (weapons.length + armors.length + skills.length + ultimates.length === 0) return undefined;
  const [first, second, third] = weapons;
  const [armor] = armors;
  const [ultimate] = ultimates;
  if (first === undefined || second === undefined || third !== undefined) throw new BadInput('A hero carries two weapons.', 'RR-83');
  if (armor === undefined || ultimate === undefined) throw new BadInput('A hero has an armor and an ultimate.', 'RR-83');
  return { weapons: [first, second], armor, skills, ultimate };
}

function troubleWith(hero: HeroId, kit: Kit, options: Options): Trouble | undefined {
  try {
    const loadout = loadoutFrom(kit);
    if (loadout) demandLoadout(hero, loadout, options);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return { words: error.message, ...(error.rule === undefined ? {} : { rule: error.rule }) };
    throw error;
  }
}

/** What the hero of a seat may carry. */
export function seatKit(hero: HeroId, options: Options): SeatKit {
  return {
    parts: [
      { key: 'weapons', label: 'Weapons', most: WEAPONS, full: true, choices: weaponsFor(hero, options).map((weapon) => cardChoice(weapon, weaponWords(weapon))) },
      { key: 'armor', label: 'Armor', most: 1, full: true, choices: armorsFor(hero, options).map((armor) => cardChoice(armor, armorWords(armor))) },
      { key: 'skills', label: 'Skills', most: skillSlots(options.level), full: false, choices: skillsFor(hero, options).map(skillChoice), ...(options.level > 1 && { tally: (ids) => `${soulsFor(hero, ids)} of ${soulsAt(options.level)} Souls` }) },
      { key: 'ultimate', label: 'Ultimate', most: 1, full: true, choices: HEROES[hero].ultimates.map(({ id, name, words }) => ({ value: id, label: name, help: plain(words) })) },
    ],
    recommended: kitFrom(recommendedLoadout(hero, options.boss, options.level)),
    trouble: (kit) => troubleWith(hero, kit, options),
  };
}
