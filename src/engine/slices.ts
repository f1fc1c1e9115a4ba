/** Work that yields whenever a frame may be drawn, and returns what came of it. */
export type Slices<T> = Generator<unknown, T, undefined>;

/** All of it at once: for simulations and tests, where nobody waits for a frame. */
export function atOnce<T>(slices: Slices<T>): T {
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}
