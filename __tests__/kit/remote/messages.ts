import type { Outcome, Prompt, Seat } from '@/engine/game';
import type { Told } from '@/engine/moments';
import type { PastMove, Thought, Verdict } from '@/referee/referee';

/** What a client asks of a referee that is elsewhere. */
export type Request =
  | { readonly kind: 'submit'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'takeBack'; readonly seat: Seat }
  | { readonly kind: 'recall'; readonly eyes: Seat; readonly from: number; readonly upTo: number }
  | { readonly kind: 'think'; readonly seat: Seat; readonly thought: Thought }
  | { readonly kind: 'hold' }
  | { readonly kind: 'release'; readonly hold: number };

/** How long somebody may still think. */
export interface TimeLeft {
  readonly ms?: number;
}

export type Reply = Verdict | readonly PastMove[] | TimeLeft;

/** Where the match stands, for every pair of eyes at the client. */
export interface Position {
  readonly moveCount: number;
  readonly prompts: readonly Prompt[];
  readonly outcome?: Outcome;
  readonly takeBack?: Seat;
  readonly views: Readonly<Record<Seat, unknown>>;
  /** What the referee's clock showed when this was sent. */
  readonly clock: number;
}

/** A move, or (without `by`) a match that stands elsewhere without one. */
export interface News {
  readonly by?: Seat;
  readonly told: Readonly<Record<Seat, readonly Told<unknown>[]>>;
  readonly position: Position;
}

/** `ask` is sent again until it is answered; `have` says up to which news everything has come, and asks for the rest. */
export type ToReferee = { readonly type: 'ask'; readonly n: number; readonly request: Request } | { readonly type: 'have'; readonly news: number };

/** An answer also says how much had happened by then: whoever asked hears all of that first. */
export type ToClient =
  | { readonly type: 'answer'; readonly n: number; readonly reply: Reply; readonly after: number }
  | { readonly type: 'news'; readonly n: number; readonly news: News };

export interface End<In, Out> {
  send(message: Out): void;
  listen(hear: (message: In) => void): void;
}
