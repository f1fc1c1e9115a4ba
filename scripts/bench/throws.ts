/**
 * Frames while a throw of Dungeon Fighter plays on the practice range, camera and slow motion included: the web build
 * in headless Chromium, where the processor plays the graphics chip. Each throw is made with the space bar.
 *
 *     ADDRESS=http://localhost:8081 npm run bench -- --only throws     measures an app that is served already
 */
import type { Browser, Page } from 'playwright-core';

import { AT_REST, FRAMES_HEAD, framesLine, together, watch, watchFrames, type Watched } from '../lib/frames';
import { TABLET, withWebBuild } from '../lib/webBuild';

const PORT = 8099;
const THROWS = 6;
const PATIENCE_MS = 120_000;
/** As long as a competent hand holds the key. */
const HOLD_MS = 600;
const SIZES = { phone: { width: 390, height: 844 }, tablet: TABLET } as const;

const FLYING = watchFrames(`!document.querySelector('[aria-label="Skip the flight"]') && times.length > 2`);

async function openRange(browser: Browser, address: string, size: keyof typeof SIZES): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${address}/learn/dungeon-fighter`);
  await page.getByText('The practice range', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Practice range' }).locator('visible=true').first().click();
  await page.getByRole('group', { name: 'Throws to practise' }).waitFor();
  await page.waitForTimeout(1500);
  return page;
}

async function throwOnce(browser: Browser, page: Page): Promise<Watched> {
  await page.evaluate('document.activeElement?.blur()');
  await page.keyboard.down(' ');
  await page.waitForTimeout(HOLD_MS);
  await page.keyboard.up(' ');
  await page.getByRole('button', { name: 'Skip the flight' }).waitFor({ state: 'attached' });
  const flight = await watch(browser, page, FLYING);
  await page.waitForTimeout(1500);
  return flight;
}

async function main(): Promise<void> {
  console.log(FRAMES_HEAD);
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    await withWebBuild(PORT, async (browser, address) => {
      const page = await openRange(browser, address, size);
      console.log(framesLine(`${size}, aiming`, await watch(browser, page, AT_REST)));
      const flights: Watched[] = [];
      for (let made = 0; made < THROWS; made++) flights.push(await throwOnce(browser, page));
      console.log(framesLine(`${size}, ${THROWS} throws`, together(flights)));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
