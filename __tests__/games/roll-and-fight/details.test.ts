import type { TileId } from '@/games/roll-and-fight/content/abilities';
import { BONUS_SOURCE } from '@/games/roll-and-fight/content/dice';
import { returnDice } from '@/games/roll-and-fight/rules/dice';
import { playerAt } from '@/games/roll-and-fight/rules/scene';

import { dice, flashback, resolution, rolling } from './table';

const IN_TURNS = { seats: 2, options: { rollingMode: 'turns' } } as const;

test('RF-101 dice come back in the order of their ids, whatever order they are given in', () => {
  const supply = [1, 4, 6];
  returnDice(supply, [5, 9, 2]);
  expect(supply).toEqual([1, 2, 4, 5, 6, 9]);
});

test('RF-213 the end of the turn is offered after the roll, not before', () => {
  const table = rolling(IN_TURNS);
  const ends = () => table.moves(0).filter(({ type }) => type === 'endTurn');
  expect(ends()).toEqual([]);
  table.play(0, { type: 'roll', t: 0, dice: dice(table, 0) });
  expect(ends()).toEqual([{ type: 'endTurn', t: 0 }]);
});

test('RF-36 one die does not pay for both halves of a Recon', () => {
  const table = flashback({ flashback: ['recon', 'loot', 'training'] });
  expect(table.refused(0, { type: 'act', sources: [0, 0], choice: { action: 'recon', ability: 'charge' } })).toBe('RF-36');
});

test('RF-43 two actions that may be Recon are enough for a Recon that takes two', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'training'] });
  table.play(0, { type: 'act', sources: [BONUS_SOURCE], choice: { action: 'training' } });
  const pairs = table.moves(0).flatMap((move) => (move.type === 'act' && move.sources.length === 2 ? [move.sources.join()] : []));
  expect(new Set(pairs)).toEqual(new Set(['0,1']));
});

test('RF-216 a roll or a set is offered from when on its last die has come to rest', () => {
  const table = rolling({}, 'MM--');
  table.change((state) => {
    playerAt(state, 0).pool.forEach((die, place) => { die.ready = [300, 700, 0, 900][place] ?? 0; });
  });
  const [a = -1, b = -1, c = -1, d = -1] = dice(table, 0, 1, 2, 3);
  const offeredAt = (...ids: readonly number[]) => table.moves(0).flatMap((move) => (move.type === 'roll' && move.dice.join() === ids.join() ? [move.t] : []));
  expect([offeredAt(c), offeredAt(a, c), offeredAt(a, b), offeredAt(a, d)]).toEqual([[0], [300], [700], [900]]);
  expect(table.moves(0)).toContainEqual({ type: 'assign', t: 700, ability: 'dash', dice: [a, b] });
});

test('RF-66 a set is offered alone and with each wound that may be picked up', () => {
  const table = rolling({}, 'MMWW');
  const [a = -1, b = -1, c = -1, d = -1] = dice(table, 0, 1, 2, 3);
  const sets = table.moves(0).filter((move) => move.type === 'assign');
  expect(sets).toEqual([undefined, c, d].map((pickUp) => ({ type: 'assign', t: 0, ability: 'dash', dice: [a, b], ...(pickUp === undefined ? {} : { pickUp }) })));
});

test('RF-174 collecting is told with its room', () => {
  const table = resolution({ empty: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], visited: ['B', 'C', 'D', 'E', 'F', 'G', 'H'] });
  const offer = table.moves(0).find((move) => move.type === 'collect');
  if (offer?.type !== 'collect') throw new Error('nothing to collect');
  expect(table.play(0, offer)).toContainEqual({ type: 'lootCollected', seat: 0, room: offer.room });
});

test('RF-190 a boss without a scratch has nothing to recover from', () => {
  const told = (bossDamage: number) => {
    const table = resolution({ boss: 'bandaboi', empty: ['A', 'B', 'C', 'D'] }, (player) => Object.assign(player, { bossDamage }));
    return table.play(0, { type: 'endResolution' }).filter(({ type }) => type === 'bossRecovered');
  };
  expect([told(0).length, told(2).length]).toEqual([0, 1]);
});

test('RF-223 RF-79 with Kenjutsu knives serve as double knives, and no other face does', () => {
  const kata = (letters: string, tiles: readonly TileId[]) => {
    const table = rolling({ tiles }, letters);
    return table.moves(0).some((move) => move.type === 'assign' && move.ability === 'swordKata');
  };
  expect([kata('KKK', ['swordKata', 'kenjutsu']), kata('KKK', ['swordKata']), kata('GKK', ['swordKata', 'kenjutsu']), kata('DKK', ['swordKata'])]).toEqual([true, false, false, true]);
});
