import { touches } from '@/engine/parts/den/plan';
import { BASICS, TILES, TILE_IDS, tilesOf } from '@/games/roll-and-fight/content/abilities';
import { BOSSES, BOSS_IDS, bossOf } from '@/games/roll-and-fight/content/bosses';
import { DEN_IDS, DEN_PLANS } from '@/games/roll-and-fight/content/dens';
import { HEROES, HERO_IDS } from '@/games/roll-and-fight/content/heroes';
import { ITEMS, ITEM_IDS, itemsOf } from '@/games/roll-and-fight/content/items';
import { MINION_TYPES } from '@/games/roll-and-fight/content/minions';
import { BOSS_SPACES } from '@/games/roll-and-fight/content/tracks';
import { denOf } from '@/games/roll-and-fight/rules/den';
import { denShape } from '@/games/roll-and-fight/rules/geometry';

test('four heroes with eight tiles and four items each, nine bosses, ten dens', () => {
  expect([HERO_IDS.length, TILE_IDS.length, ITEM_IDS.length, BOSS_IDS.length, DEN_IDS.length]).toEqual([4, 32, 16, 9, 10]);
  for (const hero of HERO_IDS) expect([tilesOf(hero).length, itemsOf(hero).length]).toEqual([8, 4]);
});

test('everything has a name and words', () => {
  const named = [...Object.values(TILES), ...Object.values(BASICS), ...Object.values(ITEMS), ...Object.values(BOSSES), ...Object.values(DEN_PLANS)];
  for (const { name, words } of named) expect([name.length > 2, /\.$|\?$/.test(words)]).toEqual([true, true]);
  for (const { name, traitWords, motto } of Object.values(HEROES)) expect([name, traitWords, motto].every((text) => text.length > 3)).toBe(true);
});

test('tiles keep to their curve: two to five experience, two to four dice, one-use only for three damage or more', () => {
  for (const id of TILE_IDS) {
    const tile = TILES[id];
    expect([id, tile.xp >= 2 && tile.xp <= 5]).toEqual([id, true]);
    if (tile.timing === 'dice') expect([id, tile.dice.length >= 2 && tile.dice.length <= 4]).toEqual([id, true]);
    else expect([id, tile.dice.length]).toEqual([id, 0]);
    expect([id, tile.timing === 'passive']).toEqual([id, tile.passive !== undefined]);
    if ('oneUse' in tile) expect([id, tile.program.length >= 3 || tile.program.some((step) => step.do === 'hitEach')]).toEqual([id, true]);
  }
});

test('every hero has three passive tiles, give or take one', () => {
  for (const hero of HERO_IDS) {
    const passives = tilesOf(hero).filter((id) => TILES[id].timing === 'passive').length;
    expect([hero, passives >= 2 && passives <= 4]).toEqual([hero, true]);
  }
});

test('bosses have three to eight health and an effect', () => {
  for (const id of BOSS_IDS) {
    expect([id, BOSSES[id].health >= 3 && BOSSES[id].health <= BOSS_SPACES]).toEqual([id, true]);
    const { modifiers, guards } = bossOf(id);
    expect(modifiers.length + (guards ? 1 : 0)).toBe(1);
  }
});

describe.each(DEN_IDS)('den %s', (id) => {
  const den = denOf(id);
  const minions = den.rooms.flatMap((room) => room.minions);
  const count = (type: (typeof MINION_TYPES)[number]): number => minions.filter((minion) => minion === type).length;

  test('has ten to twelve rooms with different letters and eleven to seventeen doors between touching rooms', () => {
    expect(den.rooms.length).toBeGreaterThanOrEqual(10);
    expect(den.rooms.length).toBeLessThanOrEqual(12);
    expect(new Set(den.rooms.map((room) => room.id)).size).toBe(den.rooms.length);
    expect(den.doors.length).toBeGreaterThanOrEqual(11);
    expect(den.doors.length).toBeLessThanOrEqual(17);
    const { rooms } = denShape(id);
    for (const [a, b] of den.doors) {
      const [from, to] = [rooms[a], rooms[b]];
      expect([a, b, from !== undefined && to !== undefined && touches(from, to)]).toEqual([a, b, true]);
    }
  });

  test('is drawn without overlaps on three columns and four rows', () => {
    const { rooms, doors, columns, rows } = denShape(id);
    const cells = new Set<string>();
    for (const { x, y, width, height } of rooms) {
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) {
          expect([column >= 0, column < columns, row >= 0, row < rows, cells.has(`${column},${row}`)]).toEqual([true, true, true, true, false]);
          cells.add(`${column},${row}`);
        }
      }
    }
    for (const door of doors) expect([door.x > 0 && door.x < columns, door.y > 0 && door.y < rows]).toEqual([true, true]);
  });

  test('is connected, with the boss two to five doors from the entrance', () => {
    const distance = den.rooms.map(() => -1);
    distance[den.entrance] = 0;
    for (const queue = [den.entrance]; queue.length > 0; ) {
      const room = queue.shift() ?? 0;
      for (const next of den.adjacent[room] ?? []) {
        if ((distance[next] ?? 0) >= 0) continue;
        distance[next] = (distance[room] ?? 0) + 1;
        queue.push(next);
      }
    }
    expect(distance.every((doors) => doors >= 0)).toBe(true);
    expect(distance[den.bossRoom]).toBeGreaterThanOrEqual(2);
    expect(distance[den.bossRoom]).toBeLessThanOrEqual(5);
  });

  test('keeps to the numbers of minions, loot and objectives', () => {
    const ranges = { grunt: [9, 12], toughGuy: [4, 8], blocker: [5, 6], henchman: [4, 7], gunman: [4, 7] } as const;
    expect([minions.length >= 30, minions.length <= 37]).toEqual([true, true]);
    for (const type of MINION_TYPES) expect([type, count(type) >= ranges[type][0] && count(type) <= ranges[type][1]]).toEqual([type, true]);
    const grunts = den.rooms[den.bossRoom]?.minions.filter((minion) => minion === 'grunt').length ?? 0;
    expect([grunts >= 2, grunts <= 3]).toEqual([true, true]);
    const loot = den.rooms.reduce((sum, room) => sum + room.loot, 0);
    expect([loot >= 4, loot <= 5]).toEqual([true, true]);
    const objectives = den.rooms.flatMap((room) => room.objective ?? []);
    const points = objectives.reduce((sum, objective) => sum + objective.points, 0);
    expect([objectives.length >= 5 && objectives.length <= 6, points >= 19 && points <= 24]).toEqual([true, true]);
    expect(new Set(objectives.map((objective) => objective.kind)).size).toBeGreaterThanOrEqual(4);
    expect(den.rooms[den.entrance]?.objective).toBeUndefined();
  });

  test('asks for nothing that cannot be done', () => {
    den.rooms.forEach(({ objective }, room) => {
      if (objective?.kind === 'killCount') expect(count(objective.type)).toBeGreaterThanOrEqual(objective.count);
      if (objective?.kind === 'visitCount') expect(den.rooms.length).toBeGreaterThanOrEqual(objective.count);
      if (objective?.kind === 'killAdjacent') {
        const near = (den.adjacent[room] ?? []).flatMap((next) => den.rooms[next]?.minions ?? []);
        expect(near.some((minion) => objective.types.includes(minion))).toBe(true);
      }
    });
  });
});

test('eight of ten dens have two doors into the boss room', () => {
  const open = DEN_IDS.filter((id) => (denOf(id).adjacent[denOf(id).bossRoom]?.length ?? 0) >= 2);
  expect(open.length).toBeGreaterThanOrEqual(8);
});
