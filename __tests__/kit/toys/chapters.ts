import * as v from 'valibot';

import type { Campaign, OpenMatch } from '@/engine/campaign/campaign';
import type { BaseOptions } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';
import type { PigState } from '@/games/pig/rules/state';

import type { BidsState } from './bids';

/**
 * A toy campaign like a book of chapters: a story with secret votes, then a battle that knows what was voted for. A
 * battle lost is fought once more; lost again it leaves a scar, and the story goes on.
 */
const CHAPTERS = 2;
const FACTS = ['mercy', 'pride'] as const;

export interface Chapters {
  chapter: number;
  phase: 'story' | 'battle';
  defeats: number;
  facts: (typeof FACTS)[number][];
  scars: number;
  /** Drawn at the start: how the boss plays. */
  readonly boss: 'easy' | 'hard';
}

const Small = wholeNumber(0, 9);
const over = ({ chapter }: Chapters): boolean => chapter > CHAPTERS;

function matchOf({ chapter, phase, facts, boss }: Chapters): OpenMatch {
  const id = `chapter-${chapter}/${phase}`;
  if (phase === 'story') return { id, game: 'toy-bids', options: { seats: 2 }, seats: [{ player: 0 }, { player: 1 }], title: id, words: 'A vote.' };
  const options = { seats: 3, goal: 50, headStart: [facts.includes('pride') ? 10 : 0, 0, 0] };
  return { id, game: 'pig', options, seats: [{ player: 0 }, { player: 1 }, { name: 'The boss', plays: boss }], title: id, words: 'A battle.' };
}

function nextChapter(draft: Chapters): void {
  Object.assign(draft, { chapter: draft.chapter + 1, phase: 'story', defeats: 0 } satisfies Partial<Chapters>);
}

export const chapters: Campaign<Chapters, BaseOptions, { 'toy-bids': { ahead: number }; pig: { winner: number } }> = {
  id: 'toy-chapters',
  title: 'Chapters',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border('chapters', v.object({ seats: wholeNumber(2, 2) })),
  parseDocument: border<Chapters>(
    'chapters',
    v.object({ chapter: Small, phase: v.picklist(['story', 'battle']), defeats: Small, facts: v.array(v.picklist(FACTS)), scars: Small, boss: v.picklist(['easy', 'hard']) }),
  ),
  harvests: {
    'toy-bids': {
      take: ({ scores: [first = 0, second = 0] }: BidsState) => ({ ahead: first - second }),
      parse: border('a vote', v.object({ ahead: wholeNumber(-15, 15) })),
    },
    pig: { take: ({ scores, goal }: PigState) => ({ winner: scores.findIndex((score) => score >= goal) }), parse: border('a battle', v.object({ winner: wholeNumber(0, 2) })) },
  },
  start: (_options, random) => ({ chapter: 1, phase: 'story', defeats: 0, facts: [], scars: 0, boss: random.pick(['easy', 'hard'] as const) }),
  next: (document) =>
    over(document) ? { matches: [], outcome: { won: document.scars === 0, title: 'The end', words: `${document.scars} scars.` } } : { matches: [matchOf(document)] },
  record: (draft, result) => {
    if (result.game === 'toy-bids') {
      const fact = result.taken.ahead >= 0 ? 'mercy' : 'pride';
      if (!draft.facts.includes(fact)) draft.facts.push(fact);
      draft.phase = 'battle';
    } else if (result.taken.winner < 2) {
      nextChapter(draft);
    } else if (draft.defeats === 0) {
      draft.defeats = 1;
    } else {
      draft.scars += 1;
      nextChapter(draft);
    }
  },
  describe: ({ chapter, facts }) => ({
    summary: `Chapter ${Math.min(chapter, CHAPTERS)}`,
    words: facts.join(', ') || 'Nothing yet.',
    carried: [],
    stations: Array.from({ length: CHAPTERS }, (_, i) => i + 1).map((number) => ({
      title: `Chapter ${number}`,
      words: 'A vote and a battle.',
      when: number < chapter ? 'behind' : number > chapter ? 'ahead' : 'now',
      matches: [`chapter-${number}/story`, `chapter-${number}/battle`],
    })),
  }),
  broken: ({ facts, scars, chapter }) => (new Set(facts).size !== facts.length || scars >= chapter ? ['facts or scars that nobody can have'] : []),
};
