import { useEffect, useEffectEvent } from 'react';

import { HOLD_LABEL, type ThrowKeys } from './throwKeys';

const AIM_STEP = 2;

/** Keys belong to the throw as long as no other button has the focus. */
const isOurs = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.getAttribute('aria-label') === HOLD_LABEL;
};

export function useThrowKeys(enabled: boolean, keys: ThrowKeys): void {
  const down = useEffectEvent((key: string): boolean => {
    switch (key) {
      case 'ArrowLeft': keys.point(-AIM_STEP); return true;
      case 'ArrowRight': keys.point(AIM_STEP); return true;
      case '[': keys.tip(-1); return true;
      case ']': keys.tip(1); return true;
      case ' ': keys.press(); return true;
      default: return false;
    }
  });
  const up = useEffectEvent(() => keys.release());
  useEffect(() => {
    if (!enabled) return undefined;
    const onDown = (event: KeyboardEvent) => {
      if (!isOurs() || (event.key === ' ' && event.repeat) || !down(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isOurs()) return;
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
