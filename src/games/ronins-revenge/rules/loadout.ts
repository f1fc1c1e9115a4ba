import { BadInput } from '@/engine/errors';

import { HEROES } from '../content/heroes';
import type { Loadout, LootCard, Skill } from '../content/kit';
import { BOSS_IDS, ROSTER, type BossId } from '../content/roster';
import { SPOILS } from '../content/spoils';
import { SOULS, type HeroId } from '../content/terms';
import type { Options } from './options';
import { armorNamed, flaskNamed, itemNamed, skillNamed, weaponNamed } from './kit';

/** RR-83, RR-446: three skills at once; four and five later in the campaign. */
export const skillSlots = (level: number): number => (level >= 5 ? 5 : level >= 3 ? 4 : 3);
const SOULS_PER_LEVEL = 4;
/** RR-478: what a hero of a battle without a story may spend on skills. */
export const soulsAt = (level: number): number => SOULS_PER_LEVEL * (level - 1);

export const soulsOf = (skill: Pick<Skill, 'souls'>): number => SOULS.reduce((sum, soul) => sum + (skill.souls?.[soul] ?? 0), 0);

/** The loot of a boss that an id names. */
export function lootOf(id: string): { readonly card: LootCard; readonly boss: BossId; readonly chapter: number } | undefined {
  for (const boss of BOSS_IDS) {
    const card = SPOILS[boss].loot.find((each) => each.id === id);
    if (card) return { card, boss, chapter: ROSTER[boss].chapter };
  }
  return undefined;
}

function demand(condition: boolean, words: string, rule?: string): asserts condition {
  if (!condition) throw new BadInput(words, rule);
}

function demandWeapon(hero: HeroId, id: string): void {
  const weapon = weaponNamed(id);
  demand(weapon !== undefined, `No weapon is called ${id}.`);
  const own = HEROES[hero].weapons.some((each) => each.id === id);
  const loot = lootOf(id)?.card;
  demand(own || (loot?.kind === 'weapon' && loot.for.includes(HEROES[hero].class)), `${HEROES[hero].name} cannot wield ${weapon.name}.`);
}

function demandArmor(hero: HeroId, id: string): void {
  const armor = armorNamed(id);
  demand(armor !== undefined, `No armor is called ${id}.`);
  demand(HEROES[hero].armors.some((each) => each.id === id) || lootOf(id) !== undefined, `${armor.name} belongs to somebody else.`);
}

function demandSkills(hero: HeroId, ids: readonly string[], level: number, inStory: boolean): void {
  const skills = ids.map((id) => {
    const skill = skillNamed(hero, id);
    demand(skill !== undefined, `${HEROES[hero].name} has no skill called ${id}.`);
    demand(skill.level <= level, `${skill.name} needs party level ${skill.level}.`, 'RR-478');
    return skill;
  });
  demand(new Set(ids).size === ids.length, 'No skill is taken twice.', 'RR-83');
  demand(ids.length <= skillSlots(level), `There is room for ${skillSlots(level)} skills.`, 'RR-83');
  const spent = skills.reduce((sum, skill) => sum + soulsOf(skill), 0);
  demand(inStory || spent <= soulsAt(level), `These skills take ${spent} Souls, and you have ${soulsAt(level)}.`, 'RR-478');
}

/** RR-478: above level 1 one weapon and one armor from the loot of each earlier boss. Every chapter of an equal level may have come before. */
function demandLoot(chosen: readonly string[], { boss, level }: Options): void {
  const perChapter = new Map<string, number>();
  for (const id of chosen) {
    const loot = lootOf(id);
    if (!loot) continue;
    demand(loot.chapter < ROSTER[boss].chapter, `${loot.card.name} is the loot of a later boss.`, 'RR-478');
    demand(level > 1, `A party of level 1 has no loot yet: not ${loot.card.name}.`, 'RR-478');
    const key = `${loot.card.kind} ${loot.chapter}`;
    perChapter.set(key, (perChapter.get(key) ?? 0) + 1);
    demand((perChapter.get(key) ?? 0) <= 1, `Only one ${loot.card.kind} from each earlier boss.`, 'RR-478');
  }
}

/** RR-83, RR-85, RR-478: what a hero may have with it; BadInput in words otherwise. */
export function demandLoadout(hero: HeroId, loadout: Loadout, options: Options): void {
  const inStory = options.story !== undefined;
  demand(loadout.weapons.length === 2 && loadout.weapons[0] !== loadout.weapons[1], 'A hero carries two different weapons.', 'RR-83');
  for (const id of loadout.weapons) demandWeapon(hero, id);
  demandArmor(hero, loadout.armor);
  demandSkills(hero, loadout.skills, options.level, inStory);
  demand(HEROES[hero].ultimates.some(({ id }) => id === loadout.ultimate), `${HEROES[hero].name} has no ultimate called ${loadout.ultimate}.`, 'RR-85');
  if (loadout.flask !== undefined) demand(flaskNamed(loadout.flask) !== undefined, `No Flask is called ${loadout.flask}.`);
  for (const id of loadout.relics ?? []) demand(itemNamed(id)?.kind === 'relic', `No relic is called ${id}.`);
  if (inStory) return;
  demand(loadout.flask === undefined && (loadout.relics ?? []).length === 0, 'A battle without a story has no Flask or relic from loot.', 'RR-478');
  demandLoot([...loadout.weapons, loadout.armor], options);
}
