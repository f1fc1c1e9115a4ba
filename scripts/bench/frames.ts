/**
 * What frames cost while dice roll in a tablet-sized tray: the web build in headless Chromium, where the processor
 * plays the graphics chip, so that nothing is hidden. Wall times tell how it looks on a quiet machine; processor time
 * per frame, of the page and of the graphics process, is what can be compared on a busy one.
 *
 *     BUILDS=/some/other/dist npm run bench -- --only frames     also measures other exported builds
 */
import type { Browser, Page } from 'playwright-core';

import { TABLET, withWebBuild } from '../lib/webBuild';

const PORT = 8098;
const COUNTS = [4, 10, 46];
const ROLLS = 6;
const FRAME_MS = 1000 / 60;
const REST_MS = 2000;

/** Processor milliseconds so far. */
interface Spent {
  readonly page: number;
  readonly graphics: number;
}

interface Watched {
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
const watchFrames = (isOver: string): string => `new Promise((resolve) => {
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

const AT_REST = watchFrames(`now - start > ${REST_MS}`);
const ROLLING = watchFrames(`document.querySelector('[aria-live=polite]').textContent.startsWith('Total') && times.length > 2`);

async function watch(browser: Browser, page: Page, script: string): Promise<Watched> {
  const before = await spentSoFar(browser);
  const times = (await page.evaluate(script)) as number[];
  const after = await spentSoFar(browser);
  return { times, spent: { page: after.page - before.page, graphics: after.graphics - before.graphics } };
}

const together = (all: readonly Watched[]): Watched => ({
  times: all.flatMap(({ times }) => times),
  spent: { page: all.reduce((sum, { spent }) => sum + spent.page, 0), graphics: all.reduce((sum, { spent }) => sum + spent.graphics, 0) },
});

async function setCount(page: Page, count: number): Promise<void> {
  const slider = page.getByRole('slider');
  await slider.focus();
  for (;;) {
    const shown = Number(await slider.getAttribute('aria-valuenow'));
    if (shown === count) return;
    await page.keyboard.press(shown < count ? 'ArrowRight' : 'ArrowLeft');
  }
}

async function openTray(browser: Browser, address: string, count: number): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/dice`);
  await page.getByRole('button', { name: 'Roll' }).waitFor();
  await setCount(page, count);
  await page.waitForTimeout(1500);
  return page;
}

async function measure(browser: Browser, address: string, count: number): Promise<{ readonly rest: Watched; readonly rolling: Watched }> {
  const page = await openTray(browser, address, count);
  const rest = await watch(browser, page, AT_REST);
  const rolls: Watched[] = [];
  for (let roll = 0; roll < ROLLS; roll++) {
    await page.getByRole('button', { name: 'Roll' }).click();
    rolls.push(await watch(browser, page, ROLLING));
    await page.waitForTimeout(400);
  }
  await page.context().close();
  return { rest, rolling: together(rolls) };
}

function line(name: string, { times, spent }: Watched): string {
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME_MS) - 1), 0);
  const sorted = [...times].sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const late = sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0;
  const perFrame = (milliseconds: number): string => (milliseconds / times.length).toFixed(1);
  return `| ${[name, `${dropped} of ${dropped + times.length}`, mean.toFixed(1), late.toFixed(1), perFrame(spent.page), perFrame(spent.graphics)].join(' | ')} |`;
}

async function main(): Promise<void> {
  const others = (process.env.BUILDS ?? '').split(',').filter((folder) => folder !== '');
  console.log('| dice | frames dropped | mean ms | 95 % within ms | processor ms per frame: page | graphics |\n| --- | --- | --- | --- | --- | --- |');
  for (const count of COUNTS) {
    for (const folder of [undefined, ...others]) {
      const name = folder === undefined ? `${count}` : `${count} (${folder})`;
      await withWebBuild(PORT, async (browser, address) => {
        const { rest, rolling } = await measure(browser, address, count);
        console.log(line(`${name} at rest`, rest));
        console.log(line(`${name} rolling`, rolling));
      }, folder);
    }
  }
}

void main();
