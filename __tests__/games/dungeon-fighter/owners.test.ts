import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { dungeonFighterBots } from '@/games/dungeon-fighter/bot';
import type { HeroId } from '@/games/dungeon-fighter/content/heroes';
import { MONSTER_IDS, type MonsterId } from '@/games/dungeon-fighter/content/monsters';
import { describe as told } from '@/games/dungeon-fighter/words/describe';
import type { DfMove } from '@/games/dungeon-fighter/rules/decisions';
import type { DfOptions } from '@/games/dungeon-fighter/rules/state';

import { fight, type Fight, type Scene } from './kit';

const ASKED = { options: { askOwners: true } } as const;
/** Torm sits at seat 0 and leads, Mumble at seat 1. */
const pair = (scene: Scene = {}): Fight => fight({ heroes: ['torm', 'mumble'], ...ASKED, ...scene });
const soup = { kind: 'playCard', hero: 'mumble', card: 'lukewarmSoup', target: 'torm' } as const;
const weakened = (hp: number) => ({ change: (s: Fight['s']) => { for (const hero of s.heroes) hero.hp = hp; } });
const thinks = (f: Fight, seat: number): DfMove => decide(dungeonFighterBots.hard.think(f.s, seat, Random.fromSeed('thinks')));

test('DF-163 another player’s card is played only after that player’s yes', () => {
  const f = pair(weakened(4)).equip('mumble', 'lukewarmSoup');
  expect(f.seat).toBe(0);
  f.play(soup);
  expect(f.table.prompts()).toMatchObject([{ seat: 1, kind: 'consent' }]);
  expect([f.hp('torm'), f.hero('mumble').cards]).toEqual([[4], ['lukewarmSoup']]);
  f.table.play(1, { kind: 'allow', allow: true });
  expect([f.hp('torm'), f.hero('mumble').cards, f.asked, f.seat]).toEqual([[7], [], 'throw', 0]);
});

test('DF-163 a no keeps the card, and nothing else has changed', () => {
  const f = pair(weakened(4)).equip('mumble', 'lukewarmSoup');
  const before = JSON.stringify(f.s);
  f.play(soup);
  const events = f.table.play(1, { kind: 'allow', allow: false });
  expect(events.map((event) => told(event, f.s, []))).toEqual(['Brother Mumble keeps Lukewarm Soup.']);
  expect(JSON.stringify(f.s)).toBe(before);
});

test('DF-163 only the owner answers, and answers first', () => {
  const f = pair(weakened(4)).equip('mumble', 'lukewarmSoup', 'picnicBasket');
  expect(f.table.refused(0, { kind: 'allow', allow: true })).toBe('DF-163');
  f.play(soup);
  expect(f.table.refused(0, { kind: 'allow', allow: true })).toBe('not asked');
  expect(f.table.refused(1, { kind: 'playCard', hero: 'mumble', card: 'picnicBasket' })).toBe('DF-82');
});

test('DF-163 the own card needs nobody’s leave, nor does any card where owners are not asked', () => {
  const own = pair(weakened(4)).equip('torm', 'lukewarmSoup');
  own.play({ ...soup, hero: 'torm' });
  expect([own.hp('torm'), own.asked]).toEqual([[7], 'throw']);
  const trusting = fight({ heroes: ['torm', 'mumble'], options: { askOwners: false }, ...weakened(4) }).equip('mumble', 'lukewarmSoup');
  trusting.play(soup);
  expect(trusting.hp('torm')).toEqual([7]);
  const alone = fight({ heroes: ['torm', 'mumble'], seats: 1, ...ASKED, ...weakened(4) }).equip('mumble', 'lukewarmSoup');
  alone.play(soup);
  expect(alone.hp('torm')).toEqual([7]);
});

test('DF-237 a card is given away or left behind by its owner’s leave only', () => {
  const f = pair().equip('mumble', 'alibi', 'wallYouCanWear');
  f.win('red');
  f.play({ kind: 'giveEquipment', from: 'mumble', to: 'torm', card: 'wallYouCanWear' });
  expect(f.table.prompts()).toMatchObject([{ seat: 1, kind: 'consent' }]);
  f.table.play(1, { kind: 'allow', allow: true });
  expect(f.hero('torm').cards).toEqual(['wallYouCanWear']);
  f.play({ kind: 'discardEquipment', hero: 'mumble', card: 'alibi' });
  f.table.play(1, { kind: 'allow', allow: false });
  expect([f.hero('mumble').cards, f.s.discard, f.asked]).toEqual([['alibi'], [], 'movement']);
});

test('DF-109 when a throw lies, every player with a card for it is asked, the thrower first', () => {
  const f = pair(weakened(1)).equip('torm', 'whetstone').equip('mumble', 'lukewarmSoup');
  f.throws('blue', 2);
  expect(f.table.prompts()).toMatchObject([{ seat: 0, kind: 'react' }]);
  f.play({ kind: 'endStep' });
  expect(f.asked).toBe('throw');
  const missed = pair({ ...weakened(1), monster: 'goblin' }).equip('mumble', 'lukewarmSoup');
  missed.throws('blue', 'outside');
  expect(missed.table.prompts()).toMatchObject([{ seat: 1, kind: 'react' }]);
  missed.table.play(1, soup);
  expect(missed.hp('torm')).toEqual([4]);
});

/** Whom a throw that would hurt everybody asks, one after the other; each of them keeps the soup. */
function askedAfterThrow(thrower: HeroId, options: Partial<DfOptions> = {}): number[] {
  const f = fight({ heroes: ['brunna', 'mumble', 'quill'], options: { askOwners: true, ...options }, change: (s) => {
    for (const hero of s.heroes) hero.hp = 1;
    if (s.encounter) s.encounter.turn = thrower;
  } });
  f.equip('brunna', 'lukewarmSoup').equip('mumble', 'grandmothersSoup').equip('quill', 'picnicBasket');
  f.throws('green', 'bone');
  const asked: number[] = [];
  while (f.asked === 'react') {
    const [prompt] = f.table.prompts();
    if (!prompt) throw new Error('nobody is asked');
    asked.push(prompt.seat);
    f.table.play(prompt.seat, { kind: 'endStep' });
  }
  return asked;
}

test.each([['brunna', [0, 1, 2]], ['mumble', [1, 0, 2]], ['quill', [2, 0, 1]]] as const)('DF-163 when a throw of %s lies, the thrower is asked first, then the others in their order', (thrower, order) => {
  expect(askedAfterThrow(thrower)).toEqual(order);
});

test('DF-163 a match of an earlier edition goes on as its moves tell it: the thrower is asked last', () => {
  for (const edition of [1, 2] as const) expect(askedAfterThrow('mumble', { edition })).toEqual([2, 0, 1]);
});

test('a comrade never uses, gives or leaves a person’s card, and lends its own', () => {
  const f = pair(weakened(1)).equip('mumble', 'lukewarmSoup');
  expect(thinks(f, 0).kind).toBe('throw');
  const own = pair(weakened(1)).equip('torm', 'lukewarmSoup');
  expect(thinks(own, 0)).toMatchObject({ kind: 'playCard', hero: 'torm' });
  f.play(soup);
  expect(thinks(f, 1)).toEqual({ kind: 'allow', allow: true });
});

test('DF-260 a comrade does not offer backing down again after a no', () => {
  const offers = (monster: MonsterId, refused: boolean): boolean =>
    thinks(pair({ monster, change: (s) => { if (s.encounter) s.encounter.backDownRefused = refused; } }), 0).kind === 'backDown';
  const shunned = MONSTER_IDS.filter((monster) => offers(monster, false));
  expect(shunned.length).toBeGreaterThan(0);
  expect(shunned.filter((monster) => offers(monster, true))).toEqual([]);
});
