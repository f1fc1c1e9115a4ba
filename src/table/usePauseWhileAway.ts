import { useEffect } from 'react';
import { AppState } from 'react-native';

import type { Session } from './session/session';

/**
 * Table time stands still while the app is hidden. At once, not with the next render: the system may stop the app
 * right after it has told it to go.
 */
export function usePauseWhileAway(session: Pick<Session, 'pause'>): void {
  useEffect(() => {
    let goOn: (() => void) | undefined;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') {
        goOn?.();
        goOn = undefined;
      } else {
        goOn ??= session.pause('another app');
      }
    });
    return () => {
      subscription.remove();
      goOn?.();
    };
  }, [session]);
}
