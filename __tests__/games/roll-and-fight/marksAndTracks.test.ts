import { ABILITIES, ABILITY_IDS } from '@/games/roll-and-fight/content/abilities';
import { BOSSES } from '@/games/roll-and-fight/content/bosses';
import { DEN_IDS } from '@/games/roll-and-fight/content/dens';
import { ITEM_SQUARES, LOOT_POINTS, POOL_LIMITS } from '@/games/roll-and-fight/content/tracks';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { chargesLeft } from '@/games/roll-and-fight/rules/actions';
import { denOf } from '@/games/roll-and-fight/rules/den';
import { healthSpaces } from '@/games/roll-and-fight/rules/health';
import { poolLimit } from '@/games/roll-and-fight/rules/scene';
import { lootPoints, trainingPoints } from '@/games/roll-and-fight/rules/scoring';
import { fight, flashback, me, resolution, strike, spendItem, spendSet } from './table';

test('RF-1 clearing a cross leaves the ring: a healed extra Health space stays in use', () => {
  const table = flashback({ wounds: 4, extraHealth: 2, flashback: ['healing', 'training', 'training'] });
  expect(healthSpaces(me(table))).toEqual(['crossed', 'crossed', 'crossed', 'crossed', 'free', 'locked']);
  table.play(0, { type: 'act', sources: [0], choice: { action: 'healing', way: 'clear' } });
  expect(healthSpaces(me(table))).toEqual(['crossed', 'crossed', 'free', 'free', 'free', 'locked']);
});

test('RF-2 an experience space and an item square are marked and crossed at once', () => {
  const table = fight({ charges: { bandages: 2 }, wounds: 1, change: (player) => Object.assign(player, { xp: 4, xpSpent: 3 }) });
  spendItem(table, 'bandages');
  const [bandages] = me(table).items;
  expect([bandages?.bought, bandages?.spent, bandages && chargesLeft(bandages)]).toEqual([2, 1, 1]);
  expect(trainingPoints(me(table))).toBe(1);
});

test('RF-3 rings go by use of a recon mark, by the end of Resolution and by a Beating', () => {
  const table = fight({ hero: 'shadowman', boss: 'prez', room: 'A', recon: ['fire', 'dash'], extraHealth: 1, wounds: 4 });
  table.play(0, { type: 'activate', source: { from: 'recon', ability: 'fire' } });
  strike(table, 'B', 'blocker');
  expect(me(table).recon).toEqual(['dash']);
  table.play(0, { type: 'endFight' });
  expect(me(table).recon).toEqual([]);
  table.play(0, { type: 'endResolution' });
  expect(table.happened('evadedReturned')).toHaveLength(1);
  expect(me(table).extraHealth).toBe(0);
});

test('RF-4 every seat sees the whole table', () => {
  const table = flashback({ seats: 2 });
  expect(rollAndFightGame.view(table.state, 0)).toEqual(table.state);
  expect(rollAndFightGame.view(table.state, 1)).toEqual(table.state);
});

test('RF-5 three Health spaces are usable, three more are marked one by one', () => {
  const table = flashback({ hero: 'johnny', flashback: ['healing', 'healing', 'healing'] });
  expect(healthSpaces(me(table))).toEqual(['free', 'free', 'free', 'locked', 'locked', 'locked']);
  for (const source of [0, 1, 2]) table.play(0, { type: 'act', sources: [source], choice: { action: 'healing', way: 'extra' } });
  expect(healthSpaces(me(table))).toEqual(['free', 'free', 'free', 'free', 'free', 'free']);
  expect(table.refused(0, { type: 'act', sources: [3], choice: { action: 'healing', way: 'extra' } })).toBe('RF-5');
});

test('RF-6 loot scores 0, 1, 2, 4, 7, 11 and ends at five crosses', () => {
  const table = flashback({ flashback: ['loot', 'loot', 'training'], change: (player) => { player.loot = 4; } });
  expect(LOOT_POINTS.map((_, loot) => lootPoints({ ...me(table), loot }))).toEqual([0, 1, 2, 4, 7, 11]);
  table.play(0, { type: 'act', sources: [0], choice: { action: 'loot' } });
  expect(table.refused(0, { type: 'act', sources: [1], choice: { action: 'loot' } })).toBe('RF-6');
});

test('RF-7 every three marked experience spaces are a point, six at most', () => {
  const player = me(flashback());
  expect([0, 2, 3, 11, 17, 18].map((xp) => trainingPoints({ ...player, xp }))).toEqual([0, 0, 1, 3, 5, 6]);
});

test('RF-8 the Boss track has eight spaces and holds every boss', () => {
  const table = flashback({ boss: 'paleVesna', change: (player) => { player.bossDamage = 8; } });
  expect(Math.max(...Object.values(BOSSES).map((boss) => boss.health))).toBe(8);
  expect(rollAndFightGame.broken?.(table.state)).toEqual([]);
  table.change((state) => { if (state.players[0]) state.players[0].bossDamage = 9; });
  expect(rollAndFightGame.broken?.(table.state)).toEqual(['seat 0: boss damage 9']);
});

test('RF-9 the Beating track shows a limit of four dice, then of three', () => {
  const player = me(flashback());
  expect([0, 1, 2].map((beatings) => poolLimit({ ...player, beatings }))).toEqual([...POOL_LIMITS, 0]);
});

test('RF-10 an item is bought three times at most', () => {
  const table = flashback({ flashback: ['purchase', 'purchase', 'purchase'] });
  for (const source of [0, 1, 2]) table.play(0, { type: 'act', sources: [source], choice: { action: 'purchase', item: 1 } });
  expect(me(table).items[1]?.bought).toBe(ITEM_SQUARES);
  expect(table.refused(0, { type: 'act', sources: [3], choice: { action: 'purchase', item: 1 } })).toBe('RF-10');
});

test('RF-11 four bought abilities lie on the board at most', () => {
  const table = flashback({ tiles: ['parry', 'kenjutsu', 'wildRush'], change: (player) => { player.xp = 10; } });
  table.play(0, { type: 'buyTile', tile: 'exploitWeakness' });
  expect(me(table).tiles).toHaveLength(4);
  expect(table.refused(0, { type: 'buyTile', tile: 'reverseBlade' })).toBe('RF-54');
});

test('RF-12 every room has at most five minions, two loot icons and one objective; one entrance, one boss', () => {
  for (const id of DEN_IDS) {
    const { rooms } = denOf(id);
    expect(rooms.filter((room) => room.entrance)).toHaveLength(1);
    expect(rooms.filter((room) => room.boss)).toHaveLength(1);
    for (const room of rooms) {
      expect(room.minions.length).toBeGreaterThanOrEqual(1);
      expect(room.minions.length).toBeLessThanOrEqual(5);
      expect(room.loot).toBeLessThanOrEqual(2);
    }
  }
});

test('RF-13 rooms are adjacent exactly where a door joins them, both ways, never to themselves', () => {
  const den = denOf('4B');
  const names = (letter: string): string[] => {
    const room = den.rooms.findIndex(({ id }) => id === letter);
    return (den.adjacent[room] ?? []).map((next) => den.rooms[next]?.id ?? '');
  };
  // A and C touch in the corner of the plan but have no door.
  expect(names('A')).toEqual(['B']);
  expect(names('B')).toEqual(['A', 'D', 'E', 'G']);
  den.adjacent.forEach((next, room) => {
    expect(next).not.toContain(room);
    for (const other of next) expect(den.adjacent[other]).toContain(room);
  });
});

test('RF-14 cheap recon spaces lie on Dash, Punch and Fire, dear ones on Charge and on tiles with dice', () => {
  const spaces = ABILITY_IDS.map((id) => [id, ABILITIES[id].recon] as const);
  expect(spaces.filter(([, recon]) => recon === 1).map(([id]) => id)).toEqual(['dash', 'punch', 'fire']);
  for (const [id, recon] of spaces) {
    if (recon === 1) continue;
    expect([id, recon]).toEqual([id, ABILITIES[id].dice.length > 0 ? 2 : 0]);
  }
});

test('RF-122 dots are erased at the end of the fight', () => {
  const table = fight({ room: 'E', sets: [['punch', 'KKK']] });
  spendSet(table, 'punch');
  strike(table, 'E', 'toughGuy');
  expect(table.happened('minionDotted')).toHaveLength(1);
  expect(me(table).minions.filter((marks) => marks !== 0)).toHaveLength(1);
  table.play(0, { type: 'endFight' });
  expect(me(table).minions.filter((marks) => marks !== 0)).toHaveLength(0);
});

test('RF-123 a full Health track has no effect before the end of Resolution', () => {
  const table = resolution({ wounds: 3, room: 'A', empty: ['A', 'B', 'C', 'D'] });
  expect(me(table).beatings).toBe(0);
  table.play(0, { type: 'endResolution' });
  expect(me(table).beatings).toBe(1);
});
