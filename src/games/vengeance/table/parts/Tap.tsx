import { useRef, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { Explanation } from '@/table/contract';
import { useExplanation } from '@/table/explain';
import { useIsPointedAt } from '@/table/learn/pointing';
import { TOUCH, radius, space, useTheme } from '@/theme';

interface TapProps {
  /** Everything a screen reader should say about it. */
  readonly label: string;
  readonly explain?: Explanation | undefined;
  /** For choices that are on or off. */
  readonly pressed?: boolean | undefined;
  /** It may be chosen now. */
  readonly lit?: boolean | undefined;
  /** It can be read but does nothing now; a press says why. */
  readonly faint?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
  onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

const BORDER = 1.5;

/** A slip of poster paper: tap it to choose it, hold it to have it explained. It shows signs; the pressable over it says them in full. */
export function Tap({ label, explain, pressed, lit = false, faint = false, style, onPress, children }: TapProps) {
  const { colours } = useTheme();
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  const pointedAt = useIsPointedAt(label);
  return (
    <View
      style={[
        styles.slip,
        { backgroundColor: faint ? colours.card : colours.raised, borderColor: pressed ? colours.accent : lit ? colours.ink : colours.line },
        lit && { boxShadow: `0 0 0 2px ${colours.glow}` },
        pressed && { boxShadow: `0 0 0 3px ${colours.glow}` },
        pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 20px ${colours.accent}` },
        style,
      ]}
    >
      <View aria-hidden style={[styles.content, faint && styles.faint]}>{children}</View>
      <Pressable
        ref={view}
        role="button"
        aria-label={label}
        aria-pressed={pressed}
        onPress={onPress}
        onLongPress={onLongPress}
        onHoverIn={onHoverIn}
        onHoverOut={onHoverOut}
        onBlur={onBlur}
        style={({ pressed: down }) => [styles.cover, down && styles.down]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  slip: { minHeight: TOUCH, minWidth: TOUCH, borderWidth: BORDER, borderRadius: radius.small, padding: space.tiny, justifyContent: 'center' },
  content: { flexGrow: 1, justifyContent: 'center' },
  faint: { opacity: 0.62 },
  // The border is touched as well.
  cover: { position: 'absolute', left: -BORDER, right: -BORDER, top: -BORDER, bottom: -BORDER, borderRadius: radius.small },
  down: { backgroundColor: '#1A0E0922' },
});
