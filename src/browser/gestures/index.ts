/** What our tables use of react-native-gesture-handler, for browsers: see metro.config.js. */
import { GestureGroup, GesturePlan } from './plan';
import { ManualRecogniser, PanRecogniser, PinchRecogniser, TapRecogniser } from './kinds';

export { View as GestureHandlerRootView } from 'react-native';
export { GestureDetector } from './GestureDetector';

export const Gesture = {
  Pan: () => new GesturePlan(PanRecogniser),
  Pinch: () => new GesturePlan(PinchRecogniser),
  Tap: () => new GesturePlan(TapRecogniser),
  Manual: () => new GesturePlan(ManualRecogniser),
  Simultaneous: (...plans: readonly GesturePlan[]) => new GestureGroup(plans, true),
  Race: (...plans: readonly GesturePlan[]) => new GestureGroup(plans, false),
} as const;
