import { BadInput } from '@/engine/errors';
import { tilesOf } from '@/games/roll-and-fight/content/abilities';
import { BOSSES } from '@/games/roll-and-fight/content/bosses';
import { itemsOf } from '@/games/roll-and-fight/content/items';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { healthSpaces } from '@/games/roll-and-fight/rules/health';
import { bossHealth, isDead, lairOf } from '@/games/roll-and-fight/rules/scene';
import { freeHeroes } from '@/games/roll-and-fight/rules/setup';
import { situation } from '@tests/kit/situation';
import { fight, flashback, here, me, rolling } from './table';

const dealt = (options: object = {}, seed = 'deal') => situation(rollAndFightGame, options, undefined, seed);

test('RF-15 24, 35 or 46 dice for two, three or four players', () => {
  expect([2, 3, 4].map((seats) => dealt({ seats }).state.supply.length)).toEqual([24, 35, 46]);
});

test('RF-16 no two players share a den board', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const boards = dealt({ seats: 4 }, seed).state.players.map((player) => player.board);
    expect(new Set(boards).size).toBe(4);
  }
  expect(() => dealt({ seats: 2, boards: [3, 3] })).toThrow(BadInput);
});

test('RF-17 heroes are picked in seat order from a random seat, each once', () => {
  const table = dealt({ seats: 3, heroPick: 'table' }).change((state) => { state.picking = [2, 0, 1]; });
  expect(table.refused(0, { type: 'chooseHero', hero: 'kaja' })).toBe('not asked');
  table.play(2, { type: 'chooseHero', hero: 'kaja' });
  expect(table.refused(0, { type: 'chooseHero', hero: 'kaja' })).toBe('RF-17');
  table.play(0, { type: 'chooseHero', hero: 'gudrun' });
  table.play(1, { type: 'chooseHero', hero: 'johnny' });
  expect(table.state.players.map((player) => player.hero)).toEqual(['gudrun', 'johnny', 'kaja']);
  expect(freeHeroes(table.state)).toEqual(['shadowman']);
  const starts = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => dealt({ seats: 3, heroPick: 'table' }, seed).state.picking[0]);
  expect(new Set(starts).size).toBeGreaterThan(1);
  expect(new Set(dealt({ seats: 4, heroPick: 'random' }).state.players.map((player) => player.hero)).size).toBe(4);
  expect(() => dealt({ seats: 2, heroes: ['kaja', 'kaja'] })).toThrow(BadInput);
});

test('RF-18 all eight tiles of the hero lie beside the board and none on it', () => {
  const table = flashback({ change: (player) => { player.xp = 18; } });
  expect(me(table).tiles).toEqual([]);
  const offered = new Set(table.moves(0).flatMap((move) => (move.type === 'buyTile' ? [move.tile] : [])));
  expect([...offered].sort()).toEqual([...tilesOf('kaja')].sort());
});

test('RF-19 the four items lie on the item slots, each with three empty squares', () => {
  const { items } = me(flashback({ hero: 'gudrun' }));
  expect(items.map(({ id, bought, spent }) => [id, bought, spent])).toEqual(itemsOf('gudrun').map((id) => [id, 0, 0]));
});

test('RF-20 every player has another boss', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(new Set(dealt({ seats: 4 }, seed).state.players.map((player) => player.boss)).size).toBe(4);
  }
  expect(() => dealt({ seats: 2, bosses: ['prez', 'prez'] })).toThrow(BadInput);
});

test('RF-21 with the boss known each player chooses a side of the own board', () => {
  const table = dealt({ seats: 1, boards: [4], bosses: ['prez'] });
  expect(table.prompt(0).kind).toBe('chooseSide');
  expect(table.moves(0)).toEqual([{ type: 'chooseSide', side: 'A' }, { type: 'chooseSide', side: 'B' }]);
  table.play(0, { type: 'chooseSide', side: 'B' });
  expect(me(table).den).toBe('4B');
  expect(table.refused(0, { type: 'chooseSide', side: 'A' })).toBe('RF-21');
});

test('RF-22 as many spaces of the Boss track are marked as the boss has health', () => {
  for (const boss of ['mamaQuill', 'prez', 'paleVesna'] as const) expect(bossHealth(me(flashback({ boss })).boss)).toBe(BOSSES[boss].health);
});

test('RF-23 the hero starts in the entrance', () => {
  expect(here(flashback({ den: '1B' }))).toBe('A');
  expect(here(flashback({ den: '4B' }))).toBe('A');
});

test('RF-24 the entrance counts as visited from the start', () => {
  const player = me(flashback());
  expect(player.visited).toBe(1 << lairOf(player).den.entrance);
});

test('RF-25 nothing is marked, crossed or owned at the start', () => {
  const player = me(flashback({ hero: 'johnny' }));
  expect(healthSpaces(player)).toEqual(['free', 'free', 'free', 'locked', 'locked', 'locked']);
  expect([player.xp, player.loot, player.beatings, player.objectives, player.bossDamage]).toEqual([0, 0, 0, 0, 0]);
  expect(player.items.every((item) => item.bought === 0)).toBe(true);
});

test('RF-26 minions that a boss adds come into the side that was chosen', () => {
  for (const den of ['1A', '1B'] as const) {
    const player = me(flashback({ den, boss: 'mamaQuill' }));
    const { den: { bossRoom, adjacent }, minions } = lairOf(player);
    const plain = lairOf(me(flashback({ den, boss: 'prez' }))).minions.length;
    expect(minions).toHaveLength(plain + 1 + (adjacent[bossRoom]?.length ?? 0));
    expect(player.minions).toHaveLength(minions.length);
  }
});

test('RF-27 four rounds of Flashback, Rolling, Fighting and Resolution', () => {
  const table = flashback({ hero: 'johnny', empty: ['A', 'B', 'C', 'D'] });
  const seen: string[] = [];
  while (!table.outcome) {
    seen.push(`${table.state.round}${table.state.phase.charAt(0)}`);
    const end = { flashback: { type: 'ready' }, rolling: { type: 'stop', t: 0 }, fighting: { type: 'endFight' }, resolution: { type: 'endResolution' } } as const;
    table.play(0, end[table.state.phase as keyof typeof end]);
  }
  expect(seen.join(' ')).toBe('1f 1r 1f 1r 2f 2r 2f 2r 3f 3r 3f 3r 4f 4r 4f 4r');
  expect(fight().refused(0, { type: 'roll', t: 0, dice: [0] })).toBe('RF-27');
  expect(rolling().refused(0, { type: 'endFight' })).toBe('RF-27');
});

test('RF-28 a phase begins when every living player has finished the one before', () => {
  const table = flashback({ seats: 2 });
  table.play(1, { type: 'ready' });
  expect(table.state.phase).toBe('flashback');
  expect(table.refused(1, { type: 'ready' })).toBe('not asked');
  table.play(0, { type: 'ready' });
  expect(table.state.phase).toBe('rolling');
});

test('RF-29 who has fought waits; Resolution begins for all at once', () => {
  const table = fight({ seats: 2 });
  table.play(0, { type: 'endFight' });
  expect([table.state.phase, table.asks(0), table.asks(1)]).toEqual(['fighting', false, true]);
  table.play(1, { type: 'endFight' });
  expect([table.state.phase, table.asks(0), table.asks(1)]).toEqual(['resolution', true, true]);
});

test('RF-32 what happens at the beginning of Flashback happens before anything else', () => {
  const table = dealt({ heroes: ['kaja'] });
  const events = table.play(0, { type: 'chooseSide', side: 'A' }).map((event) => event.type);
  expect(events).toEqual(['denEntered', 'roundStarted', 'wounded', 'dealt', 'flashbackRolled']);
});

test('RF-33 every living player takes as many unrolled dice as the pool limit', () => {
  const table = flashback({ seats: 3, change: (_, state) => { Object.assign(state.players[2] ?? {}, { beatings: 2 }); Object.assign(state.players[1] ?? {}, { beatings: 1 }); } });
  expect(table.state.players.map((player) => player.pool.length)).toEqual([4, 4, 4]);
  table.change((state) => {
    state.phase = 'resolution';
    for (const player of state.players) {
      state.supply.push(...player.pool.map((die) => die.id));
      player.pool = [];
      player.done = true;
    }
    const [first] = state.players;
    if (first) Object.assign(first, { done: false, resolution: { step: 'recover', looted: false } });
  });
  table.play(0, { type: 'endResolution' });
  expect(table.state.round).toBe(2);
  expect(table.state.players.map((player) => [player.pool.length, isDead(player)])).toEqual([[4, false], [3, false], [0, true]]);
  expect(me(table).pool.every((die) => die.face === undefined)).toBe(true);
});
