import { CLOCK, type Seat } from '@/engine/game';
import { hashJson } from '@/engine/hash';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import { dice, fight, itemSource, minionOf, me, rolling, setPool, spend, spendSet, target, toRoom, type Table } from './table';

/** Everything a clumsy or dishonest hand might send: who, what, and the rule it breaks. */
interface Case {
  readonly table: () => Table;
  readonly move: (table: Table) => Move;
  readonly seat?: Seat;
  readonly rule: string;
}

const assign = (ability: 'dash' | 'punch' | 'fire' | 'parry' | 'luckyShot', ...places: number[]) => (table: Table): Move => ({ type: 'assign', t: table.state.rolling.clock, ability, dice: dice(table, ...places) });
const take = (t: number) => (): Move => ({ type: 'take', t, seats: [0] });

function withEmptySupply(): Table {
  const table = rolling({ seats: 2 }, 'MGK');
  return table.change((state) => { state.players[1]?.sets.push({ ability: 'dash', dice: state.supply.splice(0).map((id) => ({ id, face: 'move' })) }); });
}

function chargeRunning(): Table {
  const table = fight({ room: 'F', boss: 'prez', sets: [['charge', 'MKKG'], ['dash', 'MM']] });
  spendSet(table, 'charge');
  return table;
}

function oneUseLaid(): Table {
  const table = rolling({ hero: 'johnny', tiles: ['luckyShot'] }, 'GGM');
  table.play(0, assign('luckyShot', 0, 1, 2)(table));
  setPool(table, 'GGM');
  return table;
}

const CASES: Readonly<Record<string, Case>> = {
  'dice that do not match': { table: () => rolling({}, 'MMKG'), move: assign('punch', 0, 1, 2), rule: 'RF-64' },
  'too few dice': { table: () => rolling({}, 'KKMG'), move: assign('punch', 0, 1), rule: 'RF-64' },
  'a die too many': { table: () => rolling({}, 'MMMG'), move: assign('dash', 0, 1, 2), rule: 'RF-64' },
  'one die twice': { table: () => rolling({}, 'MGKK'), move: assign('dash', 0, 0), rule: 'RF-64' },
  'a die without a face': { table: () => rolling({}, 'M-KK'), move: assign('dash', 0, 1), rule: 'RF-65' },
  'somebody else’s die': { table: () => rolling({ seats: 2 }, 'MMGG'), move: (table) => ({ type: 'assign', t: 0, ability: 'dash', dice: [me(table, 1).pool[0]?.id ?? -1, ...dice(table, 0)] }), rule: 'RF-71' },
  'a set onto an ability not on the board': { table: () => rolling({}, 'KKMG'), move: assign('parry', 0, 1), rule: 'RF-76' },
  'a second set onto a one-use tile': { table: oneUseLaid, move: assign('luckyShot', 0, 1, 2), rule: 'RF-73' },
  'a set onto a one-use tile that was reconned': { table: () => rolling({ hero: 'johnny', tiles: ['luckyShot'], recon: ['luckyShot'] }, 'GGM'), move: assign('luckyShot', 0, 1, 2), rule: 'RF-73' },
  'a grab from an empty supply': { table: withEmptySupply, move: take(0), rule: 'RF-78' },
  'a grab at the beep': { table: () => rolling({}, 'GGK'), move: take(45_000), rule: 'RF-206' },
  'a grab long after the beep': { table: () => rolling({}, 'GGK'), move: take(90_000), rule: 'RF-206' },
  'a grab with full hands': { table: () => rolling({}, 'MMGK'), move: take(0), rule: 'RF-77' },
  'a grab for somebody else': { table: () => rolling({ seats: 2 }, 'GGK'), move: () => ({ type: 'take', t: 0, seats: [1] }), rule: 'RF-224' },
  'a roll of a wound': { table: () => rolling({}, 'WMMK'), move: (table) => ({ type: 'roll', t: 0, dice: dice(table, 0) }), rule: 'RF-63' },
  'a time stamp before the last one': { table: () => rolling().change((state) => { state.rolling.clock = 5000; }), move: (table) => ({ type: 'roll', t: 4999, dice: dice(table, 0) }), rule: 'RF-97' },
  'a tick of the clock before the last move': { table: () => rolling().change((state) => { Object.assign(state.rolling, { clock: 5000, rolled: true }); }), move: () => ({ type: 'tick', t: 4999 }), seat: CLOCK, rule: 'RF-97' },
  'the Hit of a Charge before its Move': { table: chargeRunning, move: (table) => target(table, 'F', 'grunt'), rule: 'RF-124' },
  'another activation in the middle of one': { table: chargeRunning, move: () => ({ type: 'activate', source: { from: 'set', set: 0 } }), rule: 'RF-113' },
  'passing over an effect that must be done': { table: chargeRunning, move: () => ({ type: 'skip' }), rule: 'RF-115' },
  'the end of the fight in the middle of an activation': { table: chargeRunning, move: () => ({ type: 'endFight' }), rule: 'RF-113' },
  'a Move past a blocker': { table: () => fight({ room: 'C', boss: 'prez', sets: [['dash', 'MM']] }), move: () => ({ type: 'activate', source: { from: 'set', set: 0 } }), rule: 'RF-117' },
  'a Move through a wall': { table: chargeRunning, move: (table) => toRoom(table, 'J'), rule: 'RF-124' },
  'a Shoot into one’s own room': {
    table: () => { const table = fight({ hero: 'johnny', room: 'C', boss: 'prez', sets: [['fire', 'GGK']] }); spendSet(table, 'fire'); return table; },
    move: (table) => target(table, 'C', 'grunt'), rule: 'RF-139',
  },
  'a Hit next door': {
    table: () => { const table = fight({ room: 'C', boss: 'prez', sets: [['punch', 'KKK']] }); spendSet(table, 'punch'); return table; },
    move: (table) => target(table, 'H', 'gunman'), rule: 'RF-128',
  },
  'a second use of a tile that works once a round': {
    table: () => fight({ hero: 'gudrun', room: 'C', boss: 'prez', tiles: ['vengefulStrike'], woundDice: 1 }).change((state) => { state.players[0]?.tilesUsed.push('vengefulStrike'); const fighting = state.players[0]?.fight; if (fighting) fighting.stage = 'start'; }),
    move: () => ({ type: 'activate', source: { from: 'tile', tile: 'vengefulStrike' } }), rule: 'RF-120',
  },
  'an item without a charge': { table: () => fight({ room: 'C' }), move: (table) => ({ type: 'activate', source: itemSource(table, 'bandages') }), rule: 'RF-154' },
  'a set that was used up': {
    table: () => { const table = fight({ room: 'A', boss: 'prez', recon: ['punch'] }); spend(table, { from: 'recon', ability: 'punch' }); table.play(0, { type: 'resolve', target: { kind: 'minion', minion: minionOf(me(table), 'A', 'grunt') } }); return table; },
    move: () => ({ type: 'activate', source: { from: 'recon', ability: 'punch' } }), rule: 'RF-111',
  },
};

test.each(Object.keys(CASES))('%s is refused with its rule and changes nothing', (name) => {
  const found = CASES[name];
  if (!found) throw new Error(name);
  const table = found.table();
  const before = hashJson(table.state);
  expect(table.refused(found.seat ?? 0, found.move(table))).toBe(found.rule);
  expect(hashJson(table.state)).toBe(before);
});
