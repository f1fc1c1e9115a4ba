/** Two windows of one browser: neither writes over the other. */
import assert from 'node:assert/strict';

import { written } from './kit/visit.mjs';

const PATIENCE_MS = 60_000;
/** Alone, over a deal whose first 32 rolls are no 1: every roll is told. */
const DEAL = 'a lucky sow';

/** What the table says about where the match stands; what happened last is another thing. */
const told = (page) => page.evaluate(() => [...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label')).filter((label) => /^(?!Log:).*\d+ point|^Hold/.test(label ?? '')).join(' | '));

export default function windows(test) {
  test('a match is open in one window; the other says so, and goes on where the first has left', async (visit) => {
    const first = await visit.open('phone', { at: '/settings' });
    await first.getByRole('radio', { name: 'Instant' }).click();
    await visit.goto('/box/pig/new');
    await first.getByLabel('Words for the deal').fill(DEAL);
    await visit.press(/^Start$/);
    await visit.button(/^Roll$/).waitFor();
    const address = first.url();
    const roll = async () => {
      const before = await told(first);
      await visit.pressUntil(visit.button(/^Roll$/), async () => (await told(first)) !== before, 'the roll is told');
    };
    for (let i = 0; i < 3; i++) await roll();

    const second = await visit.context.newPage();
    await second.goto(address);
    await second.getByText(/open in another window/).waitFor({ timeout: PATIENCE_MS });
    assert.equal(await second.getByRole('button', { name: /^Roll$/ }).count(), 0);
    await second.screenshot({ path: `${visit.folder}/elsewhere.png` });

    await roll();
    const left = await told(first);
    await written(first);
    await first.close();
    visit.page = second;
    await second.getByRole('button', { name: /^Roll$/ }).first().waitFor({ timeout: PATIENCE_MS });
    await visit.eventually(async () => (await told(second)) === left, `it goes on with the last move of the other window: ${left}`);
  });

  test('what two windows change at once is all there afterwards', async (visit) => {
    const first = await visit.open('phone', { at: '/settings' });
    const second = await visit.context.newPage();
    await second.goto(`${visit.address}/settings`);
    await second.getByRole('radio', { name: 'Slow' }).waitFor({ timeout: PATIENCE_MS });
    await Promise.all([first.getByRole('switch', { name: /Left-handed/ }).click(), second.getByRole('radio', { name: 'Slow' }).click()]);
    await first.getByRole('switch', { name: /Left-handed/, checked: true }).waitFor();
    await second.getByRole('radio', { name: 'Slow', checked: true }).waitFor();
    await Promise.all([written(first), written(second)]);
    const third = await visit.context.newPage();
    await third.goto(`${visit.address}/settings`);
    await third.getByRole('radio', { name: 'Slow', checked: true }).waitFor({ timeout: PATIENCE_MS });
    await third.getByRole('switch', { name: /Left-handed/, checked: true }).waitFor();
  });
}
