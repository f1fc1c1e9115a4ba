import * as v from 'valibot';

import { wholeNumber } from '@/engine/parse';

import { LETTERS, type EntryId, type Letter, type VoteId } from '../content/story/chapter';
import type { FactId } from '../content/story/factNames';
import { HERO_IDS, type HeroId } from '../content/terms';
import { FactsSchema, HeroSchema } from './schemas';

/** What a chapter was: for the log, the map and the last page. */
export interface ChapterRecord {
  path: EntryId[];
  votes: { readonly vote: VoteId; readonly letter: Letter; readonly letters: Readonly<Record<HeroId, Letter>> }[];
  tests: { readonly entry: EntryId; readonly hero: HeroId; readonly success: boolean }[];
  gained: FactId[];
  battles: { readonly won: boolean; readonly rounds: number; readonly dealt: Readonly<Record<HeroId, number>> }[];
  notes: string[];
}

export const newRecord = (): ChapterRecord => ({ path: [], votes: [], tests: [], gained: [], battles: [], notes: [] });

export const perHero = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ takahiro: schema, sayaka: schema, kosuke: schema, kensho: schema });
export const NOBODY_DEALT: ChapterRecord['battles'][number]['dealt'] = { takahiro: 0, sayaka: 0, kosuke: 0, kensho: 0 };

const EntryNumber = wholeNumber(1, 99);
const isVoteId = (text: string): text is VoteId => /^v\d$/.test(text);

/** The part of it that is read. */
export const ReadEntries = {
  path: v.pipe(v.array(EntryNumber), v.maxLength(40)),
  votes: v.pipe(
    v.array(v.object({ vote: v.pipe(v.string(), v.guard(isVoteId)), letter: v.picklist(LETTERS), letters: perHero(v.picklist(LETTERS)) })),
    v.maxLength(10),
  ),
  tests: v.pipe(v.array(v.object({ entry: EntryNumber, hero: HeroSchema, success: v.boolean() })), v.maxLength(10)),
  gained: FactsSchema,
  notes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(280))), v.maxLength(40)),
};

/** The part that is fought. */
export const FoughtEntries = { won: v.boolean(), rounds: wholeNumber(0, 999), dealt: perHero(wholeNumber(0, 99_999)) };

export const RecordSchema: v.GenericSchema<unknown, ChapterRecord> = v.object({ ...ReadEntries, battles: v.pipe(v.array(v.object(FoughtEntries)), v.maxLength(2)) });

/** What somebody dealt in all these battles. */
export const dealtBy = (hero: HeroId, history: readonly ChapterRecord[]): number => history.reduce((sum, { battles }) => battles.reduce((all, { dealt }) => all + dealt[hero], sum), 0);
export const dealtInAll = (history: readonly ChapterRecord[]): number => HERO_IDS.reduce((sum, hero) => sum + dealtBy(hero, history), 0);
