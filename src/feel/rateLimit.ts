/** A jolt this much stronger than the last one is worth interrupting for. */
const STRONGER = 1.6;

/** Keeps a hail of equal things apart: one in each gap, unless a clearly stronger one comes. */
export class RateLimit {
  private readonly last = new Map<string, { t: number; strength: number }>();

  allow(key: string, t: number, strength: number, gapMs: number): boolean {
    const before = this.last.get(key);
    if (before !== undefined) {
      const passed = t - before.t;
      const stronger = strength >= before.strength * STRONGER && passed >= gapMs / 2;
      if (passed < gapMs && !stronger) return false;
    }
    this.last.set(key, { t, strength });
    return true;
  }
}
