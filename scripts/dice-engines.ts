import { chromium } from 'playwright-core';
import { execFileSync } from 'node:child_process';
import { CHROMIUM_ARGS, chromiumPath } from './lib/chromium.mjs';
import { bundle, runOnHermes } from './lib/hermes';

/** Runs the same throws on Node, Hermes and Chromium and prints what each of them got; another fingerprint may be named. */
const ENTRY = process.argv[2] ?? 'scripts/dice-fingerprint.ts';

async function runInChromium(code: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const said = page.waitForEvent('console', { timeout: 120_000 });
    await page.evaluate(code);
    return (await said).text();
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const code = await bundle(ENTRY);
  const results = {
    node: execFileSync(process.execPath, ['-'], { input: code, encoding: 'utf8' }).trim(),
    hermes: (await runOnHermes(ENTRY)).trim(),
    chromium: (await runInChromium(code)).trim(),
  };
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
