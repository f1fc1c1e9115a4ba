import { Recogniser, SLOP, type Place } from './recogniser';

const HERE: Place = { x: 0, y: 0 };
const apart = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y });
const sum = (a: Place, b: Place): Place => ({ x: a.x + b.x, y: a.y + b.y });
const lengthOf = ({ x, y }: Place): number => Math.sqrt(x * x + y * y);

/** Fingers that drag. */
export class PanRecogniser extends Recogniser {
  private start = HERE;
  private last = HERE;
  /** The way of fingers that have come or gone meanwhile. */
  private before = HERE;
  private toldWay = HERE;
  private resting: ReturnType<typeof setTimeout> | undefined;

  private get way(): Place {
    return sum(apart(this.last, this.start), this.before);
  }

  protected override first(): void {
    this.start = this.last = this.middle;
    this.tryToBegin();
  }

  protected override added(): void {
    this.tryToBegin();
    this.takeStock();
    if (this.fingers.size > this.plan.most) this.finish(false);
  }

  protected override moved(): void {
    this.last = this.middle;
    if (this.state !== 'began') return;
    const distance = lengthOf(this.way);
    if (this.plan.restMs > 0) {
      if (distance > SLOP) this.finish(false);
    } else if (distance >= (this.plan.distance ?? SLOP)) this.set();
  }

  protected override removed(): void {
    this.takeStock();
  }

  protected override lifted(): void {
    this.finish(this.state === 'active');
  }

  protected override cleared(): void {
    clearTimeout(this.resting);
    this.before = this.toldWay = HERE;
  }

  protected override told(): object {
    const way = this.way;
    const change = apart(way, this.toldWay);
    return { ...this.inView(this.last), absoluteX: this.last.x, absoluteY: this.last.y, translationX: way.x, translationY: way.y, changeX: change.x, changeY: change.y, numberOfPointers: this.fingers.size };
  }

  protected override update(): void {
    super.update();
    this.toldWay = this.way;
  }

  /** From here on the way counts. */
  private set(): void {
    this.start = this.last;
    this.activate();
  }

  private tryToBegin(): void {
    if (this.state !== 'idle' || this.fingers.size < this.plan.fewest) return;
    this.start = this.last;
    this.before = this.toldWay = HERE;
    this.begin();
    if (this.plan.restMs > 0) this.resting = setTimeout(() => this.set(), this.plan.restMs);
  }

  private takeStock(): void {
    this.before = this.way;
    this.start = this.last = this.middle;
  }
}

/** Two fingers that come apart or together. */
export class PinchRecogniser extends Recogniser {
  private span = 0;
  private factor = 1;
  private toldFactor = 1;

  protected override first(): void {}

  protected override added(): void {
    this.span = this.spread;
    this.begin();
  }

  protected override moved(): void {
    if (this.fingers.size < 2) return;
    const { spread } = this;
    if (this.state === 'began' && Math.abs(spread - this.span) >= SLOP) {
      this.span = spread;
      this.activate();
    }
    if (this.state !== 'active' || this.span === 0) return;
    this.factor *= spread / this.span;
    this.span = spread;
  }

  protected override removed(): void {
    if (this.fingers.size < 2) this.finish(this.state === 'active');
    else this.span = this.spread;
  }

  protected override lifted(): void {
    this.finish(this.state === 'active');
  }

  protected override cleared(): void {
    this.factor = this.toldFactor = 1;
  }

  protected override told(): object {
    const focus = this.fingers.size > 0 ? this.inView(this.middle) : HERE;
    return { scale: this.factor, scaleChange: this.factor / this.toldFactor, focalX: focus.x, focalY: focus.y, numberOfPointers: this.fingers.size };
  }

  protected override update(): void {
    super.update();
    this.toldFactor = this.factor;
  }

  /** How far the fingers are from each other. */
  private get spread(): number {
    const { middle } = this;
    let [x, y] = [0, 0];
    for (const finger of this.fingers.values()) {
      x += Math.abs(finger.x - middle.x);
      y += Math.abs(finger.y - middle.y);
    }
    return (2 * lengthOf({ x, y })) / this.fingers.size;
  }
}

const LONGEST_TAP_MS = 500;

/** A finger that touches and lets go, as often as wanted. */
export class TapRecogniser extends Recogniser {
  private taps = 0;
  private start = HERE;
  private last = HERE;
  private patience: ReturnType<typeof setTimeout> | undefined;

  protected override first(): void {
    this.start = this.last = this.middle;
    this.begin();
    this.wait(LONGEST_TAP_MS);
  }

  protected override moved(): void {
    this.last = this.middle;
    if (lengthOf(apart(this.last, this.start)) > SLOP) this.finish(false);
  }

  protected override lifted(): void {
    if (this.state !== 'began') return;
    this.taps += 1;
    if (this.taps < this.plan.taps) return this.wait(this.plan.pauseMs);
    this.activate();
    this.finish(true);
  }

  protected override cleared(): void {
    clearTimeout(this.patience);
    this.taps = 0;
  }

  protected override told(): object {
    return { ...this.inView(this.last), absoluteX: this.last.x, absoluteY: this.last.y, numberOfPointers: this.fingers.size };
  }

  private wait(ms: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.finish(false), ms);
  }
}

/** Fingers whose every movement somebody follows on his own. */
export class ManualRecogniser extends Recogniser {
  protected override first(): void {
    this.begin();
  }

  protected override lifted(): void {
    this.finish(this.state === 'active');
  }

  protected override told(): object {
    return { numberOfPointers: this.fingers.size };
  }
}
