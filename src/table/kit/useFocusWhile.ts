import { useEffect, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

/** Keys go to this while it is open, and afterwards to where they went before. */
export function useFocusWhile(open: boolean, view: RefObject<View | null>): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = Platform.OS === 'web' ? document.activeElement : null;
    view.current?.focus();
    return () => {
      if (before !== null && before instanceof HTMLElement) before.focus();
    };
  }, [open, view]);
}
