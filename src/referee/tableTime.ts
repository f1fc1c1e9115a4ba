interface Timer {
  readonly due: number;
  readonly ring: () => void;
  handle?: ReturnType<typeof setTimeout>;
}

/** Milliseconds that people had for playing: stands still while a menu, a privacy screen or another app covers the table. */
export class TableTime {
  private elapsed = 0;
  private startedAt: number | undefined;
  private readonly timers = new Set<Timer>();

  constructor(private readonly wall: () => number = () => Date.now()) {
    this.startedAt = wall();
  }

  now(): number {
    return Math.round(this.elapsed + (this.startedAt === undefined ? 0 : this.wall() - this.startedAt));
  }

  /** Rings after that much table time; returns how to cancel. */
  after(ms: number, ring: () => void): () => void {
    const timer: Timer = { due: this.now() + ms, ring };
    this.timers.add(timer);
    if (this.startedAt !== undefined) this.wind(timer);
    return () => {
      clearTimeout(timer.handle);
      this.timers.delete(timer);
    };
  }

  pause(): void {
    if (this.startedAt === undefined) return;
    this.elapsed = this.now();
    this.startedAt = undefined;
    for (const timer of this.timers) clearTimeout(timer.handle);
  }

  resume(): void {
    if (this.startedAt !== undefined) return;
    this.startedAt = this.wall();
    for (const timer of this.timers) this.wind(timer);
  }

  private wind(timer: Timer): void {
    timer.handle = setTimeout(() => {
      this.timers.delete(timer);
      timer.ring();
    }, Math.max(0, timer.due - this.now()));
  }
}
