/**
 * What frames cost while dice roll in a tablet-sized tray: the web build in headless Chromium, where the processor
 * plays the graphics chip, so that nothing is hidden. Wall times tell how it looks on a quiet machine; processor time
 * per frame, of the page and of the graphics process, is what can be compared on a busy one.
 *
 *     BUILDS=/some/other/dist npm run bench -- --only frames     also measures other exported builds
 */
import type { Browser, Page } from 'playwright-core';

import { AT_REST, FRAMES_HEAD, framesLine, together, watch, watchFrames, type Watched } from '../lib/frames';
import { TABLET, withWebBuild } from '../lib/webBuild';

const PORT = 8098;
const COUNTS = [4, 10, 46];
const ROLLS = 6;

const ROLLING = watchFrames(`document.querySelector('[aria-live=polite]').textContent.startsWith('Total') && times.length > 2`);

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
  // The first roll compiles what draws; it would be counted as slow frames.
  await page.getByRole('button', { name: 'Roll' }).click();
  await page.getByText(/^Total/).waitFor();
  await page.waitForTimeout(2000);
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

async function main(): Promise<void> {
  const others = (process.env.BUILDS ?? '').split(',').filter((folder: string) => folder !== '');
  console.log(FRAMES_HEAD);
  for (const count of COUNTS) {
    for (const folder of [undefined, ...others]) {
      const name = folder === undefined ? `${count}` : `${count} (${folder})`;
      await withWebBuild(PORT, async (browser, address) => {
        const { rest, rolling } = await measure(browser, address, count);
        console.log(framesLine(`${name} at rest`, rest));
        console.log(framesLine(`${name} rolling`, rolling));
      }, folder);
    }
  }
}

void main();
