import { CLOCK } from '@/engine/game';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import type { AnyBox } from '@/engine/box';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { HERO_FACTS } from '@/games/ronins-revenge/content/story/heroFacts';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { roninsStory } from '@/games/ronins-revenge/story';
import { chronicleOf } from '@/games/ronins-revenge/story/chronicle';
import { storyDecisions } from '@/games/ronins-revenge/story/decisions';
import { storyGame } from '@/games/ronins-revenge/story/game';
import { LAST_CHAPTER, levelIn } from '@/games/ronins-revenge/story/progress';
import type { StoryOptions } from '@/games/ronins-revenge/story/state';
import { FOUR } from '@tests/games/ronins-revenge/story/party';
import { walk } from '@tests/kit/walk';

import { battleStub } from './battleStub';

/** What only the player of a hero may read: the text of a note, its number, and the hero facts it leaves. */
const secretsOf = (heroes: readonly HeroId[]): readonly string[] =>
  heroes.flatMap((hero) => [...CHAPTERS.flatMap(({ journals }) => journals[hero].flatMap(({ id, text }) => [`"${id}"`, text])), ...HERO_FACTS[hero].map((fact) => `"${fact}"`)]);

const told = (words: unknown, heroes: readonly HeroId[]): readonly string[] => {
  const seen = JSON.stringify(words);
  return secretsOf(heroes).filter((secret) => seen.includes(JSON.stringify(secret).slice(1, -1)) || seen.includes(secret));
};

/** Every seat's player, and whoever looks on and plays nobody. */
const EYES = [...HERO_IDS.map((own, seat) => ({ seat, others: HERO_IDS.filter((hero) => hero !== own) })), { seat: CLOCK, others: HERO_IDS }];

test.each(CHAPTERS.map(({ id }) => id))('RR-480 chapter %i: no view, event, question, button, line of the log or map of a seat holds a word of another’s journal', (chapter) => {
  const options: StoryOptions = { ...FOUR, chapter, level: levelIn(chapter), secretLetters: chapter % 2 === 0, variant: chapter === LAST_CHAPTER ? 'cagedDawn' : null };
  let books = 0;
  for (const { match, events } of walk(storyGame, options, `spoilers-${chapter}`, 300)) {
    if (match.state.unread.length > 0) books += 1;
    for (const { seat, others } of EYES) {
      const view = storyGame.view(match.state, seat);
      const prompts = storyGame.prompts(view);
      const buttons = seat === CLOCK ? [] : [...storyGame.moves(view, seat)].map((move) => storyDecisions.label(view, seat, move));
      expect(told([view, events, prompts, buttons, events.map((event) => storyGame.describe(event, view, [])), chronicleOf(view)], others)).toEqual([]);
    }
  }
  expect(books).toBeGreaterThan(0);
});

test('RR-480 the campaign’s page, its next match and the list of saves tell nothing of any journal, from the first chapter to the last', () => {
  const battle = battleStub(() => 60) as unknown as AnyBox;
  const story = roninsStory as unknown as AnyBox;
  const options = soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, seats: 4 });
  let written = 0;
  for (const running of playCampaign(soulsOfKurokai, { options, seed: 'spoilers', boxOf: (game) => (game === story.game.id ? story : battle), playerOf: ({ bots }) => bots.hard, maxMatches: 60, maxMoves: 900 })) {
    const { standing, ahead, document } = running;
    if (HERO_IDS.some((hero) => document.party[hero].facts.length > 0)) written += 1;
    expect(told([standing, ahead.outcome, ahead.matches.map(({ title, words, stakes }) => [title, words, stakes])], HERO_IDS)).toEqual([]);
  }
  expect(written).toBeGreaterThan(10);
});
