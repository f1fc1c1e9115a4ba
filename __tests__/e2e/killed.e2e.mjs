/** Kills the whole browser in the middle of play, again and again: what was played is still there. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/lib/chromium.mjs';

const KILLS = 20;
/** Few enough that nobody has won before the next match begins. */
const KILLS_A_MATCH = 4;
/** What was on the screen longer than this before the end must be there again. */
const GRACE_MS = 100;
const PATIENCE_MS = 120_000;

/** A browser with a profile on the disk that can be shot. */
async function start(profile) {
  const child = spawn(chromiumPath(), [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`], { stdio: 'ignore', detached: true });
  const portFile = path.join(profile, 'DevToolsActivePort');
  for (let i = 0; i < 600; i++) {
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

/** Everything the table says about the match: scores and what lies in the turn. */
const told = (page) =>
  page.evaluate(() => [...document.querySelectorAll('[role="main"] [aria-label]')].map((node) => node.getAttribute('aria-label')).filter((label) => /\d+ point|^Hold/.test(label ?? '')).join(' | '));

/** Opens the match and waits until the table says where it stands. */
async function openTable(page, address) {
  await page.goto(address, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Roll$/ }).first().waitFor({ timeout: PATIENCE_MS });
  for (let i = 0; i < 200; i++) {
    const said = await told(page);
    if (said !== '') return said;
    await sleep(50);
  }
  throw new Error('the table says nothing');
}

async function startMatch(page, home) {
  await page.goto(`${home}/box/pig/new`);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Let’s play' }).click({ timeout: PATIENCE_MS });
  await page.getByRole('button', { name: /^Roll$/ }).first().waitFor();
  return page.url();
}

/** Plays for a while and notes what was seen when. */
async function playOn(page, ms) {
  const seen = [{ at: Date.now(), what: await told(page) }];
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const hold = Math.random() < 0.1 ? page.getByRole('button', { name: /^Hold/ }).first() : page.getByRole('button', { name: /^Roll$/ }).first();
    await hold.click({ timeout: 2000 }).catch(() => undefined);
    seen.push({ at: Date.now(), what: await told(page) });
  }
  return seen;
}

export default function killed(test) {
  test(`a browser killed ${KILLS} times in the middle of play has lost nothing`, async (visit) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'killed-'));
    let running = await start(profile);
    try {
      const { page } = running;
      await page.goto(`${visit.address}/settings`, { timeout: PATIENCE_MS });
      await page.getByRole('radio', { name: 'Instant' }).click();
      let address = '';
      let changes = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill % KILLS_A_MATCH === 0) address = await startMatch(running.page, visit.address);
        const seen = await playOn(running.page, 200 + Math.random() * 500);
        const end = Date.now();
        changes += new Set(seen.map(({ what }) => what)).size - 1;
        await shoot(running, profile);
        running = await start(profile);
        const again = await openTable(running.page, address);
        const safe = seen.findLastIndex(({ at }) => at < end - GRACE_MS);
        assert.ok(seen.slice(Math.max(0, safe)).some(({ what }) => what === again), `kill ${kill + 1}: after “${seen.map(({ what }) => what).join('” “')}” the table says “${again}”`);
      }
      assert.ok(changes >= KILLS, `only ${changes} changes were seen: nothing was played`);
    } finally {
      await shoot(running, profile).catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
    }
  });
}
