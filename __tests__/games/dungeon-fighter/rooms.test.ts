import type { CardId } from '@/games/dungeon-fighter/content/equipment';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import type { DfState } from '@/games/dungeon-fighter/rules/state';
import { fight } from './kit';

/** A party that has won in the shop of the Hall of Doors, with this much gold and these cards on top of the deck. */
function shopping(gold: number, top: readonly CardId[] = [], change: (s: DfState) => void = () => undefined) {
  const f = fight({
    heroes: ['torm', 'mumble', 'goldfinga'],
    monster: 'cuteBear',
    change: (s) => {
      s.room = 'e';
      s.supply.gold += s.chest.gold - gold;
      s.chest.gold = gold;
      s.deck = [...top, ...s.deck.filter((card) => !top.some((each) => each === card))];
      change(s);
    },
  });
  f.win('red');
  return f;
}

test('DF-239 the shop shows three cards and one per hero; any number may be bought', () => {
  const f = shopping(7, ['leftHandedLadle', 'lukewarmSoup']);
  expect(f.s.frames[f.s.frames.length - 1]).toMatchObject({ kind: 'shop' });
  const top = f.s.frames[f.s.frames.length - 1];
  expect(top?.kind === 'shop' && top.cards.length).toBe(6);
  f.play({ kind: 'buyCard', card: 'leftHandedLadle', hero: 'torm' }, { kind: 'buyCard', card: 'lukewarmSoup', hero: 'mumble' });
  expect([f.s.chest.gold, f.hero('torm').cards, f.hero('mumble').cards]).toEqual([3, ['leftHandedLadle'], ['lukewarmSoup']]);
  expect(f.refused({ kind: 'buyCard', card: 'leftHandedLadle', hero: 'torm' })).toBe('DF-239');
  expect(shopping(1, ['leftHandedLadle']).refused({ kind: 'buyCard', card: 'leftHandedLadle', hero: 'torm' })).toBe('DF-239');
});

test('DF-239 a hero who is out brings no card', () => {
  const f = shopping(7, [], (s) => { if (s.heroes[2]) Object.assign(s.heroes[2], { hp: 0, maxHp: 3, scars: ['blue', 'red'], status: 'eliminated' }); });
  const top = f.s.frames[f.s.frames.length - 1];
  expect(top?.kind === 'shop' && top.cards.length).toBe(5);
});

test('DF-240 healing is a coin per hit point of one hero', () => {
  const f = shopping(4, [], (s) => { for (const hero of s.heroes) hero.hp = 5; });
  f.play({ kind: 'buyHealing', hero: 'torm', points: 3 });
  expect([f.s.chest.gold, f.hp('torm', 'mumble')]).toEqual([1, [8, 5]]);
  expect(f.refused({ kind: 'buyHealing', hero: 'mumble', points: 2 })).toBe('DF-240');
  expect(f.refused({ kind: 'buyHealing', hero: 'torm', points: 2 })).toBe('DF-147');
});

test('DF-241 a bonus die costs two coins, while there are any', () => {
  const f = shopping(4);
  f.play({ kind: 'buyBonusDie' });
  expect([f.s.chest.gold, f.s.chest.bonusDice]).toEqual([2, 1 + 2 + 1]);
  expect(shopping(1).refused({ kind: 'buyBonusDie' })).toBe('DF-241');
  expect(shopping(9, [], (s) => { s.chest.bonusDice = 9; s.supply.bonusDice = 0; }).refused({ kind: 'buyBonusDie' })).toBe('DF-241');
});

test('DF-242 a bought card needs a free slot, which may be freed on the spot', () => {
  const f = shopping(9, ['lukewarmSoup', 'whetstone']);
  f.play({ kind: 'buyCard', card: 'lukewarmSoup', hero: 'goldfinga' });
  expect(f.refused({ kind: 'buyCard', card: 'whetstone', hero: 'goldfinga' })).toBe('DF-159');
  expect(f.refused({ kind: 'buyCard', card: 'whetstone', hero: 'quill' })).toBe('DF-242');
  f.play({ kind: 'giveEquipment', from: 'goldfinga', to: 'mumble', card: 'lukewarmSoup' }, { kind: 'buyCard', card: 'whetstone', hero: 'goldfinga' });
  expect(f.hero('goldfinga').cards).toEqual(['whetstone']);
});

test('DF-243 the leader shops; unsold cards are discarded', () => {
  const f = shopping(9, ['leftHandedLadle']);
  expect(f.table.prompts().map((prompt) => prompt.seat)).toEqual([0]);
  f.play({ kind: 'buyCard', card: 'leftHandedLadle', hero: 'torm' }, { kind: 'endStep' });
  expect([f.s.discard.length, f.asked]).toEqual([5, 'movement']);
});

test('DF-244 a fountain fills everybody up', () => {
  const f = fight({ change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S2-boss']; s.room = 'g'; for (const hero of s.heroes) hero.hp = 2; } });
  f.win('red');
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([9, 9, 9]);
});

test('DF-245 a treasure is paid out: coins, dice, or the top card to a hero of the leader’s choice', () => {
  const gold = fight({ monster: 'cuteBear', change: (s) => { s.room = 'c'; } });
  gold.win('red');
  expect(gold.s.chest.gold).toBe(2 + 3);
  const dice = fight({ monster: 'cuteBear', change: (s) => { s.room = 'd'; } });
  dice.win('red');
  expect(dice.s.chest.bonusDice).toBe(1 + 2 + 1);
  const card = fight({ monster: 'cuteBear', change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S2-boss']; s.room = 'c'; s.deck = ['whetstone', ...s.deck.filter((each) => each !== 'whetstone')]; } });
  card.win('red');
  expect([card.asked, card.seat]).toEqual(['distribute', 0]);
  card.play({ kind: 'assignCard', card: 'whetstone', hero: 'randolph' });
  expect(card.hero('randolph').cards).toEqual(['whetstone']);
});

test('DF-246 danger: the room’s throw is demanded all through the encounter', () => {
  const f = fight({ change: (s) => { s.room = 'c'; } });
  expect(requirementsInForce(f.s, [])).toEqual(['jumpShot']);
  f.throwsCarelessly('red', 3);
  expect([f.encounter.hp, f.hp('torm')]).toEqual([7, [8]]);
  f.throws('blue', 3);
  expect(f.encounter.hp).toBe(4);
});

test('DF-247 danger and a reward may share a room', () => {
  const f = fight({ monster: 'cuteBear', change: (s) => { s.room = 'c'; } });
  expect(requirementsInForce(f.s, [])).toContain('jumpShot');
  f.win('red');
  expect(f.s.chest.gold).toBe(5);
});
