/**
 * The web build: what its scripts weigh before the shelf and with every box, and what is in them. Then in headless
 * Chromium: bytes over the wire, time to the shelf and to a running game, memory; ratios are against the same run without
 * compression, or against the shelf.
 */
import path from 'node:path';

import type { Browser } from 'playwright-core';

import { BOXES } from '@/games';

import { root } from '../lib/run.mjs';
import { TABLET, withWebBuild } from '../lib/webBuild';
import { weighBuild, type Parcel } from '../lib/weights';

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

const inKb = (bytes: number): string => (bytes / 1000).toFixed(0);
const row = (what: string, { gzip, brotli, contents }: Parcel): string =>
  `| ${what} | ${inKb(gzip)} | ${inKb(brotli)} | ${contents.map(({ what: name, bytes }) => `${name} ${inKb(bytes)}`).join(', ')} |`;

function printWeights(): void {
  const { beforeShelf, boxes } = weighBuild(path.join(root, 'dist'), BOXES.flatMap(({ id, contents }) => (contents ? [id] : [])));
  console.log('| compressed JavaScript | KB, gzip | KB, brotli | most of it (KB before compression) |\n| --- | --- | --- | --- |');
  console.log(row('before the shelf', beforeShelf));
  for (const { box, own } of boxes) console.log(row(box, own));
  for (const { box, house } of boxes) console.log(row(`the house’s tables, once, as ${box} needs them`, house));
  for (const { box, later } of boxes) console.log(row(`${box}: what follows once its table stands`, later));
  for (const { box, own, house } of boxes) console.log(row(`${box} as the first box`, { gzip: own.gzip + house.gzip, brotli: own.brotli + house.brotli, contents: [] }));
  console.log();
}

void withWebBuild(PORT, async (browser, address) => {
  printWeights();
  const { shelfMs, gameMs, wire, raw, heap } = await visit(browser, address);
  console.log('| what | value | ratio |\n| --- | --- | --- |');
  console.log(`| transferred, shelf and first game | ${(wire / MB).toFixed(2)} MB | ${(raw / wire).toFixed(1)}× smaller than uncompressed |`);
  console.log(`| empty cache to the shelf | ${shelfMs} ms | – |`);
  console.log(`| tap on Play now to a running game | ${gameMs} ms | ${(gameMs / shelfMs).toFixed(2)}× the shelf |`);
  console.log(`| JS heap in the game | ${(heap / MB).toFixed(1)} MB | – |`);
});
