import type { GameEvent, Seat } from '@/engine/game';
import type { Told } from '@/engine/moments';
import type { Speed } from '@/store/settings';

import { SLOWNESS } from '../pace';

/** One event's time on the table. */
export interface Beat<S = unknown> {
  /** Nothing may be animated: jump to how things are afterwards. */
  readonly instant: boolean;
  /** The sequence number of the event in this sitting. */
  readonly seq: number;
  /** Who made the move that led to this event. */
  readonly by: Seat;
  /** How things stood before the event: this is what the board still shows. */
  readonly before: S;
  /** How things stand now that it has happened. */
  readonly view: S;
  /** The board shows `view` from now on: what flew has landed. At the latest when the handler is done. */
  arrive(): void;
  /** A duration at the chosen speed. */
  ms(normal: number): number;
  /** Waits that long at the chosen speed, or until somebody taps to skip. */
  wait(normal: number): Promise<void>;
  /** Resolves when somebody taps to skip. */
  readonly skipped: Promise<void>;
}

export type EventHandler<E extends GameEvent = GameEvent, S = unknown> = (event: E, beat: Beat<S>) => void | Promise<void>;

interface Listener {
  readonly handle: EventHandler;
  /** A move has been told to its end. */
  readonly settled: (() => void) | undefined;
}

/** What one move brought about, waiting to be told. */
export interface Step {
  readonly seat: Seat;
  readonly told: readonly Told<unknown>[];
  /** The event at this place is on the table now: what happens is said while it is seen, and nothing is given away before. */
  readonly say?: (place: number) => void;
  /** Shown after the telling. */
  readonly settle: () => void;
}

/** What lies on the table while events are told. */
export interface Shown {
  view(): unknown;
  show(view: unknown): void;
  /** Everything has been told. */
  quiet(): void;
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

/** Hands just-played events to the table, one after the other; the view follows event by event. */
export class EventFeed {
  private readonly listeners = new Set<Listener>();
  private queue: Step[] = [];
  private skipper: Skip | undefined;
  private seq = 0;

  constructor(
    private readonly speed: () => Speed,
    private readonly table: Shown,
  ) {}

  get telling(): boolean {
    return this.skipper !== undefined;
  }

  subscribe(handle: EventHandler, settled?: () => void): () => void {
    const listener = { handle, settled };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells the step after those before it. */
  push(step: Step): void {
    this.queue.push(step);
    if (!this.skipper) void this.run();
  }

  /** Tells events while play goes on: nobody waits for them, and the newest view is on the table already. */
  tellLive(seat: Seat, told: readonly Told<unknown>[], before: unknown): void {
    const skip = new Skip();
    for (const [index, moment] of told.entries()) void this.tell(moment, told[index - 1]?.view ?? before, seat, () => undefined, skip);
  }

  /** Everything still to be told is over now. */
  skip(): void {
    this.skipper?.now();
  }

  private async run(): Promise<void> {
    const skip = new Skip();
    this.skipper = skip;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      for (const [place, moment] of step.told.entries()) {
        let landed = false;
        const arrive = () => {
          if (landed) return;
          landed = true;
          this.table.show(moment.view);
          if (!skip.done && SLOWNESS[this.speed()] > 0) step.say?.(place);
        };
        const done = this.tell(moment, this.table.view(), step.seat, arrive, skip);
        if (!skip.done && done) await Promise.race([done, skip.promise]);
        arrive();
      }
      step.settle();
      for (const { settled } of this.listeners) settled?.();
    }
    this.skipper = undefined;
    this.table.quiet();
  }

  /** Undefined when nobody has anything to animate, so that quiet events cost no time at all. */
  private tell({ event, view }: Told<unknown>, before: unknown, by: Seat, arrive: () => void, skip: Skip): Promise<unknown> | undefined {
    const slowness = SLOWNESS[this.speed()];
    const beat: Beat = {
      instant: skip.done || slowness === 0,
      seq: this.seq++,
      by,
      before,
      view,
      arrive,
      ms: (normal) => (skip.done ? 0 : normal * slowness),
      wait: (normal) =>
        skip.done || slowness === 0
          ? Promise.resolve()
          : Promise.race([new Promise<void>((resolve) => setTimeout(resolve, normal * slowness)), skip.promise]),
      skipped: skip.promise,
    };
    const waits: Promise<void>[] = [];
    for (const { handle } of this.listeners) {
      const wait = handle(event, beat);
      if (wait && !beat.instant) waits.push(wait);
    }
    return waits.length > 0 ? Promise.all(waits) : undefined;
  }
}
