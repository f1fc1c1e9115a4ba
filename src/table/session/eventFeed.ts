import type { GameEvent, Seat } from '@/engine/game';
import type { Speed } from '@/store/settings';

import { SLOWNESS } from '../pace';

/** One event's time on the stage. */
export interface Beat {
  /** Nothing may be animated: jump to how things are afterwards. */
  readonly instant: boolean;
  /** The sequence number of the event in this sitting. */
  readonly seq: number;
  /** Who made the move that led to this event. */
  readonly by: Seat;
  /** A duration at the chosen speed. */
  ms(normal: number): number;
  /** Waits that long at the chosen speed, or until somebody taps to skip. */
  wait(normal: number): Promise<void>;
  /** Resolves when somebody taps to skip. */
  readonly skipped: Promise<void>;
}

export type EventHandler<E extends GameEvent = GameEvent> = (event: E, beat: Beat) => void | Promise<void>;

/** What one move brought about, waiting to be told. */
export interface Step {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** Shown after the telling. */
  readonly settle: () => void;
}

class Skip {
  done = false;
  readonly promise: Promise<void>;
  private resolve: () => void = () => {};

  constructor() {
    this.promise = new Promise((resolve) => (this.resolve = resolve));
  }

  now(): void {
    this.done = true;
    this.resolve();
  }
}

/** Hands just-played events to the table, one after the other, and lets the state follow when they are told. */
export class EventFeed {
  private readonly handlers = new Set<EventHandler>();
  private queue: Step[] = [];
  private skipper: Skip | undefined;
  private seq = 0;

  constructor(
    private readonly speed: () => Speed,
    private readonly onQuiet: () => void,
  ) {}

  get telling(): boolean {
    return this.skipper !== undefined;
  }

  subscribe(handler: EventHandler): () => void {
    this.handlers.add(handler);
    return () => this.handlers.delete(handler);
  }

  /** Tells the step after those before it. */
  push(step: Step): void {
    this.queue.push(step);
    if (!this.skipper) void this.run();
  }

  /** Tells events while play goes on; nobody waits for them. */
  tellLive(seat: Seat, events: readonly GameEvent[]): void {
    const skip = new Skip();
    for (const event of events) void this.tell(event, seat, skip);
  }

  /** Everything still to be told is over now. */
  skip(): void {
    this.skipper?.now();
  }

  private async run(): Promise<void> {
    const skip = new Skip();
    this.skipper = skip;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      for (const event of step.events) {
        const told = this.tell(event, step.seat, skip);
        if (!skip.done && told) await Promise.race([told, skip.promise]);
      }
      step.settle();
    }
    this.skipper = undefined;
    this.onQuiet();
  }

  /** Undefined when nobody has anything to animate, so that quiet events cost no time at all. */
  private tell(event: GameEvent, by: Seat, skip: Skip): Promise<unknown> | undefined {
    const slowness = SLOWNESS[this.speed()];
    const beat: Beat = {
      instant: skip.done || slowness === 0,
      seq: this.seq++,
      by,
      ms: (normal) => (skip.done ? 0 : normal * slowness),
      wait: (normal) =>
        skip.done || slowness === 0
          ? Promise.resolve()
          : Promise.race([new Promise<void>((resolve) => setTimeout(resolve, normal * slowness)), skip.promise]),
      skipped: skip.promise,
    };
    const waits: Promise<void>[] = [];
    for (const handler of this.handlers) {
      const wait = handler(event, beat);
      if (wait && !beat.instant) waits.push(wait);
    }
    return waits.length > 0 ? Promise.all(waits) : undefined;
  }
}
