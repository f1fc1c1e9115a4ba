/** How long a condition has held without a break: upright for 500 ms, back to the table for 500 ms. */
export class HoldTimer {
  private since: number | undefined;

  /** Returns the milliseconds the condition has held, 0 when it does not. */
  update(t: number, holds: boolean): number {
    if (!holds) {
      this.since = undefined;
      return 0;
    }
    this.since ??= t;
    return t - this.since;
  }

  reset(): void {
    this.since = undefined;
  }
}
