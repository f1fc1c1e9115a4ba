/** One clock for everything that moves on the page: a frame moves values first, then what follows from them, then what is drawn. */
type Step = (now: number) => void;

const STAGES = ['move', 'follow', 'draw'] as const;
export type Stage = (typeof STAGES)[number];

const waiting: Record<Stage, Set<Step>> = { move: new Set(), follow: new Set(), draw: new Set() };
let asked = false;
let running: number | undefined;

/** The time of the frame that is being made, or of this moment. */
export const now = (): number => running ?? performance.now();

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(frame);
}

function runStage(stage: Stage, time: number): void {
  const steps = [...waiting[stage]];
  waiting[stage].clear();
  for (const step of steps) step(time);
}

function frame(time: number): void {
  asked = false;
  running = time;
  try {
    runStage('move', time);
    // What follows may make something else follow.
    while (waiting.follow.size > 0) runStage('follow', time);
    runStage('draw', time);
  } finally {
    running = undefined;
    if (STAGES.some((stage) => waiting[stage].size > 0)) ask();
  }
}

/** Runs a step once, in the next frame, or in this one if its stage is still to come. */
export function nextFrame(stage: Stage, step: Step): void {
  waiting[stage].add(step);
  ask();
}

export function forget(stage: Stage, step: Step): void {
  waiting[stage].delete(step);
}
