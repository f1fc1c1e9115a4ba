/** A dancer who is flung round faster than this has let the finger slip. */
const TURN = { fadesInMs: 450, degreesPerSpeed: 0.02, most: 15 } as const;

/** The moment in the air of a jump or a dance. */
export class Hop {
  /** Degrees per second at which a dancer left the ground. */
  private turning = 0;
  /** When the feet left the ground. */
  at: number | undefined;

  begin(t: number, turning = 0): void {
    this.at = t;
    this.turning = turning;
  }

  /** Degrees by which what is left of a dancer's turn carries the die aside: less the longer one floats (DF-213). */
  carriedAside(t: number): number {
    const left = this.turning * Math.max(0, 1 - (t - (this.at ?? t)) / TURN.fadesInMs);
    return Math.max(-TURN.most, Math.min(TURN.most, left * TURN.degreesPerSpeed));
  }
}
