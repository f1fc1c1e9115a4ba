import assert from 'node:assert/strict';

/** What an unhurried newcomer takes for each thing, in seconds. The machine's own time does not count. */
const TAKES = { tap: 2, stroke: 4, read: 5, watch: 6 };
const MINUTE = 60;

/** A newcomer's first minute, by what the newcomer does. */
export class Minute {
  seconds = 0;
  done = [];

  /** One more thing that was done, and what. */
  spend(kind, words) {
    this.seconds += TAKES[kind];
    this.done.push(`${words} (${TAKES[kind]} s)`);
  }

  demandInTime() {
    assert.ok(this.seconds < MINUTE, `${this.seconds} seconds until the first points: ${this.done.join(', ')}`);
  }
}
