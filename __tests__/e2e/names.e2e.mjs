/** What is read on a button is what it is called: whoever speaks to the app can say what they see. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = ['/', '/box/bounty-trail', '/box/dungeon-fighter/new', '/settings', '/saves', '/box/pig/records', '/dice'];
const TABLES = ['pig', 'bounty-trail', 'roll-and-fight', 'dungeon-fighter', 'vengeance'];
const SETTLED_MS = 900;

async function demandSameNames(page, where) {
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(AXE);
  const faults = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
  });
  assert.deepEqual(faults, [], where);
}

export default function names(test) {
  test('what is read on a button is part of its name, on the shelf and at every table', async (visit) => {
    const page = await visit.open('phone');
    for (const at of PAGES) {
      await visit.goto(at);
      await demandSameNames(page, at);
    }
    for (const box of TABLES) {
      await visit.goto(`/box/${box}`);
      await visit.press('Play now');
      await page.getByRole('button', { name: 'Menu' }).waitFor({ timeout: 60_000 });
      await visit.readOpening();
      await demandSameNames(page, `the table of ${box}`);
    }
  });
}
