/** A finger that stays on the glass: touch points through the browser's own input, not made-up events. */
export class Finger {
  constructor(cdp) {
    this.cdp = cdp;
  }

  async touch(type, points) {
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  }

  async down(point) {
    this.at = point;
    await this.touch('touchStart', [point]);
  }

  /** Slides there in small steps, as a hand does. */
  async slide(to, steps = 8) {
    const from = this.at;
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await this.touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    }
    this.at = to;
  }

  async up() {
    await this.touch('touchEnd', []);
  }
}

export const fingerOn = async (visit) => new Finger(await visit.context.newCDPSession(visit.page));

export async function middleOf(locator) {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
