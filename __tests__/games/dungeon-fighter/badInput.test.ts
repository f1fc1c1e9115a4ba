/** Bad input: refused with the rule, and nothing changed (`refused` compares the state's hash before and after). */
import { BadInput } from '@/engine/errors';
import { hashJson } from '@/engine/hash';
import { demandLaunch } from '@/games/dungeon-fighter/rules/throw/launch';
import type { DfMove } from '@/games/dungeon-fighter/rules/decisions';
import type { Launch } from '@/games/dungeon-fighter/rules/state';
import { dictated, fight, type Fight } from './kit';

const shopping = (gold: number): Fight =>
  fight({
    heroes: ['torm', 'goldfinga'],
    change: (s) => {
      s.supply.gold += s.chest.gold - gold;
      s.chest.gold = gold;
      delete s.encounter;
      s.deck = s.deck.filter((card) => card !== 'wallYouCanWear' && card !== 'whetstone');
      s.frames = [{ kind: 'shop', cards: ['wallYouCanWear', 'whetstone'] }];
      for (const hero of s.heroes) hero.hp = 5;
    },
  });

test('DF-33 a die one does not have', () => {
  const f = fight();
  f.throws('green', 2);
  expect(f.refused(f.throwMove('green'))).toBe('DF-33');
  expect(f.refused(f.throwMove('bonus'))).toBe('DF-34');
});

test.each([['blue', 'inkblot'], ['green', 'highwayQuartet'], ['red', 'krakenInABucket']] as const)('DF-154 an immune colour: %s against %s', (color, monster) => {
  const f = fight({ monster });
  expect(f.refused(f.throwMove(color))).toBe('DF-154');
});

test('DF-158 a weapon one cannot carry: not bought, not given, not found', () => {
  const f = fight({ heroes: ['mumble', 'torm'] }).equip('torm', 'leftHandedLadle');
  f.change((s) => {
    delete s.encounter;
    s.deck = s.deck.filter((card) => card !== 'dragonsBreath');
    s.frames = [{ kind: 'shop', cards: ['dragonsBreath'] }];
    s.chest.gold += 5;
    s.supply.gold -= 5;
  });
  expect(f.refused({ kind: 'buyCard', card: 'dragonsBreath', hero: 'mumble' })).toBe('DF-158');
  expect(f.refused({ kind: 'giveEquipment', from: 'torm', to: 'mumble', card: 'leftHandedLadle' })).toBe('DF-158');
  f.change((s) => { s.frames = [{ kind: 'distribute', cards: ['dragonsBreath'], from: 'treasure' }]; });
  expect(f.refused({ kind: 'assignCard', card: 'dragonsBreath', hero: 'mumble' })).toBe('DF-158');
});

test('DF-85 a weapon one does not carry', () => {
  const f = fight().equip('randolph', 'leftHandedLadle');
  expect(f.refused(f.throwMove('green', ['leftHandedLadle']))).toBe('DF-85');
});

test('DF-39 a throw from a fainted hero', () => {
  const f = fight({ change: (s) => { const [, second] = s.heroes; if (second) Object.assign(second, { hp: 0, status: 'fainted' }); } });
  expect(f.refused(f.throwMove('green', [], { hero: 'randolph' }))).toBe('DF-39');
});

const COMPONENTS = ['x', 'y', 'z', 'vx', 'vy', 'vz', 'wx', 'wy', 'wz'] as const satisfies readonly (keyof Launch)[];

test.each(COMPONENTS)('DF-84 no number, no throw: %s', (component) => {
  for (const bad of [NaN, Infinity, -Infinity, 0.5]) {
    const f = fight();
    const before = hashJson(f.s);
    const move = f.throwMove('green');
    const broken = { ...move, launch: { ...move.launch, [component]: bad } };
    // The border stops it in words; should anything get past the border, the rules do.
    expect(() => dictated.parseMove(broken)).toThrow(BadInput);
    expect(() => demandLaunch(broken.launch, [])).toThrow(expect.objectContaining({ rule: 'DF-84' }));
    expect(() => f.play(broken)).toThrow(BadInput);
    expect(hashJson(f.s)).toBe(before);
  }
});

test.each([
  ['a speed of 5,001 mm/s', { vy: 5001 }], ['a billion', { vx: 1_000_000_000 }], ['an absurd fall', { vz: -1_000_000 }], ['an absurd spin', { wx: 10_001 }],
  ['a hand in the next house', { x: 900_000 }],
] as const)('DF-85 %s', (_name, launch) => {
  const f = fight();
  const move = f.throwMove('green');
  const absurd = { ...move, launch: { ...move.launch, ...launch } };
  expect(dictated.parseMove(absurd)).toEqual(absurd);
  expect(f.refused(absurd)).toBe('DF-85');
});

test.each<[string, DfMove, string]>([
  ['a card', { kind: 'buyCard', card: 'whetstone', hero: 'goldfinga' }, 'DF-239'],
  ['a bonus die', { kind: 'buyBonusDie' }, 'DF-241'],
  ['healing', { kind: 'buyHealing', hero: 'torm', points: 2 }, 'DF-240'],
])('a purchase without gold: %s', (_name, move, rule) => {
  expect(shopping(1).refused(move)).toBe(rule);
});

test('a refused move leaves the very same state behind, random streams included', () => {
  const f = fight();
  const before = hashJson(f.s);
  f.refused(f.throwMove('bonus'));
  expect(hashJson(f.s)).toBe(before);
  const twin = fight();
  twin.throws('green', 3);
  f.throws('green', 3);
  expect(hashJson(f.s)).toBe(hashJson(twin.s));
});

test('nonsense is stopped at the border', () => {
  for (const bad of [null, 'throw', {}, { kind: 'throw' }, { kind: 'buyCard', card: 'excalibur', hero: 'torm' }, { kind: 'buyHealing', hero: 'torm', points: -3 }]) {
    expect(() => dictated.parseMove(bad)).toThrow(BadInput);
  }
});
