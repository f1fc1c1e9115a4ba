import assert from 'node:assert/strict';

import { fingerOn } from './kit/finger.mjs';
import { replayTrace } from './kit/traces.mjs';

const MOST_STEPS = 260;
const TABLE = { name: 'The table' };
/** Where the hand hovers over the lower edge of the table, in points, by what the throw needs below it. */
const HAND_ABOVE_EDGE = 44;

const pause = (page, ms) => page.waitForTimeout(ms);

async function instantSpeed(visit) {
  for (let press = 0; press < 4; press++) {
    if (await visit.page.getByRole('button', { name: /^Speed: instant/ }).isVisible()) return;
    await visit.press(/^Speed:/);
  }
}

/** The hand of a player: every way to make a die fly, as fingers do it. */
class Thrower {
  constructor(page, finger) {
    this.page = page;
    this.finger = finger;
  }

  async look() {
    const table = this.page.getByRole('group', TABLE);
    await table.waitFor();
    const box = await table.boundingBox();
    this.box = box;
    this.die = { x: box.x + box.width / 2, y: box.y + box.height - HAND_ABOVE_EDGE };
  }

  /** Slides to a point and lifts: at once, or in so many milliseconds. A busy machine adds some of its own. */
  async stroke(from, to, { ms = 0, hold = 0, steps = 3 } = {}) {
    await this.finger.down(from);
    if (hold > 0) await pause(this.page, hold);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await this.finger.touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      if (ms > 0) await pause(this.page, ms / steps);
    }
    await this.finger.up();
  }

  up(points, aside = 0) {
    return { x: this.die.x + aside, y: this.die.y - points };
  }

  async flick({ hold = 0 } = {}) {
    const aside = (await this.asks('Weak hand')) ? -this.box.width * 0.3 : 0;
    const length = (await this.asks('Under the table')) ? 190 : 150;
    const start = aside === 0 ? 0 : 60;
    await this.stroke(this.up(start, aside), this.up(start + length, aside), { hold });
  }

  /** Whether a throw of this name is in force: the sign under the monster, or the switch on the range. */
  async asks(name) {
    const named = await this.page.getByText(name, { exact: true }).first().isVisible().catch(() => false);
    return named && !(await this.isOff(name));
  }

  /** Circles of a radius about a point, so many degrees; lifts only if told so. */
  async circle(degrees, { ms, radius = 46, lift = true } = {}) {
    const middle = this.up(80);
    const at = (angle) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    const steps = Math.ceil(degrees / 30);
    await this.finger.down(at(Math.PI / 2));
    for (let step = 1; step <= steps; step++) {
      await this.finger.touch('touchMove', [at(Math.PI / 2 + ((degrees * step) / steps / 180) * Math.PI)]);
      await pause(this.page, ms / steps);
    }
    if (lift) await this.finger.up();
  }

  async tap() {
    await this.finger.down(this.die);
    await this.finger.up();
  }

  /** What each act on the way to a throw asks of a finger; the words are what the table shows. */
  acts = {
    'Flick the die': () => this.flick(),
    'Shoot across the die': () => this.stroke({ x: this.die.x - 120, y: this.die.y - 70 }, { x: this.die.x + 60, y: this.die.y - 75 }, { steps: 2 }),
    'Hold, then flick straight': () => this.flick({ hold: 560 }),
    'Fling the borrowed hand': () => this.stroke(this.die, this.up(190), { ms: 90, steps: 5 }),
    'Puff three times': async () => {
      for (let puff = 0; puff < 3; puff++) await this.stroke(this.die, this.up(90), { steps: 2 });
    },
    'Pull down, let go': () => this.stroke(this.up(80), this.up(0)),
    'Tap to toss, swipe down in the ring': async () => {
      await this.tap();
      await pause(this.page, 800);
      await this.stroke(this.up(120), this.up(40), { steps: 2 });
    },
    'Tap to toss, tap at the head': async () => {
      await this.tap();
      await pause(this.page, 860);
      await this.tap();
    },
    'Drag to tilt, then let go': async () => {
      await this.finger.down(this.die);
      await this.finger.slide(this.up(75), 5);
      await pause(this.page, 420);
      await this.finger.up();
    },
    'Twirl first': () => this.circle(600, { ms: 420 }),
    // In the air there is no time to look: the flick follows at once.
    'Hold to crouch, lift to hop': async () => {
      await this.stroke(this.die, this.die, { hold: 400, steps: 1, ms: 1 });
      await this.stroke(this.die, this.up(150));
      return true;
    },
    'Twirl half a circle and lift': async () => {
      await this.circle(260, { ms: 280 });
      await this.stroke(this.die, this.up(150));
      return true;
    },
  };

  /** On the practice range a throw's name is also the switch that is off. */
  async isOff(name) {
    return (await this.page.getByRole('button', { name, exact: true, pressed: false }).count()) > 0;
  }

  /** Makes the throw, whatever is in force: one act after the other until no act is asked for. */
  async perform() {
    const card = this.page.getByRole('button', { name: 'Got it' });
    while (await card.isVisible()) await card.click();
    await this.look();
    const hint = this.page.getByRole('group', TABLE).getByRole('status');
    for (let act = 0; act < 6; act++) {
      const shown = (await hint.isVisible()) ? ((await hint.textContent()) ?? '') : 'Flick the die';
      const [, part = '1', parts = '1', words = shown] = /^(\d)\/(\d) (.*)$/.exec(shown) ?? [];
      const blind = words === 'Flick the die' && (await this.asks('Blind shot'));
      const make = blind ? () => this.flick({ hold: 900 }) : (this.acts[words] ?? this.acts['Flick the die']);
      const thrown = await make();
      if (thrown || part === parts) return;
      await pause(this.page, 20);
    }
  }
}

/** One step of the game: whatever is asked is answered as a hasty player would. Returns whether it is over. */
async function step(visit, thrower, seen) {
  const { page } = visit;
  if (await page.getByRole('dialog', { name: 'The result' }).isVisible()) return true;
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  const visible = async (locator) => locator.first().isVisible().catch(() => false);
  if (await visible(page.getByRole('radiogroup', { name: 'Die to throw' }))) {
    seen.add('throw');
    await thrower.perform();
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

/** Throws that depend on the flight besides the gesture: a hasty finger does not always make them. */
const FLIGHT_DECIDES = ['Spin shot', 'Two bounces', 'Bank shot', 'Card jump'];

async function openRange(visit) {
  const { page } = visit;
  await page.getByText('The practice range', { exact: true }).first().click();
  await page.getByRole('group', TABLE).waitFor({ timeout: 90_000 });
  await instantSpeed(visit);
  await visit.press('Practice range');
  await page.getByRole('group', { name: 'Throws to practise' }).waitFor();
}

async function withThrow(visit, name, make) {
  await visit.page.getByRole('button', { name, exact: true }).click();
  await make();
  await visit.page.getByRole('button', { name, exact: true }).click();
}

/** A thumb on the pad while a recorded hand swings; it lets go at a moment of the recording. */
async function swing(page, thrower, trace, until, wrist) {
  await thrower.finger.down(thrower.die);
  await replayTrace(page, trace, until, wrist);
  await thrower.finger.up();
}

/** A flick on the glass while a recorded jumper is in the air. */
async function jump(page, thrower, trace) {
  await replayTrace(page, trace, 740);
  await thrower.stroke(thrower.die, thrower.up(240), { steps: 2 });
}

/** Some throws are a matter of milliseconds, which a busy machine does not always give: a hand tries again, as people do. */
const TRIES = 5;

/** The read-out of a throw on the range: the first one that fulfils it, or the last. */
async function practise({ page }, thrower, name) {
  let words = `${name}: nothing was thrown`;
  for (let attempt = 0; attempt < TRIES && !words.includes(': fulfilled'); attempt++) {
    const toggle = page.getByRole('button', { name, exact: true });
    await toggle.click();
    await thrower.perform();
    const line = page.getByRole('listitem', { name: new RegExp(`^${name}: `) });
    await line.waitFor({ timeout: 4000 }).catch(() => undefined);
    words = (await line.getAttribute('aria-label', { timeout: 500 }).catch(() => undefined)) ?? words;
    await toggle.click();
    if (FLIGHT_DECIDES.includes(name)) break;
  }
  return words;
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
    for (let steps = 0; steps < MOST_STEPS && !over; steps++) over = await step(visit, thrower, seen);
    assert.ok(over, 'the dungeon ends');
    assert.ok(seen.has('map'), 'the party walked on');
    await visit.inspect('result');
  });

  test('every throw on the practice range, by touch', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/dungeon-fighter' });
    await openRange(visit);
    await visit.inspect('range');
    const thrower = new Thrower(page, await fingerOn(visit));
    const names = await page.getByRole('group', { name: 'Throws to practise' }).getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    assert.equal(names.length, 22);
    const missed = [];
    for (const name of names) {
      const words = await practise(visit, thrower, name);
      if (!words.includes(': fulfilled') && !FLIGHT_DECIDES.includes(name)) missed.push(words);
      if (name === 'Blow shot' || name === 'Bank shot') await visit.picture(name);
    }
    assert.deepEqual(missed, []);
  });

  test('recorded hands on the practice range: swing, spin, jump, dance, and the dark', async (visit) => {
    // The recording is the only hand: a sensor of the browser's own would mix a phone at rest into every jump.
    const page = await visit.open('phone', { at: '/about' });
    await visit.context.grantPermissions(['accelerometer', 'gyroscope']);
    await visit.goto('/learn/dungeon-fighter');
    await openRange(visit);
    await visit.press('Throw by moving the phone');
    const agree = page.getByRole('button', { name: 'Use motion' });
    if (await agree.isVisible().catch(() => false)) await agree.click();
    const thrower = new Thrower(page, await fingerOn(visit));
    await thrower.look();
    const status = page.getByRole('status').filter({ hasText: /^(Contact|Miss)/ });
    const proof = (name) => page.getByRole('listitem', { name: new RegExp(`^${name}: fulfilled`) });

    await visit.press('Ready');
    await swing(page, thrower, 'overhand', 540);
    await status.waitFor();
    await visit.picture('swung');

    await withThrow(visit, 'Spin shot', async () => {
      await visit.press('Ready');
      await swing(page, thrower, 'overhand', 520, 'twist');
      await page.getByRole('listitem', { name: /^Spin shot: .*twist °\/s/ }).waitFor();
    });
    await withThrow(visit, 'Jump shot', async () => {
      await jump(page, thrower, 'jump');
      // Whether the finger was in time depends on the machine; that the flight was felt does not.
      await page.getByRole('listitem', { name: /^Jump shot: .*free fall ms [1-9]\d\d/ }).waitFor();
    });
    await withThrow(visit, 'Dancing shot', async () => {
      await visit.press('Ready');
      await replayTrace(page, 'turnAbout');
      await jump(page, thrower, 'turnJump');
      await page.getByRole('listitem', { name: /^Dancing shot: .*turned in the air/ }).waitFor();
    });
    await withThrow(visit, 'Blind shot', async () => {
      await visit.press('Ready');
      await thrower.finger.down(thrower.die);
      await pause(page, 900);
      await visit.picture('dark');
      await replayTrace(page, 'overhand', 540);
      await thrower.finger.up();
      await proof('Blind shot').waitFor();
    });
  });
}
