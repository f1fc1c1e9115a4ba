import { TILES, TILE_IDS, type TileId } from '@/games/roll-and-fight/content/abilities';
import { EVADED } from '@/games/roll-and-fight/rules/state';
import { aims, fight, flashback, go, here, isDeadMinion, isEvaded, me, minionOf, resolution, strike, strikeBoss, spend, spendItem, spendSet, type Spec, type Table } from './table';

/** What each tile does: a situation, how it is played, and the fact that must be true then. */
interface Case {
  readonly spec: Spec;
  readonly play: (table: Table) => void;
  readonly fact: (table: Table) => unknown;
  readonly is: unknown;
}

const kills = (table: Table): number => table.happened('minionKilled').length;
const inC: Spec = { room: 'C', boss: 'prez' };
const boss = (spec: Spec): Spec => ({ boss: 'prez', room: 'J', empty: ['J'], ...spec });
const shots = (table: Table, ...rooms: string[]): void => { for (const room of rooms) strike(table, room.charAt(0), room.endsWith('h') ? 'henchman' : room.endsWith('b') ? 'blocker' : 'gunman'); };

const CASES: Readonly<Record<TileId, Case>> = {
  reverseBlade: {
    spec: { ...inC, tiles: ['reverseBlade'], sets: [['reverseBlade', 'KKM']] },
    play: (table) => { spendSet(table, 'reverseBlade'); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); },
    fact: kills, is: 2,
  },
  wildStrike: {
    spec: { boss: 'prez', tiles: ['wildStrike'], sets: [['wildStrike', 'MMKK']] },
    play: (table) => { spendSet(table, 'wildStrike'); go(table, 'C'); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); },
    fact: (table) => [here(table), kills(table)], is: ['C', 2],
  },
  wildRush: {
    spec: { ...inC, tiles: ['wildRush'], sets: [['wildRush', 'KG']] },
    play: (table) => { spendSet(table, 'wildRush'); strike(table, 'C', 'grunt'); strike(table, 'C', 'henchman'); },
    fact: (table) => [me(table).wounds, kills(table)], is: [1, 2],
  },
  parry: {
    spec: { ...inC, tiles: ['parry'], sets: [['parry', 'KK']] },
    play: (table) => { spendSet(table, 'parry'); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); },
    fact: (table) => [isDeadMinion(table, 'C', 'grunt'), isEvaded(table, 'C', 'blocker')], is: [true, true],
  },
  swordKata: {
    spec: { ...inC, tiles: ['swordKata'], sets: [['swordKata', 'DDKK']] },
    play: (table) => { spendSet(table, 'swordKata'); strike(table, 'C', 'grunt'); strike(table, 'C', 'grunt', 1); strike(table, 'C', 'henchman'); strike(table, 'C', 'blocker'); },
    fact: kills, is: 4,
  },
  kenjutsu: {
    spec: { ...inC, tiles: ['kenjutsu'], sets: [['punch', 'KKK']] },
    play: (table) => { spendSet(table, 'punch'); strike(table, 'C', 'grunt'); strike(table, 'C', 'henchman'); },
    fact: kills, is: 2,
  },
  followingThrough: {
    spec: { boss: 'prez', tiles: ['followingThrough'], recon: ['punch'] },
    play: (table) => { spend(table, { from: 'recon', ability: 'punch' }); strike(table, 'A', 'grunt'); go(table, 'D'); },
    fact: here, is: 'D',
  },
  exploitWeakness: {
    spec: { boss: 'prez', room: 'E', tiles: ['exploitWeakness'], sets: [['punch', 'KKK']] },
    play: (table) => { spendSet(table, 'punch'); strike(table, 'E', 'toughGuy'); },
    fact: (table) => isDeadMinion(table, 'E', 'toughGuy'), is: true,
  },
  dodgeStrikeAndShoot: {
    spec: { hero: 'johnny', ...inC, tiles: ['dodgeStrikeAndShoot'], sets: [['dodgeStrikeAndShoot', 'KGG']] },
    play: (table) => { spendSet(table, 'dodgeStrikeAndShoot'); strike(table, 'C', 'grunt'); shots(table, 'Fs', 'Fh'); },
    fact: kills, is: 3,
  },
  luckyThrow: {
    spec: { hero: 'johnny', ...inC, tiles: ['luckyThrow'], sets: [['punch', 'KDK']] },
    play: (table) => { spendSet(table, 'punch'); shots(table, 'Hs'); },
    fact: (table) => [isDeadMinion(table, 'H', 'gunman'), kills(table), me(table).activation], is: [true, 1, undefined],
  },
  barrage: {
    spec: { hero: 'johnny', ...inC, tiles: ['barrage'], sets: [['barrage', 'GGKM']] },
    play: (table) => { spendSet(table, 'barrage'); shots(table, 'Hs', 'Hh', 'Hb'); },
    fact: kills, is: 3,
  },
  youthfulSpeed: {
    spec: { hero: 'johnny', boss: 'prez', empty: ['A', 'C'], tiles: ['youthfulSpeed'], sets: [['charge', 'MKKG']] },
    play: (table) => { spendSet(table, 'charge'); go(table, 'C'); go(table, 'H'); strike(table, 'H', 'blocker'); },
    // The move before the Charge was taken, so none is offered after it.
    fact: (table) => [here(table), kills(table), me(table).activation], is: ['H', 1, undefined],
  },
  luckyShot: {
    spec: { hero: 'johnny', ...inC, tiles: ['luckyShot'], sets: [['luckyShot', 'GGM']] },
    play: (table) => { spendSet(table, 'luckyShot'); shots(table, 'Hs', 'Fs', 'Eh'); },
    fact: kills, is: 3,
  },
  vengefulBurst: {
    spec: { hero: 'johnny', ...inC, tiles: ['vengefulBurst'], woundDice: 2 },
    play: (table) => { spend(table, { from: 'tile', tile: 'vengefulBurst' }); shots(table, 'Hs', 'Fs'); },
    fact: (table) => [kills(table), me(table).wounds], is: [2, 2],
  },
  rollAndShoot: {
    spec: { hero: 'johnny', boss: 'prez', empty: ['A', 'C'], tiles: ['rollAndShoot'], sets: [['rollAndShoot', 'MKG']] },
    play: (table) => { spendSet(table, 'rollAndShoot'); go(table, 'C'); go(table, 'F'); strike(table, 'D', 'gunman'); },
    fact: (table) => [here(table), kills(table)], is: ['F', 1],
  },
  masterPlanner: {
    spec: { hero: 'johnny', ...inC, tiles: ['masterPlanner', 'barrage'], sets: [['barrage', 'GGKM']] },
    play: (table) => { spendSet(table, 'barrage'); shots(table, 'Hs', 'Hh', 'Hb'); table.play(0, { type: 'resolve', target: { kind: 'choice', choice: { action: 'training' } } }); },
    fact: (table) => [me(table).xp, me(table).activation], is: [2, undefined],
  },
  smokeScreen: {
    spec: { hero: 'shadowman', ...inC, tiles: ['smokeScreen'], sets: [['smokeScreen', 'MG']] },
    play: (table) => { spendSet(table, 'smokeScreen'); strike(table, 'C', 'blocker'); strike(table, 'H', 'gunman'); },
    fact: (table) => [isEvaded(table, 'C', 'blocker'), isEvaded(table, 'H', 'gunman')], is: [true, true],
  },
  slipPast: {
    spec: { hero: 'shadowman', boss: 'prez', tiles: ['slipPast'], sets: [['slipPast', 'MMG']] },
    play: (table) => { spendSet(table, 'slipPast'); go(table, 'H'); },
    fact: here, is: 'H',
  },
  backstab: {
    spec: { hero: 'shadowman', boss: 'prez', room: 'E', tiles: ['backstab'], sets: [['backstab', 'KK']], change: (player) => { player.minions[minionOf(player, 'E', 'toughGuy')] = EVADED; } },
    play: (table) => { spendSet(table, 'backstab'); expect(aims(table)).toEqual(['E:toughGuy']); strike(table, 'E', 'toughGuy'); },
    fact: (table) => isDeadMinion(table, 'E', 'toughGuy'), is: true,
  },
  twinFangs: {
    spec: { hero: 'shadowman', ...inC, tiles: ['twinFangs'], sets: [['twinFangs', 'DK']] },
    play: (table) => { spendSet(table, 'twinFangs'); strike(table, 'C', 'grunt'); strike(table, 'C', 'grunt', 1); },
    fact: kills, is: 2,
  },
  cantrips: {
    spec: { hero: 'shadowman', ...inC, tiles: ['cantrips'], sets: [['cantrips', 'MGK']], change: (player) => { for (const type of ['henchman', 'gunman', 'blocker'] as const) player.minions[minionOf(player, 'H', type)] = EVADED; } },
    play: (table) => { spendSet(table, 'cantrips'); shots(table, 'Hs', 'Hh', 'Hb'); },
    fact: kills, is: 3,
  },
  shadowStep: {
    spec: { hero: 'shadowman', ...inC, tiles: ['shadowStep'], charges: { smokeBomb: 1 } },
    play: (table) => { spendItem(table, 'smokeBomb'); strike(table, 'C', 'blocker'); strike(table, 'C', 'henchman'); go(table, 'H'); },
    fact: here, is: 'H',
  },
  ghostWalk: {
    spec: { hero: 'shadowman', ...inC, tiles: ['ghostWalk'], charges: { grappleLine: 1 } },
    play: (table) => { spendItem(table, 'grappleLine'); go(table, 'J'); },
    fact: here, is: 'J',
  },
  lastWord: {
    spec: { hero: 'shadowman', boss: 'prez', room: 'H', empty: ['J'], tiles: ['lastWord'], recon: ['fire'] },
    play: (table) => { spend(table, { from: 'recon', ability: 'fire' }); strikeBoss(table); },
    fact: (table) => me(table).bossDamage, is: 2,
  },
  bearHug: {
    spec: { hero: 'gudrun', boss: 'prez', room: 'E', tiles: ['bearHug'], sets: [['bearHug', 'KM']] },
    play: (table) => { spendSet(table, 'bearHug'); strike(table, 'E', 'toughGuy'); },
    fact: (table) => isDeadMinion(table, 'E', 'toughGuy'), is: true,
  },
  bulldoze: {
    spec: { hero: 'gudrun', ...inC, tiles: ['bulldoze'], sets: [['bulldoze', 'MMKK']] },
    play: (table) => { spendSet(table, 'bulldoze'); go(table, 'H'); strike(table, 'H', 'gunman'); },
    fact: (table) => [here(table), kills(table)], is: ['H', 1],
  },
  groundSlam: {
    spec: { hero: 'gudrun', boss: 'prez', room: 'E', tiles: ['groundSlam'], sets: [['groundSlam', 'KKG']] },
    play: (table) => { spendSet(table, 'groundSlam'); strike(table, 'E', 'toughGuy'); strike(table, 'E', 'henchman'); strike(table, 'E', 'toughGuy', 1); },
    fact: (table) => [kills(table), table.happened('minionDotted').length, me(table).activation], is: [1, 2, undefined],
  },
  ironGuts: {
    spec: { hero: 'gudrun', ...inC, wounds: 2, tiles: ['ironGuts'], sets: [['ironGuts', 'KDM']] },
    play: (table) => { spendSet(table, 'ironGuts'); strike(table, 'C', 'grunt'); strike(table, 'C', 'grunt', 1); },
    fact: (table) => [kills(table), me(table).wounds], is: [2, 1],
  },
  vengefulStrike: {
    spec: { hero: 'gudrun', ...inC, tiles: ['vengefulStrike'], woundDice: 2 },
    play: (table) => { spend(table, { from: 'tile', tile: 'vengefulStrike' }); strike(table, 'C', 'grunt'); strike(table, 'C', 'blocker'); },
    fact: (table) => [kills(table), me(table).wounds], is: [2, 2],
  },
  thickSkin: {
    spec: { hero: 'gudrun', tiles: ['thickSkin'], wounds: 2 },
    play: () => {},
    fact: () => {
      const table = flashback({ hero: 'gudrun', tiles: ['thickSkin'], wounds: 2 });
      table.play(0, { type: 'act', sources: [3], choice: { action: 'healing', way: 'extra' } });
      return [me(table).extraHealth, me(table).wounds];
    },
    is: [1, 1],
  },
  grudge: {
    spec: boss({ hero: 'gudrun', tiles: ['grudge'], sets: [['punch', 'KDK']] }),
    play: (table) => { spendSet(table, 'punch'); strikeBoss(table); strikeBoss(table); },
    fact: (table) => me(table).bossDamage, is: 3,
  },
  secondWind: {
    spec: {},
    play: () => {},
    fact: () => {
      const table = resolution({ hero: 'gudrun', boss: 'prez', empty: ['A', 'B', 'C', 'D'], tiles: ['secondWind'], wounds: 2 });
      spend(table, { from: 'tile', tile: 'secondWind' });
      return me(table).wounds;
    },
    is: 1,
  },
};

test.each(TILE_IDS.map((id) => [TILES[id].name, id] as const))('the tile %s does what it says', (_name, id) => {
  const { spec, play, fact, is } = CASES[id];
  const table = fight(spec);
  play(table);
  expect(fact(table)).toEqual(is);
});

test('Youthful Speed may be kept for after the Charge', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', empty: ['A'], tiles: ['youthfulSpeed'], sets: [['charge', 'MKKG']] });
  spendSet(table, 'charge');
  table.play(0, { type: 'skip' });
  go(table, 'C');
  strike(table, 'C', 'blocker');
  go(table, 'F');
  expect([here(table), me(table).activation]).toEqual(['F', undefined]);
});

test('Lucky Throw leaves a Punch with one Hit alone, and two Hits to who wants them', () => {
  const plain = fight({ hero: 'johnny', ...inC, tiles: ['luckyThrow'], sets: [['punch', 'KKK']] });
  spendSet(plain, 'punch');
  expect(aims(plain).every((aim) => aim.startsWith('C'))).toBe(true);
  const both = fight({ hero: 'johnny', ...inC, tiles: ['luckyThrow'], sets: [['punch', 'KDK']] });
  spendSet(both, 'punch');
  strike(both, 'C', 'grunt');
  strike(both, 'C', 'grunt', 1);
  expect(kills(both)).toBe(2);
});

test('Master Planner asks only for rooms never visited, and may be declined', () => {
  const spec: Spec = { hero: 'johnny', ...inC, tiles: ['masterPlanner', 'barrage'], sets: [['barrage', 'GGKM']] };
  const visited = fight({ ...spec, visited: ['H'] });
  spendSet(visited, 'barrage');
  shots(visited, 'Hs', 'Hh', 'Hb');
  expect(me(visited).activation).toBeUndefined();
  const declined = fight(spec);
  spendSet(declined, 'barrage');
  shots(declined, 'Hs', 'Hh', 'Hb');
  declined.play(0, { type: 'skip' });
  expect([me(declined).xp, me(declined).activation]).toEqual([0, undefined]);
});

test('Master Planner answers the third death of a room, and not the fourth', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', tiles: ['masterPlanner'], dead: ['C:gg'], sets: [['fire', 'GGK'], ['fire', 'GGK']] });
  spendSet(table, 'fire');
  strike(table, 'C', 'blocker');
  expect(aims(table)).toContain('training');
  table.play(0, { type: 'resolve', target: { kind: 'choice', choice: { action: 'training' } } });
  spendSet(table, 'fire');
  strike(table, 'C', 'henchman');
  expect([kills(table), me(table).xp, me(table).activation]).toEqual([2, 2, undefined]);
});
