import type { Rules } from '@/engine/box';
import type { Game } from '@/engine/game';
import { cloneJson } from '@/engine/json';

import { DESTINY_IDS } from '../content/destiny';
import { HERO_IDS, SOULS } from '../content/terms';
import { storyDecisions, type StoryMove } from './decisions';
import { describeStory } from './describe';
import { STORY_DEFAULTS, parseStoryOptions } from './options';
import { chapterNow } from './pages';
import type { Part, StoryEvent, StoryOptions, StoryState } from './state';
import { imagineFrom, viewOf } from './view';

const STORY_GAME = 'ronins-story';

const { prompts, moves, parseMove, play, isFinal, begin } = storyDecisions;

const OVER: Readonly<Record<Part, string>> = {
  story: 'The story stops here. The rest is done with the hands.',
  victory: 'What can be carried is packed. The rest is left for whoever comes by.',
  defeat: 'It is still the same night.',
  scar: 'The road goes on, and something of you stays behind.',
};

const SHUT = 'There is nothing more in the book. Somebody puts out the lamp.';

/** The story phase of a chapter, and what follows a battle (RR-405). */
export const storyGame: Game<StoryState, StoryMove, StoryOptions, StoryEvent> = {
  id: STORY_GAME,
  title: 'Ronin’s Revenge: the story',
  version: 3,
  seats: { min: 1, max: 4 },
  defaults: STORY_DEFAULTS,
  optionFields: () => [],
  parseOptions: parseStoryOptions,
  parseMove,
  setup(options, table) {
    const nobody = new Array<null>(options.seats).fill(null);
    const { seats, chapter, part, variant, secretLetters, difficulty, level, party, facts, items, tested, sitter, history } = cloneJson(options);
    const state: StoryState = {
      frames: [], seats, chapter, part, variant, secretLetters, difficulty, level, party, facts: [...facts], items: [...items], pages: [], vote: null,
      proposals: nobody, tested, sitter, omens: [], notes: { takahiro: null, sayaka: null, kosuke: null, kensho: null }, unread: [], effects: [], draft: null,
      wishes: [...nobody], history, log: [], ending: null,
    };
    // RR-416: at the start of each Story Phase all cards return.
    if (part === 'story') for (const hero of HERO_IDS) state.party[hero].spent = [];
    begin(state, table, (run) => run.call({ kind: 'part' }));
    return state;
  },
  prompts,
  moves,
  play,
  isFinal,
  view: viewOf,
  imagine: imagineFrom,
  describe: describeStory,
  migrations: { 1: { goOn: (state) => state }, 2: { goOn: (state) => state } },
  outcome(state) {
    if (state.frames.length > 0) return undefined;
    const nothing = new Array<number>(state.seats).fill(0);
    return { kind: 'together', won: true, places: nothing.map(() => 1), scores: nothing, lines: nothing.map(() => []), words: state.ending ? SHUT : OVER[state.part] };
  },
  broken(state) {
    const faults: string[] = [];
    if (new Set(state.facts).size !== state.facts.length) faults.push('a Fact twice');
    for (const hero of HERO_IDS) {
      const { souls, spent, full, cards } = state.party[hero];
      if (SOULS.some((soul) => souls[soul] < 0)) faults.push(`${hero} owes Souls`);
      if (spent.length >= DESTINY_IDS.length || new Set(spent).size !== spent.length) faults.push(`${hero} has discarded ${spent.join(', ')}`);
      if (!full && (state.vote?.cards[hero] !== undefined || state.notes[hero] !== null)) faults.push(`${hero} is a Comrade and acts like a hero`);
      if (new Set(cards).size !== cards.length) faults.push(`${hero} owns a card twice`);
    }
    if (state.draft) {
      const held = HERO_IDS.reduce((sum, hero) => sum + (state.draft?.piles[hero].length ?? 0) + (state.draft?.taken[hero].length ?? 0), 0);
      if (held !== 20) faults.push(`${held} cards of loot`);
    }
    const entries = new Set(chapterNow(state).entries.map(({ id }) => id));
    if (state.pages.some((page) => page.kind === 'entry' && !entries.has(page.entry))) faults.push('a page of another chapter');
    return faults;
  },
};

export const storyRules = { game: storyGame } satisfies Rules<StoryState, StoryMove, StoryOptions, StoryEvent>;
