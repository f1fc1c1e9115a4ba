import assert from 'node:assert/strict';

import { fingerOn } from './kit/finger.mjs';
import { BREATHS, giveMicrophone, setBreath } from './kit/microphone.mjs';
import { Thrower } from './kit/thrower.mjs';
import { replayTrace } from './kit/traces.mjs';

const MOST_STEPS = 260;
const TABLE = { name: 'The table' };

const pause = (page, ms) => page.waitForTimeout(ms);

async function instantSpeed(visit) {
  for (let press = 0; press < 4; press++) {
    if (await visit.page.getByRole('button', { name: /^Speed: instant/ }).isVisible()) return;
    await visit.press(/^Speed:/);
  }
}

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
    await page.getByRole('button', { name: /open to you$/ }).first().click();
    await page.getByRole('button', { name: 'Go there' }).click();
  } else if (await visible(page.getByRole('button', { name: 'Leave the shop' }))) {
    if (!seen.has('shop')) await visit.inspect('shop');
    seen.add('shop');
    const die = page.getByRole('button', { name: /^Bonus die/ });
    if (await visible(die)) await die.first().click();
    else await visit.press('Leave the shop');
  } else if (await visible(page.getByRole('button', { name: 'Leave the rest' }))) {
    seen.add('spoils');
    const taker = page.getByRole('main').getByRole('button').filter({ hasNotText: /Leave|Bags/ });
    if (await visible(taker)) await taker.first().click();
    else await visit.press('Leave the rest');
  } else if (await visible(answers)) {
    seen.add('answer');
    await answers.last().click();
  }
  await pause(page, 60);
  return false;
}

async function openRange(visit) {
  const { page } = visit;
  await page.getByText('The practice range', { exact: true }).first().click();
  await page.getByRole('group', TABLE).waitFor({ timeout: 90_000 });
  await instantSpeed(visit);
  await visit.press('Practice range');
  await page.getByRole('group', { name: 'Throws to practise' }).waitFor();
}

async function switchMotionOn(visit) {
  await visit.press('Throw by moving the phone');
  const agree = visit.page.getByRole('button', { name: 'Use motion' });
  if (await agree.isVisible().catch(() => false)) await agree.click();
}

/** A range whose phone feels nothing but what is replayed: a sensor of the browser's own would mix in a phone at rest. */
async function openRangeWithSensors(visit) {
  const page = await visit.open('phone', { at: '/about' });
  await visit.context.grantPermissions(['accelerometer', 'gyroscope']);
  await giveMicrophone(visit.context);
  await visit.goto('/learn/dungeon-fighter');
  await openRange(visit);
  await switchMotionOn(visit);
  const thrower = new Thrower(page, await fingerOn(visit));
  await thrower.look();
  return thrower;
}

/** What the range says about a throw: fulfilled or not, and by which numbers. */
async function verdictOf({ page }, name) {
  const line = page.getByRole('listitem', { name: new RegExp(`^${name}: `) });
  await line.waitFor({ timeout: 8000 });
  return line.getAttribute('aria-label');
}

/** Practises one throw and returns the verdict; `make` performs it. */
async function practise(visit, name, make) {
  const toggle = visit.page.getByRole('button', { name, exact: true });
  await toggle.click();
  const card = visit.page.getByRole('button', { name: 'Got it' });
  if (await card.isVisible()) await card.click();
  await make();
  const words = await verdictOf(visit, name);
  await toggle.click();
  return words;
}

const isFulfilled = (words) => words.includes(': fulfilled');

/** Throws that the flight decides besides the gesture: the tumble of the die is luck, so a good hand may need a second one. */
const FLIGHT_DECIDES = ['Spin shot', 'Two bounces', 'Bank shot', 'Card jump'];
const TRIES = 8;

async function practiseUntilDone(visit, name, make) {
  let words = '';
  const tries = FLIGHT_DECIDES.includes(name) ? TRIES : 1;
  for (let attempt = 0; attempt < tries && !isFulfilled(words); attempt++) words = await practise(visit, name, make);
  return words;
}

/** A thumb on the pad while a recorded hand moves the phone; it lets go at a moment of the recording. */
async function swing(page, { finger, die }, trace, until, wrist) {
  await finger.down(die);
  const begun = await replayTrace(page, trace, until, wrist);
  finger.setClock(begun + until);
  await finger.up(0);
}

/** A flick on the glass that ends at a moment of a recorded jump. */
async function jump(page, thrower, trace, release) {
  const begun = await replayTrace(page, trace, release);
  thrower.finger.setClock(begun + release - 135);
  await thrower.flick({ after: 0 });
}

export default function dungeonFighter(test) {
  test('a whole dungeon thrown with one finger, to its end', async (visit) => {
    const page = await visit.open('small', { at: '/box/dungeon-fighter' });
    await visit.press('Play now');
    await page.getByRole('group', TABLE).waitFor({ timeout: 90_000 });
    await visit.inspect('table');
    const thrower = new Thrower(page, await fingerOn(visit));
    await thrower.perform();
    await pause(page, 500);
    await visit.picture('flying');
    await pause(page, 1500);
    await instantSpeed(visit);
    const seen = new Set();
    let over = false;
    for (let steps = 0; steps < MOST_STEPS && !over; steps++) over = await step(visit, () => thrower.perform(), seen);
    assert.ok(over, 'the dungeon ends');
    assert.ok(seen.has('map'), 'the party walked on');
    await visit.inspect('result');
  });

  test('every throw on the practice range, by touch, fulfils what it asks', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/dungeon-fighter' });
    await openRange(visit);
    await visit.inspect('range');
    const thrower = new Thrower(page, await fingerOn(visit));
    const names = await page.getByRole('group', { name: 'Throws to practise' }).getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    assert.equal(names.length, 22);
    const missed = [];
    for (const name of names) {
      const words = await practiseUntilDone(visit, name, () => thrower.perform());
      if (!isFulfilled(words)) missed.push(words);
    }
    assert.deepEqual(missed, []);
  });

  test('the read-out of the range moves with the hand', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/dungeon-fighter' });
    await openRange(visit);
    const thrower = new Thrower(page, await fingerOn(visit));
    const { finger } = thrower;
    const meter = (name) => page.getByRole('meter', { name });
    const reads = (name, words) => page.waitForFunction(([label, pattern]) => new RegExp(pattern).test(document.querySelector(`[role="meter"][aria-label="${label}"]`)?.getAttribute('aria-valuetext') ?? ''), [name, words]);

    await page.getByRole('button', { name: 'Catapult shot', exact: true }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await thrower.look();
    await finger.down(thrower.die);
    await finger.slide(thrower.up(-20), 4);
    await reads('Catapult shot, pull', '^3\\.\\d mm, 5\\.0–40\\.0 mm, not fulfilled');
    await visit.picture('open gate');
    await finger.slide(thrower.up(-92), 4);
    await reads('Catapult shot, pull', '^14\\.\\d mm, .*, fulfilled');
    await visit.picture('closed gate');
    await finger.up();
    await page.getByRole('button', { name: 'Catapult shot', exact: true }).click();

    await page.getByRole('button', { name: 'Blind shot', exact: true }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await thrower.look();
    await finger.down(thrower.die);
    await reads('Blind shot, dark', '^[1-7]\\d\\d ms, .*not fulfilled');
    const early = Number(await meter('Blind shot, dark').getAttribute('aria-valuenow'));
    await reads('Blind shot, dark', ', fulfilled');
    assert.ok(Number(await meter('Blind shot, dark').getAttribute('aria-valuenow')) > early, 'darkness grows while nothing moves');
    await finger.up();
    await page.getByRole('button', { name: 'Blind shot', exact: true }).click();

    await page.getByRole('button', { name: 'Spin shot', exact: true }).click();
    await thrower.look();
    await finger.down(thrower.up(40));
    await finger.slide(thrower.up(120), 4, 40);
    await page.waitForFunction(() => Number(document.querySelector('[role="meter"][aria-label="Speed of the hand"]')?.getAttribute('aria-valuenow')) > 20);
    await finger.up();
  });

  test('recorded hands on the practice range: swing, spin, jump, dance, the dark, and the rest of the body', async (visit) => {
    const thrower = await openRangeWithSensors(visit);
    const { page } = visit;
    const { finger } = thrower;
    await visit.press('Ready');
    await swing(page, thrower, 'overhand', 505);
    await page.getByRole('status').filter({ hasText: /^(Contact|Miss)/ }).waitFor();
    await visit.picture('swung');

    const lookAway = async () => {
      await visit.press('Ready');
      await replayTrace(page, 'turnAbout');
    };
    const byHand = {
      'Spin shot': async () => {
        await visit.press('Ready');
        await swing(page, thrower, 'overhand', 500, 'twist');
      },
      'Jump shot': async () => {
        await visit.press('Ready');
        await jump(page, thrower, 'jump', 900);
      },
      'Dancing shot': async () => {
        await lookAway();
        await jump(page, thrower, 'turnJump', 960);
      },
      'Blind shot': async () => {
        await visit.press('Ready');
        await finger.down(thrower.die);
        await pause(page, 500);
        await visit.picture('dark');
        const begun = await replayTrace(page, 'overhand', 505);
        finger.setClock(begun + 505);
        await finger.up(0);
      },
      'Backwards shot': async () => {
        await lookAway();
        await swing(page, thrower, 'overhand', 505);
      },
      'Under the leg': async () => {
        await visit.press('Ready');
        await swing(page, thrower, 'lift', 500);
      },
      'Under the table': async () => {
        await visit.press('Ready');
        await swing(page, thrower, 'underhand', 560);
      },
      'Elbow shot': async () => {
        await visit.press('Ready');
        await replayTrace(page, 'tiltForward');
      },
      'Nose shot': async () => {
        await visit.press('Ready');
        await replayTrace(page, 'tiltForward');
      },
    };
    const missed = [];
    for (const [name, make] of Object.entries(byHand)) {
      const words = await practiseUntilDone(visit, name, make);
      if (!isFulfilled(words)) missed.push(words);
    }
    assert.deepEqual(missed, []);

    // A careless hand fails: a stumble is no jump.
    const stumble = await practise(visit, 'Jump shot', async () => {
      await visit.press('Ready');
      await jump(page, thrower, 'stumble', 740);
      await replayTrace(page, 'held');
    });
    assert.match(stumble, /not fulfilled/);
  });

  test('a recorded breath blows the die, a short one does not do', async (visit) => {
    await openRangeWithSensors(visit);
    const { page } = visit;
    const blow = async () => {
      await visit.press('Ready');
      await page.waitForFunction(() => Number(document.querySelector('[role="meter"][aria-label="Blow shot, breath"]')?.getAttribute('aria-valuenow')) >= 12);
    };
    await setBreath(page, BREATHS.long);
    const long = await practise(visit, 'Blow shot', blow);
    assert.match(long, /^Blow shot: fulfilled\. breath \d+ dB .*, breath lasts \d+ ms/);
    await visit.picture('blown');
    await setBreath(page, BREATHS.short);
    const short = await practise(visit, 'Blow shot', blow);
    assert.match(short, /^Blow shot: not fulfilled/);
  });
}
