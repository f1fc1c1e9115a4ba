import { createStore, type StoreApi } from 'zustand/vanilla';

import type { AnyGame, GameEvent, Outcome, Prompt } from '@/engine/game';
import { sharedJson } from '@/engine/json';
import { mayKnow, seenBy, viewFor, type Eyes } from '@/engine/moments';
import type { Speed } from '@/store/settings';

import { SLOWNESS } from '../pace';
import { EventFeed } from '../session/eventFeed';
import type { AnyReplayer } from '../session/logLines';

export interface ReplayState {
  /** How many moves have been shown to their end. */
  readonly after: number;
  /** What is on the screen: how things stand after those moves, or at the event that is told. */
  readonly view: unknown;
  readonly playing: boolean;
  readonly telling: boolean;
}

/** Between two moves, so that each can be understood. */
const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 1500, normal: 800, fast: 300, instant: 60 };

type Gap = (before: unknown, move: unknown) => number | undefined;

/** A match as a film: forward one move at a time with its events told, or straight to any moment. */
export class ReplayProjector {
  readonly store: StoreApi<ReplayState>;
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
    this.store = createStore(() => ({ after: 0, view: this.viewAt(0), playing: false, telling: false }));
    this.feed = new EventFeed(speed, {
      view: () => this.store.getState().view,
      show: (view) => this.whileTelling({ view }),
      quiet: () => this.onQuiet(),
    });
  }

  get length(): number {
    return this.replayer.length;
  }

  private viewAt(after: number): unknown {
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
    const reached = Math.max(0, Math.min(this.length, after));
    this.store.setState({ after: reached, view: this.viewAt(reached), telling: false });
    this.continue();
  }

  forward(): void {
    const { after, telling } = this.store.getState();
    if (telling) return this.feed.skip();
    if (after >= this.length) return;
    const seat = this.replayer.moves[after]?.seat ?? 0;
    this.store.setState({ telling: true });
    const told = seenBy(this.game, this.replayer.moments(after), this.eyes);
    this.feed.push({ seat, told, settle: () => this.whileTelling({ after: after + 1, view: this.viewAt(after + 1) }) });
  }

  /** Whoever has jumped elsewhere no longer sees what was being told. */
  private whileTelling(change: Pick<ReplayState, 'view'> & Partial<ReplayState>): void {
    this.store.setState((shown) => (shown.telling ? { ...change, view: sharedJson(shown.view, change.view) } : {}));
  }

  back(): void {
    this.seek(this.store.getState().after - 1);
  }

  setPlaying(playing: boolean): void {
    clearTimeout(this.timer);
    if (playing && this.store.getState().after >= this.length) this.store.setState({ after: 0, view: this.viewAt(0) });
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
