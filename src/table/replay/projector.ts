import { createStore, type StoreApi } from 'zustand/vanilla';

import type { AnyGame, GameEvent, Outcome, Prompt } from '@/engine/game';
import { mayKnow, viewFor, type Eyes } from '@/engine/moments';
import type { Speed } from '@/store/settings';

import { SLOWNESS } from '../pace';
import { EventFeed } from '../session/eventFeed';
import type { AnyReplayer } from '../session/logLines';

export interface ReplayState {
  /** How many moves have been shown; their state is on the screen. */
  readonly after: number;
  readonly playing: boolean;
  readonly telling: boolean;
}

/** Between two moves, so that each can be understood. */
const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 1500, normal: 800, fast: 300, instant: 60 };

type Gap = (before: unknown, move: unknown) => number | undefined;

/** A match as a film: forward one move at a time with its events told, or straight to any moment. */
export class ReplayProjector {
  readonly store: StoreApi<ReplayState> = createStore(() => ({ after: 0, playing: false, telling: false }));
  readonly feed: EventFeed;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gap: Gap | undefined;

  constructor(
    readonly game: AnyGame,
    readonly replayer: AnyReplayer,
    /** The seat whose knowledge is shown; undefined: everything. */
    readonly eyes: Eyes,
    private readonly speed: () => Speed,
  ) {
    this.feed = new EventFeed(speed, () => this.onQuiet());
  }

  get length(): number {
    return this.replayer.length;
  }

  stateAt(after: number): unknown {
    return viewFor(this.game, this.replayer.position(after).state, this.eyes);
  }

  promptsAt(after: number): readonly Prompt[] {
    return this.outcomeAt(after) ? [] : this.game.prompts(this.replayer.position(after).state);
  }

  outcomeAt(after: number): Outcome | undefined {
    return this.game.outcome(this.replayer.position(after).state);
  }

  /** What happened in a move, as far as the eyes may know. */
  eventsOf(move: number): readonly GameEvent[] {
    return move < 0 ? [] : this.replayer.events(move).filter((event) => mayKnow(event, this.eyes));
  }

  /** From now on moves that were a matter of time take as long as they took. */
  keepTime(gap: Gap | undefined): void {
    this.gap = gap;
  }

  seek(after: number): void {
    this.feed.skip();
    clearTimeout(this.timer);
    this.store.setState({ after: Math.max(0, Math.min(this.length, after)), telling: false });
    this.continue();
  }

  forward(): void {
    const { after, telling } = this.store.getState();
    if (telling) return this.feed.skip();
    if (after >= this.length) return;
    const seat = this.replayer.moves[after]?.seat ?? 0;
    this.store.setState({ telling: true });
    const settle = () => this.store.setState(({ telling: still }) => (still ? { after: after + 1 } : {}));
    this.feed.push({ seat, events: this.eventsOf(after), settle });
  }

  back(): void {
    this.seek(this.store.getState().after - 1);
  }

  setPlaying(playing: boolean): void {
    clearTimeout(this.timer);
    if (playing && this.store.getState().after >= this.length) this.store.setState({ after: 0 });
    this.store.setState({ playing });
    if (playing && !this.feed.telling) this.forward();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.store.setState({ playing: false });
  }

  private onQuiet(): void {
    this.store.setState({ telling: false });
    this.continue();
  }

  private continue(): void {
    clearTimeout(this.timer);
    const { playing, after } = this.store.getState();
    if (!playing) return;
    if (after >= this.length) this.store.setState({ playing: false });
    else this.timer = setTimeout(() => this.forward(), this.pauseBefore(after));
  }

  /** At normal speed a race is as fast as it was. */
  private pauseBefore(move: number): number {
    const speed = this.speed();
    const next = this.replayer.moves[move];
    const passed = next && this.gap?.(this.replayer.position(move).state, next.move);
    return passed === undefined ? PAUSE_MS[speed] : passed * SLOWNESS[speed];
  }
}
