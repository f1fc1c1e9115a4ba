import { isCleared } from '@/games/roll-and-fight/rules/objectives';
import { DEAD, EVADED } from '@/games/roll-and-fight/rules/state';
import { aims, emptyRooms, fight, go, here, isDeadMinion, isEvaded, itemSource, me, minionOf, resolution, roomOf, strike, target, toRoom, spend, spendItem, spendSet, type Table } from './table';

const roomsAimedAt = (table: Table): string[] => [...new Set(aims(table).map((aim) => aim.charAt(0)))].sort();

test('RF-138 a room is Cleared when every minion is dead or evaded, whatever the boss does', () => {
  const table = fight({ room: 'J', dead: ['J:gg'] });
  expect(isCleared(me(table), roomOf(me(table), 'J'))).toBe(false);
  table.change((state) => { const player = state.players[0]; if (player) player.minions[minionOf(player, 'J', 'blocker')] = EVADED; });
  expect(isCleared(me(table), roomOf(me(table), 'J'))).toBe(true);
  table.change((state) => { state.players[0]?.minions.fill(DEAD); });
  expect(isCleared(me(table), roomOf(me(table), 'A'))).toBe(true);
});

test('RF-139 a Shoot goes next door, never into the own room', () => {
  const table = fight({ room: 'A', boss: 'prez', sets: [['fire', 'GGK']] });
  spendSet(table, 'fire');
  expect(new Set(aims(table).map((aim) => aim.charAt(0)))).toEqual(new Set(['B', 'C', 'D']));
  expect(table.refused(0, target(table, 'A', 'grunt'))).toBe('RF-139');
  expect(table.refused(0, target(table, 'E', 'henchman'))).toBe('RF-139');
  strike(table, 'C', 'henchman');
  expect(isDeadMinion(table, 'C', 'henchman')).toBe(true);
});

test('RF-140 the Shoots of one activation may go into different rooms', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', tiles: ['barrage'], sets: [['barrage', 'GGKM']] });
  spendSet(table, 'barrage');
  strike(table, 'B', 'blocker');
  strike(table, 'C', 'grunt');
  strike(table, 'C', 'grunt', 1);
  expect(table.happened('minionKilled')).toHaveLength(3);
});

test('RF-141 a Wound effect crosses a Health space', () => {
  const table = fight({ charges: { rageBrewK: 1 } });
  spendItem(table, 'rageBrewK');
  expect(me(table).wounds).toBe(1);
});

test('RF-142 without a space an own Wound cannot be performed, one of trait or boss is ignored', () => {
  const table = fight({ room: 'C', wounds: 3, tiles: ['wildRush'], sets: [['wildRush', 'KM']], charges: { rageBrewK: 1 } });
  expect(table.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'rageBrewK') })).toBe('RF-117');
  const boss = fight({ room: 'J', boss: 'kazuOno', empty: ['J'], wounds: 2, sets: [['punch', 'KKK']], change: (player) => { player.bossDamage = 4; } });
  spendSet(boss, 'punch');
  boss.play(0, { type: 'resolve', target: { kind: 'boss' } });
  expect(me(boss).wounds).toBe(3);
});

test('RF-143 Heal clears one Wound and is impossible without', () => {
  const table = fight({ wounds: 3, charges: { bandages: 2 } });
  spendItem(table, 'bandages');
  expect(me(table).wounds).toBe(1);
  spendItem(table, 'bandages');
  expect(me(table).wounds).toBe(0);
  expect(fight({ charges: { bandages: 1 } }).refused(0, { type: 'activate', source: { from: 'item', item: 0 } })).toBe('RF-117');
});

test('RF-144, RF-147 Jump goes two doors far, to another room', () => {
  const table = fight({ den: '5B', room: 'A', dead: ['A:g'], charges: { powerHerbs: 1 } });
  spendItem(table, 'powerHerbs');
  expect(aims(table)).toEqual(['D', 'F', 'H']);
  expect(table.refused(0, toRoom(table, 'A'))).toBe('RF-144');
  expect(table.refused(0, toRoom(table, 'E'))).toBe('RF-144');
  go(table, 'H');
  expect(here(table)).toBe('H');
});

test('RF-145, RF-148 only the last room of a Jump is visited, blockers on the way are ignored', () => {
  const table = fight({ den: '5B', room: 'A', charges: { powerHerbs: 1 } });
  spendItem(table, 'powerHerbs');
  go(table, 'H');
  const { visited } = me(table);
  expect([(visited >> roomOf(me(table), 'E')) & 1, (visited >> roomOf(me(table), 'H')) & 1]).toEqual([0, 1]);
});

test('RF-146 an active blocker in the first room forbids the Jump', () => {
  const table = fight({ room: 'B', charges: { powerHerbs: 1 } });
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'powerHerbs') })).toBe('RF-117');
});

test('RF-149 Evade marks an active minion here or next door, never the boss, and of the named types', () => {
  const table = fight({ hero: 'johnny', room: 'H', charges: { platedJacket: 1 } });
  spendItem(table, 'platedJacket');
  expect(new Set(aims(table))).toEqual(new Set(['H:gunman', 'I:gunman']));
  strike(table, 'I', 'gunman');
  expect(isEvaded(table, 'I', 'gunman')).toBe(true);
  const smoke = fight({ hero: 'shadowman', room: 'J', empty: ['H', 'I', 'J'], charges: { smokeBomb: 1 } });
  expect(smoke.refused(0, { type: 'activate', source: itemSource(smoke, 'smokeBomb') })).toBe('RF-117');
});

test('RF-150 an evaded minion neither blocks nor wounds nor protects, until the end of Resolution', () => {
  const table = fight({ hero: 'shadowman', boss: 'prez', room: 'H', empty: ['C', 'G', 'I', 'J'], charges: { smokeBomb: 2 } });
  spendItem(table, 'smokeBomb');
  strike(table, 'H', 'blocker');
  strike(table, 'H', 'henchman');
  spendItem(table, 'smokeBomb');
  strike(table, 'H', 'gunman');
  expect(me(table).activation).toBeUndefined();
  table.play(0, { type: 'endFight' });
  expect(me(table).wounds).toBe(0);
  table.play(0, { type: 'endResolution' });
  expect(isEvaded(table, 'H', 'henchman')).toBe(false);
});

test('RF-151 an evaded minion is not evaded again', () => {
  const table = fight({ hero: 'shadowman', room: 'A', charges: { smokeBomb: 1 } });
  spendItem(table, 'smokeBomb');
  strike(table, 'A', 'grunt');
  expect(table.refused(0, target(table, 'A', 'grunt'))).toBe('RF-149');
});

test('RF-152 Kill crosses out any minion of the own room, never the boss', () => {
  const table = fight({ hero: 'gudrun', room: 'E', tiles: ['bearHug'], sets: [['bearHug', 'KM']] });
  spendSet(table, 'bearHug');
  strike(table, 'E', 'toughGuy');
  expect(isDeadMinion(table, 'E', 'toughGuy')).toBe(true);
  const boss = fight({ hero: 'gudrun', room: 'J', empty: ['J'], tiles: ['bearHug'], sets: [['bearHug', 'KM']] });
  expect(boss.refused(0, { type: 'activate', source: { from: 'set', set: 0 } })).toBe('RF-117');
  const far = fight({ hero: 'gudrun', room: 'E', tiles: ['bearHug'], sets: [['bearHug', 'KM']] });
  spendSet(far, 'bearHug');
  expect(far.refused(0, target(far, 'B', 'grunt'))).toBe('RF-152');
});

test('RF-153 Cantrips kills evaded minions of one room, next door too', () => {
  const evade = (letter: string, type: 'grunt' | 'henchman' | 'blocker', nth = 0) => [letter, type, nth] as const;
  const table = fight({
    hero: 'shadowman', room: 'A', tiles: ['cantrips'], sets: [['cantrips', 'MGK']],
    change: (player) => { for (const [letter, type, nth] of [evade('C', 'grunt'), evade('C', 'henchman'), evade('B', 'blocker')]) player.minions[minionOf(player, letter, type, nth)] = EVADED; },
  });
  spendSet(table, 'cantrips');
  expect(new Set(aims(table))).toEqual(new Set(['C:grunt', 'C:henchman', 'B:blocker']));
  strike(table, 'C', 'grunt');
  expect(aims(table)).toEqual(['C:henchman']);
  table.play(0, { type: 'skip' });
  table.play(0, { type: 'skip' });
  expect(me(table).activation).toBeUndefined();
});

test('RF-154 an item needs a charge', () => {
  const table = fight({ charges: { powerHerbs: 1 } });
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'bandages') })).toBe('RF-154');
  spendItem(table, 'powerHerbs');
  go(table, 'E');
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'powerHerbs') })).toBe('RF-154');
  expect(table.refused(0, { type: 'activate', source: { from: 'item', item: 9 } })).toBe('RF-154');
});

test('RF-155 several charges of an item may follow each other', () => {
  const table = fight({ hero: 'johnny', empty: ['A', 'C', 'H'], charges: { stims: 3 } });
  for (const letter of ['C', 'H', 'J']) {
    spendItem(table, 'stims');
    go(table, letter);
  }
  expect(here(table)).toBe('J');
});

test('RF-156 a crossed square never comes back: three uses per game', () => {
  const table = fight({ hero: 'johnny', charges: { stims: 3 }, change: (player) => { for (const item of player.items) item.spent = item.bought; } });
  table.playAll(0, { type: 'endFight' }, { type: 'endResolution' });
  expect(table.refused(0, { type: 'act', sources: [3], choice: { action: 'purchase', item: 0 } })).toBe('RF-10');
});

test('RF-157 unspent charges stay', () => {
  const table = resolution({ charges: { katana: 2 }, empty: ['A', 'B', 'C', 'D'] });
  table.play(0, { type: 'endResolution' });
  expect([table.state.round, me(table).items[1]?.bought, me(table).items[1]?.spent]).toEqual([2, 2, 0]);
});

test('RF-158, RF-159 a modifier waits for the next ability of the same fight and is lost if none follows', () => {
  const table = fight({ room: 'C', charges: { rageBrewK: 1, powerHerbs: 1 }, empty: ['A'], sets: [['punch', 'KKK']] });
  spendItem(table, 'rageBrewK');
  expect(me(table).fight?.waiting.runs).toBe(1);
  spendSet(table, 'punch');
  strike(table, 'C', 'blocker');
  expect(table.happened('ranAgain')).toHaveLength(1);
  strike(table, 'C', 'grunt');
  expect(me(table).fight?.waiting.runs).toBe(0);
  spendItem(table, 'powerHerbs');
  expect(me(table).activation?.runsLeft).toBe(0);
  const lost = fight({ charges: { rageBrewK: 1 } });
  spendItem(lost, 'rageBrewK');
  lost.play(0, { type: 'endFight' });
  expect(me(lost).fight?.waiting.runs).toBe(0);
});

test('RF-217 Rage Brew runs the whole program again, and two of them twice more', () => {
  const table = fight({ room: 'C', boss: 'prez', charges: { rageBrewK: 2 }, sets: [['punch', 'KKK']], extraHealth: 3 });
  spendItem(table, 'rageBrewK');
  spendItem(table, 'rageBrewK');
  spendSet(table, 'punch');
  strike(table, 'C', 'grunt');
  strike(table, 'C', 'grunt', 1);
  strike(table, 'C', 'henchman');
  expect([table.happened('minionKilled').length, me(table).activation]).toEqual([3, undefined]);
  const cut = fight({ room: 'A', charges: { rageBrewK: 1 }, tiles: ['followingThrough'], sets: [['punch', 'KDK']] });
  spendItem(cut, 'rageBrewK');
  spendSet(cut, 'punch');
  strike(cut, 'A', 'grunt');
  go(cut, 'B');
  strike(cut, 'B', 'grunt');
  strike(cut, 'B', 'blocker');
  go(cut, 'E');
  expect([cut.happened('minionKilled').length, here(cut)]).toEqual([3, 'E']);
});

test('RF-218 Pocket Mirror follows a marked objective at once', () => {
  const spec = { hero: 'johnny', boss: 'prez', room: 'F', visited: ['C', 'D', 'I'], charges: { pocketMirror: 2 }, sets: [['punch', 'KKK'], ['punch', 'KKK']] } as const;
  const table = fight(spec);
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'pocketMirror') })).toBe('RF-218');
  table.play(0, { type: 'markObjective' });
  spendItem(table, 'pocketMirror');
  expect(aims(table)).toEqual(expect.arrayContaining(['F:grunt', 'D:gunman']));
  strike(table, 'D', 'gunman');
  expect(isDeadMinion(table, 'D', 'gunman')).toBe(true);
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'pocketMirror') })).toBe('RF-218');
  const late = fight(spec);
  late.play(0, { type: 'markObjective' });
  spendSet(late, 'punch');
  strike(late, 'F', 'grunt');
  expect(late.refused(0, { type: 'activate', source: itemSource(late, 'pocketMirror') })).toBe('RF-218');
});

test('RF-219 Lucky Shot ends when no other room holds a target', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', empty: ['B'], tiles: ['luckyShot'], sets: [['luckyShot', 'GGM']] });
  spendSet(table, 'luckyShot');
  strike(table, 'C', 'grunt');
  expect(new Set(aims(table).map((aim) => aim.charAt(0)))).toEqual(new Set(['D']));
  strike(table, 'D', 'gunman');
  expect([table.happened('effectsLost').length, me(table).activation]).toEqual([1, undefined]);
});

test('RF-223 the text of a tile beats a general rule', () => {
  const ghost = fight({ hero: 'shadowman', room: 'B', tiles: ['ghostWalk'], sets: [['dash', 'MM']] });
  spendSet(ghost, 'dash');
  go(ghost, 'A');
  expect(here(ghost)).toBe('A');
});

test('RF-30 a boss effect beats a rule, and the trait where they contradict', () => {
  const table = fight({ boss: 'prez', room: 'J', empty: ['J'], charges: { katana: 1 } });
  expect(table.refused(0, { type: 'activate', source: itemSource(table, 'katana') })).toBe('RF-30');
  const fired = fight({ hero: 'shadowman', boss: 'donZemun', room: 'A', recon: ['fire'] });
  spend(fired, { from: 'recon', ability: 'fire' });
  expect(new Set(aims(fired).map((aim) => aim.split(':')[1]))).toEqual(new Set(['grunt']));
});

test('RF-229 Brass Knuckles add up on the next Punch and are repeated with it', () => {
  const table = fight({ hero: 'gudrun', room: 'C', charges: { brassKnuckles: 2, rageBrewG: 1 }, sets: [['punch', 'KKK']] });
  spendItem(table, 'brassKnuckles');
  spendItem(table, 'brassKnuckles');
  spendItem(table, 'rageBrewG');
  spendSet(table, 'punch');
  for (const [type, nth] of [['grunt', 0], ['grunt', 1], ['blocker', 0], ['henchman', 0]] as const) strike(table, 'C', type, nth);
  expect(table.happened('ranAgain')).toHaveLength(1);
  expect(table.happened('minionKilled')).toHaveLength(4);
  expect(me(table).fight?.waiting).toEqual({ runs: 0, punchHits: 0, plainShots: 0 });
});

test('RF-230 Hollow Point makes the next Shoot damage, evaded targets too, and the boss uses it up', () => {
  const table = fight({
    hero: 'shadowman', boss: 'prez', room: 'A', charges: { hollowPoint: 1 }, recon: ['fire'], sets: [['fire', 'GGG']], tiles: ['shadowStep'], empty: ['A'],
    change: (player) => { player.minions[minionOf(player, 'B', 'grunt')] = EVADED; },
  });
  spend(table, { from: 'recon', ability: 'fire' });
  expect(aims(table)).not.toContain('B:grunt');
  strike(table, 'B', 'blocker');
  expect(isEvaded(table, 'B', 'blocker')).toBe(true);
  // The Shoot evaded somebody, so Shadow Step offers a move.
  expect(table.prompt(0).words).toContain('Move');
  table.play(0, { type: 'skip' });
  spendItem(table, 'hollowPoint');
  spendSet(table, 'fire');
  expect(aims(table)).toContain('B:grunt');
  strike(table, 'B', 'grunt');
  expect([isDeadMinion(table, 'B', 'grunt'), me(table).activation]).toEqual([true, undefined]);
  const boss = fight({ hero: 'shadowman', boss: 'prez', room: 'H', empty: ['J', 'H'], charges: { hollowPoint: 1 }, recon: ['fire'] });
  spendItem(boss, 'hollowPoint');
  spend(boss, { from: 'recon', ability: 'fire' });
  boss.play(0, { type: 'resolve', target: { kind: 'boss' } });
  expect([me(boss).bossDamage, me(boss).fight?.waiting.plainShots]).toEqual([1, 0]);
});

test('RF-158 an item is no ability: a waiting Rage Brew waits on while one is used', () => {
  const table = fight({ room: 'C', boss: 'prez', empty: ['A'], charges: { rageBrewK: 1, powerHerbs: 1 }, sets: [['dash', 'MM']], change: (player) => emptyRooms(player, 'C') });
  spendItem(table, 'rageBrewK');
  spendItem(table, 'powerHerbs');
  expect([me(table).activation?.runsLeft, me(table).fight?.waiting.runs]).toEqual([0, 1]);
  const [first] = aims(table);
  go(table, first ?? '');
  expect([table.happened('moved').length, me(table).activation]).toEqual([1, undefined]);
});

test('RF-219 Lucky Shot never comes back to a room, not even with its third shot', () => {
  const table = fight({ hero: 'johnny', boss: 'prez', tiles: ['luckyShot'], sets: [['luckyShot', 'GGM']] });
  spendSet(table, 'luckyShot');
  expect(roomsAimedAt(table)).toEqual(['B', 'C', 'D']);
  strike(table, 'B', 'grunt');
  expect(roomsAimedAt(table)).toEqual(['C', 'D']);
  strike(table, 'C', 'grunt');
  expect(roomsAimedAt(table)).toEqual(['D']);
  expect(table.refused(0, target(table, 'B', 'blocker'))).toBe('RF-139');
});
