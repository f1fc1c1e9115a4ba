import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser } from 'playwright-core';

import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { root, run } from './run.mjs';
import { serve } from './serve.mjs';

export const TABLET = { width: 820, height: 1180 } as const;

/** Serves an exported web app (dist, made if it is not there; ADDRESS names one that is served already) and opens a Chromium with software GL for it. */
export async function withWebBuild(port: number, visit: (browser: Browser, address: string) => Promise<void>, folder = path.join(root, 'dist')): Promise<void> {
  const served = process.env.ADDRESS;
  if (served === undefined && !existsSync(path.join(folder, 'index.html'))) await run(process.execPath, ['scripts/build-web.mjs']);
  const server = served === undefined ? await serve(folder, port, '127.0.0.1') : undefined;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    await visit(browser, served ?? `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server?.close();
    server?.closeAllConnections();
  }
}
