import assert from 'node:assert/strict';

import { fingerOn } from './kit/finger.mjs';
import { giveMicrophone } from './kit/microphone.mjs';
import { MOTION_OFF, MOTION_ON, switchMotionOn } from './kit/motionSwitch.mjs';
import { recordedHands } from './kit/recordedHands.mjs';
import { Thrower } from './kit/thrower.mjs';

/** One step of the game: whatever is asked is answered as a hasty player would. Returns whether it is over. */
async function step(visit, makeThrow, seen) {
  const { page } = visit;
  if (await page.getByRole('dialog', { name: 'The result' }).isVisible()) return true;
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const visible = async (locator) => locator.first().isVisible().catch(() => false);
  if (await visible(page.getByRole('radiogroup', { name: 'Die to throw' }))) {
    seen.add('throw');
    await makeThrow();
  } else if (await visible(page.getByRole('button', { name: /open to you$/ }))) {
    seen.add('map');
    await visit.tryPress(page.getByRole('button', { name: /open to you$/ }).first());
    await visit.tryPress(page.getByRole('button', { name: 'Go there' }));
  } else if (await visible(page.getByRole('button', { name: 'Leave the shop' }))) {
    if (!seen.has('shop')) await visit.inspect('shop');
    seen.add('shop');
    const die = page.getByRole('button', { name: /^Bonus die/ });
    await visit.tryPress((await visible(die)) ? die.first() : visit.button('Leave the shop'));
  } else if (await visible(page.getByRole('button', { name: 'Leave the rest' }))) {
    seen.add('spoils');
    const taker = page.getByRole('main').getByRole('button').filter({ hasNotText: /Leave|Bags/ });
    await visit.tryPress((await visible(taker)) ? taker.first() : visit.button('Leave the rest'));
  } else if (await visible(answers)) {
    seen.add('answer');
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
  });
}
