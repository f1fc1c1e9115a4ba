/**
 * The web build in headless Chromium: bytes over the wire, time to the shelf and to a running game, memory. Ratios are
 * against the same run without compression, or against the shelf.
 */
import type { Browser } from 'playwright-core';

import { TABLET, withWebBuild } from '../lib/webBuild';

const PORT = 8097;
const MB = 1024 * 1024;

interface Visit {
  readonly shelfMs: number;
  readonly gameMs: number;
  readonly wire: number;
  readonly raw: number;
  readonly heap: number;
}

/** From an empty cache to the shelf, and on to the first move of a game. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: TABLET, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  let wire = 0;
  let raw = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wire += encodedDataLength));
  cdp.on('Network.dataReceived', ({ dataLength }) => (raw += dataLength));
  const start = Date.now();
  await page.goto(address);
  await page.getByRole('link', { name: /Pig/ }).waitFor();
  const shelfMs = Date.now() - start;
  await page.getByRole('link', { name: /Pig/ }).click();
  const opened = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: /^Die, showing/ }).waitFor();
  const gameMs = Date.now() - opened;
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return { shelfMs, gameMs, wire, raw, heap: usedSize };
}

void withWebBuild(PORT, async (browser, address) => {
  const { shelfMs, gameMs, wire, raw, heap } = await visit(browser, address);
  console.log('| what | value | ratio |\n| --- | --- | --- |');
  console.log(`| transferred, shelf and first game | ${(wire / MB).toFixed(2)} MB | ${(raw / wire).toFixed(1)}× smaller than uncompressed |`);
  console.log(`| empty cache to the shelf | ${shelfMs} ms | – |`);
  console.log(`| tap on Play now to a running game | ${gameMs} ms | ${(gameMs / shelfMs).toFixed(2)}× the shelf |`);
  console.log(`| JS heap in the game | ${(heap / MB).toFixed(1)} MB | – |`);
});
