import assert from 'node:assert/strict';

import { fingerOn } from './kit/finger.mjs';
import { giveMicrophone } from './kit/microphone.mjs';
import { Minute } from './kit/minute.mjs';
import { MOTION_OFF, MOTION_ON, switchMotionOn } from './kit/motionSwitch.mjs';
import { recordedHands } from './kit/recordedHands.mjs';
import { Thrower } from './kit/thrower.mjs';

/** One step of the game: whatever is asked is answered as a hasty player would. Returns whether it is over. */
async function step(visit, makeThrow, seen) {
  const { page } = visit;
  if (await page.getByRole('dialog', { name: 'The result' }).isVisible()) return true;
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const once = async (what) => {
    if (!seen.has(what)) await visit.inspect(what);
    seen.add(what);
  };
  const visible = async (locator) => locator.first().isVisible().catch(() => false);
  if (await visible(page.getByRole('radiogroup', { name: 'Die to throw' }))) {
    seen.add('throw');
    await makeThrow();
  } else if (await visible(page.getByRole('button', { name: /open to you$/ }))) {
    await once('map');
    await visit.tryPress(page.getByRole('button', { name: /open to you$/ }).first());
    await visit.tryPress(page.getByRole('button', { name: 'Go there' }));
  } else if (await visible(page.getByRole('button', { name: 'Leave the shop' }))) {
    await once('shop');
    const die = page.getByRole('button', { name: /^Bonus die/ });
    await visit.tryPress((await visible(die)) ? die.first() : visit.button('Leave the shop'));
  } else if (await visible(page.getByRole('button', { name: 'Leave the rest' }))) {
    await once('spoils');
    const taker = page.getByRole('main').getByRole('button').filter({ hasNotText: /Leave|Bags/ });
    await visit.tryPress((await visible(taker)) ? taker.first() : visit.button('Leave the rest'));
  } else if (await visible(answers)) {
    await once('answer');
    await visit.tryPress(answers.last());
  }
  await page.waitForTimeout(60);
  return false;
}

/** Every so many plain throws one is swung instead of flicked. */
const SWING_EVERY = 3;

/** Throws by moving the phone where a recorded hand knows how, and with the finger otherwise, as people do who try both. */
function mixedThrows(visit, thrower, seen) {
  const hands = recordedHands(visit, thrower);
  let plain = 0;
  const motionSwitch = visit.page.getByRole('button', { name: new RegExp(`^(${MOTION_ON}|${MOTION_OFF})$`) });
  return async () => {
    // While a die flies there is nothing to switch, and what was asked of it is still shown.
    await visit.page.getByRole('img', { name: 'The die in your hand' }).waitFor();
    // Some throws have only a finger's way.
    if (!(await motionSwitch.isVisible())) return thrower.perform();
    const force = await thrower.inForce();
    const name = force.length === 0 ? 'plain' : force.length === 1 && hands[force[0]] ? force[0] : undefined;
    if (name === 'plain') plain += 1;
    const byHand = name !== undefined && (name !== 'plain' || plain % SWING_EVERY === 1);
    const isOn = await visit.page.getByRole('button', { name: MOTION_ON }).isVisible();
    if (isOn !== byHand) await (byHand ? switchMotionOn(visit) : visit.press(MOTION_ON));
    if (!byHand) return thrower.perform();
    seen.add(`by hand: ${name}`);
    await thrower.readCards();
    return hands[name]();
  };
}

const HOLD = 'Hold to throw without flicking';
const THROW_NOW = 'Throw now';
/** A key is held about this long for a throw of the right strength, and so long for one that is much too hard. */
const HELD_MS = 600;
const TOO_LONG_MS = 1100;
const DIE_IN_HAND = { name: 'The die in your hand' };

/** What a key does instead of a finger: the focus goes to what the screen reader lists, and Enter presses it. */
async function type({ page }, locator) {
  const focused = await locator.focus({ timeout: 2000 }).then(() => true, () => false);
  if (focused) await page.keyboard.press('Enter');
}

/** With the space bar, which belongs to the throw while no other button has the focus. Acts before the last are held as well. */
async function throwByKey({ page }, heldMs) {
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.down(' ');
  await page.waitForTimeout(heldMs);
  await page.keyboard.up(' ');
  await page.waitForTimeout(100);
}

/** As a screen reader activates what it lists, which cannot hold anything: the first activation lets power grow, the second throws. */
async function throwByTree({ page }, heldMs) {
  const activate = (name) => page.getByRole('button', { name, exact: true }).evaluateAll((all) => all[0]?.click());
  await activate(HOLD);
  if (!(await page.getByRole('button', { name: THROW_NOW, exact: true }).waitFor({ timeout: 2000 }).then(() => true, () => false))) return;
  await page.waitForTimeout(heldMs);
  await activate(THROW_NOW);
  await page.waitForTimeout(100);
}

/** Activated as a screen reader does: no place on the screen is touched. */
const activate = (_, locator) => locator.evaluate((one) => one.click(), undefined, { timeout: 2000 }).catch(() => undefined);

/** Plays to the end with whatever presses and throws: carefully in the first room, and behind it as somebody who wants to be home for supper. */
async function playToTheEnd(visit, press, makeThrow) {
  const { page } = visit;
  const seen = new Set();
  const shown = async (locator) => locator.first().isVisible().catch(() => false);
  const buttons = (name) => page.getByRole('button', { name }).locator('visible=true');
  while (!(await page.getByRole('dialog', { name: 'The result' }).isVisible())) {
    await page.waitForTimeout(30);
    const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    if (await shown(buttons('Got it'))) await press(visit, buttons('Got it').first());
    else if (await shown(page.getByRole('radiogroup', { name: 'Die to throw' }))) {
      if (!(await shown(page.getByRole('img', DIE_IN_HAND)))) continue;
      seen.add('throw');
      await makeThrow(visit, seen.has('map') ? TOO_LONG_MS : HELD_MS);
    } else if (await shown(buttons('Go there'))) await press(visit, buttons('Go there').first());
    else if (await shown(buttons(/open to you$/))) {
      seen.add('map');
      await press(visit, buttons(/open to you$/).first());
    } else if (await shown(buttons('Leave the shop'))) {
      seen.add('shop');
      await press(visit, buttons('Leave the shop').first());
    } else if (await shown(buttons('Leave the rest'))) {
      seen.add('spoils');
      await press(visit, buttons('Leave the rest').first());
    } else if (await shown(answers)) {
      seen.add('answer');
      await press(visit, answers.last());
    }
  }
  return seen;
}

/** Sits down at a game that is always the same. */
async function sitDown(visit, size, words) {
  const page = await visit.open(size, { at: '/box/dungeon-fighter/new' });
  await page.getByRole('textbox', { name: 'Words for the deal' }).fill(words);
  await visit.press('Start');
  await page.getByRole('group', { name: 'The table' }).waitFor({ timeout: 90_000 });
  await visit.readOpening();
  await visit.playInstantly();
  return page;
}

/** A deal whose first rooms ask for nothing, a spin, closed eyes and a breath; a dance and a jump follow. */
const DEAL = 'lost bridge and barrel';
const ASKED_AT_FIRST = ['plain', 'Spin shot', 'Blind shot', 'Blow shot'];

export default function dungeonFighter(test) {
  test('a whole dungeon thrown with a finger and with recorded hands, to its end', async (visit) => {
    const page = await visit.open('small', { at: '/about' });
    await visit.context.grantPermissions(['accelerometer', 'gyroscope']);
    await giveMicrophone(visit.context);
    await visit.goto('/box/dungeon-fighter/new');
    await page.getByRole('textbox', { name: 'Words for the deal' }).fill(DEAL);
    await visit.press('Start');
    await page.getByRole('group', { name: 'The table' }).waitFor({ timeout: 90_000 });
    await visit.inspect('opening card');
    await visit.readOpening();
    await visit.inspect('table');
    const thrower = new Thrower(page, await fingerOn(visit));
    const seen = new Set();
    const makeThrow = mixedThrows(visit, thrower, seen);
    await makeThrow();
    await page.waitForTimeout(500);
    await visit.picture('flying');
    await page.waitForTimeout(1500);
    await visit.playInstantly();
    while (!(await step(visit, makeThrow, seen))) continue;
    for (const name of ASKED_AT_FIRST) assert.ok(seen.has(`by hand: ${name}`), `${name}: thrown by moving the phone`);
    await visit.inspect('result');
  }, { long: true });

  test('to the end by keyboard alone', async (visit) => {
    await sitDown(visit, 'desktop', DEAL);
    const seen = await playToTheEnd(visit, type, throwByKey);
    for (const way of ['throw', 'answer']) assert.ok(seen.has(way), `${way} came`);
    await visit.picture('result');
  });

  test('Enter is held as the space bar is', async (visit) => {
    await sitDown(visit, 'desktop', DEAL);
    const { page } = visit;
    await page.getByRole('img', DIE_IN_HAND).waitFor();
    await visit.eventually(async () => {
      await page.getByRole('button', { name: HOLD, exact: true }).focus({ timeout: 2000 }).catch(() => undefined);
      await page.keyboard.down('Enter');
      await page.waitForTimeout(HELD_MS);
      await page.keyboard.up('Enter');
      return page.getByText(/throws the \w+ die/).first().isVisible();
    }, 'the die is thrown');
  });

  test('to the end by the accessibility tree alone: nothing is held, nothing is touched', async (visit) => {
    await sitDown(visit, 'phone', DEAL);
    const seen = await playToTheEnd(visit, activate, throwByTree);
    for (const way of ['throw', 'answer']) assert.ok(seen.has(way), `${way} came`);
    await visit.picture('result');
  });

  test('the first minute: from the shelf to the first points with no rule read', async (visit) => {
    const minute = new Minute();
    const page = await visit.open('phone');
    minute.spend('tap', 'the box');
    await page.getByRole('link', { name: /Dungeon Fighter/ }).or(page.getByRole('button', { name: /Dungeon Fighter/ })).first().click();
    minute.spend('tap', 'Play now');
    await visit.press('Play now');
    await page.getByRole('group', { name: 'The table' }).waitFor({ timeout: 90_000 });
    minute.spend('read', 'the opening card');
    minute.spend('tap', 'Let’s play');
    await visit.readOpening();
    // The line is on, nothing special is asked, and a finger shows what to do.
    await page.getByRole('img', DIE_IN_HAND).waitFor();
    await page.getByRole('group', { name: 'The table' }).getByText('Flick the die').waitFor();
    await visit.picture('first look');
    const thrower = new Thrower(page, await fingerOn(visit));
    assert.deepEqual(await thrower.inForce(), []);
    await thrower.look();
    minute.spend('read', 'what the finger shows');
    // A slip is given back with words.
    minute.spend('stroke', 'a slip');
    await thrower.stroke(thrower.up(80), thrower.die);
    await page.getByText(/^That was away from the board/).waitFor();
    minute.spend('read', 'what was wrong');
    await visit.picture('a slip');
    const isHurt = async () => {
      const label = await page.getByRole('img', { name: /\d+ of \d+ hit points/ }).first().getAttribute('aria-label', { timeout: 1000 }).catch(() => '');
      const [, left, all] = /: (\d+) of (\d+) hit points/.exec(label ?? '') ?? [];
      return left !== all || page.getByRole('button', { name: /open to you$/ }).first().isVisible();
    };
    // Every throw counts, as long as it takes to make it and to watch it: the finger keeps its own clock, so a busy machine spoils none.
    const flick = async () => {
      if (!(await page.getByRole('img', DIE_IN_HAND).isVisible())) return;
      minute.spend('stroke', 'a throw');
      minute.spend('watch', 'where it lies');
      minute.demandInTime();
      await thrower.perform();
    };
    const seen = new Set();
    while (!(await isHurt())) assert.ok(!(await step(visit, flick, seen)), 'points are scored before the party is lost');
    await visit.picture('first points');
  }, { chip: true });
}
