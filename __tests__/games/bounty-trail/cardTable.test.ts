import { COLOURS, ENTRIES, KINDS, SIDES, TRIGGERS, difficultyOf, type Card } from '@/games/bounty-trail/content/card';
import { CARDS, cardOf } from '@/games/bounty-trail/content/cards';
import { GANGS } from '@/games/bounty-trail/content/gangs';
import { RECIPES, meantForTwo, recipeOf } from '@/games/bounty-trail/content/recipes';
import { cardsInPlay } from '@/games/bounty-trail/rules/deck';
import { DEFAULT_OPTIONS, optionFields, parseOptions } from '@/games/bounty-trail/rules/options';
import { LEVELS } from '@/games/bounty-trail/content/levels';

import { visit, holds, stocks } from './trail';

const bounties = CARDS.filter((card) => card.kind === 'bounty');
const openSides = (card: Card): number => card.entry.filter((entry) => entry !== 'sealed').length;
const heartSides = (card: Card): number => card.entry.filter((entry) => entry.startsWith('h')).length;

test.each(CARDS.map((card) => [card.id, card] as const))('BT-82 %s is complete', (_id, card) => {
  expect(card.name).not.toBe('');
  expect(card.flavour).not.toBe('');
  expect(KINDS).toContain(card.kind);
  expect(card.entry).toHaveLength(SIDES.length);
  for (const entry of card.entry) expect(ENTRIES).toContain(entry);
  expect(card.bounty > 0).toBe(card.kind === 'bounty');
  expect(Object.values(card.rewards).every((amount) => amount >= 0)).toBe(true);
  if (card.effect) {
    expect(TRIGGERS).toContain(card.effect.when);
    expect(card.effect.do.length).toBeGreaterThan(0);
    expect(card.effect.text).not.toBe('');
  }
});

test('BT-83 there are 120 cards with unique names and ids, 30 of each colour', () => {
  expect(CARDS).toHaveLength(120);
  expect(new Set(CARDS.map((card) => card.name)).size).toBe(120);
  const letters = { green: 'G', yellow: 'Y', red: 'R', black: 'K' } as const;
  for (const colour of COLOURS) {
    const ids = CARDS.filter((card) => card.colour === colour).map((card) => card.id);
    expect(ids).toEqual(Array.from({ length: 30 }, (_, i) => `${letters[colour]}${String(i + 1).padStart(2, '0')}`));
  }
});

test('BT-84 only bounties are kept', () => {
  expect(holds(visit({ card: 'Y07' }), 0)).toEqual(['Y07']);
  for (const card of ['G16', 'G24', 'G28', 'G29']) expect(holds(visit({ card }), 0)).toEqual([]);
});

test('BT-86 supplies give something and mostly ask for the other currency', () => {
  for (const card of CARDS.filter((one) => one.kind === 'supply')) {
    const { bullets, hearts, cash } = card.rewards;
    expect(bullets + hearts + cash).toBeGreaterThan(0);
    if (bullets > 0 && hearts === 0) expect(card.entry.some((entry) => /^b\d/.test(entry))).toBe(false);
    if (hearts > 0) expect(heartSides(card)).toBe(0);
  }
});

test('BT-87 a place works through its effect, its cash or its one-way road', () => {
  for (const card of CARDS.filter((one) => one.kind === 'place')) {
    expect(card.effect !== undefined || card.exits !== undefined || card.persistent).toBe(true);
  }
});

test('BT-88 hazards ask for hearts, give cash and are timed', () => {
  for (const card of CARDS.filter((one) => one.kind === 'hazard')) {
    expect(card.rewards.cash).toBeGreaterThan(0);
    expect(card.timer).toBeGreaterThan(0);
    expect(heartSides(card)).toBeGreaterThanOrEqual(2);
  }
});

test('BT-89 chance cards are exactly those that roll', () => {
  for (const card of CARDS) expect(card.effect?.do.some((operation) => operation.op === 'roll') ?? false).toBe(card.kind === 'chance');
});

test('BT-90 every card can be entered from at least 3 sides, the two hide-outs from exactly 3', () => {
  for (const card of CARDS) expect(openSides(card)).toBeGreaterThanOrEqual(3);
  expect([cardOf('R21'), cardOf('K21')].map(openSides)).toEqual([3, 3]);
});

test('BT-93 colour counts for the recipe and for nothing else', () => {
  expect(COLOURS.map(difficultyOf)).toEqual([1, 2, 3, 4]);
  const prices = ['G04', 'R09'].map((card) => stocks(visit({ card, from: 'W' }), 0));
  expect(prices).toEqual(['b10 h9 $0', 'b6 h10 $0']);
});

test('BT-94 three gangs of eleven with three bosses each', () => {
  for (const gang of Object.keys(GANGS)) {
    const members = bounties.filter((card) => card.gang === gang);
    expect(members).toHaveLength(11);
    const bosses = members.filter((card) => card.effect?.do.some((operation) => operation.op === 'gangBonus' && operation.gang === gang));
    expect(bosses.map((card) => card.colour)).toEqual(['yellow', 'red', 'black']);
  }
});

test('BT-95 all $ are multiples of 50', () => {
  const amounts = CARDS.flatMap((card) => [card.bounty, card.rewards.cash, ...(JSON.stringify(card.effect ?? {}).match(/"(cash|amount)":(\d+)/g) ?? []).map((text) => Number(text.replace(/\D/g, '')))]);
  expect(amounts.filter((amount) => amount % 50 !== 0)).toEqual([]);
});

test('BT-140 every hazard is timed or pays, so that nothing clogs the grid', () => {
  expect(CARDS.filter((card) => card.kind === 'hazard' && card.timer === 0 && card.rewards.cash === 0)).toEqual([]);
});

test.each([
  ['greenhorn', 60],
  ['gunslinger', 90],
  ['outlaw', 120],
  ['badlands', 90],
] as const)('BT-170 the %s deck has %i cards', (recipe, count) => {
  expect(cardsInPlay({ ...DEFAULT_OPTIONS, seats: 2, recipe })).toHaveLength(count);
  expect(DEFAULT_OPTIONS.recipe).toBe('gunslinger');
});

test('BT-171 every set of two or more colours is a recipe, one colour is none', () => {
  const sets = RECIPES.map((recipe) => recipe.colours.join());
  expect(new Set(sets).size).toBe(11);
  expect(RECIPES.every((recipe) => recipe.colours.length >= 2)).toBe(true);
  expect(() => parseOptions({ seats: 2, recipe: 'green' })).toThrow('recipe');
});

test('BT-172 recipes are for several players, alone the level fixes the cards', () => {
  const keys = (seats: number): string[] => optionFields({ ...DEFAULT_OPTIONS, seats }).map((field) => field.key);
  expect(keys(1)).not.toContain('recipe');
  expect(keys(2)).not.toContain('level');
  expect(cardsInPlay({ ...DEFAULT_OPTIONS, seats: 1, level: 'tenderfoot', recipe: 'badlands' })).toHaveLength(60);
  expect(recipeOf(LEVELS.tenderfoot.recipe).name).toBe('Greenhorn');
});

test('BT-202 decks of 60 cards are marked as meant for two when three or four play', () => {
  expect(RECIPES.filter(meantForTwo).map((recipe) => recipe.colours.length)).toEqual([2, 2, 2, 2, 2, 2]);
  const help = (seats: number): (string | undefined)[] => {
    const field = optionFields({ ...DEFAULT_OPTIONS, seats }).find((one) => one.key === 'recipe');
    return field?.kind === 'choice' ? field.choices.filter((choice) => choice.value === 'greenhorn').map((choice) => choice.help) : [];
  };
  expect(help(2)).toEqual(['Green and yellow.']);
  expect(help(4)[0]).toMatch(/^Green and yellow\. Meant for 2 players.*Gunslinger/);
});
