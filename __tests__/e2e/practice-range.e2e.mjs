import assert from 'node:assert/strict';

import { fingerOn } from './kit/finger.mjs';
import { BREATHS, giveMicrophone, setBreath } from './kit/microphone.mjs';
import { switchMotionOn } from './kit/motionSwitch.mjs';
import { recordedHands } from './kit/recordedHands.mjs';
import { Thrower } from './kit/thrower.mjs';

const TABLE = { name: 'The table' };

async function openRange(visit) {
  const { page } = visit;
  await page.getByText('The practice range', { exact: true }).first().click();
  await page.getByRole('group', TABLE).waitFor({ timeout: 90_000 });
  await visit.playInstantly();
  await visit.press('Next');
  await visit.press('Practice range');
  await page.getByRole('group', { name: 'Throws to practise' }).waitFor();
  await page.getByRole('img', { name: 'The die in your hand' }).waitFor();
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

/** A flight with everything before and after it, on a slow machine. */
const FLIGHT_MS = 25_000;

/** What the range says about a throw: fulfilled or not, and by which numbers. */
async function verdictOf({ page }, name) {
  const line = page.getByRole('listitem', { name: new RegExp(`^${name}: `) });
  const thrown = await line.waitFor({ timeout: FLIGHT_MS }).then(() => true, () => false);
  return thrown ? line.getAttribute('aria-label') : `${name}: nothing was thrown`;
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
/** The gesture itself is good or not; a hand that was jostled by a busy machine may repeat it. */
const TRIES_OF_A_GESTURE = 3;

async function practiseUntilDone(visit, name, make) {
  let words = '';
  const tries = FLIGHT_DECIDES.includes(name) ? TRIES : TRIES_OF_A_GESTURE;
  for (let attempt = 0; attempt < tries && !isFulfilled(words); attempt++) words = await practise(visit, name, make);
  return words;
}

/** Pairs in which one gesture has no room for the other, or in which board, hand and finger compete for a small glass. */
const PAIRS = [
  ['Nose shot', 'Sitting shot'], ['Head shot', 'Under the leg'], ['Crossbow shot', 'Weak hand'], ['Catapult shot', 'Blind shot'], ['Slam shot', 'Jump shot'], ['Elbow shot', 'Dancing shot'],
  ['Blow shot', 'Under the table'], ['Pious shot', 'Spin shot'], ['Borrowed hand', 'Backwards shot'], ['Weak hand', 'Under the leg'], ['Jump shot', 'Blind shot'], ['Sitting shot', 'Under the table'], ['Blind shot', 'Spin shot'],
];

/** Practises a pair and returns both verdicts. */
async function practisePair(visit, thrower, names) {
  const { page } = visit;
  const toggle = async () => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
    // A pointer that stays on a switch asks what it means, and the answer lies over the table.
    await page.mouse.move(1, 1);
  };
  await toggle();
  await thrower.perform();
  const verdicts = [];
  for (const name of names) verdicts.push(await verdictOf(visit, name));
  await toggle();
  return verdicts;
}

// Whether a die that was twirled still spins when it arrives is luck; that it was twirled enough is not.
const isPerformed = (words) => isFulfilled(words) || /^Spin shot: not fulfilled\. twirl (5[4-9]|[6-9]\d)\d°/.test(words);

/** What of a pair was not performed, at the best try. */
async function missedOfPair(visit, thrower, names) {
  let missed = names;
  for (let attempt = 0; attempt < TRIES_OF_A_GESTURE && missed.length > 0; attempt++) missed = (await practisePair(visit, thrower, names)).filter((words) => !isPerformed(words));
  return missed;
}

/** What is said about strength while a hand presses longer; a slow machine may leave some of it out. */
const LESS_STRENGTH = ['a touch', 'a quarter', 'half', 'nearly', 'right', 'hard'];

/** Notes every text that comes up, however short it stays. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.heard = new Set();
    const note = () => document.querySelectorAll('[role="main"] *').forEach((one) => one.children.length === 0 && globalThis.heard.add(one.textContent));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export default function practiceRange(test) {
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
  }, { long: true });

  test('pairs of throws on a small phone: one finger performs both', async (visit) => {
    const page = await visit.open('small', { at: '/learn/dungeon-fighter' });
    await openRange(visit);
    const thrower = new Thrower(page, await fingerOn(visit));
    const missed = [];
    for (const names of PAIRS) missed.push(...(await missedOfPair(visit, thrower, names)));
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
    const dark = async () => Number(await meter('Blind shot, dark').getAttribute('aria-valuenow'));
    await visit.eventually(async () => (await dark()) > 0, 'it is dark under the finger');
    const early = await dark();
    await visit.eventually(async () => (await dark()) > early, 'darkness grows while nothing moves');
    await reads('Blind shot, dark', ', fulfilled');
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
    const { plain, stumble, 'Blow shot': _breath, ...hands } = recordedHands(visit, thrower);
    await plain();
    await page.getByRole('status').filter({ hasText: /^(Contact|Miss)/ }).waitFor();
    await visit.picture('swung');
    const missed = [];
    for (const [name, make] of Object.entries(hands)) {
      const words = await practiseUntilDone(visit, name, make);
      if (!isFulfilled(words)) missed.push(words);
    }
    assert.deepEqual(missed, []);

    // A careless hand fails: a stumble is no jump.
    assert.match(await practise(visit, 'Jump shot', stumble), /not fulfilled/);
  }, { alone: true });

  test('a recorded breath blows the die, a short one does not do', async (visit) => {
    await openRangeWithSensors(visit);
    const { page } = visit;
    const blow = async () => {
      await visit.press('Ready');
      await page.waitForFunction(() => Number(document.querySelector('[role="meter"][aria-label="Blow shot, breath"]')?.getAttribute('aria-valuenow')) >= 12);
    };
    await setBreath(page, BREATHS.long);
    const long = await practiseUntilDone(visit, 'Blow shot', blow);
    assert.match(long, /^Blow shot: fulfilled\. breath \d+ dB .*, breath lasts \d+ ms/);
    await visit.picture('blown');
    await setBreath(page, BREATHS.short);
    const short = await practise(visit, 'Blow shot', blow);
    assert.match(short, /^Blow shot: not fulfilled/);
  }, { alone: true });

  test('keys, walking round the table, the footprint and the sonar', async (visit) => {
    const page = await visit.open('desktop', { at: '/learn/dungeon-fighter' });
    await openRange(visit);
    const result = page.getByRole('status').filter({ hasText: /^(Contact|Miss)/ });
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press(']');
    await page.getByRole('img', { name: 'Loft −15 degrees' }).waitFor();
    await page.keyboard.press('[');
    await page.keyboard.down(' ');
    await page.waitForTimeout(600);
    await page.keyboard.up(' ');
    await result.waitFor();
    await visit.picture('thrown by key');
    const die = page.getByRole('button', { name: /^Blue die of Torm/ });
    if ((await die.count()) > 0) {
      await die.click();
      await page.getByText(/^\d+ % (in|on) /).first().waitFor();
      await visit.picture('footprint');
      await die.click();
    }

    // By the rim of the board one drags oneself round the table.
    const table = await page.getByRole('group', TABLE).boundingBox();
    const before = await page.locator('canvas').last().screenshot();
    const rim = { x: table.x + table.width / 2 + Math.min(table.width * 0.4, table.height * 0.45), y: table.y + table.height * 0.42 };
    await page.mouse.move(rim.x, rim.y);
    await page.mouse.down();
    await page.mouse.move(rim.x - 60, rim.y - 60, { steps: 6 });
    await page.mouse.up();
    await visit.eventually(async () => !before.equals(await page.locator('canvas').last().screenshot()), 'the table has turned');

    await visit.press('Throwing aids');
    await page.getByRole('switch', { name: 'Sonar' }).click();
    await visit.inspect('aids');
    await page.keyboard.press('Escape');
    await visit.press('Aim further right');
    await page.getByRole('img', { name: '2 degrees right of the centre' }).waitFor();
    const hold = page.getByRole('button', { name: 'Hold to throw without flicking' });
    const box = await hold.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await listen(page);
    await page.mouse.down();
    const heard = () => page.evaluate(() => [...globalThis.heard]);
    await visit.eventually(async () => (await heard()).includes('too hard'), 'too much strength is said');
    await page.mouse.up();
    assert.ok((await heard()).some((said) => LESS_STRENGTH.includes(said)), 'strength is said while it grows');
    await result.waitFor();
    await visit.picture('sonar');
  });
}
