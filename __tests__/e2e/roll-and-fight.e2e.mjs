import assert from 'node:assert/strict';

import { middleOf } from './kit/finger.mjs';

const MOST_STEPS = 400;
const ROLLS_A_PHASE = 4;

const den = (page) => page.getByRole('group', { name: 'The den', exact: true });
const tray = (page, words) => page.getByRole('button', { name: words }).first();

async function instantSpeed(visit) {
  for (let press = 0; press < 4; press++) {
    if (await visit.page.getByRole('button', { name: /^Speed: instant/ }).isVisible()) return;
    await visit.press(/^Speed:/);
  }
}

/** Trays are played through one gesture over all of them, so a finger goes where a person's would. */
async function touch(page, words) {
  const { x, y } = await middleOf(tray(page, words));
  await page.touchscreen.tap(x, y);
}

const isShown = (page, words) => tray(page, words).isVisible();

/** Names of the buttons on the screen, read in one go. */
const buttonsOf = (page) => page.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

async function hold(page, words, ms = 750) {
  const cdp = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(tray(page, words));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
  await page.waitForTimeout(ms);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A few throws; whatever makes a set is laid; then stop. `throwDice` is a shake or a tap. */
async function rollingPhase(page, throwDice) {
  for (let roll = 0; roll < ROLLS_A_PHASE; roll++) {
    if (!(await isShown(page, /^Stop rolling/))) return;
    if (await isShown(page, /^Roll [1-4] dice/)) await throwDice();
    await page.waitForTimeout(400);
    for (const label of await buttonsOf(page)) {
      if (label.endsWith('. Lay a set')) {
        await touch(page, label);
        await page.waitForTimeout(30);
        break;
      }
    }
    // One wound is enough to see that it can be laid: more of them would be a Beating.
    if (await isShown(page, /^Health: 3 of 3 .*, 0 wound dice. Lay a wound die/)) await touch(page, /^Health:/);
  }
  if (await isShown(page, /^Stop rolling/)) await hold(page, /^Stop rolling/);
}

const GROUPS = ['Targets', 'What you can use', 'What the loot gives', 'What it gives'];

async function pressFirst(page) {
  for (const group of GROUPS) {
    const chips = page.getByRole('group', { name: group, exact: true }).getByRole('button');
    const labels = await chips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const index = labels.findIndex((label) => !label.endsWith('Not now'));
    if (index >= 0) {
      await chips.nth(index).tap();
      return true;
    }
  }
  return false;
}

/** Plays whatever is asked, by touch alone, until the result is shown. */
async function playToTheEnd(visit, throwDice, seen) {
  const { page } = visit;
  const result = page.getByRole('dialog', { name: 'The result' });
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.waitForTimeout(40);
    if (await result.isVisible()) return;
    const labels = await buttonsOf(page);
    const has = (words) => labels.some((label) => words.test(label));
    if (has(/^Stop rolling/)) {
      seen.add('rolling');
      await rollingPhase(page, throwDice);
    } else if (has(/^Mark objective/)) await visit.press(/^Mark objective/);
    else if (has(/^Enter /)) await visit.press(/^Enter /);
    else if (!(await pressFirst(page))) {
      for (const words of [/^Skip this effect$/, /^Ready$/, /^End fight$/, /^Leave the rest$/, /^Finish the round$/]) {
        if (!has(words)) continue;
        seen.add(String(words));
        await visit.press(words);
        break;
      }
    }
  }
  assert.fail('the game does not end');
}

export default function rollAndFight(test) {
  test('a solo game, rolled by shaking the phone inside the timer', async (visit) => {
    const page = await visit.open('small', { at: '/box/roll-and-fight', sensors: true });
    await visit.press('Play now');
    await den(page).waitFor({ timeout: 60_000 });
    await visit.inspect('side of the den');
    await visit.press(/^Enter /);
    await page.getByRole('group', { name: 'Flashback dice' }).waitFor();
    await instantSpeed(visit);
    await visit.inspect('flashback');
    await visit.press('Ready');
    await tray(page, /^Roll 4 dice/).waitFor();
    const shake = () => visit.hand.shake({ strokes: 8 });
    await shake();
    await tray(page, /Supply: 16 dice, \d+ s/).waitFor();
    await page.waitForTimeout(600);
    assert.match(await page.getByRole('group', { name: 'dice' }).getByRole('button').first().getAttribute('aria-label'), /shows (move|gun|knife|double knife|wound)/);
    await visit.inspect('rolling');
    const seen = new Set();
    await playToTheEnd(visit, shake, seen);
    assert.ok(seen.has('rolling'));
    await visit.inspect('result');
    await visit.press('Close');
    await visit.inspect('the way out');
    const [id] = page.url().split('/').slice(-1);
    await visit.goto(`/replay/${id}`);
    await den(page).waitFor({ timeout: 60_000 });
    for (let move = 0; move < 8; move++) await visit.press('One move forward');
    await visit.inspect('replay');
  });

  test('two players race around a tablet with two fingers at once', async (visit) => {
    const page = await visit.open('tablet', { at: '/box/roll-and-fight/new' });
    await page.getByRole('button', { name: 'Add a seat' }).tap();
    await page.getByRole('group', { name: 'Seat 2' }).getByText('Person').tap();
    await page.getByRole('radio', { name: 'All around it' }).tap();
    await visit.press('Start');
    await den(page).waitFor({ timeout: 60_000 });
    await instantSpeed(visit);
    for (const ask of [/^Enter /, /^Enter /, 'Ready', 'Ready']) {
      await visit.press(ask);
      await page.waitForTimeout(150);
    }
    const trays = page.getByRole('group', { name: /^Tray of / });
    await trays.nth(1).waitFor();
    assert.equal(await trays.count(), 2);
    await visit.inspect('race');
    const dice = (seat) => trays.nth(seat).getByRole('group', { name: 'dice' }).getByRole('button');
    const faces = async (seat) => (await dice(seat).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join();
    assert.match(await faces(0), /in hand/);
    const points = await Promise.all([0, 1].map((seat) => middleOf(trays.nth(seat).getByRole('button', { name: /^Roll \d dice/ }))));
    const cdp = await visit.context.newCDPSession(page);
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(700);
    for (const seat of [0, 1]) assert.doesNotMatch(await faces(seat), /in hand/, `seat ${seat + 1} has rolled`);
    await visit.picture('both have rolled');
    // Both stop, again with two fingers that rest at the same time.
    const stops = await Promise.all([0, 1].map((seat) => middleOf(trays.nth(seat).getByRole('button', { name: /^Stop rolling/ }))));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: stops.map(({ x, y }, id) => ({ x, y, id })) });
    await page.waitForTimeout(800);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: 'End fight' }).waitFor();
  });
}
