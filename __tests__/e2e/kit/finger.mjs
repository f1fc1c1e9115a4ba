/**
 * A finger that stays on the glass: touch points through the browser's own input, not made-up events. It keeps its own
 * clock: every touch carries the time at which a hand would have made it, however busy the machine is.
 */
class Finger {
  constructor(cdp) {
    this.cdp = cdp;
    this.clock = 0;
  }

  /** The next touch comes at this moment, in milliseconds since the epoch. */
  setClock(moment) {
    this.clock = moment;
  }

  /** The hand lets so much time pass; nobody has to wait for it. */
  rest(ms) {
    this.clock += ms;
  }

  async touch(type, points, ms = 0) {
    this.clock += ms;
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })), timestamp: this.clock / 1000 });
  }

  /** A new stroke begins now, or so many milliseconds `after` the last touch, or at its own `setClock`. */
  async down(point, after) {
    if (after === undefined) this.clock = Math.max(this.clock, Date.now());
    this.at = point;
    await this.touch('touchStart', [point], after ?? 0);
  }

  async moveTo(point, ms = 8) {
    this.at = point;
    await this.touch('touchMove', [point], ms);
  }

  /** Slides there in small steps, as a hand does. */
  async slide(to, steps = 8, ms = 8 * steps) {
    const from = this.at;
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await this.moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, ms / steps);
    }
  }

  async up(ms = 2) {
    await this.touch('touchEnd', [], ms);
  }
}

export const fingerOn = async (visit) => new Finger(await visit.context.newCDPSession(visit.page));

export async function middleOf(locator, timeout) {
  const box = await locator.boundingBox({ timeout });
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
