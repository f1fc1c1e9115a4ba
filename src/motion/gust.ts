/** Loudness of the microphone at a moment, in decibels below full scale (0 is the loudest, −90 a quiet room). */
export interface LevelSample {
  readonly t: number;
  readonly db: number;
}

export type GustEvent =
  | { readonly kind: 'blowing'; readonly t: number; readonly db: number }
  /** `db` is the mean level above the room's noise while it lasted. */
  | { readonly kind: 'gust'; readonly t: number; readonly start: number; readonly ms: number; readonly db: number };

const FLOOR_WINDOW_MS = 1000;
const SILENCE_DB = -90;
/** Above the floor. A voice across the table rarely holds this for long; breath on the microphone does. */
export const GUST_DB = 12;
const MIN_GUST_MS = 80;
/** A breath flutters: shorter dips do not end it. */
const DIP_MS = 70;

/** Finds blowing in a stream of levels: held loudness above the noise of the second before. */
export class GustDetector {
  private quiet: LevelSample[] = [];
  private start: number | undefined;
  private loudAt = 0;
  private sum = 0;
  private count = 0;

  constructor(private readonly thresholdDb = GUST_DB) {}

  /** The room's noise: the mean of the last quiet second. */
  get floor(): number {
    if (this.quiet.length === 0) return SILENCE_DB;
    return this.quiet.reduce((total, level) => total + level.db, 0) / this.quiet.length;
  }

  /** Whether a full second of the room has been heard. */
  get ready(): boolean {
    const first = this.quiet[0];
    const last = this.quiet[this.quiet.length - 1];
    return first !== undefined && last !== undefined && last.t - first.t >= FLOOR_WINDOW_MS * 0.8;
  }

  /** How much louder than the room a level is, 0 until the room is known. */
  above({ db }: LevelSample): number {
    return this.ready ? Math.max(0, db - this.floor) : 0;
  }

  feed(level: LevelSample, emit: (event: GustEvent) => void): void {
    const db = Math.max(SILENCE_DB, level.db);
    const above = db - this.floor;
    if (this.ready && above >= this.thresholdDb) {
      if (this.start === undefined) {
        this.start = level.t;
        this.sum = 0;
        this.count = 0;
      }
      this.loudAt = level.t;
      this.sum += above;
      this.count += 1;
      emit({ kind: 'blowing', t: level.t, db: above });
      return;
    }
    if (this.start !== undefined) {
      if (level.t - this.loudAt < DIP_MS) return;
      const ms = this.loudAt - this.start;
      if (ms >= MIN_GUST_MS) emit({ kind: 'gust', t: level.t, start: this.start, ms, db: this.sum / this.count });
      this.start = undefined;
    }
    this.quiet.push({ t: level.t, db });
    while ((this.quiet[0]?.t ?? level.t) < level.t - FLOOR_WINDOW_MS) this.quiet.shift();
  }
}

/** Root mean square of sound samples (−1…1) as decibels. */
export function decibels(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  if (samples.length === 0 || sum === 0) return SILENCE_DB;
  return Math.max(SILENCE_DB, 10 * Math.log10(sum / samples.length));
}
