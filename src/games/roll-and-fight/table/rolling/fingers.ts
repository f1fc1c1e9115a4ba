import type { Seat } from '@/engine/game';
import { HoldToShake } from '@/motion/touch/holdToShake';
import type { BoardPointer } from '@/table/board/pointerPaths';
import type { Point } from '@/table/board/fit';

import type { TrayTarget } from './trayLayout';

/** Where a finger came down: whose tray, and on what. */
export interface Touched {
  readonly seat: Seat;
  readonly target: TrayTarget;
}

export interface FingerHandlers {
  touched(point: Point): Touched | undefined;
  /** A finger that did not travel. */
  tap(touched: Touched): void;
  /** A die carried somewhere. */
  drop(seat: Seat, die: number, onto: TrayTarget | undefined): void;
  /** A finger that rests: explains, or stops. */
  rest(touched: Touched, point: Point): void;
  rattle(seat: Seat, strength: number): void;
  /** The dice leave the hand. */
  throwDice(seat: Seat, strength: number): void;
  carry(id: number, die: (Point & { readonly seat: Seat; readonly die: number }) | undefined): void;
}

interface Press extends Touched {
  readonly from: Point;
  readonly resting: ReturnType<typeof setTimeout> | undefined;
  readonly shake: HoldToShake | undefined;
  readonly beat: ReturnType<typeof setInterval> | undefined;
  last: Point;
  carried: boolean;
  rested: boolean;
}

const SLOP = 12;
const REST_MS = 600;
const BEAT_MS = 50;
const TAP_STRENGTH = 0.5;

const distance = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Follows every finger on its own: several people roll on one glass, and nobody waits for anybody. */
export class Fingers {
  private readonly presses = new Map<number, Press>();
  private handlers: FingerHandlers | undefined;

  /** Whoever listened before does so no longer. */
  listen(handlers: FingerHandlers): void {
    this.handlers = handlers;
  }

  start({ id, x, y }: BoardPointer): boolean {
    const from = { x, y };
    const touched = this.handlers?.touched(from);
    if (!touched) return false;
    const { kind } = touched.target;
    const shake = kind === 'felt' || kind === 'roll' ? this.shakeOf(touched.seat) : undefined;
    shake?.press(performance.now());
    const rests = !shake && kind !== 'die';
    this.presses.set(id, {
      ...touched, from, last: from, carried: false, rested: false, shake,
      resting: rests ? setTimeout(() => this.rest(id), REST_MS) : undefined,
      // The first impact comes a moment later, so that a tap is only a throw.
      beat: shake && setInterval(() => shake.tick(performance.now()), BEAT_MS),
    });
    return true;
  }

  move({ id, x, y }: BoardPointer): void {
    const press = this.presses.get(id);
    if (!press) return;
    press.shake?.move(distance(press.last, { x, y }));
    press.last = { x, y };
    if (distance(press.from, press.last) > SLOP) {
      press.carried = true;
      clearTimeout(press.resting);
    }
    if (press.carried && press.target.kind === 'die') this.handlers?.carry(id, { x, y, seat: press.seat, die: press.target.die });
  }

  end({ id }: BoardPointer): void {
    const press = this.forget(id);
    if (!press) return;
    const { seat, target, shake } = press;
    if (shake) return shake.release(performance.now());
    if (target.kind === 'die' && press.carried) {
      const onto = this.handlers?.touched(press.last);
      return this.handlers?.drop(seat, target.die, onto?.seat === seat ? onto.target : undefined);
    }
    if (!press.rested) this.handlers?.tap(press);
  }

  cancel({ id }: BoardPointer): void {
    this.forget(id);
  }

  stopAll(): void {
    for (const id of [...this.presses.keys()]) this.forget(id);
  }

  private shakeOf(seat: Seat): HoldToShake {
    return new HoldToShake((event) => {
      if (event.kind === 'impact') this.handlers?.rattle(seat, event.strength);
      if (event.kind === 'stop') this.handlers?.throwDice(seat, event.impacts === 0 ? TAP_STRENGTH : event.strength);
    });
  }

  private forget(id: number): Press | undefined {
    const press = this.presses.get(id);
    this.presses.delete(id);
    clearTimeout(press?.resting);
    clearInterval(press?.beat);
    if (press?.carried) this.handlers?.carry(id, undefined);
    return press;
  }

  private rest(id: number): void {
    const press = this.presses.get(id);
    if (!press || press.carried) return;
    press.rested = true;
    this.handlers?.rest(press, press.last);
  }
}
