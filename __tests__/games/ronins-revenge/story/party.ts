import type { HeroId } from '@/games/ronins-revenge/content/terms';
import type { StoryMove } from '@/games/ronins-revenge/story/decisions';
import { storyGame } from '@/games/ronins-revenge/story/game';
import { STORY_DEFAULTS, newHero } from '@/games/ronins-revenge/story/options';
import type { HeroInStory, Party, StoryEvent, StoryOptions, StoryState } from '@/games/ronins-revenge/story/state';
import { situation, type Situation } from '@tests/kit/situation';

export type Story = Situation<StoryState, StoryMove, StoryOptions, StoryEvent>;

/** Who plays whom: a seat for a full hero, nothing for a Comrade (looked after by seat 0). */
export function partyOf(seats: Partial<Record<HeroId, number>>, changes: Partial<Record<HeroId, Partial<HeroInStory>>> = {}): Party {
  const hero = (id: HeroId): HeroInStory => ({ ...newHero(id, seats[id] ?? 0, seats[id] !== undefined), ...changes[id] });
  return { takahiro: hero('takahiro'), sayaka: hero('sayaka'), kosuke: hero('kosuke'), kensho: hero('kensho') };
}

export const SOLO: StoryOptions = STORY_DEFAULTS;
export const PAIR: StoryOptions = { ...SOLO, seats: 2, party: partyOf({ takahiro: 0, sayaka: 1 }) };
export const FOUR: StoryOptions = { ...SOLO, seats: 4, party: partyOf({ takahiro: 0, sayaka: 1, kosuke: 2, kensho: 3 }) };
/** One person with all four. */
export const ALONE_WITH_FOUR: StoryOptions = { ...SOLO, party: partyOf({ takahiro: 0, sayaka: 0, kosuke: 0, kensho: 0 }) };

export const story = (options: StoryOptions): Story => situation(storyGame, options);

/** Reads on until something else than turning the page is asked. */
export function readOn(s: Story): Story {
  for (let prompt = storyGame.prompts(s.state)[0]; prompt?.kind === 'turnPage'; prompt = storyGame.prompts(s.state)[0]) s.play(prompt.seat, { kind: 'turn' });
  return s;
}

/** A story opened at an entry: the number is where reading goes on. */
export function openAt(options: StoryOptions, entry: number): Story {
  const s = story(options);
  // The first page asks to be turned; the frame below it is told to go on somewhere else.
  s.change((draft) => {
    const reading = draft.frames.find((frame) => frame.kind === 'reading');
    if (reading?.kind === 'reading') reading.next = entry;
  });
  const [asked] = storyGame.prompts(s.state);
  s.play(asked?.seat ?? 0, { kind: 'turn' });
  return s;
}
