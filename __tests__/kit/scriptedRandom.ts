import { Random, makeStream } from '@/engine/random';

/**
 * Chance that does as it is told: the dictated results come first, in order, then ordinary seeded ones.
 * A dictated result that cannot come from the draw (a 7 from a six-sided die) is an error in the test.
 */
export class ScriptedRandom extends Random {
  private readonly script: number[] = [];
  /** How often anything has been drawn. */
  drawn = 0;

  constructor(seed = 'scripted') {
    super(makeStream(seed));
  }

  /** Dictates the next draws as `below` gives them, from 0. */
  dictate(...values: readonly number[]): void {
    this.script.push(...values);
  }

  /** What was dictated and not drawn yet. */
  get left(): number {
    return this.script.length;
  }

  override below(bound: number): number {
    this.drawn += 1;
    const value = this.script.shift();
    if (value === undefined) return super.below(bound);
    if (value < 0 || value >= bound) throw new RangeError(`the script says ${value}, but the draw is below ${bound}`);
    return value;
  }
}
