import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { parseCampaignSave } from '@/engine/campaign/campaignSave';
import { BadInput } from '@/engine/errors';
import { cloneJson } from '@/engine/json';
import { battleHarvest, storyHarvest, type StoryTaken } from '@/games/ronins-revenge/campaign/harvests';
import { brokenSaga } from '@/games/ronins-revenge/campaign/broken';
import { recordBattle, recordStory, variantFor } from '@/games/ronins-revenge/campaign/recording';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { newRecord } from '@/games/ronins-revenge/story/record';
import type { Saga } from '@/games/ronins-revenge/campaign/saga';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { Random } from '@/engine/random';
import type { Options } from '@/games/ronins-revenge/rules/options';
import { parseOptions } from '@/games/ronins-revenge/rules/options';
import { storyGame } from '@/games/ronins-revenge/story/game';
import type { StoryOptions } from '@/games/ronins-revenge/story/state';

import { situation } from '@tests/kit/situation';

import { fussy } from './fussy';
import { playSaga, type Played } from './reached';

const NOTHING_LEFT = { takahiro: [], sayaka: [], kosuke: [], kensho: [] };
const start = (options = {}): Saga => soulsOfKurokai.start(soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, ...options }), Random.fromSeed('x'));
const coming = (saga: Saga) => soulsOfKurokai.next(saga).matches[0];
const battleOf = (saga: Saga) => coming(saga)?.options as Options;

/** What a reading would lead to if nothing happened in it but this. */
const taken = (saga: Saga, part: StoryTaken['part'], change: Partial<StoryTaken> = {}): StoryTaken => ({
  part, path: [1], votes: [], tests: [], gained: [], notes: [], party: { takahiro: {}, sayaka: {}, kosuke: {}, kensho: {} }, items: [...saga.items], level: saga.level, difficulty: saga.difficulty,
  tested: null, sitter: saga.sitter, effects: [], ending: null, ...change,
});
const read = (saga: Saga, part: StoryTaken['part'], change?: Partial<StoryTaken>): Saga => (recordStory(saga, taken(saga, part, change)), saga);
const fight = (saga: Saga, won: boolean, left = NOTHING_LEFT as Parameters<typeof recordBattle>[1]['left']): Saga => (recordBattle(saga, { won, rounds: 6, left, dealt: { takahiro: 40, sayaka: 30, kosuke: 20, kensho: 10 } }), saga);

test('RR-405 story, battle, what follows, and the next chapter', () => {
  const saga = start();
  const ids = [coming(saga)?.id];
  ids.push(coming(read(saga, 'story'))?.id, coming(fight(saga, true))?.id, coming(read(saga, 'victory'))?.id);
  expect(ids).toEqual(['chapter-1/story', 'chapter-1/battle', 'chapter-1/victory', 'chapter-2/story']);
});

test('RR-80 RR-81 one full hero for each player; the rest are Comrades, or full heroes shared out', () => {
  const pair = start({ seats: 2, heroes: ['kosuke', 'kensho'] });
  expect([pair.party.kosuke, pair.party.kensho, pair.party.takahiro, pair.party.sayaka].map(({ seat, full }) => [seat, full])).toEqual([[0, true], [1, true], [0, false], [1, false]]);
  const all = start({ others: 'heroes' });
  expect(Object.values(all.party).map(({ seat, full }) => [seat, full])).toEqual([[0, true], [0, true], [0, true], [0, true]]);
  expect(() => soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, seats: 2, heroes: ['kosuke', 'kosuke'] })).toThrow(BadInput);
});

test('RR-407 Facts persist across chapters, and the battle knows them', () => {
  const saga = read(start(), 'story', { gained: ['bannerRaised', 'villageRises'] });
  expect(battleOf(saga).story?.facts).toEqual(['bannerRaised', 'villageRises']);
  read(fight(saga, true), 'victory', { gained: ['gateClosed'] });
  expect((coming(saga)?.options as StoryOptions).facts).toEqual(['bannerRaised', 'villageRises', 'gateClosed']);
});

test('RR-430 RR-503 what a journal did is in the battle, also in a retry, and gone in the next chapter', () => {
  const effects = [{ hero: 'takahiro' as const, steps: [{ do: 'startRes' as const, res: 'yang' as const, n: 1 }] }];
  const saga = read(start(), 'story', { effects });
  const notes = [{ hero: 'takahiro', changes: [{ do: 'startRes', res: 'yang', n: 1 }] }];
  expect(battleOf(saga).story?.notes).toEqual(notes);
  read(fight(saga, false), 'defeat', { gained: ['gateHolds'] });
  expect(battleOf(saga).story?.notes).toEqual(notes);
  read(fight(saga, true), 'victory');
  expect(battleOf(read(saga, 'story')).story?.notes).toEqual([]);
});

test('RR-432 a battle is told only the hero facts that its boss asks for', () => {
  const saga = start();
  saga.party.kosuke.facts = ['dogAwake', 'vowUntied'];
  expect(battleOf(read(saga, 'story')).story?.heroFacts).toEqual([]);
  const storm = { ...cloneJson(saga), chapter: 5, level: 3, history: Array.from({ length: 5 }, () => cloneJson(saga.history[0] ?? { path: [], votes: [], tests: [], gained: [], battles: [], notes: [] })) };
  expect(battleOf(storm).story?.heroFacts).toEqual([{ hero: 'kosuke', fact: 'dogAwake' }]);
  storm.party.kosuke.facts = ['vowUntied'];
  expect(battleOf(storm).story?.heroFacts).toEqual([]);
});

test('RR-438 RR-441 RR-447 loot goes into battle with full heroes: relics and Flask in the loadout, consumables to use', () => {
  const saga = start();
  saga.party.takahiro.cards = ['blackIronKey', 'saltPouch', 'ashGlaive'];
  saga.party.takahiro.flask = 'gateFlask';
  saga.party.sayaka.cards = ['burntPrayerStrip'];
  saga.party.takahiro.loadout = { ...saga.party.takahiro.loadout, weapons: ['dawnKeeper', 'ashGlaive'] };
  const options = battleOf(read(saga, 'story'));
  expect(options.party[0]).toMatchObject({ hero: 'takahiro', loadout: { weapons: ['dawnKeeper', 'ashGlaive'], flask: 'gateFlask', relics: ['blackIronKey'] } });
  expect(options.story?.items).toEqual([{ hero: 'takahiro', items: ['blackIronKey', 'saltPouch'] }]);
  expect(options.party[1]).toEqual({ hero: 'sayaka', comrade: true, seat: 0 });
  expect(() => parseOptions(options)).not.toThrow();
});

test('RR-440 a consumable that was used is gone for the whole campaign, a relic stays', () => {
  const saga = start();
  saga.party.takahiro.cards = ['blackIronKey', 'saltPouch', 'ashGlaive'];
  fight(read(saga, 'story'), true, { ...NOTHING_LEFT, takahiro: [] });
  expect(saga.party.takahiro.cards).toEqual(['blackIronKey', 'ashGlaive']);
  const kept = start();
  kept.party.takahiro.cards = ['saltPouch'];
  fight(read(kept, 'story'), true, { ...NOTHING_LEFT, takahiro: ['saltPouch'] });
  expect(kept.party.takahiro.cards).toEqual(['saltPouch']);
});

test('RR-445 RR-476 the battle has the level of its chapter', () => {
  const saga = read(start(), 'story');
  expect(battleOf(saga).level).toBe(1);
  saga.level = 3;
  expect(battleOf(saga).level).toBe(3);
});

test('RR-448 one retry; a second defeat moves on with a scar, and every hero starts the next battle with 2 less HP', () => {
  const saga = fight(read(start(), 'story'), false);
  expect(coming(saga)?.id).toBe('chapter-1/defeat');
  read(saga, 'defeat', { gained: ['gateHolds'] });
  expect(coming(saga)?.id).toBe('chapter-1/battle');
  expect(battleOf(saga).story).toMatchObject({ facts: ['gateHolds'], hp: 0 });
  fight(saga, false);
  expect(coming(saga)?.id).toBe('chapter-1/scar');
  read(saga, 'scar', { gained: ['scarredByUshikado'] });
  expect(coming(saga)?.id).toBe('chapter-2/story');
  read(saga, 'story');
  expect(battleOf(saga).story?.hp).toBe(-2);
  read(fight(saga, true), 'victory');
  expect(battleOf(read(saga, 'story')).story?.hp).toBe(0);
});

test('RR-450 RR-600 the balance chooses the last boss when chapter 9 ends', () => {
  expect(variantFor([])).toBe('cagedDawn');
  expect(variantFor(['bannerRaised', 'villageRises', 'foxUnbound'])).toBe('cagedDawn');
  expect(variantFor(['bannerRaised', 'villageRises', 'foxUnbound', 'prisonersFreed'])).toBe('fifthWanderer');
  expect(variantFor(['bellTaken', 'prisonersLeft', 'someLost'])).toBe('cagedDawn');
  expect(variantFor(['bellTaken', 'prisonersLeft', 'someLost', 'scarredByKugi'])).toBe('devouringNight');
  const saga = { ...start(), chapter: 9, facts: ['bellTaken', 'prisonersLeft', 'someLost', 'okabeJudged'] as Saga['facts'], stage: 'victory' as const };
  read(saga, 'victory');
  expect(saga.variant).toBe('devouringNight');
  expect(battleOf({ ...saga, stage: 'battle' }).boss).toBe('devouringNight');
});

test('RR-449 the end is the ending that was told', () => {
  const epilogues = { takahiro: 'kept', sayaka: 'kept', kosuke: 'broken', kensho: 'transformed' } as const;
  const saga = { ...start(), chapter: 10, variant: 'cagedDawn' as const, stage: 'victory' as const };
  read(saga, 'victory', { ending: { id: 'emptySeat', epilogues } });
  expect(soulsOfKurokai.next(saga)).toMatchObject({ matches: [], outcome: { won: true, title: 'The Empty Seat' } });
});

test('RR-480 the page of a campaign says nothing of journals and hero facts', () => {
  const saga = read(start(), 'story');
  saga.party.takahiro.facts = ['sawOwnLine'];
  expect(JSON.stringify([soulsOfKurokai.describe(saga), coming({ ...saga, stage: 'battle' })?.words])).not.toContain('sawOwnLine');
});

describe('a campaign file nobody can have played', () => {
  const played = playSaga('forged', new Set());
  const whole = played.document;

  test('RR-408 a Fact that nobody gained, or of another chapter, or twice', () => {
    expect(brokenSaga(whole)).toEqual([]);
    expect(brokenSaga({ ...whole, facts: [...whole.facts, whole.facts.includes('seatTaken') ? 'seatEmpty' : 'seatTaken'] })).toContain('a Fact that nobody gained');
    expect(brokenSaga({ ...whole, facts: whole.facts.slice(1) })).toContain('a Fact that nobody gained');
    const moved = cloneJson(whole);
    moved.history[0]?.gained.push(...(moved.history[1]?.gained.splice(0) ?? []));
    expect(brokenSaga(moved).join()).toMatch(/in chapter 1/);
    expect(() => soulsOfKurokai.parseDocument({ ...whole, facts: ['somethingElse'] })).toThrow(BadInput);
  });

  test('RR-435 RR-442 loot of a boss that was never beaten, and one card with two heroes', () => {
    const fresh = start();
    fresh.party.takahiro.cards = ['blackIronKey'];
    expect(brokenSaga(fresh)).toContain('blackIronKey was never won');
    const won = fight(read(start(), 'story'), true);
    won.party.takahiro.cards = ['blackIronKey'];
    won.party.sayaka.cards = ['blackIronKey'];
    expect(brokenSaga(won)).toContain('a card belongs to two heroes');
  });

  test('RR-453 RR-473 a Comrade with a skill, or with loot that is no relic', () => {
    const saga = start();
    Object.assign(saga.party.sayaka, { full: false });
    expect(brokenSaga(saga)).toEqual([]);
    saga.party.sayaka.skills = ['somethingLearnt'];
    expect(brokenSaga(saga)).toContain('sayaka is a Comrade and keeps loot');
    Object.assign(saga.party.sayaka, { skills: [], cards: ['forgeWaterFlask'] });
    expect(brokenSaga(saga)).toContain('sayaka is a Comrade and keeps loot');
    Object.assign(saga.party.sayaka, { full: true });
    expect(brokenSaga(saga)).not.toContain('sayaka is a Comrade and keeps loot');
  });

  test('RR-443 a skill above the party level', () => {
    const saga = start();
    saga.party.takahiro.skills = ['ironPromise'];
    expect(brokenSaga(saga).join()).toMatch(/cannot know ironPromise/);
  });

  test('a whole campaign opens again to the same hash', () => {
    const save = parseCampaignSave(JSON.parse(JSON.stringify(played.save())));
    expect(RunningCampaign.load(soulsOfKurokai, save).hash()).toBe(played.hash());
    expect(() => storyHarvest.parse({ part: 'story' })).toThrow(BadInput);
    expect(() => battleHarvest.parse({ won: 1 })).toThrow(BadInput);
    expect(storyGame.version).toBe(3);
  });
});

const ALL_FULL = { seats: 4, heroes: [...HERO_IDS], others: 'heroes' } as const;
const bytesOf = (running: Played): number => new TextEncoder().encode(JSON.stringify(running.save())).length;

test.each([1, 2, 3, 4, 5, 6])('a save keeps below 60 KB: four full heroes, full margins, other loadouts before every battle, every boss at the second try at best (%s)', (seed) => {
  expect(bytesOf(playSaga(`size-${seed}`, new Set(), { options: ALL_FULL, chance: 50, player: fussy }))).toBeLessThan(60_000);
});

test('RR-407 a margin holds 300 letters a chapter, whatever part of it they were written in', () => {
  const told = { ...newRecord(), notes: ['x'.repeat(140), 'x'.repeat(150)] };
  const s = situation(storyGame, { ...storyGame.defaults, part: 'defeat', history: [told] });
  expect(s.refused(0, { kind: 'note', text: 'eleven left' })).toBe('RR-407');
  s.play(0, { kind: 'note', text: 'ten left..' });
  expect(s.state.log).toEqual(['ten left..']);
});

test('RR-407 RR-442 a result keeps what a reading has changed, and it comes to the same party', () => {
  const saga = start();
  const end = cloneJson(saga.party);
  end.takahiro.cards.push('ashGlaive');
  end.takahiro.souls.jade = 2;
  end.takahiro.loadout = { ...end.takahiro.loadout, weapons: [end.takahiro.loadout.weapons[0], 'ashGlaive'] };
  end.kensho.facts.push('shardStirs');
  const last = { ...storyGame.setup({ ...storyGame.defaults, part: 'victory' }, { random: Random.fromSeed('x'), stream: () => Random.fromSeed('x'), emit: () => undefined }), party: end };
  const kept = storyHarvest.take(last, saga);
  expect(kept.party).toEqual({
    takahiro: { souls: { crimson: 0, azure: 0, jade: 2, violet: 0 }, won: ['ashGlaive'], loadout: { weapons: end.takahiro.loadout.weapons } },
    sayaka: {}, kosuke: {}, kensho: { facts: ['shardStirs'] },
  });
  recordStory(saga, storyHarvest.parse(kept));
  expect(saga.party).toEqual(end);
});
