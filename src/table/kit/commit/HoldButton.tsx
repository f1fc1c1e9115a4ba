import { useRef, useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { feel } from '@/feel';
import { radius } from '@/theme';
import { Button, Text, type ButtonProps } from '@/theme/ui';

/** How long a finger rests on what cannot be taken back. */
const HOLD_MS = 250;
const LET_GO_MS = 80;

interface HoldButtonProps extends Pick<ButtonProps, 'label' | 'kind' | 'icon' | 'disabled'> {
  readonly style?: StyleProp<ViewStyle>;
  /** What would be lost by it: said before anything is done, however the button was pressed. */
  readonly warning?: string | undefined;
  onCommit(): void;
}

const isKey = ({ nativeEvent }: GestureResponderEvent): boolean => 'key' in nativeEvent;

/** "Storm the Pawnshop" → "Yes, storm the Pawnshop". */
const sureOf = (label: string): string => `Yes, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/**
 * A button for what cannot be taken back: held for a moment, or touched twice, so that no slip of a finger decides. Keys
 * and screen readers do not slip: they decide at once.
 */
export function HoldButton({ label, kind = 'primary', style, warning, onCommit, ...button }: HoldButtonProps) {
  const [touched, setTouched] = useState<string>();
  const finger = useRef(false);
  const filled = useSharedValue(0);
  const bar = useAnimatedStyle(() => ({ width: `${filled.get() * 100}%` }));
  const sure = touched === label;
  const letGo = () => filled.set(withTiming(0, { duration: LET_GO_MS }));
  const commit = () => {
    letGo();
    setTouched(undefined);
    feel('lock');
    onCommit();
  };
  const press = (deliberately: boolean) => (sure || deliberately ? commit() : setTouched(label));
  return (
    <View style={[styles.whole, style]}>
      <Button
        {...button}
        kind={kind}
        label={sure ? sureOf(label) : label}
        delayLongPress={HOLD_MS}
        onPressIn={(event) => {
          finger.current = !isKey(event);
          if (finger.current) filled.set(withTiming(1, { duration: HOLD_MS }));
        }}
        onPressOut={letGo}
        onLongPress={() => press(warning === undefined)}
        onPress={() => {
          press(warning === undefined && !finger.current);
          finger.current = false;
        }}
      />
      <Animated.View style={[styles.bar, bar]} />
      {sure && <Text size="tiny" bold={warning !== undefined} tone={warning === undefined ? 'dim' : 'danger'} align="center" aria-live="polite">{warning ?? 'This stays done: touch once more, or hold.'}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  // Where letters are large its words wrap.
  whole: { maxWidth: '100%' },
  bar: { position: 'absolute', left: 0, top: 0, height: 5, borderRadius: radius.small, backgroundColor: '#F2C14E', pointerEvents: 'none' },
});
