/**
 * Plays every box for a while in a real browser and meanwhile does to it what happens to browsers: kills it, moves the
 * clock, turns the screen, changes tabs, reloads the page.
 *
 *     npm run soak -- [minutes, 60 unless told] [address of a served build]
 *
 * What was on the screen longer than 100 ms before a kill must be there again; nothing that was listed may be gone. Ends
 * with what was lost and fails unless that is nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { LOOKING_ARGS, chromiumPath } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const [minutes = '60', served] = process.argv.slice(2);
const BOXES = ['pig', 'bounty-trail', 'roll-and-fight', 'dungeon-fighter', 'vengeance', 'ronins-revenge'];
const CAMPAIGNS = ['pig/campaign/the-long-night', 'ronins-revenge/campaign/souls-of-kurokai'];
/** One after another, so that an hour comes by all of them. */
const PLACES = [...BOXES, ...CAMPAIGNS];
const SIZES = [[390, 844], [844, 390], [820, 1180], [1180, 820], [1440, 900], [360, 640]];
const GRACE_MS = 100;
/** The machine may be busy with other things for minutes; that is not what is looked for. */
const PATIENCE_MS = 300_000;
const HOURS_MS = 3_600_000;
/** Buttons that lead away from the table or take moves back. */
const LEADS_AWAY = /menu|leave|shelf|settings|rules|undo|log|speed|replay|watch|share|again|close|back|zoom|whole board|what to|goal|explain|how |aloud|larger|smaller/i;

const counts = { kills: 0, reloads: 0, tabs: 0, turns: 0, clocks: 0, touches: 0, matches: 0, lostMoves: 0, lostMatches: 0, broken: 0 };
const told = [];
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function start(profile) {
  const child = spawn(chromiumPath(), [...LOOKING_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`], { stdio: 'ignore', detached: true });
  for (let i = 0; i < 1200; i++) {
    const port = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n')[0];
    const browser = port && (await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined));
    if (browser) {
      const page = await browser.contexts()[0].newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.on('pageerror', (error) => {
        counts.broken += 1;
        told.push(`the page broke: ${error.message}`);
      });
      return { child, browser, page };
    }
    await sleep(50);
  }
  throw new Error('the browser does not start');
}

async function kill({ child, browser }, profile) {
  process.kill(-child.pid, 'SIGKILL');
  await browser.close().catch(() => undefined);
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true });
}

/** Every stored match and campaign: how many moves or finished stations it has. Read from the browser's own database, where a killed browser left it. */
const stored = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('grudgebox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const table = opening.result.transaction('entries').objectStore('entries');
          const [keys, values] = [table.getAllKeys(), table.getAll()];
          values.onsuccess = () => {
            const entries = new Map(keys.result.map((key, i) => [key, values.result[i]]));
            const moves = {};
            for (const [key, slot] of entries) {
              if (!/^grudgebox:(save|campaign)\//.test(key) || key.includes('#')) continue;
              const { match, campaign } = JSON.parse(entries.get(`${key}#${slot}`) ?? '{}');
              moves[key] = campaign?.results?.length ?? (match?.moves?.list ? match.moves.list.split(',').length : 0);
            }
            opening.result.close();
            resolve(moves);
          };
        };
      }),
  );

async function newMatch(page, address) {
  const place = PLACES[counts.matches % PLACES.length];
  await page.goto(`${address}/box/${place}`);
  await page.getByRole('button', { name: CAMPAIGNS.includes(place) ? 'Start' : 'Play now' }).click();
  if (CAMPAIGNS.includes(place)) await page.getByRole('button', { name: 'Play the next one' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  counts.matches += 1;
  return page.url();
}

/** Puts away what lies over the table, then presses something that can be pressed. */
async function touchSomething(page) {
  const opening = page.getByRole('button', { name: /^(Let’s play|.* has it)$/ }).first();
  if (await opening.isVisible().catch(() => false)) await opening.click({ timeout: 2000 }).catch(() => undefined);
  const buttons = await page.getByRole('button', { disabled: false }).locator('visible=true').all();
  const names = await Promise.all(buttons.map((button) => button.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent ?? '').catch(() => '')));
  const able = buttons.filter((_, i) => !LEADS_AWAY.test(names[i]));
  if (able.length > 0) await pick(able).click({ timeout: 1500 }).catch(() => undefined);
  counts.touches += 1;
}

const DISTURBANCES = {
  turns: async ({ page }) => {
    const [width, height] = pick(SIZES);
    await page.setViewportSize({ width, height });
  },
  tabs: async ({ page, browser }) => {
    const other = await browser.contexts()[0].newPage();
    await other.goto('about:blank');
    await other.bringToFront();
    await sleep(200);
    await other.close();
    await page.bringToFront();
  },
  clocks: async ({ page }) => {
    const shift = Math.round((Math.random() - 0.5) * 48) * HOURS_MS;
    await page.evaluate((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, shift);
  },
  reloads: async ({ page }) => {
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  },
};

/** Compares what is stored with what was, and says what is gone. */
function compare(before, after) {
  for (const [key, moves] of Object.entries(before)) {
    if (!(key in after)) {
      counts.lostMatches += 1;
      told.push(`${key} is gone`);
    } else if (after[key] < moves) {
      counts.lostMoves += moves - after[key];
      told.push(`${key} has ${after[key]} moves instead of ${moves}`);
    }
  }
}

async function soak(address, profile) {
  const until = Date.now() + Number(minutes) * 60_000;
  let running = await start(profile);
  try {
    await running.page.goto(`${address}/settings`);
    await running.page.getByRole('radio', { name: 'Instant' }).click();
    let table = await newMatch(running.page, address);
    while (Date.now() < until) {
      for (let touches = 5 + Math.floor(Math.random() * 20); touches > 0; touches--) {
        await touchSomething(running.page);
        if (Math.random() > 0.12) continue;
        const what = pick(Object.keys(DISTURBANCES));
        await DISTURBANCES[what](running).catch((error) => told.push(`${what}: ${error.message.split('\n')[0]}`));
        counts[what] += 1;
      }
      const before = await stored(running.page);
      await sleep(GRACE_MS);
      await kill(running, profile);
      counts.kills += 1;
      running = await start(profile);
      await running.page.goto(table);
      await running.page.getByRole('button', { name: 'Menu' }).or(running.page.getByRole('button', { name: /^(Back to the shelf|To the shelf)$/ })).first().waitFor();
      const after = await stored(running.page);
      compare(before, after);
      if (await running.page.getByText('This table cannot be set').isVisible()) {
        counts.lostMatches += 1;
        told.push(`${table} cannot be opened`);
      }
      if (Math.random() < 0.5) table = await newMatch(running.page, address);
      console.log(JSON.stringify(counts));
    }
  } finally {
    await kill(running, profile).catch(() => undefined);
  }
}

const server = served ? undefined : await serve(path.join(root, 'dist'), 0, '127.0.0.1');
const profile = await mkdtemp(path.join(tmpdir(), 'soak-'));
try {
  await soak(served ?? `http://127.0.0.1:${server.address().port}`, profile);
} finally {
  server?.close();
  server?.closeAllConnections();
  await rm(profile, { recursive: true, force: true });
}
for (const line of told) console.log(line);
console.log(`Lost: ${counts.lostMatches} matches, ${counts.lostMoves} moves; the page broke ${counts.broken} times. ${counts.matches} matches, ${counts.touches} touches, ${counts.kills} kills.`);
process.exit(counts.lostMatches + counts.lostMoves + counts.broken > 0 ? 1 : 0);
