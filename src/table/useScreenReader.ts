import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Whether the screen is being read out. A browser never tells; a phone does. */
export function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (Platform.OS !== 'web') AccessibilityInfo.isScreenReaderEnabled().then(setOn, () => setOn(false));
  }, []);
  return on;
}
