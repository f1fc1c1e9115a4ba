import { cardOf } from '@/games/dungeon-fighter/rules/fight/monsters';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { fight, special } from './kit';

test('DF-26 the top card of the highest tier that has one', () => {
  const f = fight({ change: (s) => { s.tower = { I: [], II: ['taxWitch', 'leechChoir'], III: ['boneDrummer'], IV: [] }; } });
  f.win();
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect(f.encounter.monster).toMatchObject({ kind: 'monster', id: 'taxWitch' });
  f.win();
  f.play({ kind: 'chooseCorridor', room: 'd' });
  expect(f.encounter.monster).toMatchObject({ kind: 'monster', id: 'leechChoir' });
});

test('DF-27, DF-28 it is revealed with its printed hit points, and its coins lie on the card', () => {
  const f = fight({ change: (s) => { s.tower.I = ['unpaidApprentice']; } });
  f.win();
  const { supply, chest } = f.s;
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect([f.encounter.hp, f.encounter.gold]).toEqual([5, 2]);
  expect(f.s.supply.gold).toBe(supply.gold - 2);
  expect(f.s.chest.gold).toBe(chest.gold);
});

test('DF-29 monster and room demand their throws from now on', () => {
  const f = fight({ monster: 'cuteBear', change: (s) => { s.room = 'c'; } });
  expect(requirementsInForce(f.s, [])).toEqual(['crossbowShot', 'jumpShot']);
  const smooth = fight({ monster: 'cellarFerret' });
  smooth.throws('blue', 1);
  expect(smooth.hp('torm')).toEqual([8]);
});

test('DF-30 a fight starts with all dice in the first player’s hand', () => {
  const f = fight();
  f.throws('red', 2);
  f.win();
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect([f.encounter.hand, f.encounter.lying, f.encounter.turn]).toEqual([['blue', 'green', 'red'], [], 'goldfinga']);
  expect(f.s.leader).toBe('torm');
});

test('DF-31 the first player swings, then the others to the left, again and again', () => {
  const f = fight({ hp: 7, monster: 'goblin' });
  const order = [f.encounter.turn];
  for (const die of ['red', 'blue', 'green'] as const) {
    f.throws(die, 1);
    order.push(f.encounter.turn);
  }
  expect(order).toEqual(['torm', 'randolph', 'goldfinga', 'torm']);
  const g = fight();
  expect(g.refused(g.throwMove('red', [], { hero: 'randolph' }))).toBe('DF-31');
  expect(g.refused(g.throwMove('red', [], { hero: 'mumble' }))).toBe('DF-31');
});

test('DF-32 choose, throw, resolve, pass the rest', () => {
  const f = fight();
  f.throws('green', 2);
  expect([f.encounter.hp, f.encounter.turn, f.encounter.hand]).toEqual([5, 'randolph', ['blue', 'red']]);
});

test('DF-33 only a die that is in the hand', () => {
  const f = fight();
  f.throws('green', 2);
  expect(f.refused(f.throwMove('green'))).toBe('DF-33');
});

test('DF-34 no bonus die while a hero die can be thrown', () => {
  const f = fight();
  expect(f.refused(f.throwMove('bonus'))).toBe('DF-34');
  expect(f.refused({ kind: 'chooseOption', option: 'A' })).toBe('DF-34');
});

test('DF-35 without a throwable hero die A or B must be chosen', () => {
  const f = fight({ change: (s) => { if (s.encounter) s.encounter.hand = []; } });
  expect(f.asked).toBe('option');
  expect(f.refused(f.throwMove('blue'))).toBe('DF-35');
  expect(f.refused(f.throwMove('bonus'))).toBe('DF-35');
  expect(fight().refused({ kind: 'chooseOption', option: 'B' })).toBe('DF-35');
});

test('DF-36, DF-161 weapons are declared anew for every throw, never forced', () => {
  const f = fight({ heroes: ['fennick', 'torm'], monster: 'slightlyUsedDragon' });
  f.equip('fennick', 'leftHandedLadle', 'garterKnife');
  f.throws('green', 2, {}, ['leftHandedLadle', 'garterKnife']);
  expect(f.encounter.hp).toBe(13 - 2 - 2 - 2);
  f.throws('red', 1);
  f.throws('blue', 1);
  expect(f.encounter.hp).toBe(7 - 2);
});

test('DF-37 a contact costs the monster the damage', () => {
  const f = fight();
  f.throws('green', 4);
  expect(f.encounter.hp).toBe(3);
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([9, 9, 9]);
});

test('DF-38 a miss costs the thrower the monster’s damage', () => {
  const f = fight({ monster: 'evilTwin' });
  f.throws('green', 'bone');
  expect(f.hp('torm', 'randolph')).toEqual([5, 9]);
  expect(f.encounter.hp).toBe(12);
});

test('DF-39 a hero without hit points faints and does not act; nobody falls below zero', () => {
  const f = fight({ monster: 'evilTwin', change: (s) => { for (const hero of s.heroes) hero.hp = hero.id === 'torm' ? 1 : 9; } });
  f.throws('green', 'hole');
  expect([f.hero('torm').hp, f.hero('torm').status]).toEqual([0, 'fainted']);
  expect(f.refused(f.throwMove('blue', [], { hero: 'torm' }))).toBe('DF-39');
});

test('DF-40 the dice go left, past those who have fainted', () => {
  const f = fight({ change: (s) => { for (const hero of s.heroes) if (hero.id === 'randolph') { hero.hp = 0; hero.status = 'fainted'; } } });
  f.throws('green', 1);
  expect(f.encounter.turn).toBe('goldfinga');
  const alone = fight({ change: (s) => { for (const hero of s.heroes) if (hero.id !== 'torm') { hero.hp = 0; hero.status = 'fainted'; } } });
  alone.throws('green', 1);
  expect([alone.encounter.turn, alone.encounter.hand]).toEqual(['torm', ['blue', 'red']]);
});

test('DF-41 thrown dice lie as obstacles until they are cleared', () => {
  const f = fight({ monster: 'slightlyUsedDragon' });
  f.throws('green', 2, { rest: { x: 500, y: -700, z: 100, yaw: 30, fallen: false } });
  const [thrown] = f.throws('blue', 1).filter((event) => event.type === 'dieThrown');
  expect(thrown).toMatchObject({ input: { obstacles: [{ x: 500, y: -700, z: 100, yaw: 30 }] } });
  expect(f.encounter.lying.map(({ die }) => die)).toEqual(['green', 'blue']);
});

test('DF-42 heroes, chest and monster are open; piles, boss and stolen cards are not', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'] });
  f.throws('green', 1, special);
  const view = f.table.view(1);
  expect(view.heroes.map(({ hp, cards }) => [hp, cards])).toEqual(f.s.heroes.map(({ hp, cards }) => [hp, cards]));
  expect([view.chest, view.encounter?.hp]).toEqual([f.s.chest, f.encounter.hp]);
  expect(f.hero('goldfinga').stolen).not.toContain('hidden');
  expect([view.boss, view.deck[0], view.heroes[0]?.stolen]).toEqual(['hidden', 'hidden', ['hidden']]);
});

test('DF-215, DF-216 the fight ends with the monster at zero; maintenance follows', () => {
  const f = fight({ hp: 3 });
  const events = f.throws('green', 4);
  expect(events.map((event) => event.type)).toContain('monsterDefeated');
  expect([f.s.encounter, f.asked]).toEqual([undefined, 'movement']);
});

test('DF-16 leader and first player are two roles', () => {
  const f = fight();
  f.throws('green', 1);
  f.win('blue');
  expect([f.s.leader, f.s.firstPlayer]).toEqual(['torm', 'goldfinga']);
  expect(cardOf({ kind: 'monster', id: 'goblin' }).level).toBe('I');
});
