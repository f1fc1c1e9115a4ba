import type { Random } from './random';

/** Players sit at 0 … n−1. Time, which nobody plays, acts from the seat `CLOCK`. */
export type Seat = number;
export const CLOCK: Seat = -1;

/** Who is asked what right now. Several prompts at once are normal: all those seats may act, in any order. */
export interface Prompt {
  readonly seat: Seat;
  /** What kind of decision this is, in the game's own vocabulary ("planPath", "bid", "roll"). */
  readonly kind: string;
  /** The prompt line: who must do what now, in words a newcomer understands. */
  readonly words: string;
  /** Answering needs a look at something the other seats may not see: the table draws the privacy screen first. */
  readonly secret?: boolean;
}

/** Something that happened, for the log, the animation, the haptics and the sound. Plain JSON. */
export interface GameEvent {
  readonly type: string;
  /** Seats that may know; absent: everybody. */
  readonly to?: readonly Seat[];
}

export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

export interface Outcome {
  /** versus: seats are ranked against each other; together: all seats win or lose as one (also solo). */
  readonly kind: 'versus' | 'together';
  /** For `together`: whether the players won. */
  readonly won?: boolean;
  /** Place of each seat, 1 = first; equal places share a win. */
  readonly places: readonly number[];
  /** Final score of each seat; its lines add up to it. */
  readonly scores: readonly number[];
  readonly lines: readonly (readonly ScoreLine[])[];
  /** One or two sentences: who, and why. */
  readonly words: string;
}

/** What rules may use besides the state: seeded chance, and a way to tell what happened. */
export interface Table<E extends GameEvent> {
  /** The table's own random stream. */
  readonly random: Random;
  /** The stream of one seat, for real-time phases: interleaving never changes anybody's dice. */
  stream(seat: Seat): Random;
  emit(event: E): void;
}

export interface Choice<V extends string | number = string | number> {
  readonly value: V;
  readonly label: string;
  readonly help?: string;
}

/** What somebody takes along, part by part; without any part: what the game recommends. */
export type Kit = Readonly<Record<string, readonly string[]>>;

export interface KitPart {
  readonly key: string;
  readonly label: string;
  /** So many of the choices; with `full` neither more nor fewer. */
  readonly most: number;
  readonly full: boolean;
  readonly choices: readonly Choice<string>[];
  /** What the chosen ones come to, where there is no more than so much of it: "5 of 8 Souls". */
  tally?(chosen: readonly string[]): string;
}

/** What is wrong, in words, and the rule that says so. */
export interface Trouble {
  readonly words: string;
  readonly rule?: string;
}

/** What a seat may take along. */
export interface SeatKit {
  readonly parts: readonly KitPart[];
  readonly recommended: Kit;
  /** Why these may not be taken together; undefined: they may. */
  trouble(kit: Kit): Trouble | undefined;
}

/** One line of the New game page; the page is drawn from these, so a game writes no form. */
export type OptionField = { readonly key: string; readonly label: string; readonly help?: string } & (
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'toggle' }
  /** One choice for every seat, such as a hero; `unique`: no choice twice. */
  | { readonly kind: 'perSeat'; readonly choices: readonly Choice[]; readonly unique: boolean }
  /** Several things for every seat, such as what a hero carries. */
  | { readonly kind: 'perSeatKit'; readonly kits: readonly SeatKit[] }
);

/** Every game's options hold at least the number of seats; seats are people or bots to the table, never to the rules. */
export interface BaseOptions {
  readonly seats: number;
}

/**
 * A whole game: rules only. State, moves, options and events are plain JSON; every function is pure but for
 * `play`, which changes the draft it is given and may draw from and emit to the table.
 */
export interface Game<S, M, O extends BaseOptions = BaseOptions, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  /** Raised when old move lists would replay differently; see `migrations`. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Sensible options for *Play now*: solo where there is a solo game, the easiest level, the first hero. */
  readonly defaults: O;
  /** What the New game page offers for a number of seats. */
  optionFields(options: O): readonly OptionField[];
  /** Border: options from outside. Throws BadInput, in words. */
  parseOptions(raw: unknown): O;
  /** Border: the shape of a move from outside (not its legality). Throws BadInput, in words. */
  parseMove(raw: unknown): M;

  setup(options: O, table: Table<E>): S;
  prompts(state: S): readonly Prompt[];
  /**
   * The legal moves of a seat, lazily. Where moves are continuous or too many (a path, a throw) this yields a fair
   * sample and `play` judges the rest with the same checker. They follow from the seat's view alone: bots call this
   * with a view, and what a seat may do tells it nothing it should not know.
   */
  moves(state: S, seat: Seat): Iterable<M>;
  /** Changes the draft, or throws a Refusal; after a Refusal the engine throws the draft away. */
  play(draft: S, seat: Seat, move: M, table: Table<E>): void;
  /** A word that is kept once given: no undo goes back across it, though nothing random or secret came of it. */
  isFinal?(move: M, before: S, after: S): boolean;
  /** The same state with everything this seat may not know masked. Must not alias mutable parts it masks. */
  view(state: S, seat: Seat): S;
  outcome(state: S): Outcome | undefined;

  /**
   * The event as a sentence for the log and the screen reader; undefined: not worth a line. The view is the one at which
   * it happened, for the eyes of whoever reads: nothing masked in it is known.
   */
  describe(event: E, view: S, names: readonly string[]): string | undefined;
  /** A hand-written deep copy; search and simulation are several times faster with one. */
  clone?(state: S): S;
  /** What must hold after every move; each broken one in words. Run by tests and simulations. */
  broken?(state: S): readonly string[];
  /** How good the view is for the seat, higher is better, roughly −1 (lost) to 1 (won). For `greedy` and `search`. */
  evaluate?(view: S, seat: Seat): number;
  /**
   * A full state that fits what the seat knows, the unknown dealt at random: its view for the seat is the view given.
   * It shares no mutable part with that view, because `search` plays on it.
   */
  imagine?(view: S, seat: Seat, random: Random): S;
  /** Makes a save of version `key` into one of version `key + 1`. */
  readonly migrations?: Readonly<Record<number, Migration>>;
}

/** How a save of one version becomes one of the next. */
export type Migration =
  /** Its moves are written anew, and the new rules replay them. */
  | ((save: SavedMoves) => SavedMoves)
  /** By the new rules its moves would lead elsewhere: it goes on from where it stood, and what came before is not told again. */
  | { goOn(state: unknown): unknown };

/** The part of a save that a migration may rewrite. */
export interface SavedMoves {
  readonly options: unknown;
  readonly moves: readonly (readonly [Seat, unknown])[];
}

/** Any game, where the engine does not need to know its types. */
export type AnyGame = Game<unknown, unknown, BaseOptions, GameEvent>;
