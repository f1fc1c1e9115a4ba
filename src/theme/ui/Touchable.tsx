import type { Ref } from 'react';
import { Pressable, StyleSheet, type PressableProps, type StyleProp, type View, type ViewStyle } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { TOUCH } from '../tokens';

export interface TouchableProps extends Omit<PressableProps, 'style' | 'children'> {
  ref?: Ref<View>;
  style?: StyleProp<ViewStyle>;
  children?: React.ReactNode;
}

/** Whatever can be pressed: large enough, sinking a little under the finger, with a focus ring from the page's style sheet. */
export function Touchable({ style, disabled, children, ...rest }: TouchableProps) {
  const { reducedMotion } = useTheme();
  return (
    <Pressable
      role="button"
      aria-disabled={disabled ?? undefined}
      disabled={disabled}
      {...rest}
      style={({ pressed }) => [
        styles.target,
        style,
        pressed && (reducedMotion ? styles.dimmed : styles.sunk),
        disabled && styles.off,
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: TOUCH, minWidth: TOUCH },
  sunk: { transform: [{ scale: 0.97 }], opacity: 0.9 },
  dimmed: { opacity: 0.8 },
  off: { opacity: 0.45 },
});
