import { topOf } from '@/engine/parts/cards/pile';
import { EVERYBODY } from '@/engine/parts/cards/eyes';
import { squareName } from '@/engine/parts/grid/squares';
import { CATEGORIES, FIELD, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { standsIn } from '@/games/ronins-revenge/rules/field/position';
import { isComrade } from '@/games/ronins-revenge/rules/state';

import { at, battle, boss, oneShot } from './battle';

const ALL_COMRADES = { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } as const;

describe('a battle against Ushikado is set up', () => {
  test('RR-92 with the terrain, objects, minions and boss of his map', () => {
    const state = battle();
    expect([hasToken(state, zoneNamed('Z11'), 'high'), hasToken(state, zoneNamed('Z14'), 'high'), hasToken(state, zoneNamed('Z12'), 'high')]).toEqual([true, true, false]);
    expect([hasToken(state, zoneNamed('Z41'), 'difficult'), hasToken(state, zoneNamed('Z24'), 'spikes'), hasToken(state, zoneNamed('Z22'), 'fire')]).toEqual([true, true, false]);
    const squaresOf = (kind: string): string[] => state.objects.filter((object) => object.kind === kind).map(({ square }) => squareName(FIELD, square));
    expect(['pillar', 'barrel', 'pot', 'shrine', 'statue'].map(squaresOf)).toEqual([['E3', 'E10', 'I3', 'I10'], ['E5', 'E8'], ['C4', 'C9', 'H11'], ['L1'], ['G1']]);
    expect(state.figures).toEqual([{ start: 0, anchor: at('F6'), side: 2, facing: 2, conditions: 0 }]);
  });

  test('RR-93 each deck has its seven cards, shuffled, the top one open and no other', () => {
    const state = battle();
    for (const category of CATEGORIES) {
      const { cards, known } = state.decks[category];
      expect([...cards].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `${category}-${n}`));
      expect(known.map((eyes) => eyes === EVERYBODY)).toEqual([false, false, false, false, false, false, true]);
    }
    const orders = ['a', 'b', 'c', 'd'].map((seed) => battle({}, seed).decks.L.cards.join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('RR-94 events lie in numerical order, the first on top', () => {
    const { events } = battle();
    expect(topOf(events)).toBe('E-1');
    expect([...events.cards].reverse()).toEqual(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6']);
  });

  test('RR-96 RR-97 the first Wound card is in force with all its cubes, the bar is full', () => {
    const state = battle();
    expect([state.wound, state.cubes, state.bossHp]).toEqual([0, [2, 2, 2], 50]);
  });

  test('RR-398 on Easy the first Wound card is gone', () => {
    const state = battle({ difficulty: 'easy' });
    expect([state.wound, state.cubes]).toEqual([1, [0, 2, 2]]);
  });

  test('RR-98 every minion has its own band and HP', () => {
    expect(battle().minions.map(({ minion, band, hp, anchor }) => [minion, band, hp, squareName(FIELD, anchor)])).toEqual([['chainWretch', 0, 8, 'J2'], ['chainWretch', 1, 8, 'J11']]);
  });

  test('RR-99 RR-100 bars are full, pools empty, Flask, skills and ultimate ready', () => {
    const { heroes } = battle();
    expect(HERO_IDS.map((id) => [heroes[id].hp, heroes[id].maxHp, heroes[id].stamina, heroes[id].maxStamina])).toEqual([[15, 15, 10, 10], [11, 11, 12, 12], [14, 14, 10, 10], [13, 13, 10, 10]]);
    for (const id of HERO_IDS) {
      const { ki, yin, yang, charges, cooldowns, ultimateUsed, primed } = heroes[id];
      expect([ki, yin, yang, charges, cooldowns, ultimateUsed, primed]).toEqual([0, 0, 0, 1, [0, 0, 0], false, null]);
    }
  });

  test('RR-101 a hero without luck holds all six Destiny cards, one with dice none', () => {
    const { heroes } = battle();
    expect(HERO_IDS.map((id) => heroes[id].destiny.length)).toEqual([0, 6, 0, 6]);
  });

  test('RR-102 heroes take the start squares in initiative order', () => {
    const { line, heroes } = battle();
    expect(line.map((id) => squareName(FIELD, heroes[id].anchor))).toEqual(['K4', 'L6', 'L7', 'K9']);
  });

  test('RR-103 RR-502 everyone has an enemy in front', () => {
    const state = battle();
    expect(HERO_IDS.every((id) => standsIn(state.heroes[id], 'front', boss(state)))).toBe(true);
    // J2 has K4 to its south-east: east comes before south. J11 has K9 to its south-west: south before west.
    expect(state.minions.map((minion) => minion.facing)).toEqual([1, 2]);
  });

  test('RR-104 RR-105 initiative is shuffled, the first in line has Threat', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => battle({}, seed));
    expect(new Set(lines.map(({ line }) => line.join())).size).toBeGreaterThan(1);
    for (const { line, threat } of lines) {
      expect([...line].sort()).toEqual([...HERO_IDS].sort());
      expect(threat).toBe(line[0]);
    }
  });

  test('RR-455 RR-476 a Comrade has Life Force alone, more with every party level', () => {
    const life = (level: number): number[] => HERO_IDS.map((id) => battle({ level, party: ALL_COMRADES }).heroes[id].hp);
    expect([life(1), life(3)]).toEqual([[30, 19, 21, 21], [31, 20, 22, 22]]);
    const { takahiro } = battle({ party: { ...oneShot().party, takahiro: 'comrade' } }).heroes;
    expect([isComrade(takahiro), takahiro.stamina, takahiro.maxStamina, takahiro.charges, takahiro.destiny]).toEqual([true, 0, 0, 1, []]);
  });

  test('the state is plain JSON of at most 6 KB', () => {
    const state = battle();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(JSON.stringify(state).length).toBeLessThanOrEqual(6 * 1024);
  });
});
