import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Hand } from './hand.mjs';

export const SIZES = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  tabletLying: { width: 1180, height: 820 },
  desktop: { width: 1440, height: 900 },
};

/** Here every point is painted by the processor: large windows get a quarter of them. Nothing is laid out differently for it. */
const COARSE = new Set(['tablet', 'tabletLying', 'desktop']);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A development server bundles the app on the first visit. */
const PATIENCE_MS = 120_000;
/** Sheets fade in; until then they are not what they will be. On a slow machine that takes longer, so a screen with faults is looked at again. */
const APPEARING_MS = 700;
const LOOKS = 8;
const SERIOUS = ['serious', 'critical'];
/** How many times slower than this machine the visitor's device is. */
export const SLOWNESS = Number(process.env.SLOWNESS ?? 1);
/** How long something may take that takes a moment on a quiet machine. */
export const WAITING_MS = 60_000 * SLOWNESS;
const LOOK_EVERY_MS = 50;
/** What has not been felt by then is pressed again. */
const PRESS_AGAIN_MS = 5000 * SLOWNESS;
/** What may be gone by the time the finger arrives is not waited for. */
const TRYING_MS = 3000 * SLOWNESS;

/** One person's visit to the app: a browser of their own, with nothing stored yet. */
export class Visit {
  constructor({ browser, address, pictures, name, attempt = 1 }) {
    this.browser = browser;
    this.address = address;
    this.chance = `${name} ${attempt}`;
    this.folder = path.join(pictures, name.replace(/[^a-z0-9]+/gi, '-').toLowerCase());
    this.trouble = [];
  }

  /**
   * Opens a page at a window size; `sensors` gives the device an accelerometer and a gyroscope, `installed` lets it keep the
   * whole app for the time without a network, which takes as long as everything else together.
   */
  async open(size = 'phone', { at = '/', sensors = false, installed = false } = {}) {
    const touch = size !== 'desktop';
    this.context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: touch,
      isMobile: touch,
      permissions: sensors ? ['accelerometer', 'gyroscope'] : [],
      reducedMotion: 'no-preference',
      deviceScaleFactor: COARSE.has(size) ? 0.5 : 1,
      serviceWorkers: installed ? 'allow' : 'block',
      acceptDownloads: true,
    });
    this.context.setDefaultTimeout(WAITING_MS);
    await fixChance(this.context, this.chance);
    this.page = await this.context.newPage();
    if (SLOWNESS > 1) {
      const device = await this.context.newCDPSession(this.page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    this.page.on('console', (message) => {
      if (message.type() === 'error') this.trouble.push(`console: ${message.text()}`);
    });
    this.page.on('pageerror', (error) => this.trouble.push(`page: ${error?.stack ?? error?.message ?? error}`));
    if (sensors) {
      this.hand = new Hand(await this.context.newCDPSession(this.page));
      await this.hand.hold();
    }
    // Whoever sits down to a new match reads the opening card and puts it away, whenever it comes.
    await this.page.addLocatorHandler(this.opening(), () => this.readOpening());
    await this.goto(at);
    return this.page;
  }

  opening() {
    return this.page.getByRole('dialog', { name: /^Before you play/ });
  }

  /**
   * Puts the card away if it lies there: bare fingers do not wait for that. Not by a click, which would call for this very
   * hand, and without waiting for the button: the hand that is called for may have been quicker.
   */
  async readOpening() {
    const button = this.opening().getByRole('button', { name: 'Let’s play' });
    while (await this.opening().isVisible()) {
      await button.evaluateAll((buttons) => buttons.forEach((each) => each.click()));
      await this.page.waitForTimeout(50);
    }
  }

  /** Another address is asked for only when everything that was accepted so far is on the disk. */
  async goto(at) {
    if (this.page.url().startsWith('http')) await written(this.page);
    await this.page.goto(this.address + at, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
    await this.page.waitForSelector('[role="main"]', { timeout: PATIENCE_MS });
  }

  button(name) {
    return this.page.getByRole('button', { name }).locator('visible=true').first();
  }

  /** Waits for the teacher of a lesson to say this. What will be said later is on the page too, unseen, to keep its room. */
  async hearTeacher(words) {
    await this.page.getByRole('region', { name: 'Lesson' }).locator('[aria-live]').filter({ hasText: words }).waitFor();
  }

  async press(name) {
    await this.button(name).click();
  }

  /** Presses what was there a moment ago and may be gone by now. */
  async tryPress(locator) {
    await locator.click({ timeout: TRYING_MS }).catch(() => undefined);
  }

  /** Looks until something holds, however long that takes on this machine. */
  async eventually(check, words) {
    const until = Date.now() + WAITING_MS;
    while (!(await check())) {
      assert.ok(Date.now() < until, words);
      await this.page.waitForTimeout(LOOK_EVERY_MS);
    }
  }

  /** Presses until something holds: while a move is still told, a press only hurries it on. */
  async pressUntil(locator, check, words) {
    let pressed = -Infinity;
    await this.eventually(async () => {
      if (await check()) return true;
      if (Date.now() > pressed + PRESS_AGAIN_MS) {
        await this.tryPress(locator);
        pressed = Date.now();
      }
      return check();
    }, words);
  }

  /** Shakes the phone until something is there: a busy machine may not feel every stroke. */
  async shakeUntil(sight, strokes) {
    await this.eventually(async () => {
      if (await sight.isVisible()) return true;
      await this.hand.shake({ strokes });
      return sight.waitFor({ timeout: TRYING_MS }).then(() => true, () => false);
    }, 'the shake is felt');
  }

  /** What cannot be taken back, by key: a click may be a touch or a hold, as busy as the machine is. */
  async commit(name) {
    const button = this.button(name);
    // A key does not wait for a button that is still resting.
    await button.click({ trial: true });
    await button.press('Enter');
  }

  /** Bots and animations at their fastest. */
  async playInstantly() {
    const speed = this.button(/^Speed:/);
    for (let label = await speed.getAttribute('aria-label'); !/^Speed: instant/.test(label); label = await speed.getAttribute('aria-label')) {
      const before = label;
      await this.pressUntil(speed, async () => (await speed.getAttribute('aria-label')) !== before, 'the speed changes');
    }
  }

  async resize(size) {
    await this.page.setViewportSize(SIZES[size]);
    await this.page.waitForTimeout(300);
  }

  async picture(name) {
    await mkdir(this.folder, { recursive: true });
    await this.page?.screenshot({ path: path.join(this.folder, `${name}.png`) });
  }

  /** A picture, and nobody shut out: no serious fault that axe can find on this screen once it stands. */
  async inspect(name) {
    let faults = [];
    for (let look = 0; look < LOOKS; look++) {
      await this.page.waitForTimeout(APPEARING_MS);
      await this.picture(name);
      faults = await this.faultsOf({ resultTypes: ['violations'] });
      if (faults.length === 0) return;
    }
    assert.deepEqual(faults, [], `accessibility of “${name}”`);
  }

  /** What axe finds, with the beginning of what it finds it in. */
  async faultsOf(question) {
    // The page's policy lets no foreign script in; what the test itself evaluates is not the page's.
    if (!(await this.page.evaluate(() => 'axe' in globalThis))) await this.page.evaluate(AXE);
    const { violations } = await this.page.evaluate((asked) => globalThis.axe.run(document, asked), question);
    return violations
      .filter(({ impact }) => SERIOUS.includes(impact))
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }

  demandNoTrouble() {
    assert.deepEqual(this.trouble, [], 'the console stays silent');
  }

  async close() {
    await this.context?.close();
  }
}

/**
 * The device's chance is the same whenever a test is played, so no test plays a lottery; every page that is loaded draws
 * differently from the one before.
 */
async function fixChance(context, seed) {
  await context.addInitScript((words) => {
    let pages = 0;
    try {
      pages = Number(localStorage.getItem('e2e pages') ?? 0) + 1;
      localStorage.setItem('e2e pages', String(pages));
    } catch {
      return;
    }
    let state = 0;
    for (const letter of `${words} ${pages}`) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
    // mulberry32
    const next = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => next() / 0x100000000;
    crypto.getRandomValues = (list) => {
      const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next();
      return list;
    };
  }, seed);
}

/** Resolves when the app's database has written what the page gave it: a transaction of our own comes after all of them. */
export const written = (page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'grudgebox')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => {
      const opening = indexedDB.open('grudgebox');
      opening.onerror = resolve;
      opening.onsuccess = () => {
        const done = () => {
          opening.result.close();
          resolve();
        };
        if (opening.result.objectStoreNames.length === 0) return done();
        const last = opening.result.transaction('entries', 'readwrite');
        last.oncomplete = done;
        last.onabort = done;
        last.objectStore('entries').count();
      };
    });
  });
