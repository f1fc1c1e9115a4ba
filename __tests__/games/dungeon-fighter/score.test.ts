import { ratingOf, scoreLines } from '@/games/dungeon-fighter/rules/outcome';
import type { DfOptions, DfState } from '@/games/dungeon-fighter/rules/state';
import { fight } from './kit';

const total = (s: DfState): number => scoreLines(s).reduce((sum, { points }) => sum + points, 0);

/** A won game with these riches. */
function won(gold: number, bonusDice: number, options: Partial<DfOptions> = {}, change: (s: DfState) => void = () => undefined) {
  const f = fight({ boss: 'landlord', hp: 1, options, change: (s) => {
    s.supply.gold += s.chest.gold - gold;
    s.chest.gold = gold;
    s.supply.bonusDice += s.chest.bonusDice - bonusDice;
    s.chest.bonusDice = bonusDice;
    change(s);
  } });
  f.throws('red', 1);
  return f;
}
const scar = (s: DfState): void => { const hero = s.heroes[1]; if (hero) { hero.scars = ['red']; hero.maxHp = 6; hero.hp = 6; } };
const out = (s: DfState): void => { const hero = s.heroes[2]; if (hero) Object.assign(hero, { scars: ['red', 'blue'], maxHp: 3, hp: 0, status: 'eliminated' }); };

test('DF-261 the boss defeated is a win; no heroes or no dice a loss', () => {
  expect(won(0, 0).table.outcome).toMatchObject({ kind: 'together', won: true, places: [1, 1, 1] });
  const lost = fight({ change: (s) => { for (const hero of s.heroes) hero.hp = 1; }, monster: 'hangmansIntern' });
  lost.throws('red', 'bone');
  expect(lost.table.outcome).toMatchObject({ won: false, scores: [0, 0, 0] });
});

test.each([
  ['normal, 3 players, 5 gold, 2 dice, one scar', won(5, 2, { difficulty: 'normal' }, scar).s, 10 + 3 + 2 + 4 - 1],
  ['easy, nobody scarred', won(0, 0).s, 5 + 3 + 5],
  ['insane, rich', won(12, 3, { difficulty: 'insane' }).s, 15 + 3 + 6 + 6 + 5],
  ['one hero out with two scars', won(0, 0, {}, out).s, 5 + 3 - 2 - 5],
] as const)('DF-262 the score of %s', (_name, s, points) => {
  expect(total(s)).toBe(points);
});

test('DF-263 the scars of a hero who is out count besides', () => {
  expect(scoreLines(won(0, 0, {}, out).s)).toEqual(expect.arrayContaining([{ label: 'Scars', points: -2 }, { label: 'Heroes out of the game', points: -5 }]));
});

test('DF-264 an odd coin is worth nothing', () => {
  expect(total(won(5, 0).s)).toBe(total(won(4, 0).s));
});

test.each([
  [-3, 'Lame Ducks'], [0, 'Lame Ducks'], [1, 'Inept Optimists'], [5, 'Inept Optimists'], [6, 'Insubordinate Rascals'], [10, 'Insubordinate Rascals'],
  [11, 'Rookie Adventurers'], [15, 'Rookie Adventurers'], [16, 'Wannabe Heroes'], [20, 'Wannabe Heroes'], [21, 'Average Warriors'],
  [25, 'Average Warriors'], [26, 'Skilled Champions'], [30, 'Skilled Champions'], [31, 'Epic Sourcebook Readers'], [35, 'Epic Sourcebook Readers'],
  [36, 'Epic Sourcebook Writers'], [39, 'Epic Sourcebook Writers'], [40, 'Heroic Awesomeness Beyond Human Comprehension'],
] as const)('DF-265 %i points are %s', (score, title) => {
  expect(ratingOf(score)).toBe(title);
});

test('DF-274 alone the players count one', () => {
  const f = fight({ boss: 'landlord', hp: 1, seats: 1 });
  f.throws('red', 1);
  expect(scoreLines(f.s)).toContainEqual({ label: 'Players', points: 1 });
});

test('DF-275 two people count two, however many heroes', () => {
  const f = fight({ boss: 'landlord', hp: 1, seats: 2, heroes: ['torm', 'quill', 'brunna', 'mumble'] });
  f.throws('red', 1);
  expect(scoreLines(f.s)).toContainEqual({ label: 'Players', points: 2 });
});
