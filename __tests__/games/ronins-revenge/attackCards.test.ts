import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import type { AttackCard, Border, Strike } from '@/games/ronins-revenge/content/boss';
import { PATTERNS } from '@/games/ronins-revenge/content/patterns';
import { CATEGORIES, CLASSES, DAMAGE_TYPES, type Category } from '@/games/ronins-revenge/content/terms';
import { BREAK_KEYWORDS } from '@/games/ronins-revenge/content/who';

import { allAttacks, count, growthOf, within } from './tables';

/** Precision from, to; Damage from, to: chapter 1. */
const BANDS: Record<Category, Record<Border, readonly [number, number, number, number]>> = {
  L: { wood: [5, 6, 5, 7], metal: [6, 7, 7, 8], fire: [7, 7, 9, 9] },
  H: { wood: [6, 7, 7, 8], metal: [6, 7, 8, 10], fire: [8, 8, 11, 12] },
  S: { wood: [5, 6, 5, 6], metal: [7, 7, 6, 8], fire: [8, 8, 9, 10] },
};
const ARCS = ['front', 'right', 'rear', 'left'] as const;

const strikes = (card: AttackCard): card is AttackCard & Strike => card.noAttack === undefined;
const breakable = ({ break: parts }: AttackCard): boolean => parts !== undefined;
const threatName = ({ threat }: AttackCard): string => (typeof threat === 'string' ? threat : 'class' in threat ? threat.class : `initiative ${threat.initiative}`);

describe.each(BOSS_IDS)('attack cards of %s', (id: BossId) => {
  const boss = BOSSES[id];
  const { attacks } = boss;

  test('seven of each category, named by it and numbered from 1', () => {
    const names = CATEGORIES.flatMap((category) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${category}-${n}`));
    expect(attacks.map((card) => card.id)).toEqual(names);
    for (const card of allAttacks(boss)) expect(card.id.charAt(0)).toBe(card.category);
  });

  test('each deck has two or three wood, two or three metal, one or two fire borders', () => {
    for (const category of CATEGORIES) {
      const bordered = (border: Border): number => count(attacks, (card) => card.category === category && card.border === border);
      expect([within(bordered('wood'), 2, 3), within(bordered('metal'), 2, 3), within(bordered('fire'), 1, 2)]).toEqual([true, true, true]);
    }
  });

  test('nineteen or twenty have a Vulnerability; each type four to six times, at most three times in a deck', () => {
    expect(within(count(attacks, (card) => card.vulnerable !== undefined), 19, 20)).toBe(true);
    for (const type of DAMAGE_TYPES) {
      expect(within(count(attacks, (card) => card.vulnerable === type), 4, 6)).toBe(true);
      for (const category of CATEGORIES) expect(count(attacks, (card) => card.category === category && card.vulnerable === type)).toBeLessThanOrEqual(3);
    }
  });

  test('ten to thirteen can be Broken, three to five of each deck, at most three by a single part', () => {
    expect(within(count(attacks, breakable), 10, 13)).toBe(true);
    for (const category of CATEGORIES) expect(within(count(attacks, (card) => card.category === category && breakable(card)), 3, 5)).toBe(true);
    expect(count(attacks, (card) => card.break?.length === 1)).toBeLessThanOrEqual(3);
    expect(attacks.some((card) => card.break?.length === 0)).toBe(false);
  });

  test('every keyword and every arc breaks some card', () => {
    const parts = attacks.flatMap((card) => card.break ?? []);
    expect(BREAK_KEYWORDS.filter((keyword) => !parts.includes(keyword))).toEqual([]);
    const arcs = parts.flatMap((part) => (typeof part === 'object' && 'arc' in part ? part.arc : []));
    expect(ARCS.filter((arc) => !arcs.includes(arc))).toEqual([]);
  });

  test('fire cards can be Broken at least as often as metal ones', () => {
    const share = (border: Border): number => count(attacks, (card) => card.border === border && breakable(card)) / count(attacks, (card) => card.border === border);
    expect(share('fire')).toBeGreaterThanOrEqual(share('metal'));
  });

  test('attacks have at least three damage types, none in more than 45 of 100', () => {
    const hitting = attacks.filter(strikes);
    const shares = DAMAGE_TYPES.map((type) => count(hitting, (card) => card.type === type) / hitting.length);
    expect(count(shares, (share) => share > 0)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.45);
  });

  test('Threat goes six different ways, to every class and every place in initiative', () => {
    const ways = new Set(attacks.map(threatName));
    expect(ways.size).toBeGreaterThanOrEqual(6);
    expect([...CLASSES, ...[1, 2, 3, 4].map((place) => `initiative ${place}`)].filter((way) => !ways.has(way))).toEqual([]);
  });

  test('Precision and Damage lie in the band of deck, border and chapter', () => {
    const plus = growthOf(boss);
    const outside = attacks.filter(strikes).filter((card) => {
      const [lowP, highP, lowD, highD] = BANDS[card.category][card.border];
      return !within(card.precision - plus, lowP, highP) || !within(card.damage - plus, lowD, highD);
    });
    expect(outside.map((card) => card.id)).toEqual([]);
  });

  test('one card makes no attack, one ignores Threat', () => {
    expect(attacks.some((card) => !strikes(card))).toBe(true);
    expect(attacks.some((card) => card.target !== undefined)).toBe(true);
  });

  test('patterns are drawn for the base of this boss', () => {
    const { basic } = boss.card;
    const drawn = [basic, ...allAttacks(boss).filter(strikes)].flatMap(({ pattern }) => (pattern ? [pattern] : []));
    expect(drawn.filter((pattern) => PATTERNS[pattern].side !== boss.side)).toEqual([]);
  });

  test('no two cards share a name', () => {
    const names = allAttacks(boss).map((card) => card.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
