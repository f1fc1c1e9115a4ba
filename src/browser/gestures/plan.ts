import type { Recogniser } from './recogniser';

type Listener = (event: never, more: never) => unknown;

interface TouchManager {
  activate(): void;
  end(): void;
  fail(): void;
}

/** Whoever listens; the library's types say what each is told. */
export interface Listeners {
  begin?: (event: object) => unknown;
  start?: (event: object) => unknown;
  update?: (event: object) => unknown;
  change?: (event: object) => unknown;
  end?: (event: object, success: boolean) => unknown;
  finalize?: (event: object, success: boolean) => unknown;
  touchesDown?: (event: object, manager: TouchManager) => unknown;
  touchesMove?: (event: object, manager: TouchManager) => unknown;
  touchesUp?: (event: object, manager: TouchManager) => unknown;
  touchesCancelled?: (event: object, manager: TouchManager) => unknown;
}

export type RecogniserKind = new (view: HTMLElement, plan: GesturePlan) => Recogniser;

/** What fingers are to do, and who is told; written as a chain of wishes. */
export class GesturePlan {
  isEnabled = true;
  fewest = 1;
  most = 10;
  /** What a drag is at least, in points. */
  distance: number | undefined;
  /** A drag begins after resting this long. */
  restMs = 0;
  taps = 1;
  /** The longest pause between two taps. */
  pauseMs = 500;
  readonly listeners: Listeners = {};

  constructor(readonly kind: RecogniserKind) {}

  private heard(name: keyof Listeners, listener: Listener): this {
    Object.assign(this.listeners, { [name]: listener });
    return this;
  }

  private wished(wish: Partial<Pick<GesturePlan, 'isEnabled' | 'fewest' | 'most' | 'distance' | 'restMs' | 'taps' | 'pauseMs'>>): this {
    return Object.assign(this, wish);
  }

  readonly enabled = (isEnabled: boolean) => this.wished({ isEnabled });
  readonly minPointers = (fewest: number) => this.wished({ fewest });
  readonly maxPointers = (most: number) => this.wished({ most });
  readonly minDistance = (distance: number) => this.wished({ distance });
  readonly activateAfterLongPress = (restMs: number) => this.wished({ restMs });
  readonly numberOfTaps = (taps: number) => this.wished({ taps });
  readonly maxDelay = (pauseMs: number) => this.wished({ pauseMs });
  /** A browser has one thread. */
  readonly runOnJS = () => this;
  readonly withTestId = () => this;

  readonly onBegin = (listener: Listener) => this.heard('begin', listener);
  readonly onStart = (listener: Listener) => this.heard('start', listener);
  readonly onUpdate = (listener: Listener) => this.heard('update', listener);
  readonly onChange = (listener: Listener) => this.heard('change', listener);
  readonly onEnd = (listener: Listener) => this.heard('end', listener);
  readonly onFinalize = (listener: Listener) => this.heard('finalize', listener);
  readonly onTouchesDown = (listener: Listener) => this.heard('touchesDown', listener);
  readonly onTouchesMove = (listener: Listener) => this.heard('touchesMove', listener);
  readonly onTouchesUp = (listener: Listener) => this.heard('touchesUp', listener);
  readonly onTouchesCancelled = (listener: Listener) => this.heard('touchesCancelled', listener);
}

/** Several gestures of one view: each for itself, or the first that is recognised alone. */
export class GestureGroup {
  constructor(
    readonly plans: readonly GesturePlan[],
    readonly together: boolean,
  ) {}
}
