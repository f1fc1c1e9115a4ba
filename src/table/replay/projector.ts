import { createStore, type StoreApi } from 'zustand/vanilla';

import { sharedJson } from '@/engine/json';
import type { Film } from '@/referee/film';
import type { Speed } from '@/store/settings';

import { SLOWNESS } from '../pace';
import { EventFeed } from '../session/eventFeed';

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
    readonly film: Film,
    private readonly speed: () => Speed,
  ) {
    this.store = createStore(() => ({ after: 0, view: film.view(0), playing: false, telling: false }));
    this.feed = new EventFeed(speed, {
      view: () => this.store.getState().view,
      show: (view) => this.whileTelling({ view }),
      quiet: () => this.onQuiet(),
    });
  }

  get length(): number {
    return this.film.length;
  }

  /** From now on moves that were a matter of time take as long as they took. */
  keepTime(gap: Gap | undefined): void {
    this.gap = gap;
  }

  seek(after: number): void {
    this.feed.skip();
    clearTimeout(this.timer);
    const reached = Math.max(0, Math.min(this.length, after));
    this.store.setState({ after: reached, view: this.film.view(reached), telling: false });
    this.continue();
  }

  forward(): void {
    const { after, telling } = this.store.getState();
    if (telling) return this.feed.skip();
    if (after >= this.length) return;
    const { film } = this;
    this.store.setState({ telling: true });
    this.feed.push({ seat: film.by(after), told: film.told(after), settle: () => this.whileTelling({ after: after + 1, view: film.view(after + 1) }) });
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
    if (playing && this.store.getState().after >= this.length) this.store.setState({ after: 0, view: this.film.view(0) });
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
    const passed = this.gap && this.film.gap(move, this.gap);
    return passed === undefined ? PAUSE_MS[speed] : passed * SLOWNESS[speed];
  }
}
