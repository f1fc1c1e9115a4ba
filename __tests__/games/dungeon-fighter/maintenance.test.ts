import { maintenance } from '@/games/dungeon-fighter/rules/decisions/maintenance';
import { fight, special } from './kit';

test('DF-225 the steps come in their order', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.room = 'c'; s.partyUndefeated = false; const torm = s.heroes[1]; if (torm) { torm.hp = 0; torm.status = 'fainted'; } } });
  f.throws('green', 2, special);
  f.change((s) => { if (s.encounter) { s.encounter.hp = 1; } });
  const events = [...f.throws('red', 1, {}), ...f.play({ kind: 'endStep' }), ...f.play({ kind: 'chooseScar', color: 'blue' })];
  const order = ['monsterDefeated', 'diceCleared', 'leaderTokenTurned', 'goldChanged', 'cardsRevealed', 'cardLost', 'heroScarred', 'goldChanged'];
  expect(events.map((event) => event.type).filter((type) => order.includes(type))).toEqual(order);
  expect(maintenance.steps).toHaveLength(10);
});

test('DF-226 a bonus die for every hero die not thrown', () => {
  for (const [dice, gained] of [[['red'], 2], [['red', 'green'], 1], [['red', 'green', 'blue'], 0]] as const) {
    const f = fight({ monster: 'slightlyUsedDragon' });
    dice.forEach((die, index) => (index === dice.length - 1 ? f.win(die) : f.throws(die, 1)));
    expect(f.s.chest.bonusDice).toBe(1 + gained);
  }
});

test('DF-227 no bonus dice for a defeated party', () => {
  const f = fight({ change: (s) => { s.partyUndefeated = false; } });
  f.win('red');
  expect(f.s.chest.bonusDice).toBe(1);
});

test('DF-228 a die the monster was immune to counts as unused', () => {
  const f = fight({ monster: 'highwayQuartet' });
  f.throws('red', 1);
  f.win('blue');
  expect(f.s.chest.bonusDice).toBe(2);
});

test('DF-229 a die thrown several times was thrown once', () => {
  const f = fight();
  f.throws('blue', 'bone', special);
  f.play({ kind: 'useSwingAgain', use: true });
  f.win('blue');
  expect(f.s.chest.bonusDice).toBe(3);
});

test('DF-230 the last thrower’s left neighbour is first in the next room, fainted or not, but not eliminated', () => {
  const f = fight();
  f.win('red');
  expect(f.s.firstPlayer).toBe('randolph');
  const fainted = fight({ change: (s) => { if (s.heroes[1]) { s.heroes[1].hp = 0; s.heroes[1].status = 'fainted'; } } });
  fainted.win('red');
  fainted.play({ kind: 'chooseScar', color: 'blue' });
  expect(fainted.s.firstPlayer).toBe('randolph');
  const out = fight({ change: (s) => { if (s.heroes[1]) Object.assign(s.heroes[1], { hp: 0, status: 'fainted', scars: ['blue', 'red'], maxHp: 3 }); } });
  out.win('red');
  expect(out.s.firstPlayer).toBe('goldfinga');
});

test('DF-231 used bonus dice go to the supply', () => {
  const f = fight({ change: (s) => { if (s.encounter) s.encounter.hand = []; } });
  f.play({ kind: 'chooseOption', option: 'A' });
  f.win('bonus' as 'blue');
  expect([f.s.chest.bonusDice, f.s.supply.bonusDice]).toEqual([0, 9]);
});

test('DF-232 the leader token is undefeated again', () => {
  const f = fight({ change: (s) => { s.partyUndefeated = false; } });
  f.win('red');
  expect(f.s.partyUndefeated).toBe(true);
});

test('DF-233 the coins on the card go to the chest', () => {
  const f = fight({ monster: 'orcAccountant' });
  f.win('red');
  expect(f.s.chest.gold).toBe(2 + 3);
});

test('DF-234 the card goes to the discard pile', () => {
  const f = fight();
  f.win('red');
  expect(f.s.monsterDiscard).toEqual(['goblin']);
});

test('DF-235 tokens return, the charmed monster follows, stolen cards are turned up', () => {
  const f = fight({ heroes: ['quill', 'goldfinga'] });
  f.throws('green', 1, special);
  f.change((s) => { if (s.encounter) { s.encounter.hand = ['green', 'red']; s.encounter.lying = []; s.encounter.tokens.toad = true; } });
  f.throws('green', 1, special);
  f.win('red');
  expect(f.asked).toBe('distribute');
  expect([f.s.encounter, f.hero('quill').seduced, f.hero('goldfinga').stolen]).toEqual([undefined, ['goblin'], []]);
});

test('DF-236 the fainted wake or leave in maintenance', () => {
  const f = fight({ change: (s) => { if (s.heroes[1]) { s.heroes[1].hp = 0; s.heroes[1].status = 'fainted'; } } });
  f.win('red');
  f.play({ kind: 'chooseScar', color: 'red' });
  expect([f.hero('randolph').status, f.asked]).toEqual(['standing', 'movement']);
});

test('DF-237 equipment may be passed on before the party moves, any number of cards, within slots', () => {
  const f = fight({ heroes: ['torm', 'fennick', 'mumble'] }).equip('torm', 'leftHandedLadle', 'garterKnife', 'barrelWithStraps');
  f.win('red');
  f.play({ kind: 'giveEquipment', from: 'torm', to: 'fennick', card: 'leftHandedLadle' }, { kind: 'giveEquipment', from: 'torm', to: 'fennick', card: 'garterKnife' });
  expect(f.hero('fennick').cards).toEqual(['leftHandedLadle', 'garterKnife']);
  expect(f.refused({ kind: 'giveEquipment', from: 'torm', to: 'fennick', card: 'barrelWithStraps' })).toBe('DF-158');
  expect(f.refused({ kind: 'giveEquipment', from: 'mumble', to: 'fennick', card: 'alibi' })).toBe('DF-237');
  expect(f.refused({ kind: 'giveEquipment', from: 'torm', to: 'torm', card: 'barrelWithStraps' })).toBe('DF-237');
});

test('DF-238 the room is used once, after the fight', () => {
  const f = fight({ change: (s) => { s.room = 'e'; } });
  expect(f.asked).toBe('throw');
  f.win('red');
  expect(f.asked).toBe('shop');
  f.play({ kind: 'endStep' });
  expect(f.asked).toBe('movement');
});

test('DF-266 nine bonus dice and no more', () => {
  const f = fight({ change: (s) => { s.chest.bonusDice = 8; s.supply.bonusDice = 1; } });
  f.win('red');
  expect([f.s.chest.bonusDice, f.s.supply.bonusDice]).toEqual([9, 0]);
});

test('DF-267 thirty coins and no more', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.chest.gold = 28; s.supply.gold = 1; } });
  f.throws('blue', 1, special);
  expect([f.s.chest.gold, f.s.supply.gold]).toEqual([29, 0]);
  f.change((s) => { s.tower.I = ['unpaidApprentice']; });
  f.win('red');
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect([f.s.chest.gold, f.encounter.gold]).toEqual([30, 0]);
});

test('DF-270 one token of each power', () => {
  const f = fight({ heroes: ['brunna', 'torm'] });
  f.throws('blue', 1, special);
  f.play({ kind: 'placeBeer', hero: 'torm' });
  f.change((s) => { if (s.encounter) { s.encounter.turn = 'brunna'; s.encounter.hand = ['blue']; s.encounter.lying = []; } });
  f.throws('blue', 1, special);
  f.play({ kind: 'placeBeer', hero: 'brunna' });
  expect(f.encounter.tokens).toMatchObject({ beer: 'brunna' });
});
