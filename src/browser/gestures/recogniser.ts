import type { GesturePlan } from './plan';

export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a finger may move before it counts as a drag, unless a gesture says otherwise. */
export const SLOP = 15;

/** Every gesture that has fingers or waits for some: whichever is recognised first takes them from the others. */
const live = new Set<Recogniser>();

/**
 * Watches the fingers on one view and says when they do what its plan wants. It begins when they might, is active when
 * they do, and is over when they no longer do; several may be active at once, but who becomes active ends whatever else
 * only hoped for the same fingers, unless both belong together.
 */
export abstract class Recogniser {
  protected state: 'idle' | 'began' | 'active' = 'idle';
  protected readonly fingers = new Map<number, Finger>();

  constructor(
    readonly view: HTMLElement,
    public plan: GesturePlan,
  ) {}

  /** Others that may go on when this one becomes active. */
  allies: readonly Recogniser[] = [];

  has(id: number): boolean {
    return this.fingers.has(id);
  }

  down(finger: Finger): void {
    if (!this.plan.isEnabled) return;
    this.fingers.set(finger.id, finger);
    live.add(this);
    if (this.fingers.size > 1) {
      this.touches('down', finger);
      this.added();
    } else {
      this.first();
      this.touches('down', finger);
    }
  }

  move(finger: Finger): void {
    if (!this.has(finger.id)) return;
    this.fingers.set(finger.id, finger);
    this.moved();
    if (!this.has(finger.id)) return;
    if (this.state === 'active') this.update();
    this.touches('move', finger);
  }

  up(finger: Finger): void {
    if (!this.has(finger.id)) return;
    this.touches('up', finger);
    if (!this.has(finger.id)) return;
    this.fingers.delete(finger.id);
    if (this.fingers.size === 0) this.lifted();
    else this.removed();
  }

  /** The system, or another gesture, has taken the fingers away. */
  cancel(): void {
    this.finish(false);
  }

  // What a kind of gesture does about it.
  protected abstract first(): void;
  protected added(): void {}
  protected moved(): void {}
  protected removed(): void {}
  /** No finger is left. */
  protected abstract lifted(): void;
  protected cleared(): void {}
  /** What the listeners are told. */
  protected abstract told(): object;

  protected get middle(): Place {
    let [x, y] = [0, 0];
    for (const finger of this.fingers.values()) {
      x += finger.x;
      y += finger.y;
    }
    return { x: x / this.fingers.size, y: y / this.fingers.size };
  }

  /** A place on the page as the view counts. */
  protected inView({ x, y }: Place): Place {
    const { left, top } = this.view.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  protected begin(): void {
    if (this.state !== 'idle') return;
    this.state = 'began';
    this.plan.listeners.begin?.(this.told());
  }

  protected activate(): void {
    if (this.state === 'active') return;
    for (const other of [...live]) if (other.isRivalOf(this)) other.cancel();
    this.state = 'active';
    this.plan.listeners.start?.(this.told());
    this.update();
  }

  protected update(): void {
    const told = this.told();
    this.plan.listeners.update?.(told);
    this.plan.listeners.change?.(told);
  }

  /** It is over, whether it came to something or not; fingers that are still down are no longer its own. */
  protected finish(success: boolean): void {
    const { state, plan: { listeners } } = this;
    const told = state === 'idle' ? {} : this.told();
    const held = [...this.fingers.values()];
    this.state = 'idle';
    if (held.length > 0) listeners.touchesCancelled?.(this.touchEvent(held, held.length), this.manager);
    this.fingers.clear();
    live.delete(this);
    this.cleared();
    if (state === 'active') listeners.end?.(told, success);
    if (state !== 'idle') listeners.finalize?.(told, success);
  }

  private isRivalOf(other: Recogniser): boolean {
    if (other === this || this.state === 'active' || this.allies.includes(other)) return false;
    return this.view === other.view || [...this.fingers.keys()].some((id) => other.has(id));
  }

  private readonly manager = { activate: () => this.activate(), end: () => this.finish(true), fail: () => this.finish(false) };

  private touches(kind: 'down' | 'move' | 'up', finger: Finger): void {
    const { touchesDown, touchesMove, touchesUp } = this.plan.listeners;
    const listener = { down: touchesDown, move: touchesMove, up: touchesUp }[kind];
    listener?.(this.touchEvent([finger], this.fingers.size - (kind === 'up' ? 1 : 0)), this.manager);
  }

  private touchEvent(changed: readonly Finger[], numberOfTouches: number) {
    const tell = (finger: Finger) => ({ id: finger.id, ...this.inView(finger), absoluteX: finger.x, absoluteY: finger.y });
    return { changedTouches: changed.map(tell), allTouches: [...this.fingers.values()].map(tell), numberOfTouches };
  }
}
