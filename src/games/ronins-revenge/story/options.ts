import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import { border, wholeNumber } from '@/engine/parse';

import { RECOMMENDED_LOADOUTS } from '../content/loadouts';
import { VARIANTS } from '../content/story/conditions';
import { weightOf } from '../content/story/factNames';
import { HERO_IDS, type HeroId } from '../content/terms';
import { DIFFICULTIES } from '../rules/state';
import { LAST_CHAPTER, TOP_LEVEL } from './progress';
import { RecordSchema } from './record';
import { FactsSchema, HeroSchema, Ids, PartySchema } from './schemas';
import { PARTS, type HeroInStory, type StoryOptions } from './state';

const parse = border<StoryOptions>(
  'a chapter of the story',
  v.object({
    seats: wholeNumber(1, 4),
    chapter: wholeNumber(1, LAST_CHAPTER),
    part: v.picklist(PARTS),
    variant: v.nullable(v.picklist(VARIANTS)),
    secretLetters: v.boolean(),
    difficulty: v.picklist(DIFFICULTIES),
    level: wholeNumber(1, TOP_LEVEL),
    party: PartySchema,
    facts: FactsSchema,
    items: Ids,
    tested: v.nullable(HeroSchema),
    sitter: v.nullable(HeroSchema),
    history: v.optional(v.pipe(v.array(RecordSchema), v.maxLength(LAST_CHAPTER)), []),
  }),
);

function demandThat(holds: boolean, words: string): void {
  if (!holds) throw new BadInput(`This is not a chapter of the story: ${words}`);
}

export function parseStoryOptions(raw: unknown): StoryOptions {
  const options = parse(raw);
  const { party, seats, chapter, variant, facts } = options;
  demandThat(HERO_IDS.some((hero) => party[hero].full), 'somebody has to play a full hero.');
  demandThat(HERO_IDS.every((hero) => party[hero].seat < seats), 'a hero belongs to nobody at the table.');
  demandThat(chapter < LAST_CHAPTER || variant !== null, 'Kurokai has no shape.');
  demandThat(facts.every((fact) => weightOf(fact).chapter <= chapter), 'it knows a Fact of a later chapter.');
  return options;
}

/** A hero at the start of the campaign (RR-82). */
export const newHero = (hero: HeroId, seat: number, full: boolean): HeroInStory => ({
  seat, full, facts: [], cards: [], souls: { crimson: 0, azure: 0, jade: 0, violet: 0 }, skills: [], flask: null, loadout: RECOMMENDED_LOADOUTS[hero], noLuck: false, spent: [],
});

/** Chapter 1 with one full hero and three Comrades. */
export const STORY_DEFAULTS: StoryOptions = {
  seats: 1, chapter: 1, part: 'story', variant: null, secretLetters: false, difficulty: 'standard', level: 1,
  party: { takahiro: newHero('takahiro', 0, true), sayaka: newHero('sayaka', 0, false), kosuke: newHero('kosuke', 0, false), kensho: newHero('kensho', 0, false) },
  facts: [], items: [], tested: null, sitter: null, history: [],
};
