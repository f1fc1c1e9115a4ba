/** Takes the pictures of the README from the built web app: `npm run build:web && npm run screenshots`. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { SIZES } from '../__tests__/e2e/kit/visit.mjs';
import { LOOKING_ARGS, chromiumPath } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const PORT = 8098;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const FOLDER = path.join(root, 'docs/images');
/** Typefaces and the first animations. */
const SETTLE_MS = 2500;

const playNow = (boxId) => async (page) => {
  await page.goto(`${ADDRESS}/box/${boxId}`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('main').locator('canvas').first().waitFor();
  await page.getByRole('button', { name: 'Let’s play' }).click();
};

const PICTURES = [
  { name: 'shelf', size: 'phone', prepare: (page) => page.goto(ADDRESS) },
  { name: 'bounty-trail', size: 'phone', prepare: playNow('bounty-trail') },
  { name: 'roll-and-fight', size: 'phone', prepare: playNow('roll-and-fight') },
  { name: 'dungeon-fighter', size: 'phone', prepare: playNow('dungeon-fighter') },
  { name: 'vengeance', size: 'phone', prepare: playNow('vengeance') },
  { name: 'ronins-revenge', size: 'phone', prepare: playNow('ronins-revenge') },
  { name: 'loose-dice', size: 'phone', prepare: async (page) => {
    await page.goto(`${ADDRESS}/dice`);
    await page.getByRole('button', { name: 'Roll' }).click();
  } },
  { name: 'shelf-desktop', size: 'desktop', prepare: (page) => page.goto(ADDRESS) },
];

await mkdir(FOLDER, { recursive: true });
const server = await serve(path.join(root, 'dist'), PORT, '127.0.0.1');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: LOOKING_ARGS });
try {
  for (const { name, size, prepare } of PICTURES) {
    const context = await browser.newContext({ viewport: SIZES[size], serviceWorkers: 'block' });
    const page = await context.newPage();
    await prepare(page);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
    await context.close();
    console.log(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
