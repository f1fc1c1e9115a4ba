import { HERO_ENDINGS, LAST_PAGE } from '@/games/ronins-revenge/content/story/endings';
import type { FactId } from '@/games/ronins-revenge/content/story/factNames';
import { balanceOf } from '@/games/ronins-revenge/content/story/factNames';
import type { HeroInStory, Part } from '@/games/ronins-revenge/story/state';

import { SOLO, partyOf, readOn, story, type Story } from './party';

const EACH_A_RELIC = partyOf({ takahiro: 0 }, { takahiro: { cards: ['childsSpool'] }, sayaka: { cards: ['veilOfTheWidow'] }, kosuke: { cards: ['blackIronKey'] }, kensho: { cards: ['bailingCup'] } });
const HOPE: readonly FactId[] = ['bannerRaised', 'villageRises', 'foxUnbound', 'prisonersFreed', 'sixtySafe'];
const SHADOW: readonly FactId[] = ['bellTaken', 'prisonersLeft', 'someLost', 'okabeJudged'];

/** Chapter 10, won or lost for good, read to the last page. The loot goes to whoever. */
function told(facts: readonly FactId[], party = partyOf({ takahiro: 0 }), part: Part = 'victory'): Story {
  const s = story({ ...SOLO, chapter: 10, level: 5, variant: 'cagedDawn', facts, party, part, items: [] });
  // Without loot, so that only what is said here counts.
  readOn(s);
  if (s.state.draft) {
    s.change((draft) => {
      if (!draft.draft) return;
      draft.draft.piles = { takahiro: ['azure', 'jade'], sayaka: ['azure', 'jade'], kosuke: ['jade', 'azure'], kensho: ['crimson', 'azure'] };
      draft.draft.taken = { takahiro: ['jade', 'jade', 'jade'], sayaka: ['jade', 'jade', 'jade'], kosuke: ['jade', 'jade', 'jade'], kensho: ['jade', 'jade', 'jade'] };
    });
    s.play(0, { kind: 'keep', hero: 'takahiro', card: 'azure' });
  }
  return readOn(s);
}

const endingOf = (s: Story) => s.state.ending?.id;

test('RR-450 balance is hope less shadow, less one for every scar', () => {
  expect(balanceOf([])).toBe(0);
  expect(balanceOf(HOPE)).toBe(5);
  expect(balanceOf([...HOPE, 'okabeSpared', 'ledgerKept'])).toBe(4);
  expect(balanceOf(['scarredByRaitora', 'scarredByKugi', 'gateHolds'])).toBe(-2);
});

test('RR-449 RR-519 the endings in their order', () => {
  expect(endingOf(told(['seatBroken']))).toBe('tragicBalance');
  expect(endingOf(told([...HOPE, 'shardGiven']))).toBe('dawn');
  expect(endingOf(told([...HOPE, 'shardBroken']))).toBe('tragicBalance');
  expect(endingOf(told([...HOPE.slice(0, 3), 'shardGiven']))).toBe('tragicBalance');
  expect(endingOf(told([...SHADOW, 'shardSwallowed']))).toBe('deeperNight');
  expect(endingOf(told([...SHADOW.slice(1), 'shardSwallowed']))).toBe('tragicBalance');
});

test('RR-519 the empty seat needs book, seat and a relic for each of the four; it goes before dawn', () => {
  const facts: readonly FactId[] = [...HOPE, 'ledgerKept', 'seatEmpty', 'shardGiven'];
  expect(endingOf(told(facts, EACH_A_RELIC))).toBe('emptySeat');
  expect(endingOf(told(facts.filter((fact) => fact !== 'ledgerKept'), EACH_A_RELIC))).toBe('dawn');
  const three = partyOf({ takahiro: 0 }, { takahiro: { cards: ['childsSpool'] }, sayaka: { cards: ['veilOfTheWidow'] }, kosuke: { cards: ['burntPrayerStrip'] }, kensho: { cards: ['bailingCup'] } });
  expect(endingOf(told(facts, three))).toBe('dawn');
});

test('RR-519 the Gaoler’s Tally counts as a relic of its two heroes', () => {
  const two = partyOf({ takahiro: 0 }, { sayaka: { cards: ['veilOfTheWidow'] }, kensho: { cards: ['bailingCup'] } });
  const s = story({ ...SOLO, chapter: 10, level: 5, variant: 'cagedDawn', part: 'scar', party: two, items: ['gaolersTally'], facts: [] });
  readOn(s);
  expect(s.state.ending?.epilogues.takahiro).toBe('broken');
  const seen = partyOf({ takahiro: 0 }, { takahiro: { facts: ['sawOwnLine'] } });
  const withTally = readOn(story({ ...SOLO, chapter: 10, level: 5, variant: 'cagedDawn', part: 'scar', party: seen, items: ['gaolersTally'], facts: [] }));
  expect(withTally.state.ending?.epilogues.takahiro).toBe('transformed');
  const sayaka = partyOf({ takahiro: 0 }, { sayaka: { facts: ['sisterHeard'] } });
  expect(readOn(story({ ...SOLO, chapter: 10, level: 5, variant: 'cagedDawn', part: 'scar', party: sayaka, items: ['gaolersTally'], facts: [] })).state.ending?.epilogues.sayaka).toBe('broken');
});

test('RR-448 RR-519 a second defeat by Kurokai is the deeper night, whatever the balance', () => {
  expect(endingOf(told([...HOPE, 'shardGiven'], EACH_A_RELIC, 'scar'))).toBe('deeperNight');
});

test('RR-451 RR-519 kept with two vows, else transformed with fact and relic, else broken', () => {
  const epilogue = (change: Partial<HeroInStory>) => told([], partyOf({ takahiro: 0 }, { kosuke: change })).state.ending?.epilogues.kosuke;
  expect(epilogue({ facts: ['vowUntied', 'vowUnled', 'dogAwake'], cards: ['blackIronKey'] })).toBe('kept');
  expect(epilogue({ facts: ['vowUntied', 'dogAwake'], cards: ['blackIronKey'] })).toBe('transformed');
  expect(epilogue({ facts: ['vowUntied', 'dogAwake'], cards: ['burntPrayerStrip'] })).toBe('broken');
  expect(epilogue({ facts: ['vowUntied'], cards: ['blackIronKey'] })).toBe('broken');
});

test('RR-432 RR-519 ending, four epilogues, scar lines, last page; then hero facts are no secret any more', () => {
  const s = told(['scarredByKugi', 'scarredByRaitora', 'ledgerKept'], partyOf({ takahiro: 0 }, { kensho: { facts: ['shardStirs'] } }));
  expect(s.state.pages.map(({ kind }) => kind)).toEqual(['entry', 'ending', 'epilogue', 'epilogue', 'epilogue', 'epilogue', 'scars', 'last']);
  expect(s.state.pages.flatMap((page) => (page.kind === 'scars' ? page.bosses : []))).toEqual(['raitora', 'kugi']);
  expect(s.view(0).party.kensho.facts).toEqual(['shardStirs']);
  expect(s.outcome).toBeDefined();
});

test('RR-516 epilogues know hero facts and the ending that was told', () => {
  const kept = (facts: readonly FactId[], hero: Partial<HeroInStory>) => told(facts, partyOf({ takahiro: 0 }, { kosuke: hero })).state.pages.flatMap((page) => (page.kind === 'epilogue' && page.hero === 'kosuke' ? [page.also] : []))[0];
  const line = (words: string) => HERO_ENDINGS.kosuke.kept.also.findIndex(({ text }) => text.startsWith(words));
  expect(kept([], { facts: ['vowUntied', 'vowUnled', 'dogAwake'] })).toEqual([line('By lamplight')]);
  expect(kept([...SHADOW, 'shardSwallowed'], { facts: ['vowUntied', 'vowUnled'] })).toEqual([line('The carts stand longer')]);
});

test('the last page begins and ends the same for everybody, and tells what the party did in between', () => {
  const lines = (facts: readonly FactId[]) => told(facts).state.pages.flatMap((page) => (page.kind === 'last' ? page.lines : []));
  expect(lines([])).toEqual([0, LAST_PAGE.length - 1]);
  const freed = LAST_PAGE.findIndex(({ if: needs }) => needs.fact === 'prisonersFreed');
  expect(lines(['prisonersFreed'])).toEqual([0, freed, LAST_PAGE.length - 1]);
});
