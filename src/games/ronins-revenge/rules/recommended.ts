import { HEROES } from '../content/heroes';
import type { Armor, HeroAttack, Loadout, LootCard, Weapon } from '../content/kit';
import { RECOMMENDED_LOADOUTS, SKILLS_BY_LEVEL } from '../content/loadouts';
import { BOSS_IDS, ROSTER, type BossId } from '../content/roster';
import { SPOILS } from '../content/spoils';
import type { HeroId } from '../content/terms';

/** RR-478: what a hero of a battle without a story has with it if nobody says otherwise. */

/** The curve of attacks: what a point of each price buys in damage, and what reach and Move take off. */
const CURVE = { stamina: 2, token: 2, hp: 1.5, square: 1, move: 1 } as const;

/** How far an attack lies above the curve. */
function worthOf({ damage, cost, range = 1, steps = [] }: HeroAttack): number {
  const { stamina = 0, ki = 0, yin = 0, yang = 0, hp = 0 } = cost;
  const moves = steps.some((step) => step.do === 'move') ? CURVE.move : 0;
  return damage + moves + CURVE.square * (range - 1) - CURVE.stamina * stamina - CURVE.token * (yin + yang + 2 * ki) - CURVE.hp * hp;
}
export const worthOfWeapon = ({ attacks: [first, second] }: Weapon): number => worthOf(first) + worthOf(second);
export const worthOfArmor = ({ armor, dodge }: Armor): number => armor + dodge;

/** The last boss comes in three shapes. */
export const bossesBefore = (boss: BossId): readonly BossId[] => BOSS_IDS.filter((id) => ROSTER[id].chapter < ROSTER[boss].chapter);
/** Loot of the bosses before this one. */
export const lootBefore = (boss: BossId): readonly LootCard[] => bossesBefore(boss).flatMap((id) => SPOILS[id].loot);

/** Types of damage that the first weapon has not: weak spots that only the second can meet. */
function typesAdded(first: Weapon, second: Weapon): number {
  const known = first.attacks.map(({ type }) => type);
  return new Set(second.attacks.map(({ type }) => type).filter((type) => !known.includes(type))).size;
}

/** The best of several weapons, and the next best; of equals the one that adds more types of damage, then the first. */
function bestPair(weapons: readonly Weapon[]): readonly [Weapon | undefined, Weapon | undefined] {
  const [best, ...others] = [...weapons].sort((a, b) => worthOfWeapon(b) - worthOfWeapon(a));
  if (!best) return [undefined, undefined];
  const [next] = others.sort((a, b) => worthOfWeapon(b) - worthOfWeapon(a) || typesAdded(best, b) - typesAdded(best, a));
  return [best, next];
}

/** The best of each earlier chapter is one card, so two weapons are never from the same boss. */
function bestWeapons(hero: HeroId, boss: BossId): readonly [string, string] {
  const [first, second] = RECOMMENDED_LOADOUTS[hero].weapons;
  const own = HEROES[hero].weapons.filter(({ id }) => id === first || id === second);
  const offers = bossesBefore(boss).flatMap((id) => {
    const [best] = SPOILS[id].loot.flatMap((card) => (card.kind === 'weapon' && card.for.includes(HEROES[hero].class) ? [card] : [])).sort((a, b) => worthOfWeapon(b) - worthOfWeapon(a));
    return best ? [best] : [];
  });
  // What is known stays where nothing better was found.
  const [best, next] = bestPair([...own, ...offers]);
  return [best?.id ?? first, next?.id ?? second];
}

function bestArmor(hero: HeroId, boss: BossId): string {
  const own = HEROES[hero].armors.filter(({ id }) => id === RECOMMENDED_LOADOUTS[hero].armor);
  const all: readonly Armor[] = [...own, ...lootBefore(boss).flatMap((card) => (card.kind === 'armor' ? [card] : []))];
  const most = Math.max(...all.map(worthOfArmor));
  return all.find((armor) => worthOfArmor(armor) === most)?.id ?? RECOMMENDED_LOADOUTS[hero].armor;
}

export function recommendedLoadout(hero: HeroId, boss: BossId, level: number): Loadout {
  const start = RECOMMENDED_LOADOUTS[hero];
  const skills = SKILLS_BY_LEVEL[hero][level - 2];
  return skills === undefined ? start : { ...start, weapons: bestWeapons(hero, boss), armor: bestArmor(hero, boss), skills };
}
