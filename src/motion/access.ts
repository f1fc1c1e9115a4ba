import type { MotionPermission, MotionSource, Unsubscribe } from './motionSource';

/**
 * `checking` until the device has answered, `ask` when the player has to be asked first (with `MOTION_REASON` beside
 * the button), `unavailable` when there is nothing to ask for. Only `granted` delivers samples.
 */
export type MotionAccess = 'checking' | 'ask' | 'granted' | 'denied' | 'unavailable';

export const MOTION_REASON =
  'Grudgebox can feel how you move the phone: shake it and the dice shake, swing it and they fly. Nothing is recorded or sent, and every throw can be made by touch instead.';

const ACCESS_OF: Readonly<Record<MotionPermission, MotionAccess>> = {
  unneeded: 'granted',
  granted: 'granted',
  unknown: 'ask',
  denied: 'denied',
};

/** One answer for the whole app: asked once, known everywhere. */
export class MotionGate {
  private access: MotionAccess = 'checking';
  private checked = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: Pick<MotionSource, 'available' | 'permission' | 'requestPermission'>) {}

  readonly current = (): MotionAccess => this.access;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.listeners.add(listener);
    void this.check();
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Call straight from a tap: browsers insist on it. */
  readonly request = async (): Promise<MotionAccess> => {
    this.checked = true;
    this.become(ACCESS_OF[await this.source.requestPermission()]);
    return this.access;
  };

  private async check(): Promise<void> {
    if (this.checked) return;
    this.checked = true;
    const available = await this.source.available();
    const access = available ? ACCESS_OF[await this.source.permission()] : 'unavailable';
    if (this.access === 'checking') this.become(access);
  }

  private become(access: MotionAccess): void {
    if (access === this.access) return;
    this.access = access;
    for (const listener of this.listeners) listener();
  }
}
