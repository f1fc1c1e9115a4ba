import { useEffect } from 'react';
import { Platform } from 'react-native';

/**
 * A browser may click on whatever lies under a finger after it has gone up. The finger that has called something up with
 * a long press does not mean what has come to lie under it.
 */
export function useNoGhostClick(): void {
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    const over = new AbortController();
    const { signal } = over;
    window.addEventListener('touchend', (event) => event.preventDefault(), { capture: true, passive: false, once: true, signal });
    // Whoever touches anew means it.
    window.addEventListener('touchstart', () => over.abort(), { capture: true, passive: true, signal });
    return () => over.abort();
  }, []);
}
