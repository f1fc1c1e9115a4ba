import { BadInput } from '@/engine/errors';
import { cloneJson } from '@/engine/json';
import { startPosition, playInPlace } from '@/engine/position';
import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { rollAndFightBots } from '@/games/roll-and-fight/bot';
import { rollAndFightGame as game } from '@/games/roll-and-fight/game';
import { clonePlayer, cloneState } from '@/games/roll-and-fight/rules/clone';
import type { Event } from '@/games/roll-and-fight/rules/events';
import { DEFAULTS } from '@/games/roll-and-fight/rules/options';
import { playerAt } from '@/games/roll-and-fight/rules/scene';
import { fight, flashback, me, resolution, spendSet } from './table';

test('a copy is equal and shares nothing that changes', () => {
  const table = fight({ room: 'C', sets: [['punch', 'KDK']], charges: { katana: 1 }, recon: ['dash'] });
  spendSet(table, 'punch');
  const copy = cloneState(table.state);
  expect(cloneJson(copy)).toEqual(cloneJson(table.state));
  const player = clonePlayer(me(table));
  player.minions[0] = 1;
  player.items.forEach((item) => { item.spent += 1; });
  if (player.fight) player.fight.waiting.runs = 5;
  if (player.activation) player.activation.at = 9;
  expect([me(table).minions[0], me(table).items[0]?.spent, me(table).fight?.waiting.runs, me(table).activation?.at]).toEqual([0, 0, 0, 0]);
});

test('everything that happens in a game can be told in words', () => {
  const options = game.parseOptions({ ...DEFAULTS, seats: 2, rollingMode: 'turns' });
  const events: Event[] = [];
  const position = startPosition(game, options, 'words', events);
  const random = Random.fromSeed('words');
  const told = new Map<string, string | undefined>();
  for (let asked = game.prompts(position.state)[0]; asked; asked = game.prompts(position.state)[0]) {
    events.length = 0;
    playInPlace(game, position, asked.seat, decide(rollAndFightBots.easy.think(position.state, asked.seat, random)), events);
    for (const event of events) told.set(event.type, game.describe(event, position.state, ['Ann', 'Bob']));
  }
  const silent = ['dealt', 'ready', 'activationEnded', 'attacked', 'evadedReturned'];
  expect(told.size).toBeGreaterThan(20);
  for (const [type, words] of told) expect([type, words === undefined, words?.includes('undefined') ?? false]).toEqual([type, silent.includes(type), false]);
}, 120_000);

test('bad options are named', () => {
  for (const raw of [{}, { seats: 5 }, { seats: 1, diceLevel: 'brutal' }, { seats: 3, heroes: ['kaja', 'kaja', 'gudrun'] }, { seats: 2, rollingMode: 'throwBudget' }, { seats: 2, heroes: ['kaja'] }]) {
    expect(() => game.parseOptions(raw)).toThrow(BadInput);
  }
  expect(game.parseOptions(DEFAULTS)).toEqual(DEFAULTS);
});

test('the New game page shows solo levels alone and rolling modes together', () => {
  const keys = (seats: number): string[] => game.optionFields({ ...DEFAULTS, seats }).map((field) => field.key);
  expect(keys(1)).toEqual(['heroPick', 'heroes', 'pointsLevel', 'diceLevel', 'timeLevel', 'rollingMode', 'timerScale']);
  expect(keys(3)).toEqual(['heroPick', 'heroes', 'rollingMode', 'finalCountdownMs']);
});

test('a position is worth more with a dead boss and least when dead', () => {
  const value = (change: object): number => game.evaluate?.(flashback({ change: (player) => Object.assign(player, change) }).state, 0) ?? 0;
  expect(value({ bossDamage: 5 })).toBeGreaterThan(value({}));
  expect(value({ beatings: 2 })).toBe(-1);
});

test('RF-188 a dead seat gets no dice, is asked nothing and is waited for by nobody in later rounds', () => {
  const table = resolution({ seats: 2, empty: ['A', 'B', 'C', 'D'] }, (_, state) => Object.assign(playerAt(state, 1), { beatings: 1, wounds: 3 }));
  for (const seat of [0, 1]) table.play(seat, { type: 'endResolution' });
  expect(table.happened('died')).toEqual([{ type: 'died', seat: 1 }]);
  expect([table.state.round, table.state.phase, me(table, 1).pool.length, me(table, 0).pool.length]).toEqual([2, 'flashback', 0, 4]);
  expect([table.asks(1), table.moves(1)]).toEqual([false, []]);
  expect(table.state.supply).toHaveLength(table.state.diceInGame - 4);
  table.play(0, { type: 'ready' });
  expect([table.state.phase, table.asks(1)]).toEqual(['rolling', false]);
  table.play(0, { type: 'stop', t: 0 });
  expect([table.state.phase, me(table, 1).fight]).toEqual(['fighting', undefined]);
});

test('RF-213 in turns a dead priority seat is passed over', () => {
  const table = resolution({ seats: 2, empty: ['A', 'B', 'C', 'D'], options: { rollingMode: 'turns' } }, (_, state) => Object.assign(playerAt(state, 1), { beatings: 1, wounds: 3 }));
  for (const seat of [0, 1]) table.play(seat, { type: 'endResolution' });
  expect(table.happened('died')).toEqual([{ type: 'died', seat: 1 }]);
  table.play(0, { type: 'ready' });
  expect([table.state.round, table.state.rolling.turn]).toEqual([2, 0]);
});
