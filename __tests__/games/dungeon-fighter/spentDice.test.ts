import { fight } from './kit';

/** All hero dice lie on the table; Torm is asked. */
const spent = (bonusDice = 1, monster: 'goblin' | 'taxWitch' | 'evilTwin' | 'highwayQuartet' = 'goblin') =>
  fight({
    monster,
    change: (s) => {
      s.supply.bonusDice += s.chest.bonusDice - bonusDice;
      s.chest.bonusDice = bonusDice;
      if (!s.encounter) return;
      s.encounter.hand = [];
      s.encounter.throws = 3;
      s.encounter.lying = (['blue', 'green', 'red'] as const).map((die) => ({
        die, by: 'torm', face: 3, special: false, region: 'outside', rest: { x: 0, y: 3000, z: 80, yaw: 0, fallen: false },
      }));
    },
  });

test('DF-43 the next hero’s player chooses, not the leader', () => {
  const f = fight({ monster: 'highwayQuartet' });
  f.throws('red', 1);
  f.throws('blue', 1);
  expect([f.asked, f.encounter.turn, f.seat]).toEqual(['option', 'goldfinga', 2]);
});

test('DF-44 option A takes a bonus die out of the chest and throws it', () => {
  const f = spent();
  f.play({ kind: 'chooseOption', option: 'A' });
  expect([f.s.chest.bonusDice, f.asked]).toEqual([0, 'throw']);
  expect(f.refused(f.throwMove('blue'))).toBe('DF-44');
  f.throws('bonus', 4);
  expect(f.encounter.hp).toBe(3);
  expect(spent(0).refused({ kind: 'chooseOption', option: 'A' })).toBe('DF-44');
});

test('DF-45 option B costs everybody the monster’s level, not its damage', () => {
  const f = spent(1, 'taxWitch');
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([7, 7, 7]);
  const twin = spent(1, 'evilTwin');
  twin.play({ kind: 'chooseOption', option: 'B' });
  expect(twin.hp('torm', 'randolph', 'goldfinga')).toEqual([5, 5, 5]);
});

test('DF-46 nothing prevents or reduces it, and no counterblow answers', () => {
  const f = spent(1, 'evilTwin');
  f.equip('torm', 'wallYouCanWear').change((s) => {
    if (s.encounter) s.encounter.tokens = { toad: true, tracking: false, melody: false, beer: 'torm' };
  });
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.hp('torm')).toEqual([5]);
  const g = spent(1, 'evilTwin').equip('torm', 'hedgehogVest');
  g.play({ kind: 'chooseOption', option: 'B' });
  expect(g.encounter.hp).toBe(12);
});

test('DF-47 the leader token turns to defeated and stays so', () => {
  const f = spent();
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.s.partyUndefeated).toBe(false);
  f.change((s) => { if (s.encounter) s.encounter.hand = []; });
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.s.partyUndefeated).toBe(false);
  expect(f.table.happened('leaderTokenTurned')).toHaveLength(1);
});

test('DF-48 all dice are cleared: hero dice to the chooser, bonus dice to the supply', () => {
  const f = spent(2);
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 1);
  const { bonusDice } = f.s.supply;
  f.play({ kind: 'chooseOption', option: 'B' });
  expect([f.encounter.lying, f.encounter.hand, f.encounter.turn]).toEqual([[], ['blue', 'green', 'red'], 'randolph']);
  expect([f.s.supply.bonusDice, f.s.chest.bonusDice]).toEqual([bonusDice + 1, 1]);
});

test('DF-49 who chose goes on; if he fainted, the next one standing', () => {
  const f = spent();
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.encounter.turn).toBe('torm');
  const g = spent().change((s) => { for (const hero of s.heroes) if (hero.id === 'torm') hero.hp = 1; });
  g.play({ kind: 'chooseOption', option: 'B' });
  expect([g.hero('torm').status, g.encounter.turn, g.encounter.hand.length]).toEqual(['fainted', 'randolph', 3]);
});

test('DF-50 with an empty chest only B is left', () => {
  const f = spent(0);
  expect(f.table.moves(f.seat).filter((move) => move.kind === 'chooseOption')).toEqual([{ kind: 'chooseOption', option: 'B' }]);
});

test('DF-51 after A the next hero chooses again, and B may come any number of times', () => {
  const f = spent(2);
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 1);
  expect([f.asked, f.encounter.turn]).toEqual(['option', 'randolph']);
  for (let i = 0; i < 3; i++) {
    f.change((s) => { if (s.encounter) s.encounter.hand = []; });
    f.play({ kind: 'chooseOption', option: 'B' });
  }
  expect(f.s.stats.partyDefeats).toBe(3);
});

test('DF-52 if nobody is left standing the game is lost at once', () => {
  const f = spent().change((s) => { for (const hero of s.heroes) hero.hp = 1; });
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.table.outcome).toMatchObject({ kind: 'together', won: false });
});

test('DF-56 a bonus die is used once: cleared, it goes to the supply', () => {
  const f = spent(1);
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 1);
  expect(f.refused({ kind: 'chooseOption', option: 'A' })).toBe('DF-44');
  f.play({ kind: 'chooseOption', option: 'B' });
  expect([f.s.chest.bonusDice, f.s.supply.bonusDice]).toEqual([0, 9]);
});
