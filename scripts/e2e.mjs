/**
 * Plays the app in a real browser, by clicking what a person would click.
 *
 *     node scripts/e2e.mjs [address] [words of the tests to run …]
 *
 * `SLOWNESS=4` before it plays on a device four times slower than this machine.
 *
 * Every `__tests__/e2e/*.e2e.mjs` exports a default function that is given `test(name, run)`.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { Visit } from '../__tests__/e2e/kit/visit.mjs';
import { CHROMIUM_ARGS, chromiumPath } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';

const [address = 'http://localhost:8081', ...words] = process.argv.slice(2);
const folder = path.join(root, '__tests__/e2e');
const pictures = path.join(root, '.cache/e2e');

const tests = [];
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.e2e.mjs')).sort()) {
  const { default: collect } = await import(pathToFileURL(path.join(folder, file)).href);
  collect((name, run) => tests.push({ name: `${file.replace('.e2e.mjs', '')}: ${name}`, run }));
}
const wanted = tests.filter(({ name }) => words.every((word) => name.includes(word)));

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
let failed = 0;
for (const { name, run } of wanted) {
  const visit = new Visit({ browser, address, pictures, name });
  const start = Date.now();
  try {
    await run(visit);
    visit.demandNoTrouble();
    console.log(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}\n     ${String(error.stack ?? error).split('\n').slice(0, 12).join('\n     ')}`);
    await visit.picture('failure').catch(() => undefined);
  } finally {
    await visit.close();
  }
}
await browser.close();
console.log(`\n${wanted.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || wanted.length === 0 ? 1 : 0);
