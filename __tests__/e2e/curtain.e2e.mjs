/** While the device is being passed, nothing behind the curtain can be reached: not by keys, not by fingers, not by a screen reader. */
import assert from 'node:assert/strict';

const TABS = 60;
const GRID = 12;

/** What has the focus, if it is not the curtain's own. */
const focusBehind = (page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('[role="dialog"]')) return undefined;
    return active.getAttribute('aria-label') ?? active.textContent ?? active.tagName;
  });

/** What a finger would touch anywhere on the screen, if it is not the curtain's own. */
const touchedBehind = (page) =>
  page.evaluate((grid) => {
    const found = [];
    for (let x = 0; x < grid; x++) {
      for (let y = 0; y < grid; y++) {
        const hit = document.elementFromPoint(((x + 0.5) / grid) * innerWidth, ((y + 0.5) / grid) * innerHeight);
        if (hit && !hit.closest('[role="dialog"]')) found.push(hit.outerHTML.slice(0, 80));
      }
    }
    return found;
  }, GRID);

export default function curtain(test) {
  test('nothing behind the privacy curtain can be focused, pressed or read', async (visit) => {
    const page = await visit.open('phone', { at: '/box/bounty-trail/new' });
    await visit.press('Add a seat');
    const names = page.getByRole('textbox', { name: /name/i });
    await names.nth(1).fill('Noor');
    const person = page.getByRole('radio', { name: 'Person' }).locator('visible=true');
    if ((await person.count()) > 1 && (await person.nth(1).getAttribute('aria-checked')) !== 'true') await person.nth(1).click();
    await visit.press(/^Start$/);
    const dialog = page.getByRole('dialog', { name: /^Pass to/ });
    await dialog.waitFor({ timeout: 60_000 });
    await visit.inspect('the curtain');
    assert.deepEqual(await touchedBehind(page), []);
    for (let i = 0; i < TABS; i++) {
      await page.keyboard.press('Tab');
      assert.equal(await focusBehind(page), undefined, `after ${i + 1} tabs`);
    }
    const reachable = await page.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent));
    assert.deepEqual(reachable.filter((label) => !/has it$/.test(label)), []);
    await page.getByRole('button', { name: /has it$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
}
