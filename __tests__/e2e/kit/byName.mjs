import assert from 'node:assert/strict';

/** What can be pressed now, by its name, in one go; what is behind a dialog cannot. */
const namesOf = (page, group) => (group ? page.getByRole('group', { name: group, exact: true }) : page).getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));

/** Keys alone: the focus walks to the button, Enter presses it. */
export async function withKeys(page, name) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  const stops = await page.evaluate(() => document.querySelectorAll('button, [tabindex], input, a[href]').length);
  for (let tabs = 0; tabs <= 3 * stops + 20; tabs++) {
    if ((await focused()) === name) return page.keyboard.press('Enter');
    // What was there a moment ago may be gone by now.
    if (tabs % 10 === 9 && !(await namesOf(page)).includes(name)) return undefined;
    await page.keyboard.press('Tab');
  }
  return assert.fail(`the keyboard does not get to “${name}”`);
}

/** The accessibility tree alone: the button is found by role and name and activated without a place on the screen, as a screen reader does. */
export const withTree = (page, name) => page.getByRole('button', { name, exact: true }).first().evaluate((button) => button.click(), undefined, { timeout: 3000 }).catch(() => undefined);

/**
 * Plays by names until `over`. A rule is `{ name, group?, most?, unless? }`: the first one whose button is there is
 * pressed, at most so often in a phase; a phase is over when a button named in `phases` was pressed.
 */
export async function playByName(visit, press, { rules, phases, over }) {
  const { page } = visit;
  const pressed = new Map();
  while (!(await over())) {
    const all = await namesOf(page);
    let done = false;
    for (const { name, group, most = Infinity } of rules) {
      if ((pressed.get(name) ?? 0) >= most) continue;
      const found = (group ? await namesOf(page, group) : all).find((one) => name.test(one) && !one.endsWith('Not now'));
      if (found === undefined) continue;
      pressed.set(name, (pressed.get(name) ?? 0) + 1);
      await press(page, found);
      if (phases.some((phase) => phase.test(found))) pressed.clear();
      done = true;
      break;
    }
    // Something is being told, or dice are still rolling.
    await page.waitForTimeout(done ? 60 : 120);
  }
}
