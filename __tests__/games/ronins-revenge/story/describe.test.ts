import { describeStory, effectWords, pageTitle, voteWords } from '@/games/ronins-revenge/story/describe';
import type { JournalEffect, StoryEvent, VoteResult } from '@/games/ronins-revenge/story/state';

import { FOUR, story } from './party';

/** Events of the story as lines of the log. */
const { state } = story(FOUR);
const says = (event: StoryEvent) => describeStory(event, state, ['Kit', 'Mo']);
const starts = (...steps: JournalEffect['steps']) => effectWords({ hero: 'sayaka', steps } as JournalEffect);
const result: VoteResult = {
  letters: { takahiro: 'A', sayaka: 'B', kosuke: 'A', kensho: 'B' }, powers: { takahiro: 1, sayaka: 2, kosuke: 3, kensho: 4 }, winner: 'B', by: 'sum',
} as VoteResult;

test.each([
  [{ type: 'gained', fact: 'villageRises' }, expect.stringMatching(/^Fact: \w.*\.$/)],
  [{ type: 'voteOpened', vote: 'x' }, 'It is put to the vote.'],
  [{ type: 'broughtHome' }, 'Everybody packs what they took.'],
  [{ type: 'declared', hero: 'sayaka', letter: 'B' }, 'Sayaka is for B.'],
  [{ type: 'committed', hero: 'sayaka' }, 'Sayaka has laid a card.'],
  [{ type: 'proposed', seat: 1, hero: 'sayaka' }, 'Mo would send Sayaka.'],
  [{ type: 'proposed', seat: 3, hero: 'sayaka' }, 'Player 4 would send Sayaka.'],
  [{ type: 'chosen', hero: 'sayaka', purpose: 'test' }, 'Sayaka takes the test.'],
  [{ type: 'omens', count: 0 }, undefined],
  [{ type: 'omens', count: 3 }, '3 of your Facts change this battle.'],
  [{ type: 'booksOpened' }, 'The Books of Secrets are opened.'],
  [{ type: 'bookClosed', hero: 'sayaka' }, 'Sayaka has shut the book.'],
  [{ type: 'equipped', hero: 'sayaka' }, 'Sayaka packs again.'],
  [{ type: 'learned', hero: 'kensho', skill: 'stillMind' }, 'Kensho learns Still Mind.'],
  [{ type: 'learned', hero: 'kensho', skill: 'flying' }, 'Kensho learns flying.'],
  [{ type: 'wished', seat: 0, difficulty: 'hard' }, 'Kit would play hard.'],
  [{ type: 'difficulty', difficulty: 'easy' }, 'From now on the party plays easy.'],
  [{ type: 'dealt', boss: 'ushikado' }, expect.stringMatching(/^The loot of Ushikado.* is dealt: five cards to each seat\.$/)],
  [{ type: 'kept', hero: 'sayaka' }, 'Sayaka has chosen.'],
  [{ type: 'level', level: 2 }, 'The party reaches level 2.'],
  [{ type: 'noted', seat: 1, text: 'Remember the bell' }, 'Mo writes: Remember the bell'],
] as readonly (readonly [StoryEvent, unknown])[])('%j', (event, words) => {
  expect(says(event)).toEqual(words);
});

test('who sat down, and what a test came to', () => {
  expect(says({ type: 'chosen', hero: 'sayaka', purpose: 'sit' } as unknown as StoryEvent)).toBe('It was Sayaka who sat down.');
  const rolled = (success: boolean) => says({ type: 'rolled', result: { hero: 'sayaka', faces: [2, 5], needs: 7, success } } as unknown as StoryEvent);
  expect([rolled(true), rolled(false)]).toEqual(['Sayaka rolls 2, 5: 7, and 7 were needed. It is enough.', 'Sayaka rolls 2, 5: 7, and 7 were needed. It is not enough.']);
});

test('RR-415 RR-417 RR-419 a vote tells every letter and card, and how equal totals were settled', () => {
  const votes = 'Takahiro A with 1, Sayaka B with 2, Kosuke A with 3, Kensho B with 4. B is followed.';
  expect([says({ type: 'revealed', result }), voteWords({ ...result, by: 'highest' }), voteWords({ ...result, by: 'player' }), voteWords({ ...result, by: 'comrade' })]).toEqual([
    votes,
    `${votes} The totals are equal: the highest single card decides.`,
    `${votes} The cards are the same: the hero whose word comes first decides.`,
    `${votes} The cards are the same: the Comrade whose word comes first decides.`,
  ]);
});

test('RR-430 what journals give is added up, and told without a reason', () => {
  expect(starts({ do: 'startHp', n: 2 }, { do: 'startStamina', n: -1 }, { do: 'startRes', res: 'yin', n: 1 })).toBe('Sayaka starts with +2 HP, −1 Stamina, +1 Yin.');
  expect(starts({ do: 'startHp', n: 2 }, { do: 'startHp', n: -3 }, { do: 'startRes', res: 'ki', n: 1 }, { do: 'startRes', res: 'yang', n: 1 })).toBe('Sayaka starts with −1 HP, +1 Ki, +1 Yang.');
  expect(starts({ do: 'startHp', n: 2 }, { do: 'startHp', n: -2 })).toBe('What Sayaka gains and loses comes to nothing.');
  expect(starts({ do: 'startCond', name: 'slowed' } as JournalEffect['steps'][number], { do: 'startCond', name: 'slowed' } as JournalEffect['steps'][number])).toBe('Sayaka starts with slowed.');
  expect(says({ type: 'journalEffect', effect: { hero: 'sayaka', steps: [{ do: 'startHp', n: 2 }] } } as unknown as StoryEvent)).toBe('Journal: Sayaka starts with +2 HP.');
});

test('pages have titles', () => {
  const title = (page: object) => pageTitle(state, page as Parameters<typeof pageTitle>[1]);
  expect([title({ kind: 'epilogue', hero: 'sayaka' }), title({ kind: 'scars' }), title({ kind: 'last' })]).toEqual(['What became of Sayaka', 'What stayed', 'The last page']);
  expect([title({ kind: 'scar', boss: 'ushikado' }), title({ kind: 'entry', entry: 1 })].every((words) => /^[A-Z]/.test(words))).toBe(true);
  const page = state.pages[0];
  expect([says({ type: 'opened', page: 0 }), says({ type: 'opened', page: 99 })]).toEqual([page && pageTitle(state, page), undefined]);
});

test('loot is told by its names', () => {
  expect(says({ type: 'turnedUp', taken: { takahiro: 'blackIronKey', sayaka: 'stormWhisker', kosuke: 'bentNail', kensho: 'houseLamp' } } as unknown as StoryEvent))
    .toBe('Takahiro keeps Black Iron Key, Sayaka keeps Storm Whisker, Kosuke keeps Bent Nail, Kensho keeps House Lamp.');
});

test('RR-519 the log does not say the title of the ending twice', () => {
  expect(says({ type: 'ended', ending: 'dawn' })).toBe('The story comes to its end.');
  expect(pageTitle(state, { kind: 'ending', ending: 'dawn', also: [] })).toBe('Dawn');
});
