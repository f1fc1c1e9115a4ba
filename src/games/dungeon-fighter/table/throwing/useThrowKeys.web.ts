import { useEffect, useEffectEvent } from 'react';

import { HOLD_LABEL, type ThrowKeys } from './throwKeys';

const AIM_STEP = 2;
/** Both are held for power. A browser would make clicks of a held Enter, each as short as a touch. */
const HELD: readonly string[] = [' ', 'Enter'];

/** Keys belong to the throw as long as no other button has the focus. */
const isOurs = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.getAttribute('aria-label') === HOLD_LABEL;
};

export function useThrowKeys(enabled: boolean, keys: ThrowKeys): void {
  /** Whether the key means anything here. */
  const down = useEffectEvent(({ key, repeat }: KeyboardEvent): boolean => {
    if (HELD.includes(key)) {
      if (!repeat) keys.press();
      return true;
    }
    switch (key) {
      case 'ArrowLeft': keys.point(-AIM_STEP); return true;
      case 'ArrowRight': keys.point(AIM_STEP); return true;
      case '[': keys.tip(-1); return true;
      case ']': keys.tip(1); return true;
      default: return false;
    }
  });
  const up = useEffectEvent(() => keys.release());
  useEffect(() => {
    if (!enabled) return undefined;
    const onDown = (event: KeyboardEvent) => {
      if (!isOurs() || !down(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUp = (event: KeyboardEvent) => {
      if (!HELD.includes(event.key) || !isOurs()) return;
      event.preventDefault();
      event.stopPropagation();
      up();
    };
    window.addEventListener('keydown', onDown, true);
    window.addEventListener('keyup', onUp, true);
    return () => {
      window.removeEventListener('keydown', onDown, true);
      window.removeEventListener('keyup', onUp, true);
    };
  }, [enabled]);
}
