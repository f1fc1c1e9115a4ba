import * as v from 'valibot';

import { border, wholeNumber } from '@/engine/parse';

import { LETTERS, type VoteId } from '../content/story/chapter';
import { ENDING_IDS } from '../content/story/conditions';
import { EPILOGUE_IDS } from '../content/story/ending';
import { weightOf } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import { DIFFICULTIES, type BattleState } from '../rules/state';
import { FactsSchema, HeroSchema, PartySchema } from '../story/options';
import { TOP_LEVEL } from '../story/progress';
import { PARTS, type Part, type StoryState } from '../story/state';
import type { ChapterRecord, Saga } from './saga';

const Id = v.pipe(v.string(), v.maxLength(40));
const Ids = v.pipe(v.array(Id), v.maxLength(60));
const EntryNumber = wholeNumber(1, 99);
const perHero = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ takahiro: schema, sayaka: schema, kosuke: schema, kensho: schema });

const isVoteId = (text: string): text is VoteId => /^v\d$/.test(text);

/** Journals give numbers to start with, nothing else. */
const StartStepSchema = v.variant('do', [
  v.object({ do: v.picklist(['startHp', 'startStamina']), n: wholeNumber(-9, 9) }),
  v.object({ do: v.literal('startRes'), res: v.picklist(['ki', 'yin', 'yang']), n: wholeNumber(-9, 9) }),
]);

export const EffectsSchema: v.GenericSchema<unknown, Saga['effects']> = v.pipe(v.array(v.object({ hero: HeroSchema, steps: v.array(StartStepSchema) })), v.maxLength(4));

export const RecordEntries = {
  path: v.pipe(v.array(EntryNumber), v.maxLength(40)),
  votes: v.pipe(
    v.array(v.object({ vote: v.pipe(v.string(), v.guard(isVoteId)), letter: v.picklist(LETTERS), letters: perHero(v.picklist(LETTERS)) })),
    v.maxLength(10),
  ),
  tests: v.pipe(v.array(v.object({ entry: EntryNumber, hero: HeroSchema, success: v.boolean() })), v.maxLength(10)),
  gained: FactsSchema,
  notes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(280))), v.maxLength(40)),
};

export const EndingSchema = v.object({ id: v.picklist(ENDING_IDS), epilogues: perHero(v.picklist(EPILOGUE_IDS)) });

/** What a chapter's reading leads to. */
export interface StoryTaken extends Omit<ChapterRecord, 'battles'>, Pick<Saga, 'party' | 'items' | 'level' | 'difficulty' | 'tested' | 'sitter' | 'effects' | 'ending'> {
  readonly part: Part;
}

const entriesOf = ({ pages }: StoryState) => pages.flatMap((page) => (page.kind === 'entry' ? [page] : []));

export const storyHarvest = {
  take: (end: StoryState): StoryTaken => {
    const pages = entriesOf(end);
    const scars = end.facts.filter((fact) => weightOf(fact).scar && weightOf(fact).chapter === end.chapter);
    return {
      part: end.part,
      path: pages.map(({ entry }) => entry),
      votes: pages.flatMap(({ vote }) => (vote ? [{ vote: vote.vote, letter: vote.winner, letters: vote.letters }] : [])),
      tests: pages.flatMap(({ entry, test }) => (test ? [{ entry, hero: test.hero, success: test.success }] : [])),
      gained: [...pages.flatMap(({ gained }) => gained), ...scars],
      notes: end.log,
      party: end.party, items: end.items, level: end.level, difficulty: end.difficulty, tested: end.tested, sitter: end.sitter, effects: end.effects, ending: end.ending,
    };
  },
  parse: border<StoryTaken>(
    'what a chapter led to',
    v.object({
      part: v.picklist(PARTS),
      ...RecordEntries,
      party: PartySchema, items: Ids, level: wholeNumber(1, TOP_LEVEL), difficulty: v.picklist(DIFFICULTIES),
      tested: v.nullable(HeroSchema), sitter: v.nullable(HeroSchema), effects: EffectsSchema, ending: v.nullable(EndingSchema),
    }),
  ),
};

export interface BattleTaken {
  readonly won: boolean;
  readonly rounds: number;
  /** What each hero has left of its consumables and once-only relics. */
  readonly left: Readonly<Record<HeroId, readonly string[]>>;
}

export const battleHarvest = {
  take: ({ result, round, heroes }: Pick<BattleState, 'result' | 'round'> & { readonly heroes: Readonly<Record<HeroId, { readonly items: readonly string[] }>> }): BattleTaken => ({
    won: result === 'won',
    rounds: round,
    left: { takahiro: heroes.takahiro.items, sayaka: heroes.sayaka.items, kosuke: heroes.kosuke.items, kensho: heroes.kensho.items },
  }),
  parse: border<BattleTaken>('the end of a battle', v.object({ won: v.boolean(), rounds: wholeNumber(0, 999), left: perHero(Ids) })),
};

