/**
 * The web build in headless Chromium: bytes over the wire, time to the shelf and to a running game, frames dropped
 * while 46 dice roll, memory. Ratios are against the same page at rest or without compression, in the same run.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';

import { CHROMIUM_ARGS, chromiumPath } from '../lib/chromium.mjs';
import { root, run } from '../lib/run.mjs';
import { serve } from '../lib/serve.mjs';

const PORT = 8097;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const FRAME_MS = 1000 / 60;
const WATCH_MS = 3000;
const MB = 1024 * 1024;

interface Visit {
  readonly shelfMs: number;
  readonly gameMs: number;
  readonly wire: number;
  readonly raw: number;
  readonly heap: number;
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, serviceWorkers: 'block' });
  return context.newPage();
}

/** From an empty cache to the shelf, and on to the first move of a game. */
async function visit(browser: Browser): Promise<Visit> {
  const page = await openPage(browser);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let wire = 0;
  let raw = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wire += encodedDataLength));
  cdp.on('Network.dataReceived', ({ dataLength }) => (raw += dataLength));
  const start = Date.now();
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: /Pig/ }).waitFor();
  const shelfMs = Date.now() - start;
  await page.getByRole('link', { name: /Pig/ }).click();
  const opened = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: /^Die, showing/ }).waitFor();
  const gameMs = Date.now() - opened;
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await page.context().close();
  return { shelfMs, gameMs, wire, raw, heap: usedSize };
}

/** Runs in the page; as text, because what the bundler adds to a function does not exist there. */
const WATCH_FRAMES = `new Promise((resolve) => {
  const times = [];
  const start = performance.now();
  let last = start;
  requestAnimationFrame(function tick(now) {
    times.push(now - last);
    last = now;
    if (now - start < ${WATCH_MS}) requestAnimationFrame(tick);
    else resolve(times);
  });
})`;

/** Lengths of the frames that are drawn in the next moments. */
const frameTimes = (page: Page): Promise<number[]> => page.evaluate(WATCH_FRAMES);

const dropped = (times: readonly number[]): number => times.reduce((sum, time) => sum + Math.max(0, Math.round(time / FRAME_MS) - 1), 0);

async function rollDice(browser: Browser): Promise<{ readonly rest: number[]; readonly rolling: number[] }> {
  const page = await openPage(browser);
  await page.goto(`${ADDRESS}/dice`);
  await page.getByRole('button', { name: 'Roll' }).waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  for (let press = 0; press < 15; press++) await page.keyboard.press('PageUp');
  await page.getByText('46 dice').waitFor();
  await page.waitForTimeout(1500);
  const rest = await frameTimes(page);
  await page.getByRole('button', { name: 'Roll' }).click();
  const rolling = await frameTimes(page);
  await page.context().close();
  return { rest, rolling };
}

async function main(): Promise<void> {
  if (!existsSync(path.join(root, 'dist/index.html'))) await run(process.execPath, ['scripts/build-web.mjs']);
  const server = await serve(path.join(root, 'dist'), PORT, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const { shelfMs, gameMs, wire, raw, heap } = await visit(browser);
    const { rest, rolling } = await rollDice(browser);
    const share = (times: readonly number[]): string => `${dropped(times)} of ${dropped(times) + times.length}`;
    console.log('| what | value | ratio |\n| --- | --- | --- |');
    console.log(`| transferred, shelf and first game | ${(wire / MB).toFixed(2)} MB | ${(raw / wire).toFixed(1)}× smaller than uncompressed |`);
    console.log(`| empty cache to the shelf | ${shelfMs} ms | – |`);
    console.log(`| tap on Play now to a running game | ${gameMs} ms | ${(gameMs / shelfMs).toFixed(2)}× the shelf |`);
    console.log(`| JS heap in the game | ${(heap / MB).toFixed(1)} MB | – |`);
    console.log(`| frames dropped, 46 dice at rest | ${share(rest)} | – |`);
    console.log(`| frames dropped, 46 dice rolling | ${share(rolling)} | ${(rolling.length / rest.length).toFixed(2)}× the frames at rest |`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

void main();
