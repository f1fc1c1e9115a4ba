/** As long as a screen may stand still without anybody noticing. */
const SLICE_MS = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Works through something long and lets the screen breathe in between. */
export async function inSlices<T>(work: Generator<unknown, T, undefined>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE_MS;
  }
}
