import type { BossId } from '../bosses';
import type { Stats } from '../kit';
import type { StartStep } from '../setup';
import type { HeroId } from '../terms';
import type { StoryCondition, VariantId } from './conditions';
import type { FactId } from './factNames';
import type { HeroFactId } from './heroFacts';

/** One chapter of the campaign as it is written. Entry numbers may have gaps. */
export interface Chapter {
  readonly id: number;
  readonly title: string;
  readonly boss: ChapterBoss;
  readonly start: EntryId;
  /** The last entry before the battle; where to go on after it. */
  readonly storyEnd: EntryId;
  readonly victory: EntryId;
  readonly defeat: EntryId;
  readonly entries: readonly Entry[];
  /** What every hero thinks of every vote. */
  readonly opinions: readonly Opinion[];
  readonly journals: Readonly<Record<HeroId, readonly Note[]>>;
}

/** In the last chapter the boss has one of three shapes. */
export type ChapterBoss = Exclude<BossId, VariantId> | 'kurokai';

export type EntryId = number;
export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** A paragraph that is only there if its condition holds (RR-516). */
export interface Line {
  readonly if: StoryCondition;
  readonly text: string;
}

export interface Entry {
  readonly id: EntryId;
  readonly title: string;
  readonly text: string;
  readonly also?: readonly Line[];
  readonly steps?: readonly StoryStep[];
  readonly test?: AbilityTest;
  readonly vote?: Vote;
  readonly goto?: EntryId;
  readonly storyEnd?: true;
}

/** What an entry does (RR-406). */
export type StoryStep =
  | { readonly do: 'fact'; readonly id: FactId }
  | { readonly do: 'lootDraft' | 'retry'; readonly boss: ChapterBoss }
  | { readonly do: 'nextChapter'; readonly id: number }
  | { readonly do: 'ending' };

export type StatName = keyof Stats;

export interface AbilityTest {
  readonly stat: StatName;
  readonly difficulty: number;
  /** The party agrees on a hero. */
  readonly who: 'chosenHero';
  readonly success: EntryId;
  readonly fail: EntryId;
  /** Each that holds makes it easier (RR-517). */
  readonly ease?: readonly { readonly if: StoryCondition; readonly n: number }[];
}

export type VoteId = `v${number}`;

export interface Vote {
  readonly id: VoteId;
  readonly options: readonly VoteOption[];
}

export interface VoteOption {
  readonly letter: Letter;
  readonly label: string;
  readonly goto: EntryId;
  readonly if?: StoryCondition;
}

/** How a hero votes as a Comrade, and why. */
export interface Opinion {
  readonly vote: VoteId;
  readonly hero: HeroId;
  readonly letter: Letter;
  readonly power: number;
  readonly line: string;
}

/** A page of a Book of Secrets. */
export interface Note {
  readonly id: string;
  readonly if: StoryCondition;
  readonly text: string;
  readonly steps: readonly (StartStep | { readonly do: 'heroFact'; readonly id: HeroFactId })[];
}
