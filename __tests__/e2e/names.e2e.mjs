/** What is read on a button is what it is called: whoever speaks to the app can say what they see. */
import assert from 'node:assert/strict';

const PAGES = ['/', '/box/bounty-trail', '/box/dungeon-fighter/new', '/settings', '/saves', '/box/pig/records', '/dice'];
const TABLES = ['pig', 'bounty-trail', 'roll-and-fight', 'dungeon-fighter', 'vengeance', 'ronins-revenge'];
const SETTLED_MS = 900;
/** On a slow machine a page may need longer until it stands: one with faults is looked at again. */
const LOOKS = 6;
const SAME_NAME = { runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } };

async function demandSameNames(visit, where) {
  let faults = [];
  for (let look = 0; look < LOOKS; look++) {
    await visit.page.waitForTimeout(SETTLED_MS);
    faults = await visit.faultsOf(SAME_NAME);
    if (faults.length === 0) return;
  }
  assert.deepEqual(faults, [], where);
}

export default function names(test) {
  test('what is read on a button is part of its name, on the shelf and at every table', async (visit) => {
    const page = await visit.open('phone');
    for (const at of PAGES) {
      await visit.goto(at);
      await demandSameNames(visit, at);
    }
    for (const box of TABLES) {
      await visit.goto(`/box/${box}`);
      await visit.press('Play now');
      await page.getByRole('button', { name: 'Menu' }).waitFor({ timeout: 60_000 });
      await visit.readOpening();
      await demandSameNames(visit, `the table of ${box}`);
    }
  });
}
