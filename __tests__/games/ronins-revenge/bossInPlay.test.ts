import { randomMove } from '@/engine/bots/random';
import { BadInput } from '@/engine/errors';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import type * as BossInPlay from '@/games/ronins-revenge/content/bossInPlay';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/roster';
import { battleGame, battleRules } from '@/games/ronins-revenge/game';
import { ownRules } from '@/games/ronins-revenge/rules/boss/own';
import type * as Own from '@/games/ronins-revenge/rules/boss/own';

/** Whose cards the rules have asked for. */
const mockAsked = new Set<string>();

// As in a browser, where the cards of a boss come when a battle against it is set up.
jest.mock('@/games/ronins-revenge/content/bossInPlay', () => {
  const web = jest.requireActual<typeof BossInPlay>('@/games/ronins-revenge/content/bossInPlay.web');
  return { ...web, bossInPlay: (boss: BossId) => (mockAsked.add(boss), web.bossInPlay(boss)) };
});

jest.mock('@/games/ronins-revenge/rules/boss/own', () => jest.requireActual<typeof Own>('@/games/ronins-revenge/rules/boss/own.web'));
jest.mock('@/games/ronins-revenge/rules/boss/ownKinds', () => jest.requireActual<object>('@/games/ronins-revenge/rules/boss/ownKinds.web'));
jest.mock('@/games/ronins-revenge/rules/boss/fetchOwn', () => jest.requireActual<object>('@/games/ronins-revenge/rules/boss/fetchOwn.web'));

/** Far enough to come to frames that only one boss brings. */
const MOVES = 40;
const optionsFor = (boss: BossId) => battleGame.parseOptions({ ...battleGame.defaults, boss, level: Math.min(5, BOSSES[boss].chapter), others: 'heroes' });

test('what is asked before a battle needs no boss’s cards', () => {
  for (const boss of BOSS_IDS) battleGame.optionFields(optionsFor(boss));
  expect([...mockAsked]).toEqual([]);
});

test('nobody sets a battle up before the cards of its boss are here', () => {
  expect(() => Match.create(battleGame, optionsFor('raitora'), 'early')).toThrow(/raitora have not come/);
});

test('the rules of a boss come with its cards, and answers to its questions can be read from then on', async () => {
  const tearLoose = { kind: 'tearLoose', pay: true };
  expect(() => ownRules('itoguruma')).toThrow(/rules of itoguruma have not come/);
  expect(() => battleGame.parseMove(tearLoose)).toThrow(BadInput);
  await battleRules.prepare(optionsFor('itoguruma'));
  expect(ownRules('itoguruma').turnBegins).toBeDefined();
  expect(battleGame.parseMove(tearLoose)).toEqual(tearLoose);
  expect(() => ownRules('raitora')).toThrow(/rules of raitora have not come/);
});

test.each(BOSS_IDS)('a battle against %s asks for its cards and for no others', async (boss) => {
  const options = optionsFor(boss);
  await battleRules.prepare(options);
  expect(battleRules.prepare(options)).toBeUndefined();
  mockAsked.clear();
  const match = Match.create(battleGame, options, boss);
  const random = Random.fromSeed(boss);
  for (let played = 0; played < MOVES && !match.outcome; played++) {
    const [prompt] = match.prompts();
    const move = prompt && randomMove(battleGame, match.state, prompt.seat, random);
    if (!prompt || move === undefined) throw new Error('nobody is asked');
    for (const { event, state } of match.playWatched(prompt.seat, move)) battleGame.describe(event, state, ['Kaja']);
    battleGame.evaluate?.(match.state, 0);
    expect(battleGame.broken?.(match.state)).toEqual([]);
  }
  expect([...mockAsked]).toEqual([boss]);
});

test('whoever asks for everything gets everything', async () => {
  await battleRules.prepare();
  expect(battleRules.prepare()).toBeUndefined();
});
