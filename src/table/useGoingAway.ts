import { useEffect, useEffectEvent } from 'react';
import { AppState, Platform } from 'react-native';

/** Runs when the app may be about to vanish: hidden, swiped away, reloaded, closed. */
export function useGoingAway(away: () => void, back: () => void = () => undefined): void {
  const onAway = useEffectEvent(away);
  const onBack = useEffectEvent(back);
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => (state === 'active' ? onBack() : onAway()));
    const leave = () => onAway();
    if (Platform.OS === 'web') window.addEventListener('pagehide', leave);
    return () => {
      subscription.remove();
      if (Platform.OS === 'web') window.removeEventListener('pagehide', leave);
      onAway();
    };
  }, []);
}
