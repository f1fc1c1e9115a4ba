import { useRef, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { TOUCH, radius, space, useTheme } from '@/theme';

import { Hotspot, type HotspotProps } from '../../board/Hotspot';
import type { Explanation } from '../../contract';
import { useExplanation } from '../../explain';
import { useDropSpot } from './useDropSpot';

interface DropSpotProps {
  readonly id: string;
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  /** True, or why the thing cannot be put here. */
  accepts(thing: string): true | string;
  /** A touch while the hand is empty. */
  onPress?(): void;
  /** Things lie in it that can be touched themselves. */
  readonly holds?: boolean;
  /** What lies there, for a finger that rests on it. */
  readonly explain?: Explanation | undefined;
  readonly children?: ReactNode;
}

/** A place in a panel or on a mat where things can be put. */
export function DropSpot({ id, label, style, accepts, onPress, holds = false, explain, children }: DropSpotProps) {
  const { colours } = useTheme();
  const view = useRef<View>(null);
  const { lit, over, words, drop } = useDropSpot(id, view, accepts);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  const edge = over ? colours.accent : lit ? colours.glow : colours.line;
  return (
    <View ref={view} style={[styles.spot, { borderColor: edge }, lit && { boxShadow: `0 0 10px ${colours.glow}` }, style]}>
      <Pressable
        role="button"
        aria-label={words === undefined ? label : `${label}, ${words}`}
        onPress={() => {
          if (!drop()) onPress?.();
        }}
        onLongPress={onLongPress}
        onHoverIn={onHoverIn}
        onHoverOut={onHoverOut}
        onBlur={onBlur}
        style={StyleSheet.absoluteFill}
      />
      {/* What lies there shows signs; the pressable below it says them in full. */}
      <View pointerEvents={holds ? 'box-none' : 'none'} aria-hidden={!holds} style={styles.content}>{children}</View>
    </View>
  );
}

interface DropHotspotProps extends Omit<HotspotProps, 'onPress' | 'lit' | 'area'> {
  readonly id: string;
  accepts(thing: string): true | string;
  onPress?(): void;
}

/** A place on a board where things can be put; inside a BoardCanvas. */
export function DropHotspot({ id, label, accepts, onPress, pressed, ...rest }: DropHotspotProps) {
  const view = useRef<View>(null);
  const { lit, over, words, drop } = useDropSpot(id, view, accepts);
  return (
    <Hotspot
      {...rest}
      area={view}
      label={words === undefined ? label : `${label}, ${words}`}
      lit={lit}
      pressed={over || pressed}
      onPress={() => {
        if (!drop()) onPress?.();
      }}
    />
  );
}

const styles = StyleSheet.create({
  spot: { borderWidth: 2, borderRadius: radius.medium, minWidth: TOUCH, minHeight: TOUCH },
  content: { gap: space.tiny },
});
