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
    this.die = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 };
    this.force = await this.inForce();
    this.speed = await this.speedWanted();
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

  async stroke(from, to, { ms = FLICK_MS, hold = 0, after } = {}) {
    await this.finger.down(from, after);
    this.finger.rest(hold);
    await this.finger.slide(to, STEPS, ms);
    await this.finger.up();
  }

  /** A flick at the speed that is wanted, so many degrees to the right. */
  async flick({ hold = 0, after, share = 1 } = {}) {
    const weak = this.asks('Weak hand');
    const degrees = this.asks('Bank shot') ? BANK_ASIDE : 0;
    const pointsPerMs = (share * this.speed) / (1000 * GAIN * MM_PER_POINT);
    // A hand below the table has to rise an inch.
    const wanted = Math.max(pointsPerMs * FLICK_MS, this.asks('Under the table') ? 175 : 0);
    const length = Math.min(wanted, this.die.y - this.box.y - 60);
    const ms = length / pointsPerMs;
    const start = weak ? { x: this.box.x + this.box.width * 0.2, y: this.die.y } : this.die;
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

  asks(name) {
    return this.force.includes(name);
  }

  /** Circles about a point, so many degrees, and out of them upwards if told so; then the finger is lifted. */
  async circle(degrees, { ms, radius = 46, flick = false } = {}) {
    const middle = this.up(80);
    const at = (angle) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    const steps = Math.ceil(degrees / 20);
    await this.finger.down(at(Math.PI / 2));
    for (let step = 1; step <= steps; step++) await this.finger.moveTo(at(Math.PI / 2 + ((degrees * step) / steps / 180) * Math.PI), ms / steps);
    const length = (this.speed * FLICK_MS) / (1000 * GAIN * MM_PER_POINT);
    if (flick) await this.finger.slide({ x: this.finger.at.x, y: this.finger.at.y - length }, STEPS, FLICK_MS);
    await this.finger.up();
  }

  async tap(after) {
    await this.finger.down(this.die, after);
    await this.finger.up(20);
  }

  /** What each act on the way to a throw asks of a finger; the words are what the table shows. */
  acts = {
    'Flick the die': async () => (this.asks('Spin shot') ? this.circle(640, { ms: 420, flick: true }) : this.flick({ hold: this.asks('Blind shot') ? 900 : 0 })),
    'Shoot across the die': () => {
      const pointsPerMs = this.speed / (1000 * CROSSBOW_GAIN * MM_PER_POINT);
      return this.stroke(this.up(-100), this.up(100), { ms: 200 / pointsPerMs });
    },
    'Hold, then flick straight': () => this.flick({ hold: 560 }),
    'Fling the borrowed hand': () => this.flick({ share: 1 / OVERSHOOT }),
    'Puff three times': async () => {
      const length = this.speed / (3 * MM_PER_POINT * PUFF_GAIN);
      for (let puff = 0; puff < 3; puff++) await this.stroke(this.die, this.up(length), { ms: 90, after: puff === 0 ? undefined : 60 });
    },
    'Pull down, let go': () => this.stroke(this.die, this.up(-90), { ms: 300 }),
    'Tap to toss, swipe down in the ring': async () => {
      await this.tap();
      await this.stroke(this.up(120), this.up(40), { ms: 60, after: TOSS_MS - 50 });
    },
    'Tap to toss, tap at the head': async () => {
      await this.tap();
      await this.tap(TOSS_MS - 20);
    },
    'Drag to tilt, then let go': async () => {
      await this.finger.down(this.die);
      await this.finger.slide(this.up(75), STEPS, 120);
      this.finger.rest(420);
      await this.finger.up();
    },
    'Twirl first': () => this.circle(640, { ms: 420 }),
    // In the air there is no time to look: the flick follows at once.
    'Hold to crouch, lift to hop': async () => {
      await this.finger.down(this.die);
      this.finger.rest(420);
      await this.finger.up();
      await this.flick({ after: 90 });
      return true;
    },
    'Twirl half a circle and lift': async () => {
      await this.circle(260, { ms: 320 });
      await this.flick({ after: 240 });
      return true;
    },
  };

  /** Makes the throw, whatever is in force: one act after the other until no act is asked for. */
  async perform() {
    const card = this.page.getByRole('button', { name: 'Got it' });
    while (await card.isVisible()) await card.click();
    await this.look();
    const hint = this.page.getByRole('group', TABLE).getByRole('status').first();
    for (let act = 0; act < 6; act++) {
      const shown = (await hint.isVisible()) ? ((await hint.textContent()) ?? '') : 'Flick the die';
      const [, part = '1', parts = '1', words = shown] = /^(\d)\/(\d) (.*)$/.exec(shown) ?? [];
      const thrown = await (this.acts[words] ?? this.acts['Flick the die'])();
      if (thrown || part === parts) return;
      await this.page.waitForTimeout(20);
    }
  }
}
