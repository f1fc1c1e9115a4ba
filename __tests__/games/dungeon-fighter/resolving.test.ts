import { missPreview } from '@/games/dungeon-fighter/preview/nextThrow';
import { damageOf, damageParts } from '@/games/dungeon-fighter/rules/fight/damage';
import { fight, special } from './kit';

const types = (events: readonly { readonly type: string }[]): string[] => events.map((event) => event.type);

test('DF-108 landing, ability, damage, pass: always in this order', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'] });
  expect(types(f.throws('blue', 2, special))).toEqual(['dieThrown', 'goldChanged', 'abilityActivated', 'monsterHurt', 'turnBegan']);
  const g = fight({ heroes: ['goldfinga', 'torm'], monster: 'unpaidApprentice' });
  expect(types(g.throws('blue', 'bone', special))).toEqual(['dieThrown', 'goldChanged', 'abilityActivated', 'heroHurt', 'goldChanged', 'turnBegan']);
});

test('DF-109 a window for single-use cards when the die lies', () => {
  const f = fight({ heroes: ['randolph', 'torm'] }).equip('randolph', 'whetstone');
  f.throws('blue', 2);
  expect([f.asked, f.encounter.hp]).toEqual(['react', 7]);
  f.play({ kind: 'playCard', hero: 'randolph', card: 'whetstone' }, { kind: 'endStep' });
  expect(f.encounter.hp).toBe(2);
  const plain = fight({ heroes: ['randolph', 'torm'] });
  plain.throws('blue', 2);
  expect(plain.asked).toBe('throw');
});

test('DF-109 a healing card opens the window only when a miss is about to make somebody faint', () => {
  const weakened = (hp: number) => fight({ heroes: ['randolph', 'torm'], monster: 'evilTwin', change: (s) => { for (const hero of s.heroes) hero.hp = hp; } }).equip('torm', 'lukewarmSoup');
  const asked = (hp: number, region: 'bone' | 2) => {
    const f = weakened(hp);
    f.throws('blue', region);
    return f.asked;
  };
  // The twin takes four.
  expect([asked(5, 'bone'), asked(4, 'bone'), asked(3, 'bone')]).toEqual(['throw', 'react', 'react']);
  expect(asked(3, 2)).toBe('throw');
});

test('DF-110 a special hero die sets off its colour unless scarred; a bonus die the one chosen', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'] });
  f.throws('red', 2, special);
  expect(f.encounter.hp).toBe(7 - 2 - 2);
  const scarred = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { if (s.heroes[0]) { s.heroes[0].scars = ['red']; s.heroes[0].maxHp = 6; s.heroes[0].hp = 6; } } });
  scarred.throws('red', 2, special);
  expect(scarred.encounter.hp).toBe(5);
});

test('DF-111 swing again: the die comes back and the whole result is ignored', () => {
  const f = fight({ monster: 'unpaidApprentice' });
  const before = f.s.chest.gold;
  f.throws('blue', 'bone', special);
  expect(f.asked).toBe('swingAgain');
  f.play({ kind: 'useSwingAgain', use: true });
  expect([f.hp('torm'), f.s.chest.gold, f.encounter.lying, f.asked]).toEqual([[9], before, [], 'throw']);
  expect(f.refused(f.throwMove('red'))).toBe('DF-111');
  f.throws('blue', 3);
  expect(f.encounter.hp).toBe(2);
  const kept = fight();
  kept.throws('blue', 'bone', special);
  kept.play({ kind: 'useSwingAgain', use: false });
  expect(kept.hp('torm')).toEqual([8]);
});

test('DF-111 swing again also forgets a deadly bullseye', () => {
  const f = fight();
  f.throws('blue', 10, special);
  f.play({ kind: 'useSwingAgain', use: true });
  expect(f.encounter.hp).toBe(7);
});

test('DF-112 abilities that do not need the board already count for this throw', () => {
  const f = fight({ heroes: ['fennick', 'torm'] });
  f.throws('blue', 2, special);
  expect(f.encounter.hp).toBe(7 - 2 - 1);
  const toad = fight({ heroes: ['randolph', 'torm'], monster: 'evilTwin' });
  toad.throws('blue', 'hole', special);
  expect(toad.hp('randolph')).toEqual([9 - 2]);
});

test('DF-113 bullseye and special face: the monster falls, whatever its hit points', () => {
  for (const die of ['green', 'red'] as const) {
    const f = fight({ heroes: ['randolph', 'torm'], monster: 'slightlyUsedDragon' });
    f.throws(die, 10, special);
    expect(f.s.encounter).toBeUndefined();
  }
  const scarred = fight({ monster: 'slightlyUsedDragon', change: (s) => { if (s.heroes[0]) { s.heroes[0].scars = ['green']; s.heroes[0].maxHp = 6; s.heroes[0].hp = 6; } } });
  scarred.throws('green', 10, special);
  expect(scarred.s.encounter).toBeUndefined();
  const blank = fight({ monster: 'slightlyUsedDragon' });
  blank.throws('green', 10);
  expect(blank.encounter.hp).toBe(3);
  const failed = fight({ monster: 'slightlyUsedDragon' });
  failed.throws('green', 10, { ...special, bouncesOutside: 0 });
  expect(failed.encounter.hp).toBe(13);
});

test('DF-113 for divine intervention the bullseye deals at least what was left', () => {
  const f = fight({ heroes: ['mumble', 'torm'], monster: 'slightlyUsedDragon', change: (s) => { for (const hero of s.heroes) hero.hp = 1; } });
  f.throws('blue', 10, special);
  expect(f.asked).toBe('divine');
  expect(f.s.frames[f.s.frames.length - 1]).toMatchObject({ points: 13 });
});

test('DF-114 contact: damage, then the price of rage, then divine healing', () => {
  const f = fight({ monster: 'slightlyUsedDragon' });
  f.throws('red', 3, special);
  const events = f.play({ kind: 'payBerserk', pay: true });
  expect(types(events)).toEqual(['monsterHurt', 'heroHurt', 'turnBegan']);
  const g = fight({ heroes: ['mumble', 'torm'], change: (s) => { for (const hero of s.heroes) hero.hp = 5; } });
  g.throws('blue', 3, special);
  expect([g.encounter.hp, g.asked]).toEqual([4, 'divine']);
});

test('DF-115 miss: the loss, counterblows, then the monster’s trick', () => {
  const f = fight({ monster: 'slimeLandlord', hp: 5 }).equip('torm', 'hedgehogVest', 'secondBestBreastplate');
  const events = f.throws('green', 'outside');
  expect(types(events)).toEqual(['dieThrown', 'heroHurt', 'monsterHurt', 'monsterHealed', 'turnBegan']);
  expect(f.encounter.hp).toBe(5 - (2 - 1) + 2);
});

test('DF-116 a dead monster ends the swing: no second throw', () => {
  const f = fight({ hp: 2 });
  f.throws('green', 3, special);
  expect(f.asked).toBe('movement');
  const alive = fight();
  alive.throws('green', 3, special);
  expect(alive.asked).toBe('secondThrow');
});

test('DF-299 all losses of a miss at once, then fainting, then counterblows; a dead monster does nothing more', () => {
  const f = fight({ monster: 'hoodedCommittee', hp: 1, change: (s) => { for (const hero of s.heroes) hero.hp = 1; } }).equip('torm', 'hedgehogVest');
  f.throws('green', 'outside');
  expect(f.table.outcome?.won).toBe(false);
  const heals = fight({ monster: 'leechChoir', hp: 1 }).equip('torm', 'hedgehogVest');
  const events = heals.throws('green', 'outside');
  expect(types(events)).not.toContain('monsterHealed');
  expect(heals.s.encounter).toBeUndefined();
  const eaten = fight({ monster: 'taxWitch', change: (s) => { if (s.heroes[0]) s.heroes[0].hp = 1; } }).equip('torm', 'leftHandedLadle');
  eaten.throws('green', 'outside');
  expect([eaten.hero('torm').status, eaten.hero('torm').cards]).toEqual(['fainted', []]);
});

test('DF-302 what was spent on a throw that is thrown again stays spent', () => {
  const f = fight({ heroes: ['randolph', 'torm'] }).equip('randolph', 'whetstone', 'alibi');
  f.throws('green', 2);
  f.play({ kind: 'playCard', hero: 'randolph', card: 'whetstone' }, { kind: 'playCard', hero: 'randolph', card: 'alibi' });
  expect([f.hero('randolph').cards, f.s.discard]).toEqual([[], ['whetstone', 'alibi']]);
  f.throws('green', 1);
  expect(f.encounter.hp).toBe(6);
});

test('DF-69, DF-117 damage is base times factor plus everything else', () => {
  const f = fight({ monster: 'slightlyUsedDragon' }).equip('torm', 'helmOfBravery');
  f.throws('red', 3, special, ['helmOfBravery']);
  expect(damageOf(damageParts(f.s))).toBe(3 + 3);
  f.play({ kind: 'payBerserk', pay: true });
  expect(f.encounter.hp).toBe(13 - (3 * 2 + 3));
});

test('DF-117 tracking, sworn enemy, cards and seduced monsters add up', () => {
  const f = fight({
    heroes: ['fennick', 'torm'],
    monster: 'elephantInTheRoom',
    change: (s) => {
      if (s.encounter) s.encounter.tokens.tracking = true;
      s.heroes[0]?.seduced.push('evilTwin');
    },
  });
  f.throws('green', 2, special);
  f.play({ kind: 'spendSeduced', monster: 'evilTwin' }, { kind: 'endStep' });
  expect(f.encounter.hp).toBe(13 - (2 + 1 + 4 + 4));
});

test('DF-118 more damage than hit points still counts as dealt', () => {
  const f = fight({ heroes: ['mumble', 'torm'], hp: 1, change: (s) => { for (const hero of s.heroes) hero.hp = 3; } });
  f.throws('blue', 5, special);
  expect(f.encounter.hp).toBe(0);
  expect(f.s.frames[f.s.frames.length - 1]).toMatchObject({ kind: 'divine', points: 5 });
});

test('DF-119 the loss of a miss, after toad and armour, never below zero', () => {
  const f = fight({ heroes: ['ottoline', 'torm'], monster: 'evilTwin', change: (s) => { if (s.encounter) s.encounter.tokens.toad = true; } });
  f.equip('ottoline', 'secondBestBreastplate');
  f.throws('green', 'bone');
  expect(f.hp('ottoline')).toEqual([9 - (4 - 2 - 1)]);
  const safe = fight({ heroes: ['ottoline', 'torm'] }).equip('ottoline', 'secondBestBreastplate', 'barrelWithStraps');
  // What is shown before the throw is what is paid: nothing, not less than nothing.
  expect(missPreview(safe.s).find(({ hero }) => hero === 'ottoline')?.loss).toBe(0);
  expect(safe.throws('green', 'bone')).toContainEqual({ type: 'heroSafe', hero: 'ottoline', why: 'reducedDamage' });
  expect(safe.hp('ottoline')).toEqual([9]);
  const toad = fight({ heroes: ['ottoline', 'torm'], change: (s) => { if (s.encounter) s.encounter.tokens.toad = true; } }).equip('ottoline', 'secondBestBreastplate');
  expect(missPreview(toad.s).map(({ loss }) => loss)).toEqual([0]);
  const everybody = fight({ monster: 'hoodedCommittee', change: (s) => { if (s.encounter) s.encounter.tokens.toad = true; } });
  expect(missPreview(everybody.s).map(({ loss }) => loss)).toEqual([0, 0, 0]);
});

test('DF-120 bonuses never count for a miss', () => {
  const f = fight({ monster: 'slightlyUsedDragon' }).equip('torm', 'leftHandedLadle');
  f.throws('red', 'bone', special, ['leftHandedLadle']);
  expect([f.encounter.hp, f.hp('torm')]).toEqual([13, [6]]);
});

test('DF-121 one miss hurts a hero once', () => {
  const f = fight({ monster: 'hangmansIntern' });
  f.throws('green', 'outside', { bouncesOutside: 0, touchedBoard: true });
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([7, 7, 7]);
});

test('DF-108 a match that was left in the middle of a throw goes on with the next step', () => {
  const f = fight({ heroes: ['torm', 'randolph'], monster: 'slightlyUsedDragon' });
  f.throws('blue', 3, special);
  expect(f.s.frames).toEqual([{ kind: 'resolve', step: 3 }, { kind: 'swingAgain' }]);
  f.change((s) => { s.frames = [{ kind: 'resolve', step: 3 }, { kind: 'swingAgain' }]; });
  const events = f.play({ kind: 'useSwingAgain', use: false });
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['abilityActivated', 'monsterHurt', 'turnBegan']));
  expect(f.s.frames).toEqual([{ kind: 'swing' }]);
});
