import { COMRADES, COMRADE_LEVELS } from '@/games/ronins-revenge/content/comrades';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { DESTINY, DESTINY_IDS, type DestinyCard } from '@/games/ronins-revenge/content/destiny';
import { BLACK_DIE, DEFENSE_DIE, SKILL_DIE, WHITE_DIE, type AttackFace } from '@/games/ronins-revenge/content/dice';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import type { Cost, HeroAttack, Skill } from '@/games/ronins-revenge/content/kit';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { PATTERNS } from '@/games/ronins-revenge/content/patterns';
import { CATEGORIES, CLASSES, HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';

import { count, entriesIn, linesIn, sum, within } from './tables';

describe('dice', () => {
  const mean = <Face>(die: readonly Face[], of: (face: Face) => number | undefined): number => sum(die.map((face) => of(face) ?? 0)) / die.length;

  test('RR-235 an attack has one more damage and a third of a Special on average; black brings Yin, white Yang', () => {
    const both = (of: (face: AttackFace) => number | undefined): number => mean(BLACK_DIE, of) + mean(WHITE_DIE, of);
    expect([BLACK_DIE.length, WHITE_DIE.length]).toEqual([6, 6]);
    expect(both((face) => face.dmg)).toBeCloseTo(1);
    expect(both((face) => face.special)).toBeCloseTo(1 / 3);
    expect([BLACK_DIE, WHITE_DIE].map((die) => [count(die, (face) => face.yin === 1), count(die, (face) => face.yang === 1)])).toEqual([[1, 0], [0, 1]]);
    expect([BLACK_DIE, WHITE_DIE].map((die) => count(die, (face) => Object.keys(face).length === 0))).toEqual([2, 2]);
  });

  test('RR-235 RR-238 the dice have the faces of the catalogue, and no others', () => {
    expect(BLACK_DIE).toEqual([{}, {}, { dmg: 1 }, { dmg: 2 }, { yin: 1 }, { special: 1 }]);
    expect(WHITE_DIE).toEqual([{}, {}, { dmg: 1 }, { dmg: 2 }, { yang: 1 }, { special: 1 }]);
    expect(DEFENSE_DIE).toEqual([{}, {}, { dodge: 1 }, { armor: 1 }, { dodge: 2 }, { dodge: 1, armor: 1 }]);
  });

  test('RR-238 a Defense die has two thirds of a Dodge and a third of an Armor on average', () => {
    expect(DEFENSE_DIE).toHaveLength(6);
    expect(mean(DEFENSE_DIE, (face) => face.dodge)).toBeCloseTo(2 / 3);
    expect(mean(DEFENSE_DIE, (face) => face.armor)).toBeCloseTo(1 / 3);
  });

  test('RR-424 a skill die has three blanks, two single successes and one double', () => {
    expect([0, 1, 2].map((successes) => count(SKILL_DIE, (face) => face === successes))).toEqual([3, 2, 1]);
  });
});

describe('Destiny cards', () => {
  const cards: readonly DestinyCard[] = DESTINY_IDS.map((id) => DESTINY[id]);

  test('RR-245 six cards that vote 1 to 6; one brings Yin, one Yang, one the Special', () => {
    expect(cards.map((card) => card.vote)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([count(cards, ({ attack }) => attack.yin === 1), count(cards, ({ attack }) => attack.yang === 1), count(cards, ({ attack }) => attack.special === 1)]).toEqual([1, 1, 1]);
  });

  test('RR-245 each card has the two sides of the catalogue', () => {
    expect(cards.map(({ attack }) => attack)).toEqual([{ special: 1 }, { yin: 1 }, { yang: 1 }, { dmg: 1 }, { dmg: 1 }, { dmg: 2 }]);
    expect(cards.map(({ defense }) => defense)).toEqual([{}, {}, { armor: 1 }, { dodge: 1 }, { armor: 1 }, { dodge: 1 }]);
  });

  test('RR-245 a hand is worth four damage, two Dodge and two Armor', () => {
    expect(sum(cards.map(({ attack }) => attack.dmg ?? 0))).toBe(4);
    expect([sum(cards.map(({ defense }) => defense.dodge ?? 0)), sum(cards.map(({ defense }) => defense.armor ?? 0))]).toEqual([2, 2]);
  });
});

/** What a skill may not cost less than if it gives Empowered. */
const paysForEmpowered = ({ yang = 0, hp = 0 }: Cost, cooldown: number): boolean => yang >= 2 || hp >= 3 || cooldown >= 2;
const cooldownOf = (skill: Skill): number => (skill.passive ? 0 : skill.cooldown ?? 0);

describe.each(HERO_IDS)('%s', (id: HeroId) => {
  const hero = HEROES[id];
  const attacks: readonly HeroAttack[] = hero.weapons.flatMap((weapon) => weapon.attacks);

  test('RR-82 starts with three weapons, two armors, five skills of level 1, two ultimates and a Flask', () => {
    expect([hero.weapons.length, hero.armors.length, hero.skills.length, hero.ultimates.length]).toEqual([3, 2, 5, 2]);
    expect(hero.skills.every((skill) => skill.level === 1 && skill.souls === undefined)).toBe(true);
    expect(hero.flask.charges).toBe(1);
    expect(linesIn(hero.flask.onRevive, 'setStaminaFull')).toHaveLength(1);
  });

  test('each weapon has two attacks of different categories; over the three, two of each within one, at least three types', () => {
    expect(hero.weapons.every(({ attacks: [first, second] }) => first.category !== second.category)).toBe(true);
    for (const category of CATEGORIES) expect(within(count(attacks, (attack) => attack.category === category), 1, 3)).toBe(true);
    expect(new Set(attacks.map((attack) => attack.type)).size).toBeGreaterThanOrEqual(3);
  });

  test('plain attacks keep to the curve: Light 2 Stamina for 4 or 5, Heavy 4 for 8 or 9 and 5 for 11', () => {
    const plain = attacks.filter((attack) => attack.range === 1 && !attack.steps && Object.keys(attack.cost).join() === 'stamina');
    const fits = ({ category, cost, damage }: HeroAttack): boolean =>
      category === 'L' ? cost.stamina === 2 && within(damage, 4, 5) : cost.stamina === 5 ? damage === 11 : cost.stamina === 4 && within(damage, 8, 9);
    expect(plain.filter((attack) => !fits(attack))).toEqual([]);
  });

  test('armor gives at most 2 in all, or pays with Movement', () => {
    for (const { armor, dodge, statics = [] } of hero.armors) {
      const slower = statics.some((each) => each.static === 'move' && each.n < 0);
      expect(armor + dodge).toBeLessThanOrEqual(slower ? 3 : 2);
    }
  });

  test('Empowered is never cheap', () => {
    for (const skill of [...hero.skills, ...HIGHER_SKILLS[id]]) {
      if (skill.passive || !linesIn(skill.steps, 'cond').some((line) => line.name === 'empowered')) continue;
      expect(paysForEmpowered(skill.cost, cooldownOf(skill))).toBe(true);
    }
  });

  test('a skill of level L costs L or L + 1 Souls of at most two colours', () => {
    for (const { level, souls = {} } of HIGHER_SKILLS[id]) {
      const paid = Object.values(souls);
      expect([within(sum(paid), level, level + 1), within(paid.length, 1, 2)]).toEqual([true, true]);
    }
  });

  test('the recommended loadout is two weapons, an armor, three skills and an ultimate of its own', () => {
    const loadout = RECOMMENDED_LOADOUTS[id];
    const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id);
    expect(ids(hero.weapons)).toEqual(expect.arrayContaining([...loadout.weapons]));
    expect(ids(hero.armors)).toContain(loadout.armor);
    expect(ids(hero.skills)).toEqual(expect.arrayContaining([...loadout.skills]));
    expect(ids(hero.ultimates)).toContain(loadout.ultimate);
    expect([new Set(loadout.weapons).size, new Set(loadout.skills).size]).toEqual([2, 3]);
  });

  test('as a Comrade it has two attacks that offer two types each and one charge of the Flask', () => {
    const pad = COMRADES[id];
    expect([pad.light, pad.heavy].map(({ types }) => new Set(types).size)).toEqual([2, 2]);
    expect(pad.heavy.damage).toBeGreaterThan(pad.light.damage);
    expect(pad.flask.charges).toBe(1);
    expect(pad.move).toBe(hero.move);
  });
});

test('RR-80 the four heroes have the four classes, and vote priority runs Samurai, Monk, Ninja, Ronin', () => {
  const heroes = HERO_IDS.map((id) => HEROES[id]);
  expect(heroes.map((hero) => hero.id)).toEqual([...HERO_IDS]);
  expect(new Set(heroes.map((hero) => hero.class))).toEqual(new Set(CLASSES));
  expect([...heroes].sort((a, b) => a.votePriority - b.votePriority).map((hero) => hero.class)).toEqual(['samurai', 'monk', 'ninja', 'ronin']);
});

test('every party level makes Comrades better', () => {
  expect(COMRADE_LEVELS).toHaveLength(5);
  expect(COMRADE_LEVELS.map(({ life, damage, armor, flask }) => [life, damage, armor, flask])).toEqual([[0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 1], [1, 0, 0, 2], [3, 2, 0, 2]]);
});

test('every pattern is used; those of heroes are drawn for a single square', () => {
  const everything = [HEROES, COMRADES, BOSS_IDS.map((id) => BOSSES[id])];
  const used = new Set(entriesIn(everything).map((entry) => entry.pattern));
  expect(Object.keys(PATTERNS).filter((name) => !used.has(name))).toEqual([]);
  const heroic = entriesIn([HEROES, COMRADES, BOSS_IDS.map((id) => BOSSES[id].loot)]).map((entry) => entry.pattern);
  expect(Object.entries(PATTERNS).filter(([name, pattern]) => heroic.includes(name) && pattern.side !== 1)).toEqual([]);
});
