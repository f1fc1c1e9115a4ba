import assert from 'node:assert/strict';

import { ROLL, WAYS } from './kit/vengeanceWays.mjs';
import { WAITING_MS } from './kit/visit.mjs';

const SECRET_MS = 5000;
/** Over a deal of chance nobody may get a Recon token in time; over this one somebody does. */
const DEAL = 'they wronged me';

const group = (page, name) => page.getByRole('group', { name }).locator('visible=true').first();
const tab = (page, name) => page.getByRole('tab', { name }).first();

/** Labels of everything that can be pressed, read in one go. */
const labelsOf = (page) => page.locator('[role="button"], [role="radio"]').evaluateAll((all) => all.filter((one) => one.getAttribute('aria-disabled') !== 'true').map((one) => one.getAttribute('aria-label') ?? ''));

/** A card of the fan at the bottom, then a place for it: as with the keyboard, without dragging. */
async function putCard(page, hand, place) {
  await group(page, hand).getByRole('button').first().click();
  await page.getByRole('button', { name: place }).locator('visible=true').first().click();
}

const SECRETS = [
  { sign: /^The hand you hold/, async play(page) {
    const keep = page.getByRole('button', { name: /^Keep .*, pass the rest to the left$/ });
    if (!(await keep.isVisible())) await group(page, /^The hand you hold/).getByRole('button').first().click();
    await keep.press('Enter');
  } },
  { sign: /^Your grudges: /, async play(page) {
    const hand = group(page, /^Your grudges: /).getByRole('button');
    for (let wrong = 1; wrong <= 3; wrong++) {
      const free = hand.filter({ hasNot: page.locator('[aria-disabled="true"]') });
      const labels = await free.evaluateAll((all) => all.map((one) => one.getAttribute('aria-disabled')));
      await free.nth(labels.findIndex((barred) => barred !== 'true')).click();
      await page.getByRole('button', { name: new RegExp(`^Wrong ${wrong}, empty`) }).click();
    }
    await page.getByRole('button', { name: 'Suffer these 3' }).press('Enter');
  } },
  { sign: /^Your montage cards: /, async play(page) {
    for (const boost of [2, 1, 0]) await putCard(page, /^Your montage cards: /, new RegExp(`^Boost ${boost}, empty`));
    await page.getByRole('button', { name: 'Lay them face down' }).press('Enter');
  } },
];

/** At an edge of the table: cards lie under numbers, and only who holds the drawer sees them. */
const atEdge = (sign, verb, most) => ({ sign, async play(page) {
  const edge = group(page, sign);
  for (let card = 1; card <= most; card++) await edge.getByRole('button', { name: `Card ${card}`, exact: true }).click();
  await edge.getByRole('button', { name: new RegExp(`^${verb} `) }).click();
} });
SECRETS.push(atEdge(/: a hand to draft from$/, 'Keep', 1), atEdge(/: cards for the boosts 2, 1, 0$/, 'Lay down', 3), { sign: /: choose 3 to suffer$/, async play(page) {
  const edge = group(page, /: choose 3 to suffer$/);
  const cards = await edge.getByRole('button', { name: /^Card \d$/ }).count();
  // Cards that together would fill a track are refused: then others are tried.
  for (let first = 1; first + 2 <= cards; first++) {
    for (const card of [first, first + 1, first + 2]) if (!(await edge.getByRole('button', { name: `Card ${card}`, exact: true, pressed: true }).isVisible().catch(() => true))) await edge.getByRole('button', { name: `Card ${card}`, exact: true }).click();
    await edge.getByRole('button', { name: /^Suffer / }).click();
    await page.waitForTimeout(200);
    if (!(await edge.isVisible())) return;
  }
} });

/** How a roll of a Fight ends. */
const FOUGHT = [String(/^Take the hit/), String(/^End the roll/)];

/** What was asked a moment ago may be answered already: then nothing of it is found, and the next look says what is asked now. */
async function secretly(page, secret) {
  page.setDefaultTimeout(SECRET_MS);
  await secret.play(page).catch(() => undefined);
  page.setDefaultTimeout(WAITING_MS);
}

/** Plays whatever is asked until something is there or the result is shown. */
async function playOn(visit, seen, { until, roll, take } = {}) {
  const { page } = visit;
  const result = page.getByRole('dialog', { name: 'The result' });
  for (;;) {
    await page.waitForTimeout(30);
    if (await result.isVisible()) return 'over';
    const labels = await labelsOf(page);
    if (until && labels.some((label) => until.test(label))) return 'there';
    const pass = labels.find((label) => / has it$/.test(label));
    if (pass) {
      seen.add('curtain');
      await take?.();
      await visit.tryPress(page.getByRole('button', { name: pass }).first());
      continue;
    }
    let secret;
    for (const each of SECRETS) if (!secret && (await group(page, each.sign).isVisible())) secret = each;
    if (secret) {
      seen.add(String(secret.sign));
      await secretly(page, secret);
      continue;
    }
    const way = WAYS.find((words) => labels.some((label) => words.test(label)));
    if (!way) continue;
    seen.add(String(way));
    if (way === ROLL && roll) await roll();
    else await visit.tryPress(page.getByRole('button', { name: labels.find((label) => way.test(label)), exact: true }).locator('visible=true').first());
  }
}

export default function collect(test) {
  test('a solo mission to its epilogue, rolled by shaking', async (visit) => {
    const page = await visit.open('phone', { at: '/box/vengeance', sensors: true });
    await visit.press(/^Play now/i);
    await group(page, 'Dice tray').waitFor({ timeout: 60_000 });
    await visit.readOpening();
    await page.getByRole('button', { name: ROLL }).waitFor();
    const asked = page.getByText(/roll any of them again/).and(page.locator(':not([role="status"])'));
    assert.equal(await asked.count(), 0, 'nothing is asked about dice that are still in the hand');
    await visit.picture('dice in the hand');
    const seen = new Set();
    const roll = async () => {
      await visit.hand.shake({ strokes: 8 });
      const button = page.getByRole('button', { name: ROLL });
      await page.waitForTimeout(400);
      if (await button.isVisible()) await visit.tryPress(button);
    };
    await playOn(visit, seen, { until: /^Your montage cards|^Boost 2, empty/, roll });
    await visit.inspect('cards for the Montage');
    await visit.playInstantly();
    await playOn(visit, seen, { until: /^Storm |^Den 1: /, roll });
    await tab(page, /^City/).click();
    await group(page, 'The city').waitFor();
    await visit.inspect('the city before the first Fight');
    await page.getByRole('button', { name: /^Den 1: / }).click();
    await page.getByRole('button', { name: /^Storm / }).waitFor();
    await visit.picture('a Den looked at');
    assert.equal(await playOn(visit, seen, { roll }), 'over');
    await visit.inspect('the epilogue');
    assert.ok(seen.has(String(/^Storm /)) && FOUGHT.some((way) => seen.has(way)), 'Dens were stormed');
    assert.ok((await page.getByRole('dialog', { name: 'The result' }).textContent()).includes('Static'), 'the mission has its epilogue');
  }, { long: true });

  test('two people pass one phone: draft, curtains, Montage, a look at a Boss and a whole Fight', async (visit) => {
    const page = await visit.open('phone', { at: '/box/vengeance/new' });
    await page.getByRole('button', { name: 'Add a seat' }).tap();
    await page.getByRole('group', { name: 'Seat 2' }).getByText('Person').tap();
    await page.getByRole('textbox', { name: 'Words for the deal' }).fill(DEAL);
    await visit.press('Start');
    await page.getByRole('dialog', { name: /^Pass to / }).waitFor({ timeout: 60_000 });
    assert.equal(await group(page, /^The hand you hold/).isVisible(), false, 'no hand shows behind the curtain');
    await visit.inspect('the curtain');
    await page.getByRole('button', { name: / has it$/ }).click();
    await group(page, /^The hand you hold/).getByRole('button').first().click();
    await visit.inspect('the draft');
    await visit.playInstantly();
    const seen = new Set();
    await playOn(visit, seen, { until: /^Wrong 1, empty/ });
    await visit.inspect('what to suffer');
    let looked = false;
    for (let turn = 0; turn < 6 && !looked; turn++) {
      await playOn(visit, seen, { until: /^Sit out$/ });
      await page.getByRole('button', { name: /^Den 1: / }).click();
      const look = page.getByRole('button', { name: 'Look at the Boss: a Recon token' });
      looked = await look.isVisible();
      if (!looked) {
        await page.getByRole('button', { name: /^Storm / }).press('Enter');
        continue;
      }
      await look.press('Enter');
      const corner = page.getByRole('button', { name: /^Lift the corner/ }).first();
      await corner.waitFor();
      const under = page.getByRole('img', { name: /^Under the corner: / });
      assert.equal(await under.isVisible(), false, 'the card lies face down until it is held');
      const { x, y, width, height } = await corner.boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await under.waitFor();
      await visit.picture('under the corner');
      await page.mouse.up();
      await under.waitFor({ state: 'hidden' });
    }
    assert.ok(looked, 'somebody had a Recon token');
    await playOn(visit, seen, { until: /^(Take the hit|End the roll)/ });
    await playOn(visit, seen, { until: /^(Score \d|Keep all cards, score nothing|Sit out$)/ });
    for (const sign of ['curtain', String(/^The hand you hold/), String(/^Your montage cards: /)]) assert.ok(seen.has(sign), `${sign} came`);
    assert.ok(FOUGHT.some((way) => seen.has(way)), 'a roll was fought');
  }, { long: true });

  test('four seats around a tablet, two of them bots: secrets are seen only while a drawer is held', async (visit) => {
    const page = await visit.open('tablet', { at: '/box/vengeance/new' });
    for (let seat = 2; seat <= 4; seat++) await page.getByRole('button', { name: 'Add a seat' }).tap();
    await page.getByRole('group', { name: 'Seat 2' }).getByText('Person').tap();
    await page.getByRole('radio', { name: 'All around it' }).tap();
    await visit.press('Start');
    const edges = page.getByRole('group', { name: /: a hand to draft from$/ });
    await edges.first().waitFor({ timeout: 60_000 });
    assert.equal(await edges.count(), 2, 'each person has an edge');
    await visit.opening().waitFor({ timeout: 5000 }).catch(() => undefined);
    await visit.readOpening();
    const faces = page.getByRole('img', { name: /^1: .*suffer/ });
    assert.equal(await faces.count(), 0, 'nobody’s cards lie open');
    const drawer = edges.first().getByRole('button', { name: /hold to look$/ });
    const { x, y, width, height } = await drawer.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await faces.first().waitFor();
    await visit.picture('a drawer held');
    assert.equal(await faces.count(), 1, 'only the held drawer is open');
    await page.mouse.up();
    await visit.inspect('four edges');
    await visit.playInstantly();
    const seen = new Set();
    await playOn(visit, seen, { until: /^Sit out$/ });
    await visit.inspect('getting ready, turned to who acts');
    await playOn(visit, seen, { until: /^(Take the hit|End the roll)/ });
    await visit.picture('a Fight in the middle');
    assert.ok(!seen.has('curtain'), 'nobody is sent away from the table');
    assert.ok(seen.has(String(/: cards for the boosts 2, 1, 0$/)), 'montage cards were laid at the edges');
  });
}
