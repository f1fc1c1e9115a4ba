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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A development server bundles the app on the first visit. */
const PATIENCE_MS = 120_000;
/** Sheets fade in; until then they are not what they will be. */
const APPEARING_MS = 700;
const SERIOUS = ['serious', 'critical'];
/** How many times slower than this machine the visitor's device is. */
const SLOWNESS = Number(process.env.SLOWNESS ?? 1);

/** One person's visit to the app: a browser of their own, with nothing stored yet. */
export class Visit {
  constructor({ browser, address, pictures, name }) {
    this.browser = browser;
    this.address = address;
    this.folder = path.join(pictures, name.replace(/[^a-z0-9]+/gi, '-').toLowerCase());
    this.trouble = [];
  }

  /** Opens a page at a window size; `sensors` gives the device an accelerometer and a gyroscope. */
  async open(size = 'phone', { at = '/', sensors = false } = {}) {
    const touch = size !== 'desktop';
    this.context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: touch,
      isMobile: touch,
      permissions: sensors ? ['accelerometer', 'gyroscope'] : [],
      reducedMotion: 'no-preference',
      acceptDownloads: true,
    });
    this.page = await this.context.newPage();
    this.page.setDefaultTimeout(20_000 * SLOWNESS);
    if (SLOWNESS > 1) {
      const device = await this.context.newCDPSession(this.page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    }
    this.page.on('console', (message) => {
      if (message.type() === 'error') this.trouble.push(`console: ${message.text()}`);
    });
    this.page.on('pageerror', (error) => this.trouble.push(`page: ${error.message}`));
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

  async goto(at) {
    await this.page.goto(this.address + at, { timeout: PATIENCE_MS, waitUntil: 'domcontentloaded' });
    await this.page.waitForSelector('[role="main"]', { timeout: PATIENCE_MS });
  }

  button(name) {
    return this.page.getByRole('button', { name }).locator('visible=true').first();
  }

  async press(name) {
    await this.button(name).click();
  }

  /** Bots and animations at their fastest. */
  async playInstantly() {
    for (let press = 0; press < 4; press++) {
      if (await this.page.getByRole('button', { name: /^Speed: instant/ }).isVisible()) return;
      await this.press(/^Speed:/);
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

  /** A picture, and nobody shut out: no serious fault that axe can find on this screen. */
  async inspect(name) {
    await this.page.waitForTimeout(APPEARING_MS);
    await this.picture(name);
    // The page's policy lets no foreign script in; what the test itself evaluates is not the page's.
    await this.page.evaluate(AXE);
    const { violations } = await this.page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
    const faults = violations
      .filter(({ impact }) => SERIOUS.includes(impact))
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    assert.deepEqual(faults, [], `accessibility of “${name}”`);
  }

  demandNoTrouble() {
    assert.deepEqual(this.trouble, [], 'the console stays silent');
  }

  async close() {
    await this.context?.close();
  }
}
