import { FIGHTING_DIE } from '@/games/roll-and-fight/content/dice';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { healthSpaces } from '@/games/roll-and-fight/rules/health';
import type { AbilityId } from '@/games/roll-and-fight/content/abilities';
import { dice, faceLetters, fight, me, rolling, setPool, throws, type Spec, type Table } from './table';

const roll = (table: Table, ...places: number[]) => table.play(0, { type: 'roll', t: table.state.rolling.clock, dice: dice(table, ...places) });
const assign = (table: Table, ability: AbilityId, places: number[], pickUp?: number) => ({
  type: 'assign', t: table.state.rolling.clock, ability, dice: dice(table, ...places), ...(pickUp === undefined ? {} : { pickUp: dice(table, pickUp)[0] ?? -1 }),
}) as const;
const wound = (table: Table, place: number, ...pickUp: number[]) => ({ type: 'assignWound', t: 0, die: dice(table, place)[0] ?? -1, pickUp: dice(table, ...pickUp) }) as const;

/** Whether exactly these dice are a set of the ability. */
function isSet(ability: AbilityId, letters: string, spec: Spec = {}): boolean {
  const table = rolling(spec, letters);
  const places = letters.split('').map((_, i) => i);
  try {
    table.play(0, assign(table, ability, places));
    return true;
  } catch {
    return false;
  }
}

test('RF-61 all players start at once with their unrolled pools', () => {
  const table = rolling({ seats: 3 });
  expect([0, 1, 2].map((seat) => table.prompt(seat).kind)).toEqual(['roll', 'roll', 'roll']);
  expect(faceLetters(me(table, 2))).toBe('----');
  expect(table.state.rolling.clock).toBe(0);
});

test('RF-62 any dice in hand or without a wound may be rolled, as often as wanted', () => {
  const table = rolling({}, 'M-GW');
  throws(table, 'KD');
  roll(table, 0, 1);
  expect(faceLetters(me(table))).toBe('KDGW');
  throws(table, 'MMM');
  roll(table, 0, 1, 2);
  expect(faceLetters(me(table))).toBe('MMMW');
  expect(table.refused(0, { type: 'roll', t: 0, dice: [] })).toBe('RF-62');
});

test('RF-63 a wound is never rolled', () => {
  const table = rolling({}, 'MGKW');
  expect(table.refused(0, { type: 'roll', t: 0, dice: dice(table, 0, 3) })).toBe('RF-63');
});

test('RF-64 a set is complete and comes out of the own pool at once', () => {
  const table = rolling({}, 'MMGK');
  expect(table.refused(0, assign(table, 'dash', [0]))).toBe('RF-64');
  expect(table.refused(0, assign(table, 'dash', [0, 2]))).toBe('RF-64');
  expect(table.refused(0, assign(table, 'dash', [0, 0]))).toBe('RF-64');
  table.play(0, assign(table, 'dash', [0, 1]));
  expect([me(table).sets.length, faceLetters(me(table))]).toEqual([1, 'GK']);
});

test('RF-65 a die in hand cannot be assigned', () => {
  const table = rolling({}, 'M-GK');
  expect(table.refused(0, assign(table, 'dash', [0, 1]))).toBe('RF-65');
});

test('RF-66 with a set at most one wound is picked up', () => {
  const table = rolling({}, 'MMWW');
  expect(table.refused(0, assign(table, 'dash', [0, 1], 0))).toBe('RF-66');
  table.play(0, assign(table, 'dash', [0, 1], 2));
  expect(faceLetters(me(table))).toBe('-W');
});

test('RF-67 one wound die goes onto an available Health space', () => {
  const table = rolling({ hero: 'johnny', wounds: 2 }, 'WWMG');
  expect(table.refused(0, wound(table, 2))).toBe('RF-67');
  table.play(0, wound(table, 0));
  expect(healthSpaces(me(table)).slice(0, 3)).toEqual(['crossed', 'crossed', 'die']);
  expect(table.refused(0, wound(table, 0))).toBe('RF-67');
});

test('RF-68 with a wound any number of other wounds is picked up', () => {
  const table = rolling({}, 'WWWM');
  expect(table.refused(0, wound(table, 0, 3))).toBe('RF-66');
  table.play(0, wound(table, 0, 1, 2));
  expect(faceLetters(me(table))).toBe('--M');
});

test('RF-69 wounds are assigned one by one onto the leftmost space, and cleared from the right', () => {
  const table = rolling({ wounds: 1, extraHealth: 1 }, 'WWGK');
  table.playAll(0, wound(table, 0));
  table.playAll(0, wound(table, 0));
  expect(healthSpaces(me(table))).toEqual(['crossed', 'die', 'die', 'free', 'locked', 'locked']);
});

test('RF-70 nobody has to assign a wound', () => {
  const table = rolling({}, 'WWWM');
  throws(table, 'G');
  roll(table, 3);
  table.play(0, { type: 'stop', t: 0 });
  expect([me(table).wounds, table.state.phase]).toEqual([0, 'fighting']);
});

test('RF-71 dice that were laid are out of reach for this round', () => {
  const table = rolling({}, 'MMGW');
  const [first = -1] = dice(table, 0);
  const [wounded = -1] = dice(table, 3);
  table.play(0, assign(table, 'dash', [0, 1]));
  table.play(0, { type: 'assignWound', t: 0, die: wounded, pickUp: [] });
  expect(table.refused(0, { type: 'roll', t: 0, dice: [first] })).toBe('RF-71');
  expect(table.refused(0, { type: 'roll', t: 0, dice: [wounded] })).toBe('RF-71');
});

test('RF-72 basic abilities take any number of sets', () => {
  const table = rolling({}, 'MMMM');
  table.play(0, assign(table, 'dash', [0, 1]));
  table.play(0, assign(table, 'dash', [0, 1]));
  expect(me(table).sets.map((set) => set.ability)).toEqual(['dash', 'dash']);
});

test('RF-73 a one-use tile takes one set, and none after Recon', () => {
  const table = rolling({ hero: 'johnny', tiles: ['luckyShot'] }, 'GGM');
  table.play(0, assign(table, 'luckyShot', [0, 1, 2]));
  setPool(table, 'GGM');
  expect(table.refused(0, assign(table, 'luckyShot', [0, 1, 2]))).toBe('RF-73');
  const scouted = rolling({ hero: 'johnny', tiles: ['luckyShot'], recon: ['luckyShot'] }, 'GGM');
  expect(scouted.refused(0, assign(scouted, 'luckyShot', [0, 1, 2]))).toBe('RF-73');
});

test('RF-74 a recon mark does not keep sets away from a normal ability', () => {
  const table = rolling({ recon: ['dash'] }, 'MMGK');
  table.play(0, assign(table, 'dash', [0, 1]));
  expect([me(table).sets.length, me(table).recon]).toEqual([1, ['dash']]);
});

test('RF-75 passive tiles never take dice', () => {
  const table = rolling({ tiles: ['kenjutsu'] }, 'KKMG');
  expect(table.refused(0, assign(table, 'kenjutsu', [0, 1]))).toBe('RF-75');
});

test('RF-76 only abilities on the own board take dice', () => {
  const table = rolling({}, 'KKMG');
  expect(table.refused(0, assign(table, 'parry', [0, 1]))).toBe('RF-76');
});

test('RF-77 a take fills the pool up, with dice in hand', () => {
  const table = rolling({}, 'MG');
  const before = table.state.supply.length;
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect([faceLetters(me(table)), table.state.supply.length]).toEqual(['MG--', before - 2]);
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('RF-77');
});

test('RF-78 a take gives what is left, and an empty supply nothing', () => {
  const table = rolling({ options: { diceLevel: 'hard' } }, 'MG');
  table.change((state) => { state.players[0]?.sets.push({ ability: 'dash', dice: state.supply.splice(1).map((id) => ({ id, face: 'move' })) }); });
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect(me(table).pool).toHaveLength(3);
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('RF-78');
});

test('RF-79 a double knife serves as a knife, a knife never as a double knife', () => {
  expect(isSet('parry', 'DD', { tiles: ['parry'] })).toBe(true);
  expect(isSet('swordKata', 'DDK', { tiles: ['swordKata'] })).toBe(true);
  expect(isSet('swordKata', 'KKK', { tiles: ['swordKata'] })).toBe(false);
});

test('RF-80 a set has exactly the required dice', () => {
  expect(isSet('dash', 'MMM')).toBe(false);
  expect(isSet('fire', 'GGGG')).toBe(false);
});

test('RF-81 Dash is two moves', () => {
  expect(['MM', 'MG', 'KK'].map((letters) => isSet('dash', letters))).toEqual([true, false, false]);
});

test('RF-82 Punch is three knives; a double knife among them brings a second Hit', () => {
  expect(['KKK', 'KDK', 'DDD', 'KKM'].map((letters) => isSet('punch', letters))).toEqual([true, true, true, false]);
  const hits = (letters: string): number => {
    const table = fight({ room: 'C', sets: [['punch', letters]] });
    table.play(0, { type: 'activate', source: { from: 'set', set: 0 } });
    let count = 0;
    for (let move = table.moves(0)[0]; move?.type === 'resolve'; move = table.moves(0)[0]) {
      table.play(0, move);
      count += 1;
    }
    return count;
  };
  expect(['KKK', 'KDK', 'DDD'].map(hits)).toEqual([1, 2, 2]);
});

test('RF-83 a reconned Punch is one Hit', () => {
  const table = fight({ room: 'C', recon: ['punch'] });
  table.play(0, { type: 'activate', source: { from: 'recon', ability: 'punch' } });
  const [move] = table.moves(0);
  if (move) table.play(0, move);
  expect([table.happened('minionKilled').length, me(table).activation]).toEqual([1, undefined]);
});

test('RF-84 Fire is two guns and a gun or knife', () => {
  expect(['GGK', 'GGG', 'GGD', 'GKK', 'GGM'].map((letters) => isSet('fire', letters))).toEqual([true, true, true, false, false]);
});

test('RF-85 Charge is a move, two knives and a gun or knife', () => {
  expect(['MKDG', 'MKKK', 'MKGG', 'MMKK'].map((letters) => isSet('charge', letters))).toEqual([true, true, false, false]);
});

test('RF-87 with three dice Charge takes no set but can still be reconned', () => {
  const table = rolling({ change: (player) => { player.beatings = 1; } }, 'MKK');
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('RF-77');
  expect(table.moves(0).some((move) => move.type === 'assign' && move.ability === 'charge')).toBe(false);
  const scouted = fight({ empty: ['A'], recon: ['charge'], change: (player) => { player.beatings = 1; } });
  scouted.play(0, { type: 'activate', source: { from: 'recon', ability: 'charge' } });
  expect(scouted.prompt(0).words).toContain('Move');
});

test('RF-88 Stop is final', () => {
  const table = rolling({ seats: 2 });
  table.play(0, { type: 'stop', t: 0 });
  expect(table.refused(0, { type: 'take', t: 0, seats: [0] })).toBe('not asked');
  expect(() => rollAndFightGame.play(rollAndFightGame.clone?.(table.state) ?? table.state, 0, { type: 'stop', t: 0 }, {
    random: undefined as never, stream: () => undefined as never, emit: () => {},
  })).toThrow('RF-88');
});

test('RF-89 the pool of a stopped player stays with that player', () => {
  const table = rolling({ seats: 2 });
  const supply = table.state.supply.length;
  table.play(0, { type: 'stop', t: 0 });
  expect([me(table).pool.length, table.state.supply.length]).toEqual([4, supply]);
});

const emptySupply = (table: Table): Table =>
  table.change((state) => { state.players[1]?.sets.push({ ability: 'dash', dice: state.supply.splice(0).map((id) => ({ id, face: 'move' })) }); });

test('RF-90 with an empty supply one die is too few to go on', () => {
  const table = emptySupply(rolling({ seats: 2 }, 'MMK'));
  table.play(0, assign(table, 'dash', [0, 1]));
  expect(table.happened('stopped')).toEqual([{ type: 'stopped', seat: 0, why: 'tooFewDice' }]);
  expect(table.asks(1)).toBe(true);
});

test('RF-91 who can do nothing at all is stopped', () => {
  const table = rolling({ seats: 2, wounds: 3 }, 'WWWM');
  throws(table, 'W');
  roll(table, 3);
  expect(table.happened('stopped')).toEqual([{ type: 'stopped', seat: 0, why: 'stuck' }]);
  const waiting = rolling({ seats: 2, wounds: 3, options: { rollSettleMs: 350 } }, 'WWWM');
  throws(waiting, 'G');
  roll(waiting, 3);
  expect(waiting.happened('stopped')).toEqual([]);
});

test('RF-92 the phase ends when everybody has stopped', () => {
  const table = rolling({ seats: 2 });
  table.play(1, { type: 'stop', t: 10 });
  expect(table.state.phase).toBe('rolling');
  table.play(0, { type: 'stop', t: 20 });
  expect(table.state.phase).toBe('fighting');
});

test('RF-93 pool dice go back and their wounds mean nothing', () => {
  const table = rolling({ hero: 'johnny' }, 'WWK');
  table.play(0, { type: 'stop', t: 0 });
  expect([me(table).pool, me(table).wounds, table.state.supply.length]).toEqual([[], 0, table.state.diceInGame]);
});

test('RF-94 no die is lost or doubled', () => {
  const table = rolling({}, 'MMWK');
  table.play(0, assign(table, 'dash', [0, 1], 2));
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect(rollAndFightGame.broken?.(table.state)).toEqual([]);
  table.change((state) => { state.supply.pop(); });
  expect(rollAndFightGame.broken?.(table.state)).toHaveLength(1);
  table.change((state) => { state.supply.push(0); });
  expect(rollAndFightGame.broken?.(table.state)).toHaveLength(1);
});

test('RF-101 a take removes the lowest ids, and pools are dealt from seat 0', () => {
  const table = rolling({ seats: 2 });
  expect(me(table, 0).pool.map((die) => die.id)).toEqual([0, 1, 2, 3]);
  expect(me(table, 1).pool.map((die) => die.id)).toEqual([4, 5, 6, 7]);
  setPool(table, 'MM', 1);
  table.play(1, { type: 'take', t: 0, seats: [1] });
  expect(me(table, 1).pool.map((die) => die.id)).toEqual([4, 5, 6, 7]);
  setPool(table, 'M');
  table.play(0, { type: 'take', t: 0, seats: [0] });
  expect(me(table, 0).pool.map((die) => die.id)).toEqual([0, 1, 2, 3]);
});

test('RF-100 dice of one roll are drawn in ascending id from the stream of the seat', () => {
  const table = rolling({ seats: 2 });
  throws(throws(table, 'MGKD', 0), 'WWWW', 1);
  table.play(1, { type: 'roll', t: 5, dice: [7, 4, 6, 5] });
  table.play(0, { type: 'roll', t: 6, dice: [3, 0, 2, 1] });
  expect([faceLetters(me(table, 0)), faceLetters(me(table, 1))]).toEqual(['MGKD', 'WWWW']);
  expect(FIGHTING_DIE).toEqual(['move', 'move', 'gun', 'knife', 'doubleKnife', 'wound']);
});
