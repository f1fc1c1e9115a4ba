/** One sfc32 generator as plain JSON: [a, b, c, counter]. */
export type RandomStream = [number, number, number, number];

/** Stream 0 belongs to the table, stream 1 + seat to a seat, so that nobody's dice depend on how others interleave. */
export interface RandomState {
  readonly generator: 'sfc32';
  streams: RandomStream[];
}

function scramble(text: string): () => number {
  let h = 0x6d2b79f5 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
}

function next(s: RandomStream): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/**
 * Seeds that begin like this fill the whole generator; others, among them those of old matches and of words for a deal,
 * only a third of it. A seed keeps the way it was first used, so old matches replay as they were.
 */
export const WIDE_SEED = 'w~';

/** Four hashes of one text that share nothing but the text. */
const wideStream = (seed: string): RandomStream => [scramble(`a${seed}`)(), scramble(`${seed}b`)(), scramble(`c${seed}c`)(), scramble(`${seed}/d`)()];

function narrowStream(seed: string): RandomStream {
  const word = scramble(seed);
  return [word(), word(), word(), 1];
}

export function makeStream(seed: string): RandomStream {
  const stream = seed.startsWith(WIDE_SEED) ? wideStream(seed) : narrowStream(seed);
  for (let i = 0; i < 12; i++) next(stream);
  return stream;
}

export function makeRandomState(seed: string, seats: number): RandomState {
  const streams: RandomStream[] = [];
  for (let i = 0; i <= seats; i++) streams.push(makeStream(`${seed}/${i}`));
  return { generator: 'sfc32', streams };
}

/** Draws from a stream and moves it on. Handed to rules and bots; never stored in a state. */
export class Random {
  constructor(private readonly stream: RandomStream) {}

  /** A generator of its own, for bots, simulations and tests. */
  static fromSeed(seed: string): Random {
    return new Random(makeStream(seed));
  }

  /** An integer from 0 to bound − 1, without modulo bias. */
  below(bound: number): number {
    if (bound < 1 || bound > 0x100000000) throw new RangeError(`below(${bound}): the bound must be 1 to 2^32`);
    const limit = 0x100000000 - (0x100000000 % bound);
    let value = next(this.stream);
    while (value >= limit) value = next(this.stream);
    return value % bound;
  }

  /** An integer from low to high, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  die(sides = 6): number {
    return 1 + this.below(sides);
  }

  /** True in `chance` of `of` cases. */
  chance(chance: number, of: number): boolean {
    return this.below(of) < chance;
  }

  /** A multiple of 2^-32 in [0, 1); for bots and drawings, not for rules. */
  fraction(): number {
    return next(this.stream) / 0x100000000;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('pick from nothing');
    return items[this.below(items.length)] as T;
  }

  /** Shuffles in place (Fisher–Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const kept = items[i] as T;
      items[i] = items[j] as T;
      items[j] = kept;
    }
    return items;
  }

  /** A new seed text for something that needs a generator of its own. */
  seed(): string {
    return next(this.stream).toString(36) + next(this.stream).toString(36);
  }
}
