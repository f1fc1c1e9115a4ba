import type { Slices } from '@/engine/slices';

/** A frame has 16 ms; a thought, or the past that is told again, may have this much of it. */
const SLICE_MS = 6;

const nextFrame = (run: () => void): (() => void) => {
  if (typeof requestAnimationFrame === 'function') {
    const handle = requestAnimationFrame(run);
    return () => cancelAnimationFrame(handle);
  }
  const handle = setTimeout(run, 16);
  return () => clearTimeout(handle);
};

/** Thinks a few milliseconds per frame, so that the table stays smooth; returns how to stop it. */
export function thinkInSlices<T>(thinking: Slices<T>, decided: (result: T) => void): () => void {
  let cancelFrame = nextFrame(slice);
  function slice(): void {
    const until = performance.now() + SLICE_MS;
    do {
      const step = thinking.next();
      if (step.done) return decided(step.value);
    } while (performance.now() < until);
    cancelFrame = nextFrame(slice);
  }
  return () => cancelFrame();
}
