import { fight, special } from './kit';

const fell = (f: ReturnType<typeof fight>, id: 'torm' | 'randolph' | 'goldfinga', scars: readonly ('blue' | 'green' | 'red')[] = []) =>
  f.change((s) => {
    const hero = s.heroes.find((each) => each.id === id);
    if (hero) Object.assign(hero, { hp: 0, status: 'fainted', scars: [...scars], maxHp: 9 - 3 * scars.length });
    s.supply.scars -= scars.length;
  });

test('DF-217 all heroes down at the same time: the game is lost at once', () => {
  const f = fight({ monster: 'hangmansIntern', change: (s) => { for (const hero of s.heroes) hero.hp = 2; } });
  f.throws('green', 'outside');
  expect(f.s.over).toEqual({ won: false, reason: 'allFainted' });
  expect(f.table.prompts()).toEqual([]);
});

test('DF-218 the last hero who rages himself down with the killing blow has won the fight', () => {
  const f = fell(fell(fight({ hp: 6, change: (s) => { if (s.heroes[0]) s.heroes[0].hp = 1; } }), 'randolph'), 'goldfinga');
  f.throws('red', 3, special);
  f.play({ kind: 'payBerserk', pay: true });
  expect([f.s.over, f.s.encounter, f.asked]).toEqual([undefined, undefined, 'scar']);
});

test('DF-219 a scar for everybody who fainted, on an ability of his choice', () => {
  const f = fell(fight(), 'randolph');
  f.win('green');
  expect([f.asked, f.seat]).toEqual(['scar', 1]);
  f.play({ kind: 'chooseScar', color: 'green' });
  expect([f.hero('randolph').scars, f.hero('randolph').maxHp, f.s.supply.scars]).toEqual([['green'], 6, 13]);
  const second = fell(fight(), 'randolph', ['green']);
  second.win('green');
  expect(second.refused({ kind: 'chooseScar', color: 'green' })).toBe('DF-219');
});

test('DF-220 he stands again with his new maximum', () => {
  const f = fell(fight(), 'goldfinga', ['blue']);
  f.win('green');
  f.play({ kind: 'chooseScar', color: 'red' });
  expect([f.hero('goldfinga').status, f.hero('goldfinga').hp, f.hero('goldfinga').maxHp]).toEqual(['standing', 3, 3]);
});

test('DF-221 a third scar is the end of a hero, not of the game', () => {
  const f = fell(fight(), 'randolph', ['blue', 'green']);
  f.win('green');
  expect([f.hero('randolph').status, f.hero('randolph').scars.length, f.asked]).toEqual(['eliminated', 2, 'movement']);
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect(f.refused(f.throwMove('blue', [], { hero: 'randolph' }))).toBe('DF-221');
});

test('DF-222 if the last hero goes in maintenance, the game is lost', () => {
  const f = fell(fell(fight({ hp: 2, change: (s) => { if (s.heroes[0]) { s.heroes[0].hp = 1; s.heroes[0].maxHp = 3; s.heroes[0].scars = ['blue', 'green']; } s.supply.scars -= 2; } }), 'randolph', ['blue', 'red']), 'goldfinga', ['blue', 'red']);
  f.throws('red', 1, special);
  f.play({ kind: 'payBerserk', pay: true });
  expect(f.s.over).toEqual({ won: false, reason: 'allEliminated' });
});

test('DF-223 the leader’s role goes left when the leader is out', () => {
  const f = fell(fight({ change: (s) => { if (s.encounter) s.encounter.turn = 'randolph'; } }), 'torm', ['blue', 'green']);
  f.win('green');
  expect([f.s.leader, f.seat]).toEqual(['randolph', 1]);
});

test('DF-224 scars stay; a fountain heals to the reduced maximum', () => {
  const f = fight({ change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S2-boss']; s.room = 'g'; if (s.heroes[1]) { s.heroes[1].scars = ['red']; s.heroes[1].maxHp = 6; s.heroes[1].hp = 1; } s.supply.scars -= 1; } });
  f.win('green');
  expect([f.hero('randolph').hp, f.hero('randolph').scars]).toEqual([6, ['red']]);
});

test('DF-268 fourteen scar tokens are enough for six heroes', () => {
  const heroes = ['torm', 'randolph', 'goldfinga', 'quill', 'brunna', 'mumble'] as const;
  const f = fight({ heroes });
  f.change((s) => { for (const hero of s.heroes) { hero.scars = ['blue', 'green']; hero.maxHp = 3; hero.hp = 3; } s.supply.scars = 2; });
  expect(f.table.game.broken?.(f.s)).toEqual([]);
});
