import { flickOf, PointerPath } from '@/motion';

/** A flick throws at least so hard, and with this speed over the glass, in mm/s, as hard as can be. */
const SOFTEST = 0.35;
const HARDEST_AT = 900;

/** A finger on dice that wait in the hand: whether it swiped, and how hard that throws them. */
export class Swipe {
  private path = new PointerPath();
  private swiped = false;

  /** The finger is down: it may still be a tap. */
  touch(): void {
    this.swiped = false;
  }

  begin(): void {
    this.path = new PointerPath();
    this.swiped = true;
  }

  follow(x: number, y: number, t = performance.now()): void {
    this.path.add({ t, x, y });
  }

  /** 0 to 1; undefined: the finger had stopped before it let go. */
  get strength(): number | undefined {
    const flick = flickOf(this.path);
    return flick && Math.min(1, Math.max(SOFTEST, flick.speed / HARDEST_AT));
  }

  /** A browser sends a click after a swipe as well. */
  get wasTap(): boolean {
    return !this.swiped;
  }
}
