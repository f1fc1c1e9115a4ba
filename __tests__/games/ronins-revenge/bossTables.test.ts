import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { CLASSES, DAMAGE_TYPES, SOULS, type Category } from '@/games/ronins-revenge/content/terms';

import { allAttacks, allWounds, count, entriesIn, growthOf, letterAt, linesIn, sum, within } from './tables';

const CUBES_BY_CHAPTER = [6, 7, 8, 8, 8, 8, 9, 9, 10, 11];
/** Tokens that need no boss of their own to bring them. */
const COMMON_TOKENS = ['high', 'difficult', 'fire', 'poison', 'spikes', 'corruption', 'anyDangerous'];

describe.each(BOSS_IDS)('tables of %s', (id: BossId) => {
  const boss = BOSSES[id];
  const { events, wounds, minions, pack, factChanges, loot, souls } = boss;

  test('is kept under its own name', () => {
    expect(boss.id).toBe(id);
  });

  test('five to seven events in order, every slot, none three times in a row, the last rebuilds the deck', () => {
    expect(within(events.length, 5, 7)).toBe(true);
    expect(events.map((event) => event.id)).toEqual(events.map((_, i) => `E-${i + 1}`));
    const slots = events.map((event) => event.slot);
    expect([1, 2, 3, 4].filter((slot) => !slots.some((each) => each === slot))).toEqual([]);
    expect(slots.some((slot, i) => i > 1 && slots[i - 1] === slot && slots[i - 2] === slot)).toBe(false);
    expect(events.map((event) => linesIn(event, 'rebuildEvents').length)).toEqual(events.map((_, i) => (i === events.length - 1 ? 1 : 0)));
    for (const event of events) expect([event.steps.length > 0, event.words.length > 0]).toEqual([true, true]);
  });

  test('three or four Wound cards with the cubes of the chapter, each with words', () => {
    expect(within(wounds.length, 3, 4)).toBe(true);
    expect(allWounds(boss).map((wound) => wound.id)).toEqual(allWounds(boss).map((_, i) => `W-${i + 1}`));
    expect(sum(wounds.map((wound) => wound.cubes))).toBe(CUBES_BY_CHAPTER[boss.chapter - 1]);
    for (const wound of allWounds(boss)) expect([wound.words.length > 0, wound.cubes > 0, wound.mods.length > 0]).toEqual([true, true, true]);
  });

  test('one or two kinds of minion within their limits, with a reward, at most five in play', () => {
    expect(within(minions.length, 1, 2)).toBe(true);
    const plus = growthOf(boss);
    for (const minion of minions) {
      expect([within(minion.hp, 4, 10), within(minion.precision, 3, 6 + plus), within(minion.damage, 2, 5 + plus)]).toEqual([true, true, true]);
      expect(minion.onDefeat.length).toBeGreaterThan(0);
      expect(DAMAGE_TYPES).toContain(minion.vulnerable);
      expect(within(minion.bands.length, 2, 5)).toBe(true);
      expect(new Set(minion.bands).size).toBe(minion.bands.length);
    }
  });

  test('a spawn places a minion of this boss, never more than there are figures', () => {
    for (const { minion, max } of [...linesIn(boss, 'spawn')]) {
      const figures = minions.find((each) => each.id === minion)?.bands.length ?? 0;
      expect(Number(max)).toBeLessThanOrEqual(figures);
    }
    for (const { minion } of entriesIn(factChanges).filter((entry) => entry.do === 'placeMinion')) expect(minions.map((each) => each.id)).toContain(minion);
  });

  test('lines place only tokens that every map or this boss knows', () => {
    const known = [...COMMON_TOKENS, ...(boss.newTokens ?? []).map((token) => token.id)];
    const placed = [...linesIn(boss, 'zoneAdd'), ...linesIn(boss, 'zoneRemove')].map((line) => line.token);
    expect(placed.filter((token) => !known.some((each) => each === token))).toEqual([]);
    expect(Object.values(boss.map.zones).flat().filter((token) => !known.includes(token))).toEqual([]);
  });

  test('every custom effect of its cards is explained by one of its rules, and no rule explains what nobody uses', () => {
    const parts = [boss.card, allAttacks(boss), events, allWounds(boss), minions, factChanges];
    const used = new Set(linesIn(parts, 'custom').map((line) => line.id));
    const explained = boss.rules.flatMap((rule) => rule.explains ?? []);
    expect([...used].filter((custom) => !explained.some((each) => each === custom))).toEqual([]);
    const everything = new Set([...linesIn(boss, 'custom').map((line) => line.id), ...entriesIn(boss).map((entry) => entry.mod)]);
    expect(explained.filter((custom) => !everything.has(custom))).toEqual([]);
    expect(new Set(boss.rules.map((rule) => rule.id)).size).toBe(boss.rules.length);
  });

  test('a swap keeps its deck, and what a Fact change names exists', () => {
    const named = (verb: string) => entriesIn(factChanges).filter((entry) => entry.do === verb);
    const packed = pack.attacks.map((card) => card.id);
    for (const swap of named('swapAttack')) {
      expect(boss.attacks.map((card) => card.id)).toContain(swap.out);
      expect(packed).toContain(swap.in);
      expect(String(swap.out).charAt(0)).toBe(String(swap.in).charAt(0));
    }
    expect(packed.filter((card) => !named('swapAttack').some((swap) => swap.in === card))).toEqual([]);
    for (const { id: item } of named('unlockItem')) expect(pack.items.map((each) => each.id)).toContain(item);
    expect(pack.items.filter((item) => !named('unlockItem').some((unlock) => unlock.id === item.id))).toEqual([]);
    for (const { id: event } of named('removeEvent')) expect(events.map((each) => each.id)).toContain(event);
    for (const { order } of [...named('woundCubes'), ...named('revealWound')]) expect(allWounds(boss)[Number(order) - 1]).toBeDefined();
    // What is taken away is a minion, or a pillar of the map.
    for (const { at } of named('removeStart')) expect('mP').toContain(letterAt(boss.map, String(at)));
  });

  test('the pack has two to four cards beyond the seven of a deck; Fact changes fit on one line', () => {
    expect(within(pack.attacks.length, 2, 4)).toBe(true);
    for (const card of pack.attacks) expect(Number(card.id.slice(2))).toBeGreaterThan(7);
    expect(within(factChanges.length, 8, 26)).toBe(true);
    for (const change of factChanges) expect([change.words.length > 0, change.words.length <= 120, change.steps.length > 0]).toEqual([true, true, true]);
    expect(new Set(factChanges.map((change) => change.fact)).size).toBe(factChanges.length);
  });

  test('twenty loot cards: Souls, weapons for every class, three armors, relics with two affinities', () => {
    const soulCards = sum(SOULS.map((soul) => souls[soul]));
    expect(soulCards + loot.length).toBe(20);
    expect(within(soulCards, 8, 10)).toBe(true);
    const weapons = loot.flatMap((card) => (card.kind === 'weapon' ? [card] : []));
    expect(within(weapons.length, 3, 4)).toBe(true);
    expect(CLASSES.filter((name) => !weapons.some((weapon) => weapon.for.includes(name)))).toEqual([]);
    expect(weapons.every(({ attacks: [first, second] }) => first.category !== second.category)).toBe(true);
    expect(count(loot, (card) => card.kind === 'armor')).toBe(3);
    expect(within(count(loot, (card) => card.kind === 'consumable'), 1, 2)).toBe(true);
    const relics = loot.flatMap((card) => (card.kind === 'relic' ? [card] : []));
    expect(relics.map((relic) => new Set(relic.affinity).size)).toEqual([2, 2]);
    expect(new Set(loot.map((card) => card.id)).size).toBe(loot.length);
  });
});

describe('over all bosses', () => {
  test('any two bosses give all four colours of Souls', () => {
    for (const one of BOSS_IDS) for (const other of BOSS_IDS) expect(SOULS.filter((soul) => BOSSES[one].souls[soul] + BOSSES[other].souls[soul] === 0)).toEqual([]);
  });

  test('a Flask lies in the loot of every second boss', () => {
    const chapters = BOSS_IDS.filter((id) => BOSSES[id].loot.some((card) => card.kind === 'flask')).map((id) => BOSSES[id].chapter);
    expect(chapters).toEqual([1, 3, 5, 7, 9]);
  });

  test('ten chapters; the last boss has three shapes, one for each size of base', () => {
    expect(BOSS_IDS.map((id) => BOSSES[id].chapter)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
    expect(BOSS_IDS.slice(-3).map((id) => BOSSES[id].side)).toEqual([1, 2, 3]);
  });

  test('rules of single bosses have their own numbers, ten for each boss after the first', () => {
    const rules = BOSS_IDS.flatMap((id) => BOSSES[id].rules.map((rule) => Number(rule.id.slice(3))));
    expect(rules).toEqual(Array.from({ length: 110 }, (_, i) => 520 + i));
  });

  test('no loot or pack item has the name of another, but for the relics that the three last bosses share', () => {
    const owned = BOSS_IDS.flatMap((id) => [...BOSSES[id].loot, ...BOSSES[id].pack.items].map((card) => card.id));
    const twice = [...new Set(owned.filter((id, i) => owned.indexOf(id) !== i))];
    expect(twice).toEqual(['dryBrush', 'theLabel']);
  });

  test('Gasha-O loses one card of each deck with a limb, and every limb guards another arc', () => {
    const { limbs = [], attacks } = BOSSES.gashaO;
    expect(limbs.map((limb) => limb.arc)).toEqual(['front', 'right', 'rear', 'left']);
    for (const limb of limbs) {
      expect(limb.cards.map((card) => card.charAt(0))).toEqual(['L', 'H', 'S'] satisfies Category[]);
      expect(attacks.filter((card) => card.limb === limb.id).map((card) => card.id)).toEqual(limb.cards);
    }
  });

  test('the Nine-Faced Actor has nine masks and three figures with their own crests', () => {
    const { masks = [], starts, card } = BOSSES.nineFaces;
    expect(masks).toHaveLength(9);
    expect(card.mods).toContainEqual({ mod: 'masks', n: masks.length });
    expect(card.mods).toContainEqual({ mod: 'cast', figures: starts.length });
    expect(new Set(starts.map((start) => start.crest)).size).toBe(3);
  });
});
