import { landingWords, sumWords } from '@/games/dungeon-fighter/words/describe';
import { missPreview, throwOrder } from '@/games/dungeon-fighter/preview/nextThrow';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { fight, special } from './kit';

/** The worked examples of the catalogue. */

test('EX-3 the Goblin fight', () => {
  const f = fight();
  f.throws('red', 2);
  expect([f.encounter.hp, f.encounter.hand, f.encounter.turn]).toEqual([5, ['blue', 'green'], 'randolph']);
  f.throws('blue', 3, { bouncesOutside: 0 });
  expect([f.hp('randolph'), f.encounter.hp, f.encounter.hand]).toEqual([[8], 5, ['green']]);
  f.throws('green', 'outside');
  expect([f.hp('goldfinga'), f.asked]).toEqual([[8], 'option']);
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 4);
  expect([f.encounter.hp, f.s.chest.bonusDice, f.encounter.turn]).toEqual([1, 0, 'randolph']);
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([8, 7, 7]);
  expect([f.s.partyUndefeated, f.s.supply.bonusDice, f.encounter.hand, f.encounter.lying, f.encounter.turn]).toEqual([false, 9, ['blue', 'green', 'red'], [], 'randolph']);
});

test('EX-4 two weapons add, and either failing is a miss', () => {
  const f = fight().equip('torm', 'helmOfBravery', 'dragonsBreath');
  f.throws('green', 1, {}, ['helmOfBravery', 'dragonsBreath']);
  expect(f.encounter.hp).toBe(7 - 1 - 5);
  const g = fight().equip('torm', 'helmOfBravery', 'dragonsBreath');
  g.throws('green', 1, { spinAtBoard: 100 }, ['helmOfBravery', 'dragonsBreath']);
  expect([g.encounter.hp, g.hp('torm')]).toEqual([7, [8]]);
});

test('EX-5 multiply, then add', () => {
  const f = fight({ monster: 'slightlyUsedDragon' }).equip('torm', 'helmOfBravery');
  f.throws('red', 3, special, ['helmOfBravery']);
  f.play({ kind: 'payBerserk', pay: true });
  const [hurt] = f.table.happened('monsterHurt');
  expect([hurt?.amount, hurt && sumWords(hurt.parts)]).toEqual([9, ' (3 × 2 + 3 = 9)']);
});

test('EX-6 three requirements', () => {
  const scene = () => fight({ monster: 'cuteBear', hp: 2, change: (s) => { s.floors = ['S2-dungeon', 'D1-a', 'S2-boss']; s.floor = 2; s.room = 'c'; } }).equip('torm', 'helmOfBravery');
  const f = scene();
  expect(requirementsInForce(f.s, ['helmOfBravery'])).toEqual(['crossbowShot', 'blindShot', 'twoBounceShot']);
  f.throws('green', 4, { bouncesOutside: 1 }, ['helmOfBravery']);
  const [thrown] = f.table.happened('dieThrown');
  expect(thrown && landingWords(thrown.result)).toBe('not thrown as demanded (Two bounces)');
  const g = scene();
  g.throws('green', 4, { bouncesOutside: 2 }, ['helmOfBravery']);
  expect(g.table.happened('monsterHurt')[0]?.amount).toBe(7);
});

test('EX-7 reviving', () => {
  const f = fight({ change: (s) => { if (s.heroes[2]) { s.heroes[2].hp = 0; s.heroes[2].status = 'fainted'; } } });
  f.win('red');
  f.play({ kind: 'chooseScar', color: 'green' });
  expect(f.hero('goldfinga')).toMatchObject({ scars: ['green'], maxHp: 6, hp: 6, status: 'standing' });
});

test('a page tells who throws next, and what a miss would cost', () => {
  const f = fight({ monster: 'hangmansIntern', change: (s) => { if (s.heroes[1]) { s.heroes[1].hp = 0; s.heroes[1].status = 'fainted'; } if (s.heroes[0]) s.heroes[0].scars = ['red']; } });
  expect(throwOrder(f.s)).toEqual(['torm', 'goldfinga']);
  expect(missPreview(f.s)).toEqual([{ hero: 'torm', loss: 2 }, { hero: 'goldfinga', loss: 2 }]);
});

test('every event is told in words', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], monster: 'unpaidApprentice' });
  const events = [...f.throws('blue', 'bone', special), ...f.throws('red', 3)];
  const told = events.flatMap((event) => f.table.game.describe(event, f.s, []) ?? []);
  expect(told).toEqual([
    'Goldfinga throws the blue die: a miss, on a bone, eye up. The skeleton would like it back.',
    '2 gold in out of somebody’s pocket: 4 in the chest.',
    'Goldfinga: Pickpocket.',
    'Goldfinga loses 1: 8 left.',
    '1 gold lost to the monster’s tricks: 3 in the chest.',
    'Torm throws the red die: section 3. That one will itch.',
    'The monster loses 3: 2 left.',
  ]);
});
