/** Kills the whole browser in the middle of play, again and again: what was played is still there. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { PLAYING_ARGS, chromiumPath } from '../../scripts/lib/chromium.mjs';
import { written } from './kit/visit.mjs';

const KILLS = 20;
/** Two people at two browsers, a core each: nobody else is there meanwhile. */
const PEOPLE = 2;
const KILLS_A_MATCH = 4;
/** Few enough that no match is over after these kills, however fast the machine is. */
const MOST_TOUCHES = 10;
/** Alone, over a deal whose first 32 rolls are no 1: nothing happens that the hand has not done and nothing it does goes unseen. */
const DEAL = 'a lucky sow';
/** So many points nobody reaches who keeps this far away from the goal. */
const FAR_ENOUGH = 70;
/** What was on the screen longer than this before the end must be there again. */
const GRACE_MS = 100;
/** A touch may change nothing that is told (a 1 after a 1): then the next one follows. */
const CHANGE_MS = 2000;
const PATIENCE_MS = 120_000;

/** A browser with a profile on the disk that can be shot. */
async function start(profile) {
  const child = spawn(chromiumPath(), [...PLAYING_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`], { stdio: 'ignore', detached: true });
  const portFile = path.join(profile, 'DevToolsActivePort');
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const port = (await readFile(portFile, 'utf8').catch(() => '')).split('\n')[0];
    if (port) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined);
      if (browser) return { child, browser, page: await browser.contexts()[0].newPage() };
    }
    await sleep(50);
  }
  throw new Error('the browser does not start');
}

async function shoot({ child, browser }, profile) {
  process.kill(-child.pid, 'SIGKILL');
  await browser.close().catch(() => undefined);
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true });
}

/** Everything the table says about where the match stands: scores and what lies in the turn, not what happened last. */
const told = (page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label')).filter((label) => /^(?!Log:).*\d+ point|^Hold|^Die/.test(label ?? '')).join(' | '));

/** Opens the match and waits until the table says where it stands. */
async function openTable(page, address) {
  await page.goto(address, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Roll$/ }).first().waitFor({ timeout: PATIENCE_MS });
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const said = await told(page);
    if (said !== '') return said;
    await sleep(50);
  }
  throw new Error('the table says nothing');
}

async function startMatch(page, home) {
  await page.goto(`${home}/box/pig/new`);
  await page.getByLabel('Words for the deal').fill(DEAL);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Let’s play' }).click({ timeout: PATIENCE_MS });
  await page.getByRole('button', { name: /^Roll$/ }).first().waitFor();
  return page.url();
}

/** Points at stake and points kept, of what the table says. */
const pointsOf = (what) => Number(/Hold (\d+)/.exec(what)?.[1] ?? 0) + Number(/(\d+) of \d+ points/.exec(what)?.[1] ?? 0);

/**
 * Plays until something has changed, however slow the machine is, and then for a random while; notes what was seen when.
 * Every touch is seen to its end before the next, but for the last one, which the end of the browser may overtake.
 */
async function playOn(page) {
  const seen = [{ at: Date.now(), what: await told(page) }];
  const newest = () => seen[seen.length - 1].what;
  const look = async () => {
    const what = await told(page);
    if (what !== newest()) seen.push({ at: Date.now(), what });
  };
  const touch = async () => {
    const stop = Math.random() < 0.1 && pointsOf(newest()) < FAR_ENOUGH;
    await page.getByRole('button', { name: stop ? /^Hold/ : /^Roll$/ }).first().click({ timeout: 2000 }).catch(() => undefined);
  };
  const changed = async (count) => {
    for (const until = Date.now() + CHANGE_MS; Date.now() < until && seen.length === count; ) await look();
  };
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && seen.length === 1; ) {
    await touch();
    await changed(1);
  }
  const until = Date.now() + 500 * Math.random();
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    const count = seen.length;
    await touch();
    if (Date.now() > until) break;
    await changed(count);
  }
  await look();
  return seen;
}

/** What the table says again may be newer than what was last seen, but never older than what was seen before the grace. */
function demandNothingLost(seen, again, end, kill) {
  const safe = Math.max(0, seen.findLastIndex(({ at }) => at < end - GRACE_MS));
  const isOld = seen.some(({ what }) => what === again) && !seen.slice(safe).some(({ what }) => what === again);
  assert.ok(!isOld, `kill ${kill}: after “${seen.map(({ what }) => what).join('” “')}” the table says “${again}”`);
}

/** One person at a browser that is killed so many times. */
async function playAndBeKilled(home, kills) {
  const profile = await mkdtemp(path.join(tmpdir(), 'killed-'));
  let running = await start(profile);
  try {
    const { page } = running;
    await page.goto(`${home}/settings`, { timeout: PATIENCE_MS });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.getByRole('radio', { name: 'Instant' }).click();
    await written(page);
    let address = '';
    for (let kill = 0; kill < kills; kill++) {
      if (kill % KILLS_A_MATCH === 0) address = await startMatch(running.page, home);
      const seen = await playOn(running.page);
      const end = Date.now();
      assert.ok(seen.length > 1, `kill ${kill + 1}: nothing was played`);
      await shoot(running, profile);
      running = await start(profile);
      const again = await openTable(running.page, address);
      demandNothingLost(seen, again, end, kill + 1);
    }
  } finally {
    await shoot(running, profile).catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
  }
}

export default function killed(test) {
  test(`a browser killed ${KILLS} times in the middle of play has lost nothing`, async ({ address }) => {
    await Promise.all(Array.from({ length: PEOPLE }, () => playAndBeKilled(address, KILLS / PEOPLE)));
  }, { alone: true });
}
