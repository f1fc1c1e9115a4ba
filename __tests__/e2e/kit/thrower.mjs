import assert from 'node:assert/strict';

/** Millimetres of glass per point, and of flight per millimetre of glass (DF-183). */
const MM_PER_POINT = 0.15875;
const GAIN = 3;
const CROSSBOW_GAIN = 2.4;
const PUFF_GAIN = 24;
const OVERSHOOT = 1.2;
/** What a plain throw needs when nothing tells better, mm/s. */
const PLAIN_SPEED = 1150;
const FLICK_MS = 130;
const STEPS = 8;
const TOSS_MS = 900;
/** An inch of glass, and a little more. */
const INCH = 166;
const EDGE = 12;
const SIGNS_ABOVE_DIE = 60;
const GLASS = 'the glass';
/** How often and how long something is waited for that a slow machine shows later. */
const LOOKS = 200;
const LOOK_EVERY_MS = 25;
const HOPS = ['Hold to crouch, lift to hop', 'Twirl half a circle and lift'];
const TABLE = { name: 'The table' };
const THROW_NAMES = [
  'Pious shot', 'Borrowed hand', 'Crossbow shot', 'Blow shot', 'Catapult shot', 'Slam shot', 'Head shot', 'Elbow shot', 'Nose shot', 'Weak hand', 'Under the leg',
  'Backwards shot', 'Sitting shot', 'Under the table', 'Far shot', 'Jump shot', 'Dancing shot', 'Blind shot', 'Spin shot', 'Two bounces', 'Bank shot', 'Card jump',
];
/** Degrees to the left at which the wall of a bank shot waits. */
const BANK_ASIDE = -44;

/** The hand of a player: every way to make a die fly, as fingers do it, in the time they take. */
export class Thrower {
  constructor(page, finger) {
    this.page = page;
    this.finger = finger;
  }

  /** Sees where the die is and how hard the throw should be. */
  async look() {
    const table = this.page.getByRole('group', TABLE);
    await table.waitFor();
    this.box = await table.boundingBox();
    const hand = await this.page.getByRole('img', { name: 'The die in your hand' }).boundingBox();
    this.bottom = this.box.y + this.box.height - 4;
    this.die = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    this.top = await this.lowestSign();
    this.force = await this.inForce();
    this.speed = await this.speedWanted();
  }

  /** Where the glass is free: below the monster and the signs that hang there. */
  async lowestSign() {
    const signs = await this.page.getByRole('group', TABLE).getByRole('img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    return Math.max(this.box.y, ...signs.filter((bottom) => bottom < this.die.y - SIGNS_ABOVE_DIE)) + EDGE;
  }

  /** On the range the read-out says how fast a good throw is. */
  async speedWanted() {
    const row = this.page.getByRole('meter', { name: 'Speed of the hand' });
    if ((await row.count()) === 0) return PLAIN_SPEED;
    const [, metres] = /\((\d+(?:\.\d+)?)\)/.exec((await row.textContent()) ?? '') ?? [];
    return metres === undefined ? PLAIN_SPEED : Number(metres) * 1000;
  }

  up(points, aside = 0) {
    return { x: this.die.x + aside, y: this.die.y - points };
  }

  /** What lies under a finger. */
  async under(point) {
    return this.page.evaluate(({ x, y }) => {
      const found = document.elementFromPoint(x, y);
      return getComputedStyle(found).touchAction === 'none' ? 'the glass' : (found.getAttribute('aria-label') ?? found.textContent);
    }, point);
  }

  /** A finger that begins a throw has to find the glass there, and nothing that takes it for itself once everything stands. */
  async down(point, after) {
    let found = await this.under(point);
    for (let look = 0; look < LOOKS && found !== GLASS; look++) {
      await this.readCards();
      await this.page.waitForTimeout(LOOK_EVERY_MS);
      found = await this.under(point);
    }
    assert.equal(found, GLASS, `where a finger begins (${this.force.join(', ') || 'plain throw'})`);
    await this.finger.down(point, after);
  }

  /** Cards that explain a throw come when they come. */
  async readCards() {
    const card = this.page.getByRole('button', { name: 'Got it' });
    while (await card.isVisible()) await card.click({ timeout: LOOKS * LOOK_EVERY_MS }).catch(() => undefined);
  }

  async stroke(from, to, { ms = FLICK_MS, hold = 0, after } = {}) {
    await this.down(from, after);
    this.finger.rest(hold);
    await this.finger.slide(to, STEPS, ms);
    await this.finger.up();
  }

  /** A flick at the speed that is wanted, so many degrees to the right. */
  async flick({ hold = 0, after, share = 1 } = {}) {
    const degrees = this.asks('Bank shot') ? BANK_ASIDE : 0;
    const pointsPerMs = (share * this.speed) / (1000 * GAIN * MM_PER_POINT);
    const below = this.asks('Under the table');
    // A hand below the table has to rise an inch, and begins where there is room for it.
    const start = below ? { x: this.die.x, y: Math.min(this.bottom, this.die.y + 40) } : this.die;
    const wanted = Math.max(pointsPerMs * FLICK_MS, below ? INCH : 0);
    const length = Math.min(wanted, start.y - this.top);
    const ms = length / pointsPerMs;
    const angle = (degrees * Math.PI) / 180;
    const end = { x: start.x + length * Math.sin(angle), y: start.y - length * Math.cos(angle) };
    if (this.asks('Backwards shot')) await this.stroke(end, start, { ms, hold, after });
    else await this.stroke(start, end, { ms, hold, after });
  }

  /** The names of all throws in force: the switches that are on, on the range, or the signs under the monster. */
  async inForce() {
    return this.page.evaluate((names) => {
      const range = document.querySelector('[aria-label="Throws to practise"]');
      if (range) return [...range.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute('aria-label'));
      const shown = new Set([...document.querySelectorAll('[role="group"][aria-label="The table"] *')].filter(({ children }) => children.length === 0).map(({ textContent }) => textContent));
      return names.filter((name) => shown.has(name));
    }, THROW_NAMES);
  }

  /** How long a finger rests in the dark before it throws. */
  get darkness() {
    return this.asks('Blind shot') ? 900 : 0;
  }

  asks(name) {
    return this.force.includes(name);
  }

  /** Circles about a point, so many degrees, and out of them upwards if told so; then the finger is lifted. */
  async circle(degrees, { ms, radius = 46, flick = false, hold = 0, after } = {}) {
    const middle = this.up(80);
    const at = (angle) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    const steps = Math.ceil(degrees / 20);
    await this.down(at(Math.PI / 2), after);
    this.finger.rest(hold);
    for (let step = 1; step <= steps; step++) await this.finger.moveTo(at(Math.PI / 2 + ((degrees * step) / steps / 180) * Math.PI), ms / steps);
    const length = (this.speed * FLICK_MS) / (1000 * GAIN * MM_PER_POINT);
    if (flick) await this.finger.slide({ x: this.finger.at.x, y: this.finger.at.y - length }, STEPS, FLICK_MS);
    await this.finger.up();
  }

  async tap(after) {
    await this.down(this.die, after);
    await this.finger.up(20);
  }

  /** What each act on the way to a throw asks of a finger; the words are what the table shows. In the air it comes soon `after` the hop. */
  acts = {
    'Flick the die': (after, alone) => (this.asks('Spin shot') && alone ? this.circle(640, { ms: 420, flick: true, hold: this.darkness }) : this.flick({ hold: alone ? this.darkness : 0, after })),
    'Shoot across the die': (after) => {
      const reach = Math.min(100, this.bottom - this.die.y);
      const pointsPerMs = this.speed / (1000 * CROSSBOW_GAIN * MM_PER_POINT);
      const [from, to] = this.asks('Backwards shot') ? [100, -reach] : [-reach, 100];
      return this.stroke(this.up(from), this.up(to), { ms: (reach + 100) / pointsPerMs, after });
    },
    'Hold, then flick straight': (after) => this.flick({ hold: Math.max(560, this.darkness), after }),
    'Fling the borrowed hand': (after, alone) => (this.asks('Spin shot') && alone ? this.circle(640, { ms: 420, flick: true, hold: this.darkness }) : this.flick({ hold: alone ? this.darkness : 0, share: 1 / OVERSHOOT, after })),
    'Puff three times': async (after) => {
      const length = this.speed / (3 * MM_PER_POINT * PUFF_GAIN);
      for (let puff = 0; puff < 3; puff++) await this.stroke(this.die, this.up(length), { ms: 90, after: puff === 0 ? after : 60 });
    },
    'Pull down to the green band, let go': (after) => this.stroke(this.up(40), this.up(Math.max(-50, this.die.y - this.bottom)), { ms: 300, after }),
    'Tap to toss, swipe down in the ring': async (after) => {
      await this.tap(after);
      await this.stroke(this.up(Math.min(120, this.die.y - this.box.y - 8)), this.up(20), { ms: 60, after: TOSS_MS - 50 });
    },
    'Tap to toss, tap at the head': async (after) => {
      await this.tap(after);
      await this.tap(TOSS_MS - 20);
    },
    'Drag to tilt, then let go': async (after) => {
      await this.down(this.die, after);
      await this.finger.slide(this.up(75), STEPS, 120);
      this.finger.rest(420);
      await this.finger.up();
    },
    'Hold to close your eyes, then lift': () => this.hold(900),
    'Stroke up from below': () => {
      const start = this.bottom - EDGE;
      const end = Math.min(start - INCH, this.box.y + this.box.height / 2 - 30);
      return this.stroke({ x: this.die.x, y: start }, { x: this.die.x, y: Math.max(this.box.y + EDGE, end) });
    },
    'Twirl first': () => this.circle(640, { ms: 420 }),
    'Hold to crouch, lift to hop': (after) => this.hold(420, after),
    'Twirl half a circle and lift': (after) => this.circle(260, { ms: 320, after }),
  };

  async hold(ms, after) {
    await this.down(this.die, after);
    this.finger.rest(ms);
    await this.finger.up();
  }

  /** What the table asks for now: which of how many acts, and its words. The `least`-th act may take a moment to be shown. */
  async asked(least) {
    const hint = this.page.getByRole('group', TABLE).getByRole('status').first();
    for (let look = 0; ; look++) {
      const shown = (await hint.isVisible()) ? ((await hint.textContent()) ?? '') : 'Flick the die';
      const [, part = '1', parts = '1', words = shown] = /^(\d)\/(\d) (.*)$/.exec(shown) ?? [];
      if (Number(part) >= least || look > LOOKS) return { part, parts, words };
      await this.page.waitForTimeout(LOOK_EVERY_MS);
    }
  }

  /** Makes the throw, whatever is in force: one act after the other until no act is asked for. */
  async perform() {
    await this.readCards();
    await this.look();
    let after;
    for (let act = 1; ; act++) {
      const { part, parts, words } = await this.asked(act);
      await (this.acts[words] ?? this.acts['Flick the die'])(after, parts === '1');
      if (part === parts) return;
      after = HOPS.includes(words) ? 60 : undefined;
    }
  }
}
