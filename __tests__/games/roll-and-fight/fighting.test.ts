import { fitsMoment } from '@/games/roll-and-fight/rules/fighting/sources';
import { healthSpaces } from '@/games/roll-and-fight/rules/health';
import { Match } from '@/engine/match';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { EVADED } from '@/games/roll-and-fight/rules/state';
import { aims, fight, go, here, isDeadMinion, itemSource, me, minionOf, resolution, strike, target, toRoom, spend, spendItem, spendSet } from './table';

const END = { type: 'endFight' } as const;

test('RF-109 Start-of-Fighting tiles come first, are mandatory as far as possible, and are skipped without dice or target', () => {
  const table = fight({ hero: 'gudrun', boss: 'prez', room: 'C', tiles: ['vengefulStrike'], woundDice: 2, sets: [['dash', 'MM']], charges: { crowbar: 1 } });
  expect(table.prompt(0).kind).toBe('startOfFighting');
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-109');
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'crowbar') })).toBe('RF-109');
  expect(table.refused(0, END)).toBe('RF-109');
  spend(table, { from: 'tile', tile: 'vengefulStrike' });
  strike(table, 'C', 'blocker');
  strike(table, 'C', 'henchman');
  expect(table.prompt(0).kind).toBe('fight');
  expect(fight({ hero: 'gudrun', room: 'C', tiles: ['vengefulStrike'] }).prompt(0).kind).toBe('fight');
  expect(fight({ hero: 'gudrun', tiles: ['vengefulStrike'], woundDice: 1, empty: ['A'] }).prompt(0).kind).toBe('fight');
  expect([fitsMoment('start', 'start'), fitsMoment('start', 'fighting'), fitsMoment('fighting', 'start')]).toEqual([true, false, false]);
});

test('RF-110 then the wound dice return and their spaces are crossed', () => {
  const table = fight({ hero: 'johnny', woundDice: 2 });
  expect(healthSpaces(me(table)).slice(0, 3)).toEqual(['crossed', 'crossed', 'free']);
  expect([me(table).woundDice, table.state.supply.length]).toEqual([[], table.state.diceInGame]);
});

test('RF-111 sets, recon marks and item charges are used in any order', () => {
  const spec = { empty: ['A', 'B', 'C'], sets: [['dash', 'MM']], recon: ['punch'], charges: { powerHerbs: 1 } } as const;
  const table = fight({ ...spec, dead: [] });
  const sources = table.moves(0).flatMap((move) => (move.type === 'activate' ? [move.source.from] : []));
  expect(sources.sort()).toEqual(['item', 'set']);
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 1 } })).toBe('RF-111');
  expect(table.refused(0, { type: 'activate', source: { from: 'recon', ability: 'fire' } })).toBe('RF-111');
  spendItem(table, 'powerHerbs');
  go(table, 'E');
  spendSet(table, 'dash');
  go(table, 'C');
  expect(here(table)).toBe('C');
});

test('RF-112 nothing has to be used; unused sets go back', () => {
  const table = fight({ sets: [['dash', 'MM'], ['punch', 'KKK']] });
  table.play(0, END);
  expect([me(table).sets, table.state.supply.length]).toEqual([[], table.state.diceInGame]);
});

test('RF-113 an activation is finished before another begins, and items do not interrupt it', () => {
  const table = fight({ room: 'C', sets: [['punch', 'KDK'], ['punch', 'KKK']], charges: { rageBrewK: 1 } });
  expect(table.refused(0, target(table, 'C', 'grunt'))).toBe('RF-113');
  expect(table.refused(0, { type: 'skip' })).toBe('RF-113');
  spendSet(table, 'punch');
  strike(table, 'C', 'blocker');
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-113');
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'rageBrewK') })).toBe('RF-113');
  expect(table.refused(0, END)).toBe('RF-113');
});

test('RF-114 effects happen in the listed order', () => {
  const table = fight({ empty: ['A'], boss: 'prez', sets: [['charge', 'MKKG']] });
  spendSet(table, 'charge');
  expect(aims(table)).toEqual(['B', 'C', 'D']);
  expect(table.refused(0, target(table, 'C', 'grunt'))).toBe('RF-124');
  go(table, 'C');
  expect(new Set(aims(table))).toEqual(new Set(['C:grunt', 'C:henchman', 'C:blocker']));
});

test('RF-115 what can be performed must be, unless it says may', () => {
  const table = fight({ hero: 'johnny', empty: ['A', 'B'], tiles: ['rollAndShoot'], sets: [['rollAndShoot', 'MMG']] });
  spendSet(table, 'rollAndShoot');
  expect(table.refused(0, { type: 'skip' })).toBe('RF-115');
  go(table, 'B');
  table.play(0, { type: 'skip' });
  expect(aims(table)).toContain('E:henchman');
});

test('RF-116 an effect that cannot be performed ends the activation, earlier ones stay', () => {
  const table = fight({ empty: ['A', 'B'], sets: [['charge', 'MKKG']] });
  spendSet(table, 'charge');
  const events = go(table, 'B').map((event) => event.type);
  expect(events).toEqual(['moved', 'effectsLost', 'activationEnded']);
  expect(here(table)).toBe('B');
});

test('RF-117 an activation whose first effect is impossible is not started', () => {
  const table = fight({ room: 'C', sets: [['dash', 'MM']] });
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
  expect(fight({ empty: ['A'], sets: [['punch', 'KKK']] }).refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
});

test('RF-226 impossible optional effects are skipped and end nothing', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', empty: ['A'], tiles: ['rollAndShoot'], sets: [['rollAndShoot', 'MMG']] });
  spendSet(table, 'rollAndShoot');
  go(table, 'B');
  // A blocker holds the hero in B: the second, optional move is passed over and the Shoot follows.
  expect(table.prompt(0).words).toContain('Shoot');
  const stuck = fight({ hero: 'johnny', room: 'B', tiles: ['youthfulSpeed'], sets: [['charge', 'MKKG']] });
  expect(stuck.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
});

test('RF-227 what a passive adds belongs to the activation, also after a run that was cut short', () => {
  const table = fight({ tiles: ['followingThrough'], room: 'A', sets: [['punch', 'KDK']] });
  spendSet(table, 'punch');
  strike(table, 'A', 'grunt');
  expect(table.happened('effectsLost')).toHaveLength(1);
  expect(table.prompt(0).words).toContain('You may skip it');
  go(table, 'B');
  expect([here(table), me(table).activation]).toEqual(['B', undefined]);
  const held = fight({ tiles: ['followingThrough'], room: 'C', sets: [['punch', 'KKK']] });
  spendSet(held, 'punch');
  strike(held, 'C', 'grunt');
  expect(me(held).activation).toBeUndefined();
});

test('RF-118 after an activation its dice, its mark or its square is gone', () => {
  const table = fight({ empty: ['A', 'B', 'C', 'E'], sets: [['dash', 'MM']], recon: ['dash'], charges: { powerHerbs: 1 } });
  const supply = table.state.supply.length;
  spendSet(table, 'dash');
  expect(table.state.supply.length).toBe(supply);
  go(table, 'B');
  expect([me(table).sets, table.state.supply.length]).toEqual([[], supply + 2]);
  spend(table, { from: 'recon', ability: 'dash' });
  go(table, 'A');
  expect(me(table).recon).toEqual([]);
  spendItem(table, 'powerHerbs');
  go(table, 'E');
  expect(me(table).items.map((item) => item.spent)).toEqual([0, 0, 0, 1]);
});

test('RF-119 applying a passive tile is optional', () => {
  const table = fight({ tiles: ['kenjutsu'], room: 'C', sets: [['punch', 'KKK']] });
  spendSet(table, 'punch');
  strike(table, 'C', 'blocker');
  expect(aims(table).length).toBeGreaterThan(0);
  table.play(0, { type: 'skip' });
  expect(table.happened('minionKilled')).toHaveLength(1);
});

test('RF-120 a tile without dice works once per round', () => {
  const table = resolution({ hero: 'gudrun', tiles: ['secondWind'], wounds: 2, empty: ['A', 'B', 'C', 'D'] });
  spend(table, { from: 'tile', tile: 'secondWind' });
  expect(me(table).wounds).toBe(1);
  expect(table.refused(0, { type: 'activate', source: { from: 'tile', tile: 'secondWind' } })).toBe('RF-120');
  table.play(0, { type: 'endResolution' });
  expect(me(table).tilesUsed).toEqual([]);
});

test('RF-121 Resolution tiles and items cannot be used in the fight', () => {
  const table = fight({ hero: 'gudrun', tiles: ['secondWind'], wounds: 2, charges: { smellingSalts: 1 } });
  expect(table.refused(0, { type: 'activate', source: { from: 'tile', tile: 'secondWind' } })).toBe('RF-121');
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'smellingSalts') })).toBe('RF-121');
});

test('RF-86 the Hit of a Charge happens in the room reached', () => {
  const table = fight({ empty: ['A'], sets: [['charge', 'MKKG']] });
  spendSet(table, 'charge');
  go(table, 'D');
  expect(new Set(aims(table))).toEqual(new Set(['D:toughGuy', 'D:grunt', 'D:gunman']));
});

test('RF-124, RF-126 Move goes through a door and crosses the Visited space of the room entered', () => {
  const table = fight({ empty: ['A'], sets: [['dash', 'MM']] });
  spendSet(table, 'dash');
  expect(table.refused(0, toRoom(table, 'H'))).toBe('RF-124');
  const [moved] = go(table, 'C');
  expect(moved).toMatchObject({ type: 'moved', jump: false, firstVisit: true });
  expect(me(table).visited.toString(2)).toBe('101');
});

test('RF-125 an active blocker holds the hero, a dead or evaded one does not', () => {
  const source = { from: 'set', set: 0 } as const;
  const held = fight({ room: 'B', sets: [['dash', 'MM']] });
  expect(held.refused(0, { type: 'activate', source })).toBe('RF-117');
  expect(fight({ room: 'B', dead: ['B:b'], sets: [['dash', 'MM']] }).moves(0)).toContainEqual({ type: 'activate', source });
  const evaded = fight({ room: 'B', sets: [['dash', 'MM']], change: (player) => { player.minions[2] = 2; } });
  expect(evaded.moves(0)).toContainEqual({ type: 'activate', source });
});

test('RF-127 other enemies do not hinder a Move', () => {
  const table = fight({ room: 'F', sets: [['dash', 'MM']] });
  spendSet(table, 'dash');
  go(table, 'D');
  expect(here(table)).toBe('D');
});

test('RF-128, RF-129 a Hit deals one damage in the own room and kills everybody but tough guys', () => {
  for (const type of ['grunt', 'henchman', 'blocker'] as const) {
    const table = fight({ room: 'C', sets: [['punch', 'KKK']] });
    spendSet(table, 'punch');
    expect(table.refused(0, target(table, 'A', 'grunt'))).toBe('RF-128');
    strike(table, 'C', type);
    expect(isDeadMinion(table, 'C', type)).toBe(true);
  }
  const table = fight({ room: 'D', sets: [['punch', 'KKK']] });
  spendSet(table, 'punch');
  strike(table, 'D', 'gunman');
  expect(isDeadMinion(table, 'D', 'gunman')).toBe(true);
});

test('RF-130 a tough guy falls to the second damage of one fight, from whatever activation', () => {
  const table = fight({ room: 'A', empty: ['A', 'B', 'C'], boss: 'prez', dead: ['D:g'], sets: [['fire', 'GGK'], ['dash', 'MM'], ['punch', 'KKK']] });
  spendSet(table, 'fire');
  strike(table, 'D', 'toughGuy');
  expect(isDeadMinion(table, 'D', 'toughGuy')).toBe(false);
  spendSet(table, 'dash');
  go(table, 'D');
  spendSet(table, 'punch');
  strike(table, 'D', 'toughGuy');
  expect(isDeadMinion(table, 'D', 'toughGuy')).toBe(true);
});

test('RF-131 tough guys keep separate dots and the player chooses', () => {
  const table = fight({ room: 'E', sets: [['punch', 'KDK']] });
  spendSet(table, 'punch');
  strike(table, 'E', 'toughGuy', 0);
  strike(table, 'E', 'toughGuy', 1);
  expect([isDeadMinion(table, 'E', 'toughGuy', 0), isDeadMinion(table, 'E', 'toughGuy', 1)]).toEqual([false, false]);
  expect(table.happened('minionDotted')).toHaveLength(2);
});

test('RF-132 active grunts protect the boss, evaded or dead ones do not', () => {
  const guarded = fight({ room: 'J', sets: [['punch', 'KKK']] });
  spendSet(guarded, 'punch');
  expect(aims(guarded)).not.toContain('boss');
  expect(guarded.refused(0, { type: 'resolve', target: { kind: 'boss' } })).toBe('RF-128');
  const open = fight({ room: 'J', dead: ['J:g'], sets: [['punch', 'KKK']], change: (player) => { player.minions[minionOf(player, 'J', 'grunt', 1)] = EVADED; } });
  spendSet(open, 'punch');
  expect(aims(open)).toContain('boss');
});

test('RF-133, RF-134, RF-135 damage crosses the Boss track, stays, and the last cross kills', () => {
  const table = fight({ room: 'J', boss: 'kazuOno', empty: ['J'], tiles: ['swordKata'], sets: [['swordKata', 'DDKK']], change: (player) => { player.bossDamage = 3; } });
  spendSet(table, 'swordKata');
  table.play(0, { type: 'resolve', target: { kind: 'boss' } });
  expect(me(table).bossDamage).toBe(4);
  table.play(0, { type: 'resolve', target: { kind: 'boss' } });
  expect([me(table).bossDamage, table.happened('bossKilled').length, me(table).activation]).toEqual([5, 1, undefined]);
  const later = resolution({ boss: 'prez', empty: ['A', 'B', 'C', 'D'] }, (player) => { player.bossDamage = 3; });
  later.play(0, { type: 'endResolution' });
  expect(me(later).bossDamage).toBe(3);
});

test('RF-136 evaded minions can be killed', () => {
  const table = fight({ room: 'A', sets: [['punch', 'KKK']], change: (player) => { player.minions[0] = 2; } });
  spendSet(table, 'punch');
  strike(table, 'A', 'grunt');
  expect(me(table).minions[0]).toBe(1);
});

test('RF-137 the dead are no targets', () => {
  const table = fight({ room: 'C', dead: ['C:gh'], sets: [['punch', 'KKK']] });
  spendSet(table, 'punch');
  expect(aims(table).sort()).toEqual(['C:blocker', 'C:grunt']);
  expect(table.refused(0, target(table, 'C', 'henchman'))).toBe('RF-128');
});

test('RF-228 who could not be damaged is no target', () => {
  const table = fight({ room: 'J', boss: 'sledgeRuiz', empty: ['J', 'H', 'I'], sets: [['punch', 'KKK']] });
  spendSet(table, 'punch');
  expect(aims(table)).toEqual(['boss']);
  const shot = fight({ room: 'H', boss: 'sledgeRuiz', empty: ['J', 'I', 'G', 'C'], sets: [['fire', 'GGG']] });
  expect(shot.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
  const dead = fight({ room: 'J', empty: ['J'], sets: [['punch', 'KKK']], change: (player) => { player.bossDamage = 5; } });
  expect(dead.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
});

test('RF-111 the whole fight can be taken back move by move', () => {
  const match = Match.create(rollAndFightGame, { seats: 1, boards: [1], bosses: ['prez'], heroes: ['johnny'] }, 'undo');
  match.play(0, { type: 'chooseSide', side: 'A' });
  match.play(0, { type: 'act', sources: [3], choice: { action: 'recon', ability: 'punch' } });
  match.play(0, { type: 'ready' });
  match.play(0, { type: 'roll', t: 0, dice: [0, 1, 2, 3] });
  match.play(0, { type: 'stop', t: 9000 });
  const before = match.hash();
  match.play(0, { type: 'activate', source: { from: 'recon', ability: 'punch' } });
  match.play(0, { type: 'resolve', target: { kind: 'minion', minion: 0 } });
  match.play(0, { type: 'endFight' });
  for (let i = 0; i < 3; i++) expect(match.undo()).toBe(true);
  expect(match.hash()).toBe(before);
});

test('RF-133 damage beyond the last space of the Boss track is no damage', () => {
  const table = fight({ hero: 'gudrun', boss: 'prez', room: 'J', empty: ['J'], tiles: ['grudge'], sets: [['punch', 'KKK']], change: (player) => { player.bossDamage = 5; } });
  spendSet(table, 'punch');
  table.play(0, { type: 'resolve', target: { kind: 'boss' } });
  expect(table.happened('bossHurt')).toEqual([{ type: 'bossHurt', seat: 0, damage: 1, total: 6 }]);
  expect(me(table).bossDamage).toBe(6);
});
