import { execFileSync } from 'node:child_process';

import { chromium } from 'playwright-core';

import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { bundle, runOnHermes } from './hermes';

/** Runs an entry file that prints one JSON line on Node and on Hermes. */
export async function onBothEngines<T>(entry: string): Promise<{ readonly node: T; readonly hermes: T }> {
  const node = execFileSync(process.execPath, ['-'], { input: await bundle(entry), encoding: 'utf8' });
  return { node: JSON.parse(node) as T, hermes: JSON.parse(await runOnHermes(entry)) as T };
}

/** Runs it in an empty page of Chromium and returns the first line that it prints. */
async function runInChromium(entry: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const printed = page.waitForEvent('console', { timeout: 0 });
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.addScriptTag({ content: await bundle(entry) });
    return (await Promise.race([printed, failed])).text();
  } finally {
    await browser.close();
  }
}

/** The same on every engine that the app runs on. */
export async function onEveryEngine<T>(entry: string): Promise<{ readonly node: T; readonly hermes: T; readonly chromium: T }> {
  return { ...(await onBothEngines<T>(entry)), chromium: JSON.parse(await runInChromium(entry)) as T };
}
