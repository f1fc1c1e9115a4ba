import { BOSSES, BOSS_IDS } from '@/games/roll-and-fight/content/bosses';
import { ITEMS, ITEM_IDS, type ItemId } from '@/games/roll-and-fight/content/items';
import { lairOf } from '@/games/roll-and-fight/rules/scene';
import { isCleared } from '@/games/roll-and-fight/rules/objectives';
import { cheapestEscape } from '@/games/roll-and-fight/rules/scoring';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { situation } from '@tests/kit/situation';
import { aims, fight, flashback, go, here, isDeadMinion, isEvaded, itemSource, me, resolution, roomOf, strike, strikeBoss, spend, spendItem, spendSet, type Spec, type Table } from './table';

interface Case {
  readonly spec: Spec;
  readonly play: (table: Table) => unknown;
  readonly is: unknown;
}

const rage = (hero: 'kaja' | 'johnny' | 'gudrun', id: ItemId): Case => ({
  spec: { hero, boss: 'prez', room: 'C', charges: { [id]: 1 }, sets: [['punch', 'KKK']] },
  play: (table) => { spendItem(table, id); spendSet(table, 'punch'); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); return [me(table).wounds, table.happened('minionKilled').length]; },
  is: [1, 2],
});

const CASES: Readonly<Record<ItemId, Case>> = {
  bandages: { spec: { wounds: 3, charges: { bandages: 1 } }, play: (table) => { spendItem(table, 'bandages'); return me(table).wounds; }, is: 1 },
  katana: {
    spec: { boss: 'auditor', room: 'J', empty: ['J'], charges: { katana: 1 } },
    play: (table) => { spendItem(table, 'katana'); expect(aims(table)).toEqual(['boss']); strikeBoss(table); strikeBoss(table); return me(table).bossDamage; }, is: 2,
  },
  rageBrewK: rage('kaja', 'rageBrewK'),
  powerHerbs: { spec: { charges: { powerHerbs: 1 } }, play: (table) => { spendItem(table, 'powerHerbs'); go(table, 'H'); return here(table); }, is: 'H' },
  stims: { spec: { hero: 'johnny', charges: { stims: 1 } }, play: (table) => { spendItem(table, 'stims'); go(table, 'D'); return here(table); }, is: 'D' },
  pocketMirror: {
    spec: { hero: 'johnny', boss: 'prez', room: 'F', visited: ['C', 'D', 'I'], charges: { pocketMirror: 1 } },
    play: (table) => { table.play(0, { type: 'markObjective' }); spendItem(table, 'pocketMirror'); strike(table, 'F', 'grunt'); return isDeadMinion(table, 'F', 'grunt'); }, is: true,
  },
  rageBrewJ: rage('johnny', 'rageBrewJ'),
  platedJacket: { spec: { hero: 'johnny', room: 'A', charges: { platedJacket: 1 } }, play: (table) => { spendItem(table, 'platedJacket'); strike(table, 'D', 'gunman'); return isEvaded(table, 'D', 'gunman'); }, is: true },
  smokeBomb: { spec: { hero: 'shadowman', room: 'C', charges: { smokeBomb: 1 } }, play: (table) => { spendItem(table, 'smokeBomb'); strike(table, 'C', 'blocker'); strike(table, 'A', 'grunt'); return [isEvaded(table, 'C', 'blocker'), isEvaded(table, 'A', 'grunt')]; }, is: [true, true] },
  grappleLine: { spec: { hero: 'shadowman', charges: { grappleLine: 1 } }, play: (table) => { spendItem(table, 'grappleLine'); go(table, 'F'); return here(table); }, is: 'F' },
  hollowPoint: {
    spec: { hero: 'shadowman', boss: 'prez', charges: { hollowPoint: 1 }, recon: ['fire'] },
    play: (table) => { spendItem(table, 'hollowPoint'); spend(table, { from: 'recon', ability: 'fire' }); strike(table, 'B', 'grunt'); return isDeadMinion(table, 'B', 'grunt'); }, is: true,
  },
  lockpicks: {
    spec: {},
    play: () => {
      const table = resolution({ hero: 'shadowman', room: 'D', charges: { lockpicks: 1 } });
      spendItem(table, 'lockpicks');
      table.play(0, { type: 'resolve', target: { kind: 'choice', choice: { action: 'training' } } });
      return [me(table).xp, me(table).lootLeft[roomOf(me(table), 'D')]];
    },
    is: [2, 0],
  },
  brassKnuckles: { spec: { hero: 'gudrun', room: 'C', charges: { brassKnuckles: 1 }, sets: [['punch', 'KKK']] }, play: (table) => { spendItem(table, 'brassKnuckles'); spendSet(table, 'punch'); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); return table.happened('minionKilled').length; }, is: 2 },
  smellingSalts: { spec: {}, play: () => { const table = resolution({ hero: 'gudrun', empty: ['A', 'B', 'C', 'D'], wounds: 3, charges: { smellingSalts: 1 } }); spendItem(table, 'smellingSalts'); return me(table).wounds; }, is: 1 },
  crowbar: { spec: { hero: 'gudrun', room: 'C', charges: { crowbar: 1 } }, play: (table) => { spendItem(table, 'crowbar'); expect(aims(table)).toEqual(['C:blocker']); strike(table, 'C', 'blocker'); return isDeadMinion(table, 'C', 'blocker'); }, is: true },
  rageBrewG: rage('gudrun', 'rageBrewG'),
};

test.each(ITEM_IDS.map((id) => [`${ITEMS[id].name} (${ITEMS[id].hero})`, id] as const))('the item %s does what it says', (_name, id) => {
  const { spec, play, is } = CASES[id];
  expect(play(fight(spec))).toEqual(is);
});

test('RF-30 Kaja takes a Wound at the beginning of rounds 1 and 3', () => {
  const table = situation(rollAndFightGame, { heroes: ['kaja'], boards: [1], bosses: ['prez'], rollSettleMs: 0 });
  table.play(0, { type: 'chooseSide', side: 'A' });
  const seen = [me(table).wounds];
  for (let round = 1; round < 4; round++) {
    table.change((state) => { state.players[0]?.minions.fill(1); if (state.players[0]) state.players[0].wounds = 0; });
    table.playAll(0, { type: 'ready' }, { type: 'stop', t: 0 }, { type: 'endFight' }, { type: 'endResolution' });
    seen.push(me(table).wounds);
  }
  expect(seen).toEqual([1, 0, 1, 0]);
});

test('RF-30 Johnny takes a Wound for two kills in one room without moving', () => {
  const spec: Spec = { hero: 'johnny', boss: 'prez', room: 'C', sets: [['punch', 'KDK'], ['dash', 'MM']] };
  const stands = fight(spec);
  spendSet(stands, 'punch');
  strike(stands, 'C', 'blocker');
  strike(stands, 'C', 'henchman');
  stands.play(0, { type: 'endFight' });
  expect(stands.happened('wounded')).toEqual([{ type: 'wounded', seat: 0, wounds: 1, cause: 'trait' }]);
  const moves = fight(spec);
  spendSet(moves, 'punch');
  strike(moves, 'C', 'blocker');
  strike(moves, 'C', 'henchman');
  spendSet(moves, 'dash');
  go(moves, 'A');
  moves.play(0, { type: 'endFight' });
  expect(moves.happened('wounded')).toEqual([]);
});

test('RF-30 Shadowman’s Shoot evades minions and damages the boss', () => {
  const table = fight({ hero: 'shadowman', boss: 'prez', recon: ['fire'] });
  spend(table, { from: 'recon', ability: 'fire' });
  strike(table, 'C', 'henchman');
  expect([isEvaded(table, 'C', 'henchman'), isDeadMinion(table, 'C', 'henchman')]).toEqual([true, false]);
  const boss = fight({ hero: 'shadowman', boss: 'prez', room: 'H', empty: ['J'], recon: ['fire'] });
  spend(boss, { from: 'recon', ability: 'fire' });
  strikeBoss(boss);
  expect(me(boss).bossDamage).toBe(1);
});

test('RF-30 gunmen that wound Little Gudrun wound her once more', () => {
  expect(me(resolution({ hero: 'gudrun', boss: 'prez', room: 'D', extraHealth: 3 })).wounds).toBe(3);
  expect(me(resolution({ hero: 'johnny', boss: 'prez', room: 'D', extraHealth: 3 })).wounds).toBe(2);
  expect(me(resolution({ hero: 'gudrun', boss: 'prez', room: 'E', extraHealth: 3 })).wounds).toBe(1);
});

test('RF-220 against Don Zemun a Shoot takes a grunt where it can, and is free where not', () => {
  const table = fight({ hero: 'johnny', boss: 'donZemun', tiles: ['luckyShot'], sets: [['luckyShot', 'GGM']], dead: ['B:g'] });
  spendSet(table, 'luckyShot');
  expect(new Set(aims(table))).toEqual(new Set(['C:grunt', 'D:grunt']));
  strike(table, 'C', 'grunt');
  expect(aims(table)).toEqual(['D:grunt']);
  strike(table, 'D', 'grunt');
  // Only B is left as a different room, and it holds no grunt.
  expect(aims(table)).toEqual(['B:blocker']);
});

test('RF-221 Bandaboi gets up at the end of every round unless he is dead', () => {
  const last = resolution({ boss: 'bandaboi', round: 4, empty: ['A', 'B', 'C', 'D'] }, (player) => Object.assign(player, { bossDamage: 4, bossEverHurt: true }));
  last.play(0, { type: 'endResolution' });
  expect([me(last).bossDamage, me(last).bossEverHurt, last.state.phase]).toEqual([0, true, 'over']);
  const dead = resolution({ boss: 'bandaboi', empty: ['A', 'B', 'C', 'D'] }, (player) => { player.bossDamage = 5; });
  dead.play(0, { type: 'endResolution' });
  expect(me(dead).bossDamage).toBe(5);
});

test('RF-222 the minions of Mama Quill count like printed ones', () => {
  const table = flashback({ boss: 'mamaQuill', empty: ['A'] });
  const player = me(table);
  const { inRoom, den, minions } = lairOf(player);
  expect(inRoom.map((here) => here.length)).toEqual(den.rooms.map((room, i) => room.minions.length + ([7, 8, 9].includes(i) ? 1 : 0)));
  table.change((state) => { state.players[0]?.minions.fill(1); });
  const extra = minions.length - 1;
  table.change((state) => { if (state.players[0]) state.players[0].minions[extra] = 0; });
  const room = minions[extra]?.room ?? -1;
  expect(isCleared(me(table), room)).toBe(false);
  table.change((state) => { if (state.players[0]) state.players[0].room = room; });
  expect(cheapestEscape(me(table)).cost).toBe(1);
});

const bossCases: Readonly<Record<string, () => unknown>> = {
  donZemun: () => { const table = fight({ boss: 'donZemun', recon: ['fire'] }); spend(table, { from: 'recon', ability: 'fire' }); return new Set(aims(table).map((aim) => aim.split(':')[1])); },
  bandaboi: () => { const table = resolution({ boss: 'bandaboi', empty: ['A', 'B', 'C', 'D'] }, (player) => { player.bossDamage = 2; }); table.play(0, { type: 'endResolution' }); return me(table).bossDamage; },
  kazuOno: () => { const table = fight({ hero: 'johnny', boss: 'kazuOno', room: 'J', empty: ['J'], sets: [['punch', 'KKK']], change: (player) => { player.bossDamage = 4; } }); spendSet(table, 'punch'); strikeBoss(table); return me(table).wounds; },
  roxyKween: () => me(resolution({ hero: 'johnny', boss: 'roxyKween', room: 'J', empty: ['H', 'I', 'J'], extraHealth: 1 })).wounds,
  prez: () => { const table = fight({ boss: 'prez', room: 'J', empty: ['J'], wounds: 2, charges: { bandages: 1 } }); return table.refused(0, { type: 'activate', source: itemSource(table, 'bandages') }); },
  mamaQuill: () => lairOf(me(flashback({ boss: 'mamaQuill' }))).minions.length - lairOf(me(flashback({ boss: 'prez' }))).minions.length,
  auditor: () => { const table = resolution({ hero: 'johnny', boss: 'auditor', empty: ['A', 'B', 'C', 'D'], visited: ['D'] }); table.play(0, { type: 'collect', room: 3, choice: { action: 'loot' } }); return me(table).wounds; },
  sledgeRuiz: () => { const table = fight({ boss: 'sledgeRuiz', room: 'H', empty: ['J'], recon: ['fire'] }); spend(table, { from: 'recon', ability: 'fire' }); return aims(table).includes('boss'); },
  paleVesna: () => [1, 2].map((round) => me(resolution({ hero: 'johnny', boss: 'paleVesna', round, empty: ['A', 'B', 'C', 'D'] })).wounds),
};
const BOSS_FACTS: Readonly<Record<string, unknown>> = {
  donZemun: new Set(['grunt']), bandaboi: 0, kazuOno: 2, roxyKween: 2, prez: 'RF-30', mamaQuill: 3, auditor: 1, sledgeRuiz: false, paleVesna: [0, 1],
};

test.each(BOSS_IDS.map((id) => [BOSSES[id].name, id] as const))('the boss %s does what the card says', (_name, id) => {
  expect(bossCases[id]?.()).toEqual(BOSS_FACTS[id]);
});

test('dead bosses change nothing any more', () => {
  const auditor = resolution({ hero: 'johnny', boss: 'auditor', empty: ['A', 'B', 'C', 'D'], visited: ['D'], change: (player) => { player.bossDamage = 6; } });
  auditor.play(0, { type: 'collect', room: 3, choice: { action: 'loot' } });
  expect(me(auditor).wounds).toBe(0);
  expect(me(resolution({ hero: 'johnny', boss: 'paleVesna', round: 3, empty: ['A', 'B', 'C', 'D'], change: (player) => { player.bossDamage = 8; } })).wounds).toBe(0);
  const prez = fight({ boss: 'prez', room: 'J', empty: ['J'], wounds: 1, charges: { bandages: 1 }, change: (player) => { player.bossDamage = 6; } });
  spendItem(prez, 'bandages');
  expect(me(prez).wounds).toBe(0);
});

test('Pale Vesna leaves alone who hurt her in this fight', () => {
  const table = fight({ hero: 'johnny', boss: 'paleVesna', round: 2, room: 'H', empty: ['C', 'G', 'H', 'I', 'J'], recon: ['fire'] });
  spend(table, { from: 'recon', ability: 'fire' });
  strikeBoss(table);
  table.play(0, { type: 'endFight' });
  expect(me(table).wounds).toBe(0);
});

test('Show-off counts the boss among those killed in one room', () => {
  const spec: Spec = { hero: 'johnny', boss: 'prez', room: 'J', sets: [['punch', 'KDK']], change: (player) => { player.bossDamage = 5; } };
  const both = fight({ ...spec, dead: ['J:gg'] });
  spendSet(both, 'punch');
  strikeBoss(both);
  const [other] = both.moves(0).filter((move) => move.type === 'resolve');
  if (other) both.play(0, other);
  expect(both.happened('minionKilled')).toHaveLength(1);
  both.play(0, { type: 'endFight' });
  expect(both.happened('wounded')).toEqual([{ type: 'wounded', seat: 0, wounds: 1, cause: 'trait' }]);
  const alone = fight({ ...spec, empty: ['J'] });
  spendSet(alone, 'punch');
  strikeBoss(alone);
  alone.play(0, { type: 'endFight' });
  expect(alone.happened('wounded')).toEqual([]);
});
