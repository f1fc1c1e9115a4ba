import assert from 'node:assert/strict';

import { fingerOn, middleOf } from './kit/finger.mjs';
import { PRICE, costOf } from './kit/trail.mjs';

/** How long a step takes to be drawn on a slow machine. */
const STEP_MS = 1500;

const labelsOf = (page) => spaces(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
const spaces = (page) => page.getByRole('group', { name: 'The trail' }).getByRole('button', { name: /^row \d, column \d:/ });

/** A space that the next step may go to: the cheapest, or after a failed attempt another one. */
async function nextSpace(page, detour) {
  const labels = await labelsOf(page);
  const open = labels.map((label, index) => ({ label, index })).filter(({ label }) => PRICE.test(label) && !label.includes('of your path'));
  open.sort((a, b) => costOf(a.label) - costOf(b.label));
  const chosen = open[detour % Math.max(1, open.length)];
  return chosen && spaces(page).nth(chosen.index);
}

/** In the first round: a border card, and the cheapest of its outer sides. */
async function comeIn(page) {
  await spaces(page).first().tap();
  const ways = page.getByRole('group', { name: 'Come in from' }).getByRole('button');
  await ways.first().waitFor();
  for (const way of await ways.all()) {
    if (await way.isEnabled()) {
      await way.tap();
      return;
    }
  }
  assert.fail('no way in');
}

/** Something that may be gone by now cannot be pressed. */
const canPress = (locator) => locator.isEnabled({ timeout: STEP_MS }).catch(() => false);

/** Where the line goes on: its last step, or else the own figure; undefined while that is still outside. */
async function lineEnd(page) {
  const labels = await labelsOf(page);
  const steps = labels.map((label) => Number(/step (\d+) of your path/.exec(label)?.[1] ?? 0));
  const last = Math.max(...steps);
  const place = last > 0 ? steps.indexOf(last) : labels.findIndex((label) => /Player 1.* here$/.test(label));
  return place < 0 ? undefined : spaces(page).nth(place);
}

/** Draws a path of a few steps with one finger and locks it; false if it led into a dead end and was wiped away. */
async function drawPath(visit, finger, steps, attempt = 0) {
  const { page } = visit;
  // A busy machine may take a tap for a long press.
  await visit.eventually(async () => {
    if (!(await lineEnd(page))) await comeIn(page);
    return lineEnd(page);
  }, 'the line has a beginning');
  await finger.down(await middleOf(await lineEnd(page)));
  for (let step = 0; step < steps; step++) {
    const next = await nextSpace(page, attempt * (step + 1));
    if (!next) break;
    const before = await labelsOf(page);
    await finger.slide(await middleOf(next));
    // A step that may be taken is on the line before the next one is looked for; one that is refused changes nothing.
    for (const until = Date.now() + STEP_MS; Date.now() < until && (await labelsOf(page)).join() === before.join(); ) await page.waitForTimeout(20);
  }
  await finger.up();
  const lock = visit.button(/^(Lock path|Stay here)$/);
  if (!(await canPress(lock))) {
    const clear = visit.button('Clear the path');
    if (await canPress(clear)) await visit.tryPress(clear);
    return false;
  }
  await visit.tryPress(lock);
  return true;
}

async function playToTheEnd(visit, finger) {
  const { page } = visit;
  const result = page.getByRole('dialog', { name: 'The result' });
  let attempt = 0;
  let auctions = 0;
  while (!(await result.isVisible())) {
    await page.waitForTimeout(150);
    const anyway = page.getByRole('button', { name: 'Lock it anyway' });
    if (await anyway.isVisible()) {
      await visit.tryPress(anyway);
    } else if (await visit.button(/^Bid 1 /).isVisible()) {
      await visit.tryPress(visit.button(/^Bid 1 /));
    } else if (await page.getByRole('button', { name: 'Pass', exact: true }).isVisible()) {
      if (auctions === 0) await visit.inspect('auction');
      auctions += 1;
      await visit.tryPress(visit.button('Bid one more'));
    } else if (await page.getByRole('button', { name: /^(Lock path|Stay here)$/ }).isVisible()) {
      attempt = (await drawPath(visit, finger, attempt === 0 ? 4 : 3, attempt)) ? 0 : attempt + 1;
    } else if (await page.getByRole('button', { name: 'Let the die decide' }).isVisible()) {
      await visit.tryPress(visit.button('Let the die decide'));
    }
  }
}

/** A day like any other, so that its game is the same whenever this is played. */
const DAY = new Date(2031, 4, 4, 12);

export default function bountyTrail(test) {
  for (const size of ['phone', 'tablet']) {
    test(`a solo hunt drawn with one finger (${size})`, async (visit) => {
      const page = await visit.open(size, { at: '/box/bounty-trail' });
      await visit.inspect('lid');
      await visit.press('Play now');
      await page.getByRole('group', { name: 'The trail' }).waitFor({ timeout: 60_000 });
      await visit.inspect('table');
      const finger = await fingerOn(visit);
      for (let attempt = 0; !(await drawPath(visit, finger, 3, attempt)); attempt++) continue;
      await page.waitForTimeout(900);
      await visit.picture('walking');
      await visit.playInstantly();
      await playToTheEnd(visit, finger);
      await visit.inspect('result');
    }, { chip: size === 'phone' });
  }

  test('today’s hunt is found, counts once, and earns achievements (small, with a look from a tablet)', async (visit) => {
    const inspectTwice = async (name) => {
      await visit.inspect(`${name} small`);
      await visit.resize('tablet');
      await visit.inspect(`${name} tablet`);
      await visit.resize('small');
    };
    const page = await visit.open('small', { at: '/about' });
    await page.clock.setFixedTime(DAY);
    await visit.goto('/box/bounty-trail');
    const play = page.getByRole('button', { name: 'Play today’s game' });
    await page.getByText(/rides as Deputy for \$6000/).waitFor({ timeout: 60_000 });
    await play.scrollIntoViewIfNeeded();
    await inspectTwice('daily');
    await play.click();
    await page.getByRole('group', { name: 'The trail' }).waitFor({ timeout: 60_000 });
    await visit.playInstantly();
    await playToTheEnd(visit, await fingerOn(visit));
    await page.getByRole('list', { name: 'Achievements earned' }).getByText('First Collar').waitFor();
    await inspectTwice('earned');
    await visit.goto('/box/bounty-trail/records');
    await page.getByRole('heading', { name: /^Achievements: [1-9]\d? of 20$/ }).waitFor();
    await page.getByRole('list', { name: 'Daily games' }).getByText(/^(won|lost) with \d+$/).waitFor();
    await inspectTwice('records');
    await page.getByRole('list', { name: 'Achievements' }).scrollIntoViewIfNeeded();
    await visit.picture('achievements');
    await visit.goto('/box/bounty-trail');
    await page.getByText(/^(Won|Lost) with \d+\./).waitFor();
    await page.getByRole('button', { name: 'Try again, for practice' }).waitFor();
  });

  test('two players: a person and a bot to the end, with a refusal on the way', async (visit) => {
    const page = await visit.open('phone', { at: '/box/bounty-trail/new' });
    await visit.inspect('new game');
    await page.getByRole('button', { name: 'Add a seat' }).tap();
    await visit.press('Start');
    await page.getByRole('group', { name: 'The trail' }).waitFor({ timeout: 60_000 });
    await visit.playInstantly();
    await comeIn(page);
    await page.getByRole('button', { name: /^row 4, column 4:/ }).tap();
    await page.getByText('Every step goes to a neighbouring space of the grid.').waitFor();
    await visit.inspect('refusal');
    const finger = await fingerOn(visit);
    await playToTheEnd(visit, finger);
    await visit.inspect('result');
  });
}
