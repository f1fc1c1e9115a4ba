import type { Bare, Frames, Process } from '@/engine/decisions/frames';
import type { BaseOptions, GameEvent, Seat } from '@/engine/game';

import type { BossId } from '../content/roster';
import type { DestinyId } from '../content/destiny';
import type { Loadout } from '../content/kit';
import type { StartStep } from '../content/setup';
import type { ChapterBoss, EntryId, Letter, StatName, VoteId } from '../content/story/chapter';
import type { EndingId, VariantId } from '../content/story/conditions';
import type { EpilogueId } from '../content/story/ending';
import type { FactId } from '../content/story/factNames';
import type { HeroFactId } from '../content/story/heroFacts';
import type { HeroId, Soul } from '../content/terms';
import type { Difficulty } from '../rules/state';
import type { ChapterRecord } from './record';

/** What of a chapter is told: the story before the boss, what follows a victory, a first defeat, a second one. */
export const PARTS = ['story', 'victory', 'defeat', 'scar'] as const;
export type Part = (typeof PARTS)[number];

/** In the eyes of those who may not know. */
export const HIDDEN = 'hidden';
export type Hidden = typeof HIDDEN;

/** Loot by id; a Soul by its colour. */
export type LootId = string;

export interface HeroInStory {
  /** Whose it is; a Comrade is looked after by somebody too. */
  readonly seat: Seat;
  /** False: a Comrade, who votes by opinion and drafts by rule. */
  readonly full: boolean;
  /** Known to its own player alone, until the epilogue. */
  facts: HeroFactId[];
  /** Loot in its collection, Souls apart. */
  cards: LootId[];
  souls: Record<Soul, number>;
  /** Unlocked with Souls. */
  skills: string[];
  /** A Flask card that has replaced its own. */
  flask: string | null;
  loadout: Loadout;
  noLuck: boolean;
  /** Destiny cards in the story discard. */
  spent: DestinyId[];
}
export type Party = Record<HeroId, HeroInStory>;
/** What has become different about somebody; of loot what is new, of a loadout what was exchanged. */
export type HeroChange = Partial<Omit<HeroInStory, 'seat' | 'full' | 'loadout'>> & { readonly won?: LootId[]; readonly loadout?: Partial<Loadout> };

/** How a vote went, open to all once it is over. */
export interface VoteResult {
  readonly vote: VoteId;
  readonly letters: Readonly<Record<HeroId, Letter>>;
  readonly powers: Readonly<Record<HeroId, number>>;
  readonly winner: Letter;
  /** Which rule decided: the sum, or one of the ties. */
  readonly by: 'sum' | 'highest' | 'player' | 'comrade';
}

export interface TestResult {
  readonly hero: HeroId;
  readonly stat: StatName;
  readonly faces: readonly number[];
  readonly needs: number;
  readonly success: boolean;
}

/** What has been read, page by page. `also`: the places of the paragraphs whose condition held. */
export type Page =
  | { readonly kind: 'entry'; readonly entry: EntryId; readonly also: readonly number[]; readonly gained: readonly FactId[]; vote?: VoteResult; test?: TestResult }
  | { readonly kind: 'scar'; readonly boss: ChapterBoss }
  | { readonly kind: 'ending'; readonly ending: EndingId; readonly also: readonly number[] }
  | { readonly kind: 'epilogue'; readonly hero: HeroId; readonly epilogue: EpilogueId; readonly also: readonly number[] }
  | { readonly kind: 'scars'; readonly bosses: readonly ChapterBoss[] }
  | { readonly kind: 'last'; readonly lines: readonly number[] };

/** A vote under way. Comrades have no card: their opinion has its power. */
export interface VoteState {
  letters: Partial<Record<HeroId, Letter | Hidden>>;
  cards: Partial<Record<HeroId, DestinyId | Hidden>>;
}

export interface DraftState {
  readonly boss: BossId;
  /** What each seat holds to choose from. */
  piles: Record<HeroId, LootId[]>;
  picks: Partial<Record<HeroId, LootId>>;
  /** Face up. */
  taken: Record<HeroId, LootId[]>;
}

/** What a Fact changes about the battle, as it is shown; a hero's own fact stays unnamed. */
export interface Omen {
  readonly fact?: FactId;
  readonly hero?: HeroId;
  readonly words: string;
}

/** The mechanical side of a journal, open to all (RR-430). */
export interface JournalEffect {
  readonly hero: HeroId;
  readonly steps: readonly StartStep[];
}

/** What may be done between reading and fighting. */
interface Camp {
  readonly learn: boolean;
  readonly equip: boolean;
  readonly difficulty: boolean;
  ready: Seat[];
}

export type Purpose = 'test' | 'sitter';

export interface StoryState {
  frames: Frames<{
    part: Process;
    /** Reads from an entry on. */
    reading: Process<{ entry: EntryId; next: EntryId | null }>;
    turnPage: Bare;
    vote: Process;
    declare: Bare;
    commit: Bare;
    ballot: Bare;
    choose: { readonly purpose: Purpose };
    trial: Process;
    roll: { readonly hero: HeroId };
    beforeBoss: Process<{ readonly retry: boolean }>;
    omens: Bare;
    journals: Bare;
    camp: Camp;
    draft: Process;
    keep: Bare;
    ending: Process<{ page: number }>;
  }>[];
  readonly seats: number;
  readonly chapter: number;
  readonly part: Part;
  readonly variant: VariantId | null;
  /** RR-422. */
  readonly secretLetters: boolean;
  difficulty: Difficulty;
  level: number;
  party: Party;
  facts: FactId[];
  /** What the party holds from Secret Packs. */
  items: string[];
  pages: Page[];
  vote: VoteState | null;
  /** Whom each seat would send. */
  proposals: (HeroId | null)[];
  tested: HeroId | null;
  sitter: HeroId | null;
  omens: Omen[];
  /** Notes to be read, by hero; null while the books are shut, and in the eyes of others. */
  notes: Record<HeroId, readonly string[] | null>;
  /** Books that are still open. */
  unread: HeroId[];
  effects: JournalEffect[];
  draft: DraftState | null;
  /** What each seat would change the difficulty to. */
  wishes: (Difficulty | null)[];
  /** The chapters so far, as they were before this match. */
  readonly history: readonly ChapterRecord[];
  /** What the players wrote down. */
  log: string[];
  ending: { readonly id: EndingId; readonly epilogues: Readonly<Record<HeroId, EpilogueId>> } | null;
}

export interface StoryOptions extends BaseOptions {
  readonly chapter: number;
  readonly part: Part;
  readonly variant: VariantId | null;
  readonly secretLetters: boolean;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly party: Readonly<Record<HeroId, Readonly<HeroInStory>>>;
  readonly facts: readonly FactId[];
  readonly items: readonly string[];
  readonly tested: HeroId | null;
  readonly sitter: HeroId | null;
  /** The chapters so far, this one included if part of it is told. */
  readonly history: readonly ChapterRecord[];
}

export type StoryEvent = GameEvent &
  (
    | { readonly type: 'opened'; readonly page: number }
    | { readonly type: 'gained'; readonly fact: FactId }
    | { readonly type: 'voteOpened'; readonly vote: VoteId }
    | { readonly type: 'declared'; readonly hero: HeroId; readonly letter: Letter }
    | { readonly type: 'committed'; readonly hero: HeroId }
    | { readonly type: 'revealed'; readonly result: VoteResult }
    | { readonly type: 'proposed'; readonly seat: Seat; readonly hero: HeroId }
    | { readonly type: 'chosen'; readonly hero: HeroId; readonly purpose: Purpose }
    | { readonly type: 'rolled'; readonly result: TestResult }
    | { readonly type: 'omens'; readonly count: number }
    | { readonly type: 'booksOpened' }
    | { readonly type: 'bookClosed'; readonly hero: HeroId }
    | { readonly type: 'journalEffect'; readonly effect: JournalEffect }
    | { readonly type: 'equipped'; readonly hero: HeroId }
    | { readonly type: 'learned'; readonly hero: HeroId; readonly skill: string }
    | { readonly type: 'wished'; readonly seat: Seat; readonly difficulty: Difficulty }
    | { readonly type: 'difficulty'; readonly difficulty: Difficulty }
    | { readonly type: 'dealt'; readonly boss: BossId }
    | { readonly type: 'kept'; readonly hero: HeroId }
    | { readonly type: 'turnedUp'; readonly taken: Readonly<Record<HeroId, LootId>> }
    | { readonly type: 'broughtHome' }
    | { readonly type: 'level'; readonly level: number }
    | { readonly type: 'noted'; readonly seat: Seat; readonly text: string }
    | { readonly type: 'ended'; readonly ending: EndingId }
  );

export interface StoryWorld {
  readonly state: StoryState;
  readonly event: StoryEvent;
}
