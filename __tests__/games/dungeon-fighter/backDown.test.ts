import { cardOf } from '@/games/dungeon-fighter/rules/fight/monsters';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import type { DfState } from '@/games/dungeon-fighter/rules/state';
import { fight } from './kit';

const bear = (change: (s: DfState) => void = () => undefined, seats = 1) =>
  fight({ monster: 'cuteBear', seats, change: (s) => { s.tower.I = ['goblin', 'dampSkeleton']; change(s); } });

test('DF-254 before the first throw, where something demands a special throw', () => {
  expect(fight().refused({ kind: 'backDown', agree: true })).toBe('DF-254');
  const f = bear();
  f.throws('red', 1);
  expect(f.refused({ kind: 'backDown', agree: true })).toBe('DF-254');
  expect(bear().refused({ kind: 'backDown', agree: false })).toBe('DF-254');
  expect(bear().table.moves(0)).toContainEqual({ kind: 'backDown', agree: true });
});

test('DF-255 it costs everybody a hit point, and nothing prevents that', () => {
  const f = bear().equip('torm', 'wallYouCanWear');
  f.play({ kind: 'backDown', agree: true });
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([8, 8, 8]);
  const last = bear((s) => { for (const hero of s.heroes) hero.hp = 1; });
  last.play({ kind: 'backDown', agree: true });
  expect(last.s.over).toEqual({ won: false, reason: 'allFainted' });
});

test('DF-256 the card goes under its pile, its gold back to the supply', () => {
  const f = fight({ monster: 'ghostOfACook', seats: 1, change: (s) => { s.tower.I = ['goblin', 'dampSkeleton']; } });
  const { gold } = f.s.supply;
  f.play({ kind: 'backDown', agree: true });
  expect(f.s.tower.I).toEqual(['dampSkeleton', 'ghostOfACook']);
  expect(f.s.supply.gold).toBe(gold + 2 - 1);
});

test('DF-257 another monster of that pile comes, or of the next one; the room stays, and so does the way back', () => {
  const f = bear((s) => { s.room = 'c'; });
  f.play({ kind: 'backDown', agree: true });
  expect([f.encounter.monster, requirementsInForce(f.s, [])]).toMatchObject([{ kind: 'monster', id: 'goblin' }, ['jumpShot']]);
  f.play({ kind: 'backDown', agree: true });
  expect(f.hp('torm')).toEqual([7]);
  const alone = bear((s) => { s.tower.I = []; });
  alone.play({ kind: 'backDown', agree: true });
  expect(cardOf(alone.encounter.monster).level).toBe('II');
  expect(alone.s.tower.I).toEqual(['cuteBear']);
});

test('DF-258 the card may return in the very next room', () => {
  const f = bear((s) => { s.tower.I = ['goblin']; });
  f.play({ kind: 'backDown', agree: true });
  f.win('red');
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect(f.encounter.monster).toMatchObject({ kind: 'monster', id: 'cuteBear' });
});

test('DF-259 without another monster there is no backing down', () => {
  const f = bear((s) => { s.tower = { I: [], II: [], III: [], IV: [] }; });
  expect(f.refused({ kind: 'backDown', agree: true })).toBe('DF-259');
});

test('DF-260 everybody confirms; one refusal cancels, and it may be offered again', () => {
  const f = bear(undefined, 3);
  f.play({ kind: 'backDown', agree: true });
  expect(f.table.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'vote'], [2, 'vote']]);
  f.table.play(2, { kind: 'backDown', agree: true });
  f.table.play(1, { kind: 'backDown', agree: false });
  expect([f.encounter.monster, f.hp('torm')]).toMatchObject([{ kind: 'monster', id: 'cuteBear' }, [9]]);
  f.play({ kind: 'backDown', agree: true });
  f.table.play(1, { kind: 'backDown', agree: true });
  f.table.play(2, { kind: 'backDown', agree: true });
  expect(f.encounter.monster).toMatchObject({ kind: 'monster', id: 'goblin' });
  const g = bear(undefined, 3);
  g.play({ kind: 'backDown', agree: true });
  g.table.play(1, { kind: 'backDown', agree: true });
  g.table.play(2, { kind: 'backDown', agree: true });
  expect(g.encounter.monster).toMatchObject({ kind: 'monster', id: 'goblin' });
});

test('DF-303 who faints by it stays out of the room; the dice go on, the token does not turn', () => {
  const f = bear((s) => { if (s.heroes[0]) s.heroes[0].hp = 1; });
  f.play({ kind: 'backDown', agree: true });
  expect([f.hero('torm').status, f.encounter.turn, f.encounter.hand.length, f.s.partyUndefeated]).toEqual(['fainted', 'randolph', 3, true]);
  f.win('red');
  expect(f.asked).toBe('scar');
});
