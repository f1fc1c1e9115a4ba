import * as v from 'valibot';

import { border, wholeNumber } from '@/engine/parse';

import { ENDING_IDS } from '../content/story/conditions';
import { EPILOGUE_IDS } from '../content/story/ending';
import { weightOf } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import { DIFFICULTIES, type BattleState, type HeroState } from '../rules/state';
import { lootCard } from '../story/loot';
import { TOP_LEVEL } from '../story/progress';
import { FoughtEntries, ReadEntries, perHero, type ChapterRecord } from '../story/record';
import { HeroSchema, PartyChangeSchema } from '../story/schemas';
import { PARTS, type HeroChange, type Part, type StoryState } from '../story/state';
import { changeOf } from './changes';
import type { Saga } from './saga';

const Id = v.pipe(v.string(), v.maxLength(40));
const Ids = v.pipe(v.array(Id), v.maxLength(60));
/** Journals give numbers to start with, nothing else. */
const StartStepSchema = v.variant('do', [
  v.object({ do: v.picklist(['startHp', 'startStamina']), n: wholeNumber(-9, 9) }),
  v.object({ do: v.literal('startRes'), res: v.picklist(['ki', 'yin', 'yang']), n: wholeNumber(-9, 9) }),
]);

export const EffectsSchema: v.GenericSchema<unknown, Saga['effects']> = v.pipe(v.array(v.object({ hero: HeroSchema, steps: v.array(StartStepSchema) })), v.maxLength(4));

export const EndingSchema = v.object({ id: v.picklist(ENDING_IDS), epilogues: perHero(v.picklist(EPILOGUE_IDS)) });

/** What a chapter's reading leads to. */
export interface StoryTaken extends Omit<ChapterRecord, 'battles'>, Pick<Saga, 'items' | 'level' | 'difficulty' | 'tested' | 'sitter' | 'effects' | 'ending'> {
  readonly part: Part;
  /** Only what has changed: thirty readings would keep the whole party thirty times. */
  readonly party: Readonly<Record<HeroId, HeroChange>>;
}

const entriesOf = ({ pages }: StoryState) => pages.flatMap((page) => (page.kind === 'entry' ? [page] : []));

export const storyHarvest = {
  take: (end: StoryState, { party: before }: Pick<Saga, 'party'>): StoryTaken => {
    const pages = entriesOf(end);
    const scars = end.facts.filter((fact) => weightOf(fact).scar && weightOf(fact).chapter === end.chapter);
    return {
      part: end.part,
      path: pages.map(({ entry }) => entry),
      votes: pages.flatMap(({ vote }) => (vote ? [{ vote: vote.vote, letter: vote.winner, letters: vote.letters }] : [])),
      tests: pages.flatMap(({ entry, test }) => (test ? [{ entry, hero: test.hero, success: test.success }] : [])),
      gained: [...pages.flatMap(({ gained }) => gained), ...scars],
      notes: end.log,
      party: {
        takahiro: changeOf(before.takahiro, end.party.takahiro), sayaka: changeOf(before.sayaka, end.party.sayaka),
        kosuke: changeOf(before.kosuke, end.party.kosuke), kensho: changeOf(before.kensho, end.party.kensho),
      },
      items: end.items, level: end.level, difficulty: end.difficulty, tested: end.tested, sitter: end.sitter, effects: end.effects, ending: end.ending,
    };
  },
  parse: border<StoryTaken>(
    'what a chapter led to',
    v.object({
      part: v.picklist(PARTS),
      ...ReadEntries,
      party: PartyChangeSchema, items: Ids, level: wholeNumber(1, TOP_LEVEL), difficulty: v.picklist(DIFFICULTIES),
      tested: v.nullable(HeroSchema), sitter: v.nullable(HeroSchema), effects: EffectsSchema, ending: v.nullable(EndingSchema),
    }),
  ),
};

export interface BattleTaken {
  readonly won: boolean;
  readonly rounds: number;
  /** What each hero has left of its consumables. */
  readonly left: Readonly<Record<HeroId, readonly string[]>>;
  /** What each has taken from the boss. */
  readonly dealt: Readonly<Record<HeroId, number>>;
}

const isConsumable = (card: string): boolean => lootCard(card)?.kind === 'consumable';

type Fought = Pick<BattleState, 'result' | 'round'> & { readonly heroes: Readonly<Record<HeroId, Readonly<Pick<HeroState, 'items' | 'dealt'>>>> };

export const battleHarvest = {
  take: ({ result, round, heroes: { takahiro, sayaka, kosuke, kensho } }: Fought): BattleTaken => ({
    won: result === 'won',
    rounds: round,
    left: { takahiro: takahiro.items.filter(isConsumable), sayaka: sayaka.items.filter(isConsumable), kosuke: kosuke.items.filter(isConsumable), kensho: kensho.items.filter(isConsumable) },
    dealt: { takahiro: takahiro.dealt, sayaka: sayaka.dealt, kosuke: kosuke.dealt, kensho: kensho.dealt },
  }),
  parse: border<BattleTaken>('the end of a battle', v.object({ ...FoughtEntries, left: perHero(Ids) })),
};
