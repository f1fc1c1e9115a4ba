/** The button that a key, a switch or a screen reader holds instead of flicking. */
export const HOLD_LABEL = 'Hold to throw without flicking';

/** Arrows aim, brackets tip the throw, the space bar or Enter is held for power. */
export interface ThrowKeys {
  point(degrees: number): void;
  tip(steps: number): void;
  press(): void;
  release(): void;
}
