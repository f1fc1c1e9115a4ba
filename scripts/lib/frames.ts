/** Frames of a page while something happens: how many, how late, and what they cost the processor. */
import type { Browser, Page } from 'playwright-core';

const FRAME_MS = 1000 / 60;
const REST_MS = 2000;

/** Processor milliseconds so far. */
interface Spent {
  readonly page: number;
  readonly graphics: number;
}

export interface Watched {
  /** Lengths of the frames. */
  readonly times: readonly number[];
  readonly spent: Spent;
}

async function spentSoFar(browser: Browser): Promise<Spent> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const of = (type: string): number => processInfo.filter((info) => info.type === type).reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
  return { page: of('renderer'), graphics: of('GPU') };
}

/** Runs in the page until a condition holds; as text, because what the bundler adds to a function does not exist there. */
export const watchFrames = (isOver: string): string => `new Promise((resolve) => {
  const times = [];
  const start = performance.now();
  let last = start;
  requestAnimationFrame(function tick(now) {
    times.push(now - last);
    last = now;
    if (${isOver}) resolve(times);
    else requestAnimationFrame(tick);
  });
})`;

export const AT_REST = watchFrames(`now - start > ${REST_MS}`);

export async function watch(browser: Browser, page: Page, script: string): Promise<Watched> {
  const before = await spentSoFar(browser);
  const times = (await page.evaluate(script)) as number[];
  const after = await spentSoFar(browser);
  return { times, spent: { page: after.page - before.page, graphics: after.graphics - before.graphics } };
}

export const together = (all: readonly Watched[]): Watched => ({
  times: all.flatMap(({ times }) => times),
  spent: { page: all.reduce((sum, { spent }) => sum + spent.page, 0), graphics: all.reduce((sum, { spent }) => sum + spent.graphics, 0) },
});

export const FRAMES_HEAD = '| what | frames dropped | mean ms | 95 % within ms | processor ms per frame: page | graphics |\n| --- | --- | --- | --- | --- | --- |';

export function framesLine(name: string, { times, spent }: Watched): string {
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME_MS) - 1), 0);
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const late = sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0;
  const perFrame = (milliseconds: number): string => (milliseconds / times.length).toFixed(1);
  return `| ${[name, `${dropped} of ${dropped + times.length}`, mean.toFixed(1), late.toFixed(1), perFrame(spent.page), perFrame(spent.graphics)].join(' | ')} |`;
}
