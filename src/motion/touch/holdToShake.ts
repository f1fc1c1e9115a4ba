import type { ShakeEvent } from '../detectors/shake';

/** A hand that shakes an imaginary cup: impacts as long as a finger stays down, harder the more the finger rubs. */
export class HoldToShake {
  private startedAt: number | undefined;
  private nextImpact = 0;
  private impacts = 0;
  private total = 0;
  private rub = 0;

  constructor(private readonly emit: (event: ShakeEvent) => void) {}

  /** Finger down. */
  press(t: number): void {
    if (this.startedAt !== undefined) return;
    this.startedAt = t;
    this.nextImpact = t;
    this.impacts = 0;
    this.total = 0;
    this.rub = 0;
    this.emit({ kind: 'start', t, strength: CALM });
  }

  /** Finger moved by this many points. */
  move(points: number): void {
    this.rub = Math.min(1, this.rub + Math.abs(points) / RUB_POINTS);
  }

  /** Call on every frame while the finger is down. */
  tick(t: number): void {
    if (this.startedAt === undefined) return;
    while (t >= this.nextImpact) {
      const strength = Math.min(1, CALM + this.rub * (1 - CALM) + UNEVEN * alternate(this.impacts));
      this.impacts += 1;
      this.total += strength;
      this.emit({ kind: 'impact', t: this.nextImpact, strength, level: strength });
      this.nextImpact += BEAT_MS - this.rub * QUICKER_MS + UNEVEN_MS * alternate(this.impacts);
      this.rub *= RUB_FADE;
    }
  }

  /** Finger up: the dice leave the cup. */
  release(t: number): void {
    if (this.startedAt === undefined) return;
    const duration = t - this.startedAt;
    this.startedAt = undefined;
    this.emit({ kind: 'stop', t, duration, impacts: this.impacts, strength: this.impacts === 0 ? CALM : this.total / this.impacts });
  }

  get shaking(): boolean {
    return this.startedAt !== undefined;
  }
}

const CALM = 0.35;
const BEAT_MS = 118;
const QUICKER_MS = 45;
const RUB_POINTS = 160;
const RUB_FADE = 0.75;
const UNEVEN = 0.06;
const UNEVEN_MS = 14;

/** A hand is not a metronome: a fixed, uneven sway between −1 and 1. */
function alternate(n: number): number {
  return (((n * 7) % 5) - 2) / 2;
}
