import { Random } from '@/engine/random';
import { battleGame } from '@/games/ronins-revenge/game';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import type { Saga } from '@/games/ronins-revenge/campaign/saga';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, placeMinion } from './battle';
import { scene } from './examples';
import { fight, turnOf } from './fight';

/** What can never be, and is named when it is. */
const faults = (change: (s: BattleState) => void): readonly string[] => battleGame.broken?.(turnOf(fight(), 'sayaka').change(change).state) ?? [];
const faultsOf = (boss: Parameters<typeof scene>[0], change: (s: BattleState) => void): readonly string[] => battleGame.broken?.(turnOf(scene(boss, 'D6', {}), 'sayaka').change(change).state) ?? [];

test('a battle as it is made has no fault', () => {
  expect(faults(() => undefined)).toEqual([]);
});

test.each([
  ['RR-99 HP below nothing', ({ heroes }) => { heroes.kensho.hp = -1; heroes.kensho.stamina = 0; }, ['kensho has -1 of 13 HP']],
  ['RR-99 HP above the most', ({ heroes }) => { heroes.kensho.hp = 14; }, ['kensho has 14 of 13 HP']],
  ['RR-99 Stamina below nothing', ({ heroes }) => { heroes.kensho.stamina = -1; }, ['kensho has -1 of 10 Stamina']],
  ['RR-99 Stamina above the most', ({ heroes }) => { heroes.kensho.stamina = 11; }, ['kensho has 11 of 10 Stamina']],
  ['RR-100 Ki in debt', ({ heroes }) => { heroes.sayaka.ki = -1; }, ['sayaka has spent what it does not have']],
  ['RR-100 Yin in debt', ({ heroes }) => { heroes.sayaka.yin = -1; }, ['sayaka has spent what it does not have']],
  ['RR-100 Yang in debt', ({ heroes }) => { heroes.sayaka.yang = -1; }, ['sayaka has spent what it does not have']],
  ['RR-100 a Flask in debt', ({ heroes }) => { heroes.sayaka.charges = -1; }, ['sayaka has spent what it does not have']],
  ['fallen with Stamina', ({ heroes }) => { heroes.sayaka.hp = 0; }, ['sayaka has fallen and still has conditions, a cube or Stamina']],
  ['fallen with a condition', ({ heroes }) => { Object.assign(heroes.sayaka, { hp: 0, stamina: 0, conditions: 1 }); }, ['sayaka has fallen and still has conditions, a cube or Stamina']],
  ['fallen with a cube', ({ heroes }) => { Object.assign(heroes.sayaka, { hp: 0, stamina: 0, primed: { weapon: 0, type: 'slashing' } }); }, ['sayaka has fallen and still has conditions, a cube or Stamina']],
  ['RR-266 a cooldown below nothing', ({ heroes }) => { heroes.sayaka.cooldowns = [0, -1, 0]; }, ['sayaka has a cooldown below 0']],
  ['RR-243 a hand that never came back', ({ heroes }) => { heroes.sayaka.destiny = []; }, ['sayaka has no Destiny card left']],
  ['RR-68 two on one square', (s) => { s.heroes.sayaka.anchor = s.heroes.kensho.anchor; }, ['kensho and sayaka share L10']],
  ['RR-68 a hero under the boss', ({ heroes }) => { heroes.sayaka.anchor = at('G7'); }, ['boss:0 and sayaka share G7']],
  ['RR-68 a minion on a hero', (s) => { placeMinion(s, 'L4'); }, ['threadling:0 and sayaka share L4']],
  ['RR-68 a hero on an object', (s) => { s.objects = [{ kind: 'pot', square: at('L4') }]; }, ['sayaka stands on an object on L4']],
  ['RR-26 the boss half off the map', ({ figures }) => { for (const figure of figures) figure.anchor = at('F12'); }, expect.arrayContaining(['boss:0 stands off the map'])],
  ['RR-93 a card is lost', ({ decks }) => { decks.L.cards.pop(); }, ['20 attack cards instead of 21']],
  ['RR-93 a card is there twice', ({ decks }) => { decks.L.cards[0] = decks.L.cards[1] ?? 'L-1'; }, ['21 attack cards instead of 21']],
  ['RR-93 a card is in the Sequence as well', (s) => { s.sequence[0] = { card: 'L-1', broken: false }; }, ['22 attack cards instead of 21']],
  ['a Sequence of three', (s) => { s.sequence.pop(); }, ['the Sequence has four slots']],
  ['RR-97 a bar below nothing', (s) => { s.bossHp = 0; }, ['the boss has 0 HP']],
  ['RR-97 a bar above the most', (s) => { s.bossHp = 51; }, ['the boss has 51 HP']],
  ['RR-96 a Wound card in debt', (s) => { s.cubes[2] = -1; }, ['a Wound card that is gone has cubes']],
  ['RR-96 cubes on a card that is gone', (s) => { s.wound = 1; }, ['a Wound card that is gone has cubes']],
  ['RR-96 an active card without cubes', (s) => { s.cubes[0] = 0; }, ['the active Wound card has no cube']],
  ['RR-98 two minions of one band', (s) => { placeMinion(s, 'B2'); Object.assign(placeMinion(s, 'B3'), { band: 0 }); }, ['two minions have one band']],
  ['nothing goes on', (s) => { s.frames = []; }, ['nothing goes on, and nobody has won']],
] satisfies readonly (readonly [string, (s: BattleState) => void, unknown])[])('%s: that is a fault', (_name, change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('what is no fault: whoever walks over somebody, an attack with the last card, and the end', () => {
  expect(faults((s) => { s.heroes.sayaka.anchor = s.heroes.kensho.anchor; s.frames.push({ kind: 'walk', who: 'sayaka', way: [], at: 0, gait: 'move', cause: { why: 'terrain' } }); })).toEqual([]);
  expect(faults((s) => { s.result = 'won'; s.frames = []; s.bossHp = 0; s.cubes[0] = 0; s.heroes.sayaka.destiny = []; s.heroes.sayaka.anchor = s.heroes.kensho.anchor; })).toEqual([]);
  expect(faults(({ minions }) => { minions.length = 0; })).toEqual([]);
});

test('RR-611 the souls are the bar; the true figure stands on the map', () => {
  expect([faultsOf('cagedDawn', () => undefined), faultsOf('cagedDawn', ({ extra }) => { if (extra.souls) extra.souls.night -= 1; })]).toEqual([[], ['the souls are not the bar']]);
  const spread = (s: BattleState) => s.figures.forEach((figure, i) => { figure.anchor = at('B2') + 3 * i; });
  expect([faultsOf('nineFaces', spread), faultsOf('nineFaces', (s) => { spread(s); s.figures = s.figures.filter(({ start }) => start !== s.extra.cast?.true); })]).toEqual([[], ['the true figure is not on the map']]);
});

test('RR-453 a Comrade has no cube', () => {
  const state = turnOf(fight({ others: 'comrades' }), 'sayaka').change(({ heroes }) => { heroes.sayaka.primed = { weapon: 0, type: 'slashing' }; }).state;
  expect(battleGame.broken?.(state)).toEqual(['sayaka is a Comrade with a cube']);
});

describe('a campaign', () => {
  const saga = (change: (draft: Saga) => void): readonly string[] => {
    const draft = soulsOfKurokai.start(soulsOfKurokai.parseOptions(soulsOfKurokai.defaults), Random.fromSeed('saga'));
    change(draft);
    return soulsOfKurokai.broken?.(draft) ?? [];
  };

  test('that has just begun has no fault', () => {
    expect(saga(() => undefined)).toEqual([]);
  });

  test.each([
    ['a hero of nobody', ({ party }) => { Object.assign(party.sayaka, { seat: 1 }); }, ['sayaka belongs to nobody']],
    ['Souls in debt', ({ party }) => { Object.assign(party.sayaka.souls, { azure: -1 }); }, ['sayaka owes Souls']],
    ['a skill nobody teaches', ({ party }) => { Object.assign(party.takahiro, { skills: ['flying'] }); }, ['Suzaku Takahiro cannot know flying']],
    ['loot of a boss that stands', ({ party }) => { Object.assign(party.takahiro, { cards: ['blackIronKey'] }); }, ['blackIronKey was never won']],
    ['a chapter too many', (draft) => { draft.chapter = 2; }, expect.arrayContaining(['1 chapters told, and it is chapter 2'])],
    ['a Fact from nowhere', ({ facts }) => { facts.push('villageRises'); }, ['a Fact that nobody gained']],
    ['a level too high', (draft) => { draft.level = 2; }, ['level 2 in chapter 1']],
    ['Kurokai in the first chapter', (draft) => { draft.variant = 'cagedDawn'; }, ['a shape of Kurokai at the wrong time']],
  ] satisfies readonly (readonly [string, (draft: Saga) => void, unknown])[])('RR-408 %s: that is a fault', (_name, change, expected) => {
    expect(saga(change)).toEqual(expected);
  });

  test('RR-448 a chapter is fought at most twice, and not again after it was won', () => {
    const fought = (...won: boolean[]) => saga(({ history }) => { history.forEach((record) => { Object.assign(record, { battles: won.map((each) => ({ won: each })) }); }); });
    expect([fought(true), fought(false), fought(false, true), fought(false, false)]).toEqual([[], [], [], []]);
    expect([fought(true, false), fought(false, false, true)]).toEqual([['chapter 1 was fought too often'], ['chapter 1 was fought too often']]);
  });
});
