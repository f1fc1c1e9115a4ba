import type { GameEvent, Seat, Table } from '../game';
import type { Random } from '../random';
import type { FrameKind, StackFrame, Stacked } from './frames';

/** The types of a box, as one: `interface DfWorld { state: DfState; event: DfEvent; tools: Tools }`. */
export interface World {
  readonly state: Stacked;
  readonly event: GameEvent;
  /** What rules need besides state and chance and a test may replace, such as the way dice fly. */
  readonly tools?: unknown;
}

export type FrameIn<W extends World> = W['state']['frames'][number];

/**
 * What rules play on: the draft, chance, ears, and the stack. The running frame is the one that was answered or whose
 * step runs; what it calls lies above it and comes first, in the order of the calls.
 */
export class Run<W extends World> {
  private current: StackFrame | undefined;
  private called = 0;

  constructor(
    readonly state: W['state'],
    readonly table: Table<W['event']>,
    readonly tools: W['tools'],
  ) {}

  get random(): Random {
    return this.table.random;
  }

  /** The stream of one seat, for real-time phases. */
  stream(seat: Seat): Random {
    return this.table.stream(seat);
  }

  emit(event: W['event']): void {
    this.table.emit(event);
  }

  /** Whether something will come before whatever is called now. */
  get hasCalled(): boolean {
    return this.called > 0;
  }

  /** For the mechanism alone: this frame is still the running one, and has called nothing. */
  isIdle(frame: StackFrame): boolean {
    return this.called === 0 && this.current === frame;
  }

  /** Asks, or begins, before anything else goes on. Several are taken in the order given. */
  call(...asked: FrameIn<W>[]): void {
    const frames: StackFrame[] = this.state.frames;
    for (const frame of asked) {
      // The earlier ones are to come first, so they lie above.
      if (this.called === 0) frames.push(frame);
      else frames.splice(frames.length - this.called, 0, frame);
      this.called += 1;
    }
  }

  /** The running frame is done; what it has called is still to come. */
  end(): void {
    const at = this.place();
    if (this.current === undefined || this.state.frames[at] !== this.current) throw new Error('this frame has ended already');
    if (this.called === 0) this.state.frames.pop();
    else this.state.frames.splice(at, 1);
    this.current = undefined;
  }

  /** The running frame is done, and this one follows in its place. */
  replace(frame: FrameIn<W>): void {
    this.end();
    this.call(frame);
  }

  /** Breaks off the nearest frame of this kind with everything it has called, but for what was called just now. */
  breakOff(kind: FrameKind<W['state']>): void {
    const { frames } = this.state;
    const top = this.place();
    for (let at = top; at >= 0; at--) {
      if (frames[at]?.kind !== kind) continue;
      frames.splice(at, top - at + 1);
      this.current = undefined;
      return;
    }
    throw new Error(`there is no ${kind} to break off`);
  }

  /** Nothing goes on any more: the game is over, or something wholly new begins. */
  clear(): void {
    this.state.frames.length = 0;
    this.current = undefined;
    this.called = 0;
  }

  /** For the mechanism alone: from now on this frame is the running one. */
  enter(frame: StackFrame | undefined): void {
    this.current = frame;
    this.called = 0;
  }

  private place(): number {
    return this.state.frames.length - 1 - this.called;
  }
}
