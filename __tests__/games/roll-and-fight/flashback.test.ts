import { FLASHBACK_DIE, type Action } from '@/games/roll-and-fight/content/dice';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import { cheapestPair, flashbackChoices } from '@/games/roll-and-fight/rules/flashback';
import { playerAt } from '@/games/roll-and-fight/rules/scene';
import { trainingPoints } from '@/games/roll-and-fight/rules/scoring';
import { situation } from '@tests/kit/situation';
import { fight, flashback, me, rolling, setPool, type Table } from './table';
import type { ActionChoice, Move } from '@/games/roll-and-fight/rules/moves';

const act = (sources: readonly number[], choice: ActionChoice): Move => ({ type: 'act', sources, choice });
const TRAIN: ActionChoice = { action: 'training' };
const EXTRA: ActionChoice = { action: 'healing', way: 'extra' };
const CLEAR: ActionChoice = { action: 'healing', way: 'clear' };
const LOOT: ActionChoice = { action: 'loot' };
const buy = (item: number): ActionChoice => ({ action: 'purchase', item });
const recon = (ability: 'dash' | 'punch' | 'fire' | 'charge' | 'swordKata' | 'kenjutsu'): ActionChoice => ({ action: 'recon', ability });
const DICE = ['training', 'healing', 'recon'] as const;
const actionsOf = (table: Table, source: number): string[] =>
  [...new Set(table.moves(0).flatMap((move) => (move.type === 'act' && move.sources.length === 1 && move.sources[0] === source ? [move.choice.action] : [])))];

test('RF-34 a Flashback die shows training twice and the other four once', () => {
  expect([...FLASHBACK_DIE].sort()).toEqual(['healing', 'loot', 'purchase', 'recon', 'training', 'training']);
});

test('RF-35 three dice are rolled once for the whole table and everybody uses all of them', () => {
  const table = situation(rollAndFightGame, { seats: 2, boards: [1, 2], bosses: ['prez', 'auditor'] });
  table.play(0, { type: 'chooseSide', side: 'A' });
  table.dice(3, 6, 5);
  table.play(1, { type: 'chooseSide', side: 'A' });
  expect(table.state.flashback).toEqual(['purchase', 'loot', 'recon']);
  table.play(0, act([1], LOOT));
  table.play(1, act([1], LOOT));
  expect(table.state.players.map((player) => player.loot)).toEqual([1, 1]);
});

test('RF-36 four actions: one per die and a bonus that is never Loot', () => {
  const table = flashback({ flashback: DICE });
  expect(table.refused(0, act([3], LOOT))).toBe('RF-36');
  table.playAll(0, act([0], TRAIN), act([1], EXTRA), act([2], recon('dash')), act([3], TRAIN));
  expect(me(table).xp).toBe(4);
  expect(table.refused(0, act([0], TRAIN))).toBe('RF-36');
  expect(table.refused(0, act([3], TRAIN))).toBe('RF-36');
});

test('RF-37 actions and purchases come in any order and may be left out', () => {
  const table = flashback({ flashback: DICE, change: (player) => { player.xp = 1; } });
  table.playAll(0, act([3], TRAIN), { type: 'buyTile', tile: 'kenjutsu' }, act([0], TRAIN), { type: 'ready' });
  expect([me(table).tiles, me(table).xp, table.state.phase]).toEqual([['kenjutsu'], 5, 'rolling']);
});

test('RF-38 Training marks two spaces, or the last one', () => {
  const table = flashback({ flashback: ['training', 'training', 'training'], change: (player) => { player.xp = 15; } });
  table.play(0, act([0], TRAIN));
  expect(me(table).xp).toBe(17);
  expect(table.play(0, act([1], TRAIN))).toEqual([{ type: 'trained', seat: 0, spaces: 1 }]);
  expect(me(table).xp).toBe(18);
});

test('RF-39 Purchase marks a square: the item gains a charge', () => {
  const table = flashback({ flashback: ['purchase', 'purchase', 'training'] });
  table.playAll(0, act([0], buy(3)), act([1], buy(3)));
  expect(me(table).items.map((item) => item.bought)).toEqual([0, 0, 0, 2]);
  expect(table.refused(0, act([3], buy(4)))).toBe('RF-39');
});

test('RF-40 Healing marks an extra space or clears up to two Wounds, not half of each', () => {
  const table = flashback({ flashback: ['healing', 'healing', 'training'], wounds: 3 });
  table.play(0, act([0], CLEAR));
  expect([me(table).wounds, me(table).extraHealth]).toEqual([1, 0]);
  table.play(0, act([1], EXTRA));
  expect([me(table).wounds, me(table).extraHealth]).toEqual([1, 1]);
});

test('RF-41 clearing with one Wound clears that one, and none without', () => {
  const table = flashback({ flashback: ['healing', 'healing', 'training'], wounds: 1 });
  table.play(0, act([0], CLEAR));
  expect(me(table).wounds).toBe(0);
  expect(table.refused(0, act([1], CLEAR))).toBe('RF-41');
});

test('RF-42 Recon marks a free space of Dash, Punch or Fire', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'recon'] });
  table.playAll(0, act([0], recon('fire')), act([1], recon('punch')));
  expect(me(table).recon).toEqual(['fire', 'punch']);
  expect(table.refused(0, act([2, 3], recon('dash')))).toBe('RF-42');
});

test('RF-43 two Recons are paid with Recon dice first, with Loot last', () => {
  const pairs = (faces: readonly Action[]) => {
    const { state } = flashback({ flashback: faces });
    const ways = [...flashbackChoices(state, playerAt(state, 0))].filter(({ sources }) => sources.length === 2);
    return cheapestPair(state, ways)?.sources;
  };
  expect(pairs(['loot', 'recon', 'recon'])).toEqual([1, 2]);
  expect(pairs(['loot', 'training', 'recon'])).toEqual([2, 3]);
  expect(pairs(['loot', 'loot', 'training'])).toEqual([0, 3]);
});

test('RF-43 two Recons together mark a dear space, one alone never', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'training'], tiles: ['swordKata'] });
  expect(table.refused(0, act([0], recon('charge')))).toBe('RF-43');
  expect(table.refused(0, act([0, 2], recon('charge')))).toBe('RF-48');
  expect(table.refused(0, act([0, 1], TRAIN))).toBe('RF-43');
  table.play(0, act([0, 1], recon('swordKata')));
  expect(me(table).recon).toEqual(['swordKata']);
  expect(me(table).flashbackUsed).toBe(0b0011);
});

test('RF-44 a recon space holds one mark', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'training'] });
  table.play(0, act([0], recon('dash')));
  expect(table.refused(0, act([1], recon('dash')))).toBe('RF-44');
});

test('RF-45 a tile bought in this phase can be reconned in it', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'training'], change: (player) => { player.xp = 4; } });
  expect(table.refused(0, act([0, 1], recon('swordKata')))).toBe('RF-76');
  table.playAll(0, { type: 'buyTile', tile: 'swordKata' }, act([0, 1], recon('swordKata')));
  expect(me(table).recon).toEqual(['swordKata']);
});

test('RF-46 what needs no dice cannot be reconned', () => {
  const table = flashback({ flashback: ['recon', 'recon', 'training'], tiles: ['kenjutsu'] });
  expect(table.refused(0, act([0, 1], recon('kenjutsu')))).toBe('RF-46');
});

test('RF-47 Loot crosses a space or is any other action', () => {
  const table = flashback({ flashback: ['loot', 'loot', 'loot'], wounds: 1 });
  expect(actionsOf(table, 0).sort()).toEqual(['healing', 'loot', 'purchase', 'recon', 'training']);
  table.playAll(0, act([0], LOOT), act([1], TRAIN), act([2, 3], recon('charge')));
  expect([me(table).loot, me(table).xp, me(table).recon]).toEqual([1, 2, ['charge']]);
});

test('RF-48 an impossible action may be any other but Loot, an unwanted one may not', () => {
  const possible = flashback({ flashback: ['training', 'healing', 'recon'] });
  expect(possible.refused(0, act([0], EXTRA))).toBe('RF-48');
  const impossible = flashback({ flashback: ['training', 'healing', 'recon'], change: (player) => { player.xp = 18; } });
  expect(actionsOf(impossible, 0).sort()).toEqual(['healing', 'purchase', 'recon']);
  expect(impossible.refused(0, act([0], LOOT))).toBe('RF-48');
  impossible.play(0, act([0], EXTRA));
  expect(me(impossible).extraHealth).toBe(1);
});

test('RF-49 Recon is impossible without a cheap space and without a second Recon for a dear one', () => {
  const marked = { flashback: ['recon', 'healing', 'healing'], recon: ['dash', 'punch', 'fire'] } as const;
  const withBonus = flashback(marked);
  expect(withBonus.refused(0, act([0], TRAIN))).toBe('RF-48');
  const bonusSpent = flashback(marked);
  bonusSpent.play(0, act([3], TRAIN));
  bonusSpent.play(0, act([0], TRAIN));
  expect(me(bonusSpent).xp).toBe(4);
  const healthy = flashback({ hero: 'johnny', flashback: ['healing', 'healing', 'healing'], extraHealth: 3 });
  expect(actionsOf(healthy, 0).sort()).toEqual(['purchase', 'recon', 'training']);
  const shopEmpty = flashback({ flashback: ['purchase', 'healing', 'healing'], change: (player) => player.items.forEach((item) => { item.bought = 3; }) });
  expect(actionsOf(shopEmpty, 0).sort()).toEqual(['healing', 'recon', 'training']);
});

test('RF-50 abilities are bought with marked, unspent experience', () => {
  const table = flashback({ change: (player) => { player.xp = 5; } });
  table.playAll(0, { type: 'buyTile', tile: 'reverseBlade' }, { type: 'buyTile', tile: 'parry' });
  expect([me(table).tiles, me(table).xpSpent]).toEqual([['reverseBlade', 'parry'], 5]);
  expect(table.refused(0, { type: 'buyTile', tile: 'wildRush' })).toBe('RF-50');
  expect(table.refused(0, { type: 'buyTile', tile: 'barrage' })).toBe('RF-17');
});

test('RF-51, RF-52 spent experience is counted from the left and still scores', () => {
  const table = flashback({ change: (player) => { player.xp = 9; } });
  table.play(0, { type: 'buyTile', tile: 'wildStrike' });
  expect([me(table).xp, me(table).xpSpent, trainingPoints(me(table))]).toEqual([9, 4, 3]);
});

test('RF-53 nothing is bought outside the Flashback Phase', () => {
  const rich = { change: (player: { xp: number }) => { player.xp = 18; } };
  expect(rolling(rich).refused(0, { type: 'buyTile', tile: 'parry' })).toBe('RF-53');
  expect(fight(rich).refused(0, { type: 'buyTile', tile: 'parry' })).toBe('RF-53');
});

const FULL = { tiles: ['parry', 'kenjutsu', 'wildRush', 'swordKata'], recon: ['swordKata'], change: (player: { xp: number; xpSpent: number }) => Object.assign(player, { xp: 18, xpSpent: 6 }) } as const;

test('RF-54 with four tiles one must go for another', () => {
  const table = flashback(FULL);
  expect(table.refused(0, { type: 'buyTile', tile: 'reverseBlade' })).toBe('RF-54');
  table.play(0, { type: 'buyTile', tile: 'reverseBlade', discard: 'parry' });
  expect(me(table).tiles).toEqual(['kenjutsu', 'wildRush', 'swordKata', 'reverseBlade']);
});

test('RF-55 a discarded tile can be bought back at full price, without refund', () => {
  const table = flashback(FULL);
  table.play(0, { type: 'buyTile', tile: 'reverseBlade', discard: 'parry' });
  expect(me(table).xpSpent).toBe(9);
  table.play(0, { type: 'buyTile', tile: 'parry', discard: 'wildRush' });
  expect(me(table).xpSpent).toBe(11);
});

test('RF-56 discarding is part of buying, also with a slot free', () => {
  const table = flashback({ tiles: ['parry'], change: (player) => { player.xp = 3; } });
  expect(table.refused(0, { type: 'buyTile', tile: 'kenjutsu', discard: 'swordKata' })).toBe('RF-56');
  table.play(0, { type: 'buyTile', tile: 'kenjutsu', discard: 'parry' });
  expect(me(table).tiles).toEqual(['kenjutsu']);
});

test('RF-57 the recon mark of a discarded tile is lost', () => {
  const table = flashback(FULL);
  table.play(0, { type: 'buyTile', tile: 'reverseBlade', discard: 'swordKata' });
  expect(me(table).recon).toEqual([]);
});

test('RF-58 a hero never has a tile twice', () => {
  expect(flashback(FULL).refused(0, { type: 'buyTile', tile: 'kenjutsu', discard: 'parry' })).toBe('RF-58');
});

test('RF-59 a tile bought now takes dice in the same round', () => {
  const table = flashback({ change: (player) => { player.xp = 3; } });
  table.playAll(0, { type: 'buyTile', tile: 'reverseBlade' }, { type: 'ready' });
  setPool(table, 'KKMG');
  const ids = me(table).pool.slice(0, 3).map((die) => die.id);
  table.play(0, { type: 'assign', t: 0, ability: 'reverseBlade', dice: ids });
  expect(me(table).sets.map((set) => set.ability)).toEqual(['reverseBlade']);
});

test('RF-60 Rolling starts when everybody is ready, and ready is final', () => {
  const table = flashback({ seats: 2 });
  table.play(0, { type: 'ready' });
  table.change((state) => { if (state.players[0]) state.players[0].done = true; });
  expect(table.refused(0, { type: 'ready' })).toBe('not asked');
  table.play(1, { type: 'ready' });
  expect(table.state.phase).toBe('rolling');
  expect(table.refused(0, { type: 'ready' })).toBe('RF-60');
});
