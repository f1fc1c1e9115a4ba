import assert from 'node:assert/strict';

import { Keys, Reader } from './kit/otherHands.mjs';
import { ROLL, WAYS } from './kit/vengeanceWays.mjs';

const EMPTY_BOOST = /^Boost [210], empty/;
const HAND = /^Your montage cards: /;

/** Before anything else: the opening card is put away, and nothing has to be waited for. */
const FIRST = [/^Let’s play$/, /^Speed: (?!instant)/];

/** Does the next thing there is to do; a card is taken up first and then laid somewhere. */
async function doNext(hands, labels, seen) {
  const is = (words) => labels.some((label) => words.test(label));
  if (is(EMPTY_BOOST)) return is(/picked up, choose where it goes$/) ? hands.press(EMPTY_BOOST) : hands.press(/./, HAND);
  const way = [...FIRST, ...WAYS].find(is);
  if (!way) return false;
  const done = await hands.press(way);
  if (done) seen.add(String(way));
  return done;
}

async function playToTheEpilogue(visit, hands) {
  const { page } = visit;
  const seen = new Set();
  const result = page.getByRole('dialog', { name: 'The result' });
  while (!(await result.isVisible())) if (!(await doNext(hands, await hands.labels(), seen))) await page.waitForTimeout(30);
  assert.ok(seen.has(String(/^Storm /)), 'Dens were stormed');
  assert.ok((await result.textContent()).includes('Static'), 'the mission has its epilogue');
}

export default function vengeanceHands(test) {
  test('a solo mission to its epilogue by keys alone', async (visit) => {
    await visit.open('desktop', { at: '/box/vengeance' });
    const keys = new Keys(visit);
    await visit.eventually(() => keys.press(/^Play now/i), 'the mission begins');
    await playToTheEpilogue(visit, keys);
    await visit.inspect('the epilogue');
  }, { long: true });

  test('keys that were on an answer come to the next answers, not to nothing', async (visit) => {
    const page = await visit.open('desktop', { at: '/box/vengeance' });
    const keys = new Keys(visit);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (const name of [/^Play now/i, /^Let’s play$/, ROLL, /^Keep all$/]) await visit.eventually(() => keys.press(name), `${name} is pressed`);
    await page.getByRole('group', { name: HAND }).waitFor();
    await page.keyboard.press('Tab');
    assert.match(await focused(), /^(Heal|Upgrade|Recon) \d/, 'the first card of the fan');
  });

  test('a solo mission to its epilogue by what a screen reader is told alone', async (visit) => {
    await visit.open('phone', { at: '/box/vengeance' });
    const reader = new Reader(visit);
    await visit.eventually(() => reader.press(/^Play now/i), 'the mission begins');
    await playToTheEpilogue(visit, reader);
  }, { long: true });
}
