import { useRef } from 'react';

/** Shorter than any throw that is meant: a touch, or the activation of a screen reader, which cannot hold. */
const TOUCH_MS = 180;

interface Holding {
  isHeld(): boolean;
  heldMs(): number;
  press(): void;
  release(): void;
  /** Power grows by itself until the next activation. */
  latch(): void;
}

/**
 * A button that is held, for whoever can only activate: the first activation lets power grow, the second throws. Who holds
 * and lets go throws as ever.
 */
export function usePlainActivation({ isHeld, heldMs, press, release, latch }: Holding) {
  /** A finger or a key is down; what comes of it is decided when it goes up. */
  const isDown = useRef(false);
  const isDone = useRef(false);
  return {
    onPressIn: () => {
      isDown.current = true;
      isDone.current = isHeld();
      if (isHeld()) release();
      else press();
    },
    onPressOut: () => {
      if (!isDown.current) return;
      isDown.current = false;
      if (isDone.current || !isHeld()) return;
      isDone.current = true;
      if (heldMs() < TOUCH_MS) latch();
      else release();
    },
    // A browser's screen reader clicks without pressing.
    onPress: () => {
      if (isDone.current) {
        isDone.current = false;
        return;
      }
      if (isHeld()) release();
      else {
        press();
        latch();
      }
    },
  };
}
