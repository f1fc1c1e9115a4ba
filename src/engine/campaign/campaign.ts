import type { BotLevel } from '../box';
import type { BaseOptions, OptionField, Outcome } from '../game';
import type { Random } from '../random';

/** Who sits in a seat of a match: one of the campaign's own players, or a computer player the story brings along. */
export type MatchSeat =
  | { readonly player: number }
  | { readonly name: string; readonly plays: BotLevel; readonly temperament?: string };

/** A match that may be played now. */
export interface OpenMatch {
  /** Names this place in the story for good: "table-2", "chapter-3/battle". Offered again after a result, it is a retry. */
  readonly id: string;
  /** The game's id. */
  readonly game: string;
  /** What the game is set up with: everything that is carried over stands here. */
  readonly options: BaseOptions;
  readonly seats: readonly MatchSeat[];
  readonly title: string;
  /** What to expect, for whoever decides whether to play on now. */
  readonly words: string;
  /** What winning and losing mean for the story: they stand on the card before the first move. */
  readonly stakes?: readonly string[];
}

export interface CampaignOutcome {
  readonly won: boolean;
  /** A headline: "Morning, and two candles burning". */
  readonly title: string;
  readonly words: string;
}

/** What comes: matches, the end, or both where a campaign that is won may be played on. Never neither. */
export interface Ahead {
  readonly matches: readonly OpenMatch[];
  readonly outcome?: CampaignOutcome;
}

/** A station of the way on the campaign's page, in the order of the story. */
export interface Station {
  readonly title: string;
  readonly words: string;
  readonly when: 'behind' | 'now' | 'ahead';
  /** Matches that were or can be played here. */
  readonly matches: readonly string[];
  /** How it went, once there is something to say. */
  readonly result?: { readonly won: boolean; readonly words: string };
}

/** Something the party has, in sight of everybody. */
export interface Carried {
  /** The label of the campaign may know a sign for it. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Where it is counted in signs: so many of so many. */
  readonly signs?: { readonly has: number; readonly of: number };
}

/** Where a campaign stands. It is read by everybody at the device: nothing secret stands here. */
export interface Standing {
  /** A few words for the shelf and the list of saves: "Table 2 of 3, two candles". */
  readonly summary: string;
  /** What has just happened, and what now: the page's own paragraph. */
  readonly words: string;
  readonly carried: readonly Carried[];
  readonly stations: readonly Station[];
}

/** What a campaign takes out of the last state of a match, and how it is read back from a save. `before` is where the campaign stood: what has not changed need not be kept. */
export interface Harvest<R, D> {
  take(end: unknown, before: D): R;
  /** Border: throws BadInput, in words. */
  parse(raw: unknown): R;
}

/** A finished match as a campaign is told of it. `H` maps each game's id to what is taken out of it. */
export type MatchResult<H> = {
  readonly [G in keyof H]: { readonly match: string; readonly game: G; readonly outcome: Outcome; readonly taken: H[G] };
}[keyof H];

/**
 * A campaign: a pure reducer over matches. Its document is plain JSON; every function is pure but for `record`, which
 * changes the draft it is given. All chance comes from the `Random` handed in.
 */
export interface Campaign<D, O extends BaseOptions, H> {
  readonly id: string;
  readonly title: string;
  /** Raised when old results would lead to another document; see `migrations`. */
  readonly version: number;
  /** How many players set out together. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly defaults: O;
  /** What is asked before setting out. */
  optionFields(options: O): readonly OptionField[];
  /** Border: options from outside. Throws BadInput, in words. */
  parseOptions(raw: unknown): O;
  /** Border: a document from a save. Throws BadInput, in words. */
  parseDocument(raw: unknown): D;
  /** For each game that is played on the way. */
  readonly harvests: { readonly [G in keyof H]: Harvest<H[G], D> };

  start(options: O, random: Random): D;
  next(document: D): Ahead;
  record(draft: D, result: MatchResult<H>, random: Random): void;
  describe(document: D): Standing;
  /** What must hold after every result; each broken one in words. */
  broken?(document: D): readonly string[];
  /** Makes a save of version `key` into one of version `key + 1`. */
  readonly migrations?: Readonly<Record<number, (saved: SavedCampaign) => SavedCampaign>>;
}

/** The part of a save that a migration may rewrite. */
export interface SavedCampaign {
  readonly options: unknown;
  readonly results: readonly SavedResult[];
  /** Where the results led. Left out by a migration: the results are told again from the start, by the new rules. */
  readonly document?: unknown;
}

export interface SavedResult {
  readonly match: string;
  readonly game: string;
  readonly outcome: Outcome;
  readonly taken: unknown;
}

/** Any campaign, where nobody needs to know its types. */
export type AnyCampaign = Campaign<unknown, BaseOptions, Record<string, unknown>>;
