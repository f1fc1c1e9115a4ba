import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { LOOT_IDS, lootCard } from '@/games/ronins-revenge/story/loot';
import { difficultyOf } from '@/games/ronins-revenge/story/trial';

import { FOUR, PAIR, SOLO, openAt, partyOf, readOn, story, type Story } from './party';

/** Chapter 1, entry 3: Test Agility (2). Sayaka has 4, Takahiro and Kosuke 3, Kensho 2. */
const drain = (options = SOLO): Story => openAt(options, 3);
const lastTest = (s: Story) => s.state.pages.flatMap((page) => (page.kind === 'entry' && page.test ? [page.test] : [])).pop();

test('RR-424 as many Skill dice as the stat, faces 0, 0, 0, 1, 1, 2; enough is the difficulty or more', () => {
  const s = drain();
  s.play(0, { kind: 'propose', hero: 'takahiro' });
  s.dice(3, 4, 5).play(0, { kind: 'roll' });
  expect(lastTest(s)).toEqual({ hero: 'takahiro', stat: 'agility', faces: [0, 1, 1], needs: 2, success: true });
  expect(s.state.facts).toEqual(['cellsFound']);
  const low = drain();
  low.play(0, { kind: 'propose', hero: 'takahiro' });
  low.dice(1, 2, 4).play(0, { kind: 'roll' });
  expect(lastTest(low)).toMatchObject({ faces: [0, 0, 1], success: false });
  expect(low.state.facts).toEqual(['drainFlooded']);
  const one = drain();
  one.play(0, { kind: 'propose', hero: 'kensho' });
  one.dice(6, 1).play(0, { kind: 'roll' });
  expect(lastTest(one)).toMatchObject({ faces: [2, 0], success: true });
  expect(drain().refused(0, { kind: 'roll' })).toBe('RR-424');
});

test('RR-425 the party names one hero, Comrade or full; in dispute the best at it, then the vote priority', () => {
  const s = drain(PAIR);
  s.play(0, { kind: 'propose', hero: 'kensho' });
  expect(s.refused(0, { kind: 'propose', hero: 'sayaka' })).toBe('not asked');
  s.play(1, { kind: 'propose', hero: 'kosuke' });
  expect(s.state.tested).toBe('kosuke');
  const same = drain(PAIR);
  same.play(0, { kind: 'propose', hero: 'kosuke' });
  same.play(1, { kind: 'propose', hero: 'takahiro' });
  expect(same.state.tested).toBe('takahiro');
  const agreed = drain(FOUR);
  for (const seat of [0, 1, 2, 3]) agreed.play(seat, { kind: 'propose', hero: 'kensho' });
  expect(agreed.state.tested).toBe('kensho');
  // The hero's own player rolls; for a Comrade whoever looks after it.
  expect(agreed.prompt(3)?.kind).toBe('roll');
  expect(s.prompt(0)?.kind).toBe('roll');
});

test('RR-426 items and skills might add dice: none of this edition does, so that the stat alone is rolled', () => {
  const all = partyOf({ takahiro: 0 }, { takahiro: { cards: [...LOOT_IDS], skills: HIGHER_SKILLS.takahiro.map(({ id }) => id) } });
  const s = drain({ ...SOLO, level: 5, party: all });
  s.play(0, { kind: 'propose', hero: 'takahiro' });
  s.play(0, { kind: 'roll' });
  expect(lastTest(s)?.faces).toHaveLength(3);
  const words = [...LOOT_IDS.map((id) => lootCard(id)), ...HERO_IDS.flatMap((hero) => [...HEROES[hero].skills, ...HIGHER_SKILLS[hero]])].map((card) => JSON.stringify(card));
  expect(words.filter((text) => /skill di|story|\btest\b/i.test(text))).toEqual([]);
});

test('RR-429 an entry might send players to their books after a boss: none does, they stay shut', () => {
  const s = story({ ...SOLO, part: 'victory', facts: ['bannerRaised'] });
  expect(readOn(s).state.notes).toEqual({ takahiro: null, sayaka: null, kosuke: null, kensho: null });
  expect(s.state.effects).toEqual([]);
});

test('RR-427 a hero without luck rolls like everybody', () => {
  const s = drain({ ...SOLO, party: partyOf({ takahiro: 0 }, { takahiro: { noLuck: true } }) });
  s.play(0, { kind: 'propose', hero: 'takahiro' });
  s.dice(6, 6, 6).play(0, { kind: 'roll' });
  expect(lastTest(s)?.faces).toEqual([2, 2, 2]);
});

test('RR-517 each Fact that holds makes a test easier, and that number is what players see', () => {
  const graves = (facts: readonly ('smithsFreed' | 'cedarsBurned')[]) => openAt({ ...SOLO, chapter: 8, level: 4, facts }, 3);
  expect(graves([]).prompt(0)?.words).toContain('It takes 3 or more');
  const eased = graves(['smithsFreed']);
  expect(eased.prompt(0)?.words).toContain('It takes 2 or more');
  eased.play(0, { kind: 'propose', hero: 'takahiro' });
  eased.dice(4, 4, 1, 1).play(0, { kind: 'roll' });
  expect(lastTest(eased)).toMatchObject({ needs: 2, success: true });
});

test('RR-517 no test becomes easier than 1', () => {
  const { state } = openAt({ ...SOLO, facts: ['bannerRaised', 'cellsFound'] }, 3);
  const ease = [{ if: { fact: 'bannerRaised' as const }, n: 1 }, { if: { fact: 'cellsFound' as const }, n: 2 }];
  expect(difficultyOf(state, { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 6, fail: 7, ease })).toBe(1);
});

test('RR-516 paragraphs whose condition holds when the entry is opened are read in listed order, and change nothing', () => {
  const first = (facts: Parameters<typeof story>[0]['facts']) => story({ ...SOLO, chapter: 2, facts }).state.pages[0];
  expect(first([])).toMatchObject({ also: [] });
  expect(first(['villageRises'])).toMatchObject({ also: [0] });
  expect(first(['scarredByUshikado', 'villageRises'])).toMatchObject({ also: [0, 1] });
  const s = story({ ...SOLO, chapter: 2, facts: ['villageRises'] });
  expect(s.state.facts).toEqual(['villageRises']);
});

test('RR-408 a Fact that is held already is not gained again', () => {
  const s = openAt({ ...SOLO, facts: ['bannerRaised'] }, 4);
  expect(s.state.facts).toEqual(['bannerRaised']);
  expect(s.state.pages[1]).toMatchObject({ entry: 4, gained: [] });
  expect(openAt(SOLO, 4).state.pages[1]).toMatchObject({ gained: ['bannerRaised'] });
});
