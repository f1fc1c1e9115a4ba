/** What our tables use of react-native-reanimated, for browsers: see metro.config.js. */
import { MovingView } from './View';
import type { MovingValue } from './values';

export { Easing } from './easing';
export { FadeIn, FadeInDown, FadeOut, FlipInEasyY, FlipInXDown, Keyframe, SlideInDown, SlideInLeft, SlideInRight, ZoomIn } from './entrances';
export { useAnimatedStyle, useDerivedValue, useSharedValue } from './hooks';
export { interpolate, withDelay, withRepeat, withSequence, withTiming } from './recipes';

export const cancelAnimation = (value: MovingValue<unknown>): void => value.stop();

const Animated = { View: MovingView };
export default Animated;
