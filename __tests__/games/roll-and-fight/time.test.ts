import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { rollAndFightBots } from '@/games/roll-and-fight/bot';
import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { grabbers } from '@/games/roll-and-fight/rules/rolling/offers';
import { prioritySeat, supplyLeft } from '@/games/roll-and-fight/rules/rolling/supply';
import { verified } from '@tests/kit/verified';
import { dice, faceLetters, me, rolling, setPool, throws, type Table } from './table';

const laidDice = (table: Table, left: number): Table =>
  table.change((state) => {
    const owner = state.players[state.players.length - 1];
    owner?.sets.push({ ability: 'dash', dice: state.supply.splice(left).map((id) => ({ id, face: 'move' })) });
  });

/** The timer runs: somebody has rolled. */
const started = (table: Table): Table => table.change((state) => { state.rolling.rolled = true; });

test('RF-95 every Rolling move carries its time, and the log alone replays the race', () => {
  const match = Match.create(rollAndFightGame, { seats: 2, boards: [1, 2] }, 'race');
  for (const seat of [0, 1]) match.play(seat, { type: 'chooseSide', side: 'A' });
  for (const seat of [0, 1]) match.play(seat, { type: 'ready' });
  match.play(1, { type: 'roll', t: 100, dice: [4, 5, 6, 7] });
  match.play(0, { type: 'roll', t: 103, dice: [0, 1, 2, 3] });
  match.play(0, { type: 'roll', t: 900, dice: match.state.players[0]?.pool.filter((die) => die.face !== 'wound').map((die) => die.id) });
  const again = verified(rollAndFightGame, match.save());
  expect(again.hash()).toBe(match.hash());
  expect(() => rollAndFightGame.parseMove({ type: 'stop' })).toThrow();
  expect(() => rollAndFightGame.parseMove({ type: 'stop', t: 1.5 })).toThrow();
});

test('RF-96 the clock ticks, players do everything else', () => {
  const table = started(rolling());
  expect(table.refused(0, { type: 'tick', t: 5 })).toBe('RF-96');
  expect(table.refused(CLOCK, { type: 'stop', t: 5 })).toBe('RF-96');
  table.play(CLOCK, { type: 'tick', t: 5 });
  expect(table.state.rolling.clock).toBe(5);
});

test('RF-97 time never runs backwards', () => {
  const table = rolling();
  table.play(0, { type: 'roll', t: 1000, dice: dice(table, 0) });
  expect(table.refused(0, { type: 'roll', t: 999, dice: dice(table, 1) })).toBe('RF-97');
  table.play(0, { type: 'roll', t: 1000, dice: dice(table, 1) });
  expect(table.state.rolling.clock).toBe(1000);
});

test('RF-98 moves of one moment apply one after the other, the priority seat first', () => {
  const table = laidDice(rolling({ seats: 3, round: 2 }), 2);
  setPool(table, 'MG', 0);
  setPool(table, 'MG', 1);
  expect(prioritySeat(table.state)).toBe(1);
  expect(grabbers(table.state)).toEqual([1, 0]);
  table.play(1, { type: 'take', t: 7, seats: [1] });
  table.play(0, { type: 'take', t: 7, seats: [0] });
  expect(table.state.rolling.clock).toBe(7);
  expect([me(table, 0).pool.length, me(table, 1).pool.length]).toEqual([4, 4]);
});

test('RF-99 nothing costs time before the first roll', () => {
  const table = rolling();
  expect(table.state.rolling.clock).toBe(0);
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0, 1, 2, 3) });
  expect(table.state.rolling.clock).toBe(0);
  expect(table.state.rolling.locked).toBe(false);
});

test('RF-102 three hands at the last three dice get one each, from the priority seat on (E-19)', () => {
  const table = laidDice(rolling({ seats: 3, round: 2 }), 6);
  setPool(table, 'MG', 0);
  setPool(table, 'M', 1);
  setPool(table, 'MGK', 2);
  table.change((state) => { state.players[2]?.sets.push({ ability: 'dash', dice: state.supply.splice(3).map((id) => ({ id, face: 'move' })) }); });
  expect(supplyLeft(table.state)).toBe(3);
  const events = table.play(CLOCK, { type: 'take', t: 10, seats: [1, 2, 0] });
  expect(events.filter((event) => event.type === 'taken').map((event) => event.type === 'taken' && [event.seat, event.dice.length])).toEqual([[1, 1], [2, 1], [0, 1]]);
  expect(table.state.players.map((player) => player.pool.length)).toEqual([3, 2, 4]);
});

test('RF-103 a seat that gets nothing keeps its pool', () => {
  const table = laidDice(rolling({ seats: 2 }), 1);
  setPool(table, 'MGK', 0);
  setPool(table, 'MGK', 1);
  table.change((state) => { state.players[1]?.sets.push({ ability: 'dash', dice: state.supply.splice(1).map((id) => ({ id, face: 'move' })) }); });
  table.play(CLOCK, { type: 'take', t: 0, seats: [0, 1] });
  expect(table.state.players.map((player) => player.pool.length)).toEqual([4, 3]);
  expect(table.happened('taken').map((event) => event.dice.length)).toEqual([1, 0]);
});

test('RF-224 everybody in a take must be able to take', () => {
  const table = rolling({ seats: 3 }, 'MG');
  setPool(table, 'MGK', 1);
  expect(table.refused(CLOCK, { type: 'take', t: 0, seats: [0, 0] })).toBe('RF-224');
  expect(table.refused(CLOCK, { type: 'take', t: 0, seats: [0, 2] })).toBe('RF-77');
  expect(table.refused(0, { type: 'take', t: 0, seats: [0, 1] })).toBe('RF-224');
  table.play(1, { type: 'stop', t: 0 });
  setPool(table, 'MGK', 2);
  expect(table.refused(CLOCK, { type: 'take', t: 0, seats: [0, 1] })).toBe('RF-224');
  table.play(CLOCK, { type: 'take', t: 0, seats: [0, 2] });
  expect([me(table, 0).pool.length, me(table, 2).pool.length]).toEqual([4, 4]);
});

test('RF-104 the refill after an assignment is an ordinary take, offered and never forced', () => {
  const table = rolling({}, 'MMGK');
  table.play(0, { type: 'assign', t: 0, ability: 'dash', dice: dice(table, 0, 1) });
  expect(me(table).pool).toHaveLength(2);
  expect(table.moves(0)).toContainEqual({ type: 'take', t: 0, seats: [0] });
  expect(table.moves(0)).toContainEqual({ type: 'roll', t: 0, dice: dice(table, 0) });
});

test('RF-105 rolled dice settle before they are used again', () => {
  const table = rolling({ options: { rollSettleMs: 350 } });
  throws(table, 'MMGK');
  table.play(0, { type: 'roll', t: 1000, dice: dice(table, 0, 1, 2, 3) });
  expect(table.refused(0, { type: 'roll', t: 1349, dice: dice(table, 2) })).toBe('RF-105');
  expect(table.refused(0, { type: 'assign', t: 1349, ability: 'dash', dice: dice(table, 0, 1) })).toBe('RF-105');
  table.play(0, { type: 'assign', t: 1350, ability: 'dash', dice: dice(table, 0, 1) });
  expect(me(table).sets).toHaveLength(1);
});

test('RF-106 a pause is no move: the next one carries the time at which the clock stopped', () => {
  const table = rolling();
  expect(() => rollAndFightGame.parseMove({ type: 'pause', t: 500 })).toThrow();
  table.play(0, { type: 'roll', t: 500, dice: dice(table, 0) });
  table.play(0, { type: 'roll', t: 500, dice: dice(table, 1) });
  expect(table.state.rolling.clock).toBe(500);
});

test('RF-107 after the last die a final countdown may end the phase for all', () => {
  const table = laidDice(rolling({ seats: 2, options: { finalCountdownMs: 5000 } }), 1);
  setPool(table, 'MGK');
  table.change((state) => { state.players[1]?.sets.push({ ability: 'dash', dice: state.supply.splice(1).map((id) => ({ id, face: 'move' })) }); });
  table.play(0, { type: 'take', t: 1000, seats: [0] });
  expect(table.happened('supplyEmpty')).toEqual([{ type: 'supplyEmpty', t: 1000 }]);
  table.play(0, { type: 'roll', t: 5999, dice: dice(table, 3) });
  expect(table.refused(0, { type: 'roll', t: 6000, dice: dice(table, 0) })).toBe('RF-88');
  expect(table.moves(CLOCK)).toEqual([{ type: 'tick', t: 6000 }]);
  table.play(CLOCK, { type: 'tick', t: 6000 });
  expect(table.state.phase).toBe('fighting');
  expect(table.happened('stopped').map((event) => event.why)).toEqual(['time', 'time']);
});

test('RF-225 a move is judged after the limits it has reached, and a refused one changes nothing', () => {
  const table = started(rolling({}, 'M'));
  expect(table.refused(0, { type: 'roll', t: 45_000, dice: dice(table, 0) })).toBe('RF-88');
  expect(table.state.rolling.locked).toBe(false);
  table.play(CLOCK, { type: 'tick', t: 45_000 });
  expect(table.state.phase).toBe('fighting');
});

test('RF-108 real time, turns, equal shares or counted throws', () => {
  expect(rolling({ seats: 2, options: { rollingMode: 'turns' } }).state.rolling.turn).toBe(0);
  expect(rolling({ seats: 2, options: { rollingMode: 'equalShare' } }).state.rolling.share).toBe(8);
  expect(rolling({ seats: 2 }).state.rolling.turn).toBeUndefined();
  expect(() => rolling({ seats: 2, options: { rollingMode: 'throwBudget' } })).toThrow('Counted throws');
  expect(() => rolling({ seats: 1, options: { rollingMode: 'turns' } })).toThrow('at least two');
});

test('RF-204 solo has 20, 16 or 12 dice', () => {
  expect((['easy', 'medium', 'hard'] as const).map((diceLevel) => rolling({ options: { diceLevel } }).state.diceInGame)).toEqual([20, 16, 12]);
});

test.each([['easy', 45_000], ['medium', 30_000], ['hard', 25_000]] as const)('RF-205 the timer on level %s', (timeLevel, limit) => {
  const table = started(rolling({ options: { timeLevel } }));
  expect(table.moves(CLOCK)).toEqual([{ type: 'tick', t: limit }]);
  const slow = started(rolling({ options: { timeLevel, timerScale: 200 } }));
  expect(slow.moves(CLOCK)).toEqual([{ type: 'tick', t: 2 * limit }]);
});

test('RF-99, RF-205 the timer of the solo challenge starts with the first roll', () => {
  const table = rolling();
  expect([table.asks(CLOCK), table.moves(CLOCK)]).toEqual([false, []]);
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0) });
  expect([table.asks(CLOCK), table.moves(CLOCK)]).toEqual([true, [{ type: 'tick', t: 45_000 }]]);
});

test('RF-206 after the time nothing is taken, but rolling and assigning go on', () => {
  const table = rolling({}, 'GGK');
  expect(table.refused(0, { type: 'take', t: 45_000, seats: [0] })).toBe('RF-206');
  const early = rolling({}, 'GGK');
  early.play(0, { type: 'take', t: 44_999, seats: [0] });
  expect(me(early).pool).toHaveLength(4);
  throws(table, 'G');
  table.play(0, { type: 'roll', t: 50_000, dice: dice(table, 2) });
  table.play(0, { type: 'assign', t: 61_000, ability: 'fire', dice: dice(table, 0, 1, 2) });
  expect(me(table).sets.map((set) => set.ability)).toEqual(['fire']);
});

test('RF-207 after the lock one die is too few', () => {
  const table = started(rolling({}, 'MMK'));
  table.play(CLOCK, { type: 'tick', t: 45_000 });
  table.play(0, { type: 'assign', t: 45_100, ability: 'dash', dice: dice(table, 0, 1) });
  expect(table.state.phase).toBe('fighting');
});

test('RF-212 the tick at the limit locks the supply and stops whoever has nothing left', () => {
  const table = started(rolling({}, 'M'));
  expect(table.prompts().map((prompt) => prompt.seat)).toEqual([0, CLOCK]);
  const events = table.play(CLOCK, { type: 'tick', t: 45_000 }).map((event) => event.type);
  expect(events.slice(0, 2)).toEqual(['supplyLocked', 'stopped']);
  const full = started(rolling({}, 'MMGK'));
  full.play(CLOCK, { type: 'tick', t: 45_000 });
  expect([full.asks(0), full.asks(CLOCK)]).toEqual([true, false]);
});

const inTurns = { seats: 2, options: { rollingMode: 'turns' } } as const;

test('RF-213 in turns: one roll, assignments, then the end of the turn with its take', () => {
  const table = rolling(inTurns);
  throws(table, 'MMWG');
  expect(table.refused(1, { type: 'roll', t: 0, dice: [4] })).toBe('not asked');
  expect(table.refused(0, { type: 'endTurn', t: 0 })).toBe('RF-213');
  expect(table.refused(0, { type: 'roll', t: 3, dice: dice(table, 0) })).toBe('RF-213');
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0, 1, 2, 3) });
  expect(table.refused(0, { type: 'roll', t: 0, dice: dice(table, 3) })).toBe('RF-213');
  expect(table.refused(0, { type: 'stop', t: 0 })).toBe('RF-213');
  table.play(0, { type: 'assign', t: 0, ability: 'dash', dice: dice(table, 0, 1), pickUp: dice(table, 2)[0] ?? 0 });
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('RF-213');
  table.play(0, { type: 'endTurn', t: 0 });
  expect([me(table).pool.length, table.state.rolling.turn, table.state.rolling.clock]).toEqual([4, 1, 1]);
  table.play(1, { type: 'stop', t: 1 });
  expect([table.state.rolling.turn, table.state.rolling.clock]).toEqual([0, 2]);
  table.play(0, { type: 'stop', t: 2 });
  expect(table.state.phase).toBe('fighting');
});

test('RF-213 where nobody waits for a turn there is none to end', () => {
  const table = rolling({ seats: 2 }, 'MMGW');
  table.play(0, { type: 'assign', t: 0, ability: 'dash', dice: dice(table, 0, 1) });
  expect(table.refused(0, { type: 'endTurn', t: 0 })).toBe('RF-213');
});

test('RF-213 a seat without a rollable die assigns a wound instead of rolling', () => {
  const table = rolling(inTurns, 'WWWW');
  expect(table.moves(0).map((move) => move.type)).not.toContain('roll');
  table.play(0, { type: 'assignWound', t: 0, die: dice(table, 0)[0] ?? 0, pickUp: [] });
  table.play(0, { type: 'endTurn', t: 0 });
  expect(faceLetters(me(table))).toBe('WWW-');
});

test('RF-214 equal shares: each seat alone with its share and its own 45 seconds', () => {
  const table = rolling({ seats: 2, options: { rollingMode: 'equalShare' } });
  expect([table.asks(0), table.asks(1)]).toEqual([true, false]);
  throws(table, 'MMMM');
  table.play(0, { type: 'roll', t: 40_000, dice: dice(table, 0, 1, 2, 3) });
  for (let i = 0; i < 2; i++) {
    setPool(table, '');
    table.play(0, { type: 'take', t: 40_000, seats: [0] });
  }
  expect(table.state.rolling.share).toBe(0);
  setPool(table, 'MG');
  expect(table.refused(0, { type: 'take', t: 40_000, seats: [0] })).toBe('RF-78');
  table.play(0, { type: 'stop', t: 41_000 });
  expect([table.state.rolling.turn, table.state.rolling.clock, table.state.rolling.share]).toEqual([1, 0, 8]);
  setPool(table, 'MG', 1);
  expect(table.refused(1, { type: 'take', t: 45_000, seats: [1] })).toBe('RF-206');
  table.play(1, { type: 'stop', t: 45_000 });
  expect(table.state.phase).toBe('fighting');
});

test('RF-214 in equal shares the timer of each seat starts with its own first roll', () => {
  const table = rolling({ seats: 2, options: { rollingMode: 'equalShare' } });
  const ticks = [{ type: 'tick', t: 45_000 }];
  expect(table.moves(CLOCK)).toEqual([]);
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0) });
  expect(table.moves(CLOCK)).toEqual(ticks);
  table.play(CLOCK, { type: 'tick', t: 45_000 });
  expect([table.state.rolling.locked, table.asks(CLOCK)]).toEqual([true, false]);
  table.play(0, { type: 'stop', t: 45_000 });
  expect([table.state.rolling.turn, table.moves(CLOCK)]).toEqual([1, []]);
  table.play(1, { type: 'roll', t: 0, dice: [me(table, 1).pool[0]?.id ?? -1] });
  expect(table.moves(CLOCK)).toEqual(ticks);
});

test('RF-215 counted throws lock the supply, and time locks nothing', () => {
  const table = rolling({ options: { rollingMode: 'throwBudget', timeLevel: 'hard' } });
  for (let i = 0; i < 11; i++) {
    throws(table, 'M');
    table.play(0, { type: 'roll', t: 100_000, dice: dice(table, 0) });
  }
  expect(table.state.rolling.locked).toBe(false);
  throws(table, 'M');
  table.play(0, { type: 'roll', t: 100_000, dice: dice(table, 0) });
  expect(table.state.rolling.locked).toBe(true);
  throws(table, 'K');
  table.play(0, { type: 'roll', t: 100_000, dice: dice(table, 0) });
  expect(faceLetters(me(table))).toBe('K---');
});

test.each([['easy', 2600], ['medium', 1900], ['hard', 1400]] as const)('RF-216 the %s bot rolls every %i ms', (level, pace) => {
  const table = rolling({ seats: 2, change: (player) => { player.tiles = []; } });
  table.change((state) => { if (state.players[0]) state.players[0].lastAt = 100; });
  const random = Random.fromSeed('pace');
  const move = decide(rollAndFightBots[level].think(table.state, 0, random));
  expect(move).toMatchObject({ type: 'roll', t: 100 + pace });
  expect(rollAndFightBots[level].pace?.(table.state, 0, move, random)).toBe(100 + pace);
  expect(decide(rollAndFightBots[level].think(table.state, 0, random))).toEqual(move);
});

test('RF-105 a wound is laid when it has come to rest, not before', () => {
  const table = rolling({ options: { rollSettleMs: 350 } });
  throws(table, 'WMGK');
  table.play(0, { type: 'roll', t: 1000, dice: dice(table, 0, 1, 2, 3) });
  const [die = -1] = dice(table, 0);
  expect(table.refused(0, { type: 'assignWound', t: 1349, die, pickUp: [] })).toBe('RF-105');
  expect(table.moves(0)).toContainEqual({ type: 'assignWound', t: 1350, die, pickUp: [] });
  table.play(0, { type: 'assignWound', t: 1350, die, pickUp: [] });
  expect(me(table).woundDice).toEqual([die]);
});

test('RF-96 the clock deals and ticks, and does nothing else', () => {
  const table = rolling({ seats: 2 }, 'MM');
  setPool(table, 'M', 1);
  expect(table.refused(CLOCK, { type: 'stop', t: 0 })).toBe('RF-96');
  expect(table.refused(CLOCK, { type: 'roll', t: 0, dice: dice(table, 0) })).toBe('RF-96');
  table.play(CLOCK, { type: 'take', t: 70, seats: [1, 0] });
  expect(table.state.players.map(({ pool, lastAt }) => [pool.length, lastAt])).toEqual([[4, 70], [4, 70]]);
});

test('RF-102 where one seat rolls alone the clock has nothing to deal', () => {
  const table = rolling({ seats: 2, options: { rollingMode: 'equalShare' } }, 'MM');
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0) });
  expect(table.refused(CLOCK, { type: 'take', t: 0, seats: [0] })).toBe('RF-102');
  expect(me(table).pool).toHaveLength(2);
});
