import { HEROES } from '../content/heroes';
import { HIGHER_SKILLS } from '../content/higherSkills';
import type { Armor, Consumable, Flask, Loadout, Relic, Skill, Static, Trigger, Ultimate, Weapon } from '../content/kit';
import type { PackItem } from '../content/boss';
import { BOSS_IDS } from '../content/roster';
import { SPOILS } from '../content/spoils';
import { HERO_IDS, type HeroId } from '../content/terms';
import { cardsOfKit, type OwnCards } from './hero/usables';
import type { HeroState } from './state';

/** What cards are called, and what a hero has with it. */

export type Item = Consumable | Relic | PackItem;

const weapons = new Map<string, Weapon>();
const armors = new Map<string, Armor>();
const flasks = new Map<string, Flask>();
const items = new Map<string, Item>();

for (const id of HERO_IDS) {
  for (const weapon of HEROES[id].weapons) weapons.set(weapon.id, weapon);
  for (const armor of HEROES[id].armors) armors.set(armor.id, armor);
}
for (const id of BOSS_IDS) {
  for (const card of SPOILS[id].loot) {
    if (card.kind === 'weapon') weapons.set(card.id, card);
    else if (card.kind === 'armor') armors.set(card.id, card);
    else if (card.kind === 'flask') flasks.set(card.id, card);
    else items.set(card.id, card);
  }
  for (const item of SPOILS[id].items) items.set(item.id, item);
}

function named<T>(table: ReadonlyMap<string, T>, id: string): T {
  const card = table.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}

export const weaponNamed = (id: string): Weapon | undefined => weapons.get(id);
export const armorNamed = (id: string): Armor | undefined => armors.get(id);
export const flaskNamed = (id: string): Flask | undefined => flasks.get(id);
export const itemNamed = (id: string): Item | undefined => items.get(id);
export const itemCalled = (id: string): Item => named(items, id);
export const skillNamed = (hero: HeroId, id: string): Skill | undefined => [...HEROES[hero].skills, ...HIGHER_SKILLS[hero]].find((skill) => skill.id === id);

/** The cards of a loadout, laid out. */
export interface Kit {
  readonly weapons: readonly Weapon[];
  readonly armor: Armor;
  readonly skills: readonly Skill[];
  readonly ultimate: Ultimate;
  readonly flask: Flask;
  readonly statics: readonly Static[];
  readonly triggers: readonly Trigger[];
  /** What it lets its hero use. */
  readonly usables: OwnCards;
}

const kits = new WeakMap<Loadout, Kit>();

function layOut(hero: HeroId, loadout: Loadout): Kit {
  const armor = named(armors, loadout.armor);
  const skills = loadout.skills.map((id) => skillNamed(hero, id)).filter((skill) => skill !== undefined);
  const ultimate = HEROES[hero].ultimates.find(({ id }) => id === loadout.ultimate);
  if (!ultimate) throw new RangeError(`no ultimate is called ${loadout.ultimate}`);
  const lasting = [armor, ...skills.filter((skill) => skill.passive === true), ...(loadout.relics ?? []).map(itemCalled).filter((item) => item.kind === 'relic')];
  return {
    weapons: loadout.weapons.map((id) => named(weapons, id)),
    armor, skills, ultimate,
    flask: loadout.flask === undefined ? HEROES[hero].flask : named(flasks, loadout.flask),
    statics: lasting.flatMap(({ statics = [] }) => statics),
    triggers: lasting.flatMap(({ triggers = [] }) => triggers),
    usables: cardsOfKit(skills, ultimate),
  };
}

/** The last four loadouts that were asked for: mostly those of the four heroes in battle, asked for with every step. */
const latest: { readonly loadout: Loadout; readonly kit: Kit }[] = [];
const HEROES_IN_BATTLE = 4;
let oldest = 0;

/** The cards of a full hero; undefined for a Comrade. Loadouts never change in a battle, so each is laid out once. */
export function kitOf({ hero, loadout }: Pick<HeroState, 'hero' | 'loadout'>): Kit | undefined {
  if (loadout === null) return undefined;
  for (let i = 0; i < latest.length; i++) {
    const known = latest[i];
    if (known?.loadout === loadout) return known.kit;
  }
  const kit = kits.get(loadout) ?? layOut(hero, loadout);
  kits.set(loadout, kit);
  latest[oldest] = { loadout, kit };
  oldest = (oldest + 1) % HEROES_IN_BATTLE;
  return kit;
}

const NO_STATICS: readonly Static[] = [];
const NO_TRIGGERS: readonly Trigger[] = [];
export const staticsOf = (hero: HeroState): readonly Static[] => kitOf(hero)?.statics ?? NO_STATICS;
export const triggersOf = (hero: HeroState): readonly Trigger[] => kitOf(hero)?.triggers ?? NO_TRIGGERS;
