/**
 * Plays the app in a real browser, by clicking what a person would click.
 *
 *     node scripts/e2e.mjs [address] [words of the tests to run …]
 *
 * `SLOWNESS=4` before it plays on a device four times slower than this machine; `WORKERS=1` plays one test at a time.
 *
 * Every `__tests__/e2e/*.e2e.mjs` exports a default function that is given `test(name, run, { alone, long, chip })`. Tests run
 * several at a time, each in a browser of its own. The `long` ones come first, so that none is left over when the others are
 * through; those that need the machine for themselves (`alone`) come at the end, one by one. Boards are drawn without GL, which
 * takes half the time; with `chip` the processor plays a graphics chip, as most devices have one. A test that fails is tried
 * once more on a clean browser: if it passes then, it counts, but is called FLAKY and has to be mended.
 */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { SLOWNESS, Visit } from '../__tests__/e2e/kit/visit.mjs';
import { LOOKING_ARGS, PLAYING_ARGS, chromiumPath } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';

const [address = 'http://localhost:8081', ...words] = process.argv.slice(2);
const folder = path.join(root, '__tests__/e2e');
const pictures = path.join(root, '.cache/e2e');
/** Two more than there are cores: people look and wait, and whoever waits leaves the core to another. */
const WORKERS = Number(process.env.WORKERS ?? availableParallelism() + 2);
const TRIES = 2;
/** Tests play until they have seen what they wait for, however slow the machine is; this long nothing of it takes. */
const LONGEST_MS = 15 * 60_000 * SLOWNESS;

async function collectTests() {
  const tests = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.e2e.mjs')).sort()) {
    const { default: collect } = await import(pathToFileURL(path.join(folder, file)).href);
    collect((name, run, { alone = false, long = false, chip = false } = {}) => tests.push({ name: `${file.replace('.e2e.mjs', '')}: ${name}`, run, alone, long, chip }));
  }
  // Those with a chip follow each other: a worker then changes its browser only once.
  const rank = ({ long, chip }) => (long ? 0 : chip ? 1 : 2);
  return tests.filter(({ name }) => words.every((word) => name.includes(word))).sort((a, b) => rank(a) - rank(b));
}

/** Seconds of the processor that the processes of a browser have taken so far; those that are gone are not counted. */
async function spentBy(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** One person's visit, from an empty browser to the end of the test. Returns why it failed, if it did, and what it took of the processor. */
async function visitOnce(browser, { name, run }, attempt) {
  const before = await spentBy(browser);
  const visit = new Visit({ browser, address, pictures, name, attempt });
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS);
  });
  const running = run(visit);
  // Whatever a test that took too long still says is no longer heard.
  running.catch(() => undefined);
  let error;
  try {
    await Promise.race([running, tooLong]);
    visit.demandNoTrouble();
  } catch (caught) {
    error = caught;
    await visit.picture(`failure ${attempt}`).catch(() => undefined);
  }
  clearTimeout(timer);
  const spent = (await spentBy(browser).catch(() => before)) - before;
  await visit.close().catch(() => undefined);
  return { error, spent };
}

const indented = (error) => `     ${String(error.stack ?? error).split('\n').slice(0, 12).join('\n     ')}`;

/** Tries a test until it passes, at most twice. Returns how it ended (`ok`, `FLAKY` or `FAIL`) and what it took of the processor. */
async function judge(launch, test) {
  const start = Date.now();
  let all = 0;
  for (let attempt = 1; ; attempt++) {
    const browser = await launch(test.chip ? LOOKING_ARGS : PLAYING_ARGS, attempt > 1);
    const { error, spent } = await visitOnce(browser, test, attempt);
    all += spent;
    const took = `(${((Date.now() - start) / 1000).toFixed(1)} s, ${all.toFixed(1)} s of the processor)`;
    if (!error) {
      console.log(attempt === 1 ? `ok    ${test.name} ${took}` : `FLAKY ${test.name} ${took}: passed at try ${attempt}`);
      return { end: attempt === 1 ? 'ok' : 'FLAKY', spent: all };
    }
    console.log(`${attempt < TRIES ? 'again' : 'FAIL '} ${test.name} ${took}\n${indented(error)}`);
    if (attempt === TRIES) return { end: 'FAIL', spent: all };
  }
}

/** A worker has one browser at a time, and keeps it while tests want one of its kind. */
function browserKeeper() {
  let browser;
  let kind;
  return {
    launch: async (args, isFresh) => {
      const isOfUse = !isFresh && kind === args && browser?.isConnected();
      if (!isOfUse) {
        // A browser that has just died may not know it yet.
        await browser?.close().catch(() => undefined);
        browser = await chromium.launch({ executablePath: chromiumPath(), args });
        kind = args;
      }
      return browser;
    },
    close: () => browser?.close(),
  };
}

/** Plays all tests with so many workers, each taking the next one that waits. */
async function playAll(tests, workers) {
  const waiting = [...tests];
  const ends = [];
  const work = async () => {
    const keeper = browserKeeper();
    for (let test = waiting.shift(); test; test = waiting.shift()) ends.push({ name: test.name, ...(await judge(keeper.launch, test)) });
    await keeper.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return ends;
}

const wanted = await collectTests();
const ends = [...(await playAll(wanted.filter(({ alone }) => !alone), WORKERS)), ...(await playAll(wanted.filter(({ alone }) => alone), 1))];
const named = (end) => ends.filter((each) => each.end === end);
const spent = ends.reduce((sum, each) => sum + each.spent, 0);
console.log(`\n${named('ok').length} passed, ${named('FLAKY').length} flaky, ${named('FAIL').length} failed; ${spent.toFixed(0)} s of the processor`);
for (const { name } of named('FLAKY')) console.log(`FLAKY ${name}: failed once and passed at the second try. Mend it.`);
for (const { name } of named('FAIL')) console.log(`FAIL  ${name}`);
process.exit(named('FAIL').length > 0 || wanted.length === 0 ? 1 : 0);
