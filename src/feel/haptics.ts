import { ImpactFeedbackStyle, NotificationFeedbackType, impactAsync, notificationAsync, selectionAsync } from 'expo-haptics';

import type { Beat } from './vocabulary';

const PLAY: Readonly<Record<Beat, () => Promise<void>>> = {
  selection: () => selectionAsync(),
  soft: () => impactAsync(ImpactFeedbackStyle.Soft),
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  rigid: () => impactAsync(ImpactFeedbackStyle.Rigid),
  medium: () => impactAsync(ImpactFeedbackStyle.Medium),
  heavy: () => impactAsync(ImpactFeedbackStyle.Heavy),
  success: () => notificationAsync(NotificationFeedbackType.Success),
  warning: () => notificationAsync(NotificationFeedbackType.Warning),
  error: () => notificationAsync(NotificationFeedbackType.Error),
};

/** A device without a motor refuses; `onError` decides whether anybody hears of it. */
export function playBeat(beat: Beat, onError: (error: unknown) => void): void {
  PLAY[beat]().catch(onError);
}
