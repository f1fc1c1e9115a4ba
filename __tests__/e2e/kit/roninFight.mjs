import assert from 'node:assert/strict';

/** What a test does at the table of a battle of Ronin's Revenge. */

export const result = (page) => page.getByRole('dialog', { name: 'The result' });

/** Labels of everything that can be pressed, read in one go. */
const labelsOf = (page) => page.locator('[role="button"]').evaluateAll((all) => all
  .filter((one) => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0)
  .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
const answersOf = (page) => page.getByRole('group', { name: 'Answers' }).getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** With a finger. What was there a moment ago may be gone: the next look says what is there now. */
export const touch = (visit, label) => visit.tryPress(visit.page.getByRole('button', { name: label, exact: true }).locator('visible=true').first());

/** With the keyboard alone: what a screen reader lists gets the focus, which the Tab key must reach too, and Enter presses it. */
export async function type({ page }, label) {
  const button = page.getByRole('button', { name: label, exact: true }).locator('visible=true').first();
  const focused = await button.focus({ timeout: 2000 }).then(() => true, () => false);
  if (!focused) return;
  // Among neighbours that arrow keys walk through, the one in focus becomes the stop. What was there a moment ago may be gone by now.
  const isStop = await button.evaluate(async (one) => {
    for (let frame = 0; frame < 10 && one.isConnected && one.tabIndex < 0; frame++) await new Promise(requestAnimationFrame);
    return !one.isConnected || one.tabIndex >= 0;
  }, undefined, { timeout: 2000 }).catch(() => true);
  assert.ok(isStop, `the Tab key stops at “${label}”`);
  await page.keyboard.press('Enter');
}

/** What is pressed, the first that is there: somebody who does what the table advises. */
export const WAYS = {
  begin: /^Begin$/, carryOut: /^(Go: |Rest: Rest|Do it: )/, strike: /^Strike: /, end: /^End the turn$/, advised: /, advised$/, show: /^Show it$/,
  defend: /^(Take it|Defend: )/, card: /^(Ember|Reed|Tide|Crane|Stone|Moon): /, ask: /^What would you do\?$/,
};

/** Plays as advised until something is there, or to the end. `ways` does differently what somebody does differently. */
export async function fight(visit, { press = touch, ways = {}, until = () => false, seen = new Set() } = {}) {
  const { page } = visit;
  for (;;) {
    await page.waitForTimeout(30);
    if (await result(page).isVisible()) return 'over';
    const labels = await labelsOf(page);
    if (until(labels)) return 'there';
    const way = Object.keys(WAYS).find((name) => labels.some((label) => WAYS[name].test(label)));
    const label = way && labels.find((each) => WAYS[way].test(each));
    if (way) {
      seen.add(way);
      await (ways[way] ?? press)(visit, label);
      // Whoever has asked waits for the answer, however long it is thought about.
      if (way === 'ask') await visit.eventually(async () => (await labelsOf(page)).some((each) => [WAYS.advised, WAYS.show, WAYS.ask].some((sign) => sign.test(each))), 'advice comes');
      continue;
    }
    // A question that a card asks: its first answer.
    const [answer] = await answersOf(page);
    if (answer) await press(visit, answer);
  }
}
