import type { Impact } from './physics';

/** Knocks closer together than this (ms) are felt and heard as one. */
const APART = 35;
/** Approach speeds (mm/s) that are not worth a sound, and that are as loud as it gets. */
const SILENT = 60;
const LOUDEST = 1400;

export interface Knock {
  /** Milliseconds after the start. */
  readonly at: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** The impacts of a throw as single knocks: the hardest of each cluster. */
export function knocksOf(impacts: readonly Impact[], pace: number): Knock[] {
  const knocks: { at: number; strength: number }[] = [];
  for (const { time, speed } of impacts) {
    if (speed < SILENT) continue;
    const at = (1000 * time) / pace;
    const strength = Math.min(1, speed / LOUDEST);
    const last = knocks[knocks.length - 1];
    if (last !== undefined && at - last.at < APART) last.strength = Math.max(last.strength, strength);
    else knocks.push({ at, strength });
  }
  return knocks;
}

/** Tells knocks at their time with one timer at a time. */
export class ImpactTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;

  play(knocks: readonly Knock[], tell: (strength: number) => void): void {
    this.stop();
    const begun = Date.now();
    const next = (index: number): void => {
      const knock = knocks[index];
      if (knock === undefined) return;
      this.timer = setTimeout(() => {
        tell(knock.strength);
        next(index + 1);
      }, Math.max(0, begun + knock.at - Date.now()));
    };
    next(0);
  }

  stop(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
  }
}
