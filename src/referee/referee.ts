import type { Outcome, Prompt, Seat } from '@/engine/game';
import type { Told } from '@/engine/moments';

/** What became of something that was asked for; a refusal comes in words, with the rule that speaks if one does. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly words: string; readonly rule?: string };

/** Where a match stands, as far as whoever subscribed may know. */
export interface Standing {
  readonly moveCount: number;
  /** Who is asked what; nobody once the match is over. */
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | undefined;
  /** Who may take their last move back, if anybody. */
  readonly takeBack: Seat | undefined;
  /** The state as these eyes may know it. Only for eyes that were subscribed. */
  view(eyes: Seat): unknown;
}

/** One move, and what came of it. */
export interface Step {
  readonly by: Seat;
  /** What happened, event by event, each with the view at that moment. Only for eyes that were subscribed. */
  told(eyes: Seat): readonly Told<unknown>[];
  readonly after: Standing;
}

export interface Watcher {
  /** A move was made. Steps come in order, each once. */
  onStep(step: Step): void;
  /** The match stands elsewhere without a move: something was taken back. */
  onStanding(standing: Standing): void;
}

export interface Subscription {
  /** Where the match stood when the subscription began. */
  readonly standing: Standing;
  end(): void;
}

/** A move of the past as somebody may know it; the setting up is the move −1. */
export interface PastMove {
  readonly move: number;
  readonly by: Seat;
  readonly told: readonly Told<unknown>[];
}

/** What a person who thinks tells the referee: that the question is before their eyes, what they have drawn so far, or that they need longer. */
export type Thought = { readonly kind: 'begin' } | { readonly kind: 'sketch'; readonly sketch: unknown } | { readonly kind: 'more' };

/**
 * Stands between everybody at a table and the match. Nobody else plays on it, masks its state, keeps its time or answers
 * for the clock: people, bots and lessons submit and are told. One on this device wraps the match itself; another may
 * be at the end of a wire, so every answer comes later, and nothing but plain data goes in and out.
 */
export interface Referee {
  /** Asks to play. The steps that follow from it reach the watchers before the verdict comes. */
  submit(seat: Seat, move: unknown): Promise<Verdict>;
  /** Asks to take this seat's last move back. */
  takeBack(seat: Seat): Promise<Verdict>;
  /** A shared screen looks with several eyes; CLOCK sees what everybody may. */
  subscribe(eyes: readonly Seat[], watcher: Watcher): Subscription;
  /** What happened in earlier moves, from the first of them up to but without the last. */
  recall(eyes: Seat, from: number, upTo: number): Promise<readonly PastMove[]>;
  /** Milliseconds on the clock by which moves are stamped: for showing. */
  clock(): number;
  /** Heard by nobody else. Where time is limited (`Box.timeLimit`) it runs from `begin`; a sketch is what is played, completed, when it is up. */
  think(seat: Seat, thought: Thought): void;
  /** Milliseconds this person still has, or the CLOCK until it rings; undefined: nobody counts. */
  timeLeft(seat: Seat): number | undefined;
  /** Asks for the time to stand still until the returned function is called. */
  hold(): () => void;
}
