import { lootRooms, woundForecast, woundSources } from '@/games/roll-and-fight/rules/resolution';
import { isDead, poolLimit } from '@/games/roll-and-fight/rules/scene';
import { EVADED } from '@/games/roll-and-fight/rules/state';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { fight, here, itemSource, me, minionOf, resolution, roomOf, spend, spendItem } from './table';

const SAFE = ['A', 'B', 'C', 'D'];
const END = { type: 'endResolution' } as const;

test('RF-172 the steps come in order', () => {
  const table = resolution({ hero: 'gudrun', empty: [...SAFE], visited: ['D'], tiles: ['secondWind'], wounds: 1 });
  expect(table.prompt(0).kind).toBe('loot');
  expect(table.refused(0, { type: 'activate', source: { from: 'tile', tile: 'secondWind' } })).toBe('RF-172');
  expect(table.refused(0, END)).toBe('RF-172');
  table.play(0, { type: 'endLoot' });
  expect(table.prompt(0).kind).toBe('recover');
  expect(table.refused(0, { type: 'endLoot' })).toBe('RF-172');
  expect(table.refused(0, { type: 'collect', room: 3, choice: { action: 'loot' } })).toBe('RF-172');
  expect(fight().refused(0, END)).toBe('RF-172');
});

test('RF-173 step 1 removes unused recon marks', () => {
  const table = resolution({ recon: ['dash', 'charge'], empty: SAFE });
  expect(me(table).recon).toEqual([]);
  expect(table.happened('reconLost')).toEqual([{ type: 'reconLost', seat: 0, abilities: ['dash', 'charge'] }]);
});

test('RF-174 loot is collected from rooms that are Visited and Cleared', () => {
  const table = resolution({ empty: [...SAFE, 'G'], visited: ['D', 'I'] });
  expect(lootRooms(me(table)).map((room) => room)).toEqual([roomOf(me(table), 'D')]);
  expect(table.refused(0, { type: 'collect', room: roomOf(me(table), 'G'), choice: { action: 'loot' } })).toBe('RF-174');
  expect(table.refused(0, { type: 'collect', room: roomOf(me(table), 'I'), choice: { action: 'loot' } })).toBe('RF-174');
  table.play(0, { type: 'collect', room: roomOf(me(table), 'D'), choice: { action: 'loot' } });
  expect(me(table).loot).toBe(1);
});

test('RF-175 the hero may be elsewhere, and evaded minions count as cleared', () => {
  const table = resolution({ den: '3B', room: 'B', empty: ['A', 'B'], visited: ['C'], dead: ['C:gt'] }, (player) => { player.minions[minionOf(player, 'C', 'gunman')] = EVADED; });
  expect([here(table), lootRooms(me(table))]).toEqual(['B', [roomOf(me(table), 'C')]]);
});

test('RF-176 a collected icon is gone, one may be left for later', () => {
  const table = resolution({ room: 'I', empty: ['I', 'F', 'H', 'J'] });
  const room = roomOf(me(table), 'I');
  table.play(0, { type: 'collect', room, choice: { action: 'loot' } });
  table.play(0, { type: 'endLoot' });
  expect(me(table).lootLeft[room]).toBe(1);
  table.play(0, END);
  table.change((state) => { state.phase = 'fighting'; if (state.players[0]) Object.assign(state.players[0], { done: false, fight: { stage: 'free', waiting: { runs: 0, punchHits: 0, plainShots: 0 }, mirrors: 0, moved: false, bossHurt: false, kills: [], intact: 0 } }); });
  table.play(0, { type: 'endFight' });
  table.play(0, { type: 'collect', room, choice: { action: 'loot' } });
  expect([me(table).loot, me(table).lootLeft[room]]).toEqual([2, 0]);
  expect(resolution({ empty: [...SAFE], visited: ['D'] }).refused(0, { type: 'collect', room: 0, choice: { action: 'loot' } })).toBe('RF-176');
});

test('RF-177 loot may be any action; Recon here marks a cheap space that stays for the next round', () => {
  const collect = { type: 'collect', room: 3 } as const;
  const table = resolution({ empty: [...SAFE], visited: ['D'] });
  expect(table.refused(0, { ...collect, choice: { action: 'recon', ability: 'charge' } })).toBe('RF-177');
  table.play(0, { ...collect, choice: { action: 'recon', ability: 'dash' } });
  table.playAll(0, END, { type: 'ready' }, { type: 'stop', t: 0 });
  expect(table.moves(0)).toContainEqual({ type: 'activate', source: { from: 'recon', ability: 'dash' } });
  const tile = resolution({ empty: [...SAFE], visited: ['D'], tiles: ['parry'] });
  expect(tile.refused(0, { ...collect, choice: { action: 'recon', ability: 'parry' } })).toBe('RF-177');
});

test('RF-178 with a full Loot track the icon is another action', () => {
  const table = resolution({ empty: [...SAFE], visited: ['D'], change: (player) => { player.loot = 5; } });
  const actions = new Set(table.moves(0).flatMap((move) => (move.type === 'collect' ? [move.choice.action] : [])));
  expect([...actions].sort()).toEqual(['healing', 'purchase', 'recon', 'training']);
  table.play(0, { type: 'collect', room: 3, choice: { action: 'training' } });
  expect(me(table).xp).toBe(2);
});

test('RF-179 henchmen and the boss wound in their room, gunmen also from next door', () => {
  const table = resolution({ hero: 'johnny', boss: 'prez', room: 'H', extraHealth: 3 });
  // Henchman and gunman in the Corridor, a gunman in the Counting Room.
  expect(table.happened('attackedBy')).toMatchObject([{ taken: 3, ignored: 0 }]);
  const boss = resolution({ hero: 'johnny', boss: 'prez', room: 'J', extraHealth: 3 });
  expect(me(boss).wounds).toBe(3);
  const dead = resolution({ hero: 'johnny', boss: 'prez', room: 'J', empty: ['H', 'I'], change: (player) => { player.bossDamage = 6; } });
  expect(me(dead).wounds).toBe(0);
});

test('RF-180 henchmen and the boss do not reach next door, and the others never wound', () => {
  const table = resolution({ hero: 'johnny', boss: 'prez', room: 'I', empty: ['F', 'I'], dead: ['H:s'] });
  expect(me(table).wounds).toBe(0);
  expect(woundSources(table.state, me(table))).toEqual([]);
});

test('RF-181 wounds beyond the available spaces are ignored', () => {
  const table = resolution({ hero: 'johnny', boss: 'prez', room: 'H', wounds: 2 });
  expect(table.happened('attackedBy')).toMatchObject([{ taken: 1, ignored: 2 }]);
  expect(me(table).wounds).toBe(3);
});

test('RF-182 step 4 is for Resolution tiles and items only', () => {
  const table = resolution({ hero: 'gudrun', empty: SAFE, wounds: 3, charges: { smellingSalts: 1, rageBrewG: 1 }, tiles: ['vengefulStrike'] });
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'rageBrewG') })).toBe('RF-182');
  expect(table.refused(0, { type: 'activate', source: { from: 'tile', tile: 'vengefulStrike' } })).toBe('RF-182');
  expect(table.refused(0, { type: 'activate', source: { from: 'recon', ability: 'dash' } })).toBe('RF-182');
  spendItem(table, 'smellingSalts');
  expect(me(table).wounds).toBe(1);
});

test('RF-183 a full Health track is a Beating, one space left is none', () => {
  const full = resolution({ empty: SAFE, wounds: 4, extraHealth: 1 });
  full.play(0, END);
  expect(me(full).beatings).toBe(1);
  const left = resolution({ empty: SAFE, wounds: 3, extraHealth: 1 });
  left.play(0, END);
  expect(me(left).beatings).toBe(0);
});

test('RF-184, RF-185, RF-186 a Beating clears Wounds and extra spaces and costs a die, once per round', () => {
  const table = resolution({ empty: SAFE, wounds: 5, extraHealth: 2, round: 1 });
  table.play(0, END);
  expect([me(table).extraHealth, me(table).beatings, poolLimit(me(table)), me(table).pool.length]).toEqual([0, 1, 3, 3]);
  expect(me(table).wounds).toBe(0);
});

test('RF-187, RF-188, RF-211 the second Beating is death: no more rounds, no score, the dice stay in the game', () => {
  const solo = resolution({ empty: SAFE, wounds: 3, change: (player) => Object.assign(player, { beatings: 1, loot: 5 }) });
  solo.play(0, END);
  expect(solo.outcome).toMatchObject({ won: false, scores: [0] });
  const table = resolution({ seats: 2, hero: 'johnny', heroes: ['johnny', 'gudrun'], empty: SAFE, wounds: 3, change: (player) => { player.beatings = 1; } });
  table.play(0, END);
  table.play(1, END);
  expect([isDead(me(table)), table.state.round, me(table).pool.length]).toEqual([true, 2, 0]);
  expect(table.asks(0)).toBe(false);
  expect(table.state.supply.length).toBe(table.state.diceInGame - 4);
  expect(rollAndFightGame.broken?.(table.state)).toEqual([]);
});

test('RF-189 step 6 removes the rings of evaded minions', () => {
  const table = resolution({ empty: ['B', 'C', 'D'] }, (player) => { player.minions[0] = EVADED; });
  expect(me(table).minions[0]).toBe(EVADED);
  table.play(0, END);
  expect(me(table).minions[0]).toBe(0);
  expect(table.happened('evadedReturned')).toEqual([{ type: 'evadedReturned', seat: 0, minions: [0] }]);
});

test('RF-190 what a boss does at the end of Resolution comes after everything else', () => {
  const table = resolution({ boss: 'bandaboi', empty: SAFE }, (player) => Object.assign(player, { bossDamage: 3, wounds: 3 }));
  const events = table.play(0, END).map((event) => event.type);
  expect(events.indexOf('bossRecovered')).toBeGreaterThan(events.indexOf('beaten'));
  expect(me(table).bossDamage).toBe(0);
});

test('RF-231 Lockpicks take an icon of a room that is not Cleared, after the loot step', () => {
  const table = resolution({ hero: 'shadowman', boss: 'auditor', room: 'D', charges: { lockpicks: 1 } });
  expect(table.prompt(0).kind).toBe('recover');
  const { wounds } = me(table);
  spendItem(table, 'lockpicks');
  table.play(0, { type: 'resolve', target: { kind: 'choice', choice: { action: 'loot' } } });
  expect([me(table).loot, me(table).lootLeft[roomOf(me(table), 'D')], me(table).wounds]).toEqual([1, 0, wounds]);
  const empty = resolution({ hero: 'shadowman', room: 'A', charges: { lockpicks: 1 } });
  expect(empty.refused(0, { type: 'activate', source: itemSource(empty, 'lockpicks') })).toBe('RF-117');
  const wrong = resolution({ hero: 'shadowman', room: 'D', charges: { lockpicks: 1 }, tiles: ['twinFangs'] });
  spend(wrong, itemSource(wrong, 'lockpicks'));
  expect(wrong.refused(0, { type: 'resolve', target: { kind: 'choice', choice: { action: 'recon', ability: 'charge' } } })).toBe('RF-231');
});

test('the forecast of the fight is what Resolution then deals', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', room: 'H', wounds: 1 });
  expect(woundForecast(table.state, me(table))).toEqual({ total: 3, taken: 2, beating: true });
  table.play(0, { type: 'endFight' });
  expect(me(table).wounds).toBe(3);
});
