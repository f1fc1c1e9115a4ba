import { useRef, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, useTheme } from '@/theme';
import { Touchable } from '@/theme/ui';

import { Hotspot, type HotspotProps } from '../../board/Hotspot';
import { useDropSpot } from './useDropSpot';

interface DropSpotProps {
  readonly id: string;
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  /** True, or why the thing cannot be put here. */
  accepts(thing: string): true | string;
  /** A touch while the hand is empty. */
  onPress?(): void;
  readonly children?: ReactNode;
}

/** A place in a panel or on a mat where things can be put. */
export function DropSpot({ id, label, style, accepts, onPress, children }: DropSpotProps) {
  const { colours } = useTheme();
  const view = useRef<View>(null);
  const { lit, over, words, drop } = useDropSpot(id, view, accepts);
  const edge = over ? colours.accent : lit ? colours.glow : colours.line;
  return (
    <Touchable
      ref={view}
      aria-label={words === undefined ? label : `${label}, ${words}`}
      onPress={() => {
        if (!drop()) onPress?.();
      }}
      style={[styles.spot, { borderColor: edge }, lit && { boxShadow: `0 0 10px ${colours.glow}` }, style]}
    >
      {children}
    </Touchable>
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

const styles = StyleSheet.create({ spot: { borderWidth: 2, borderRadius: radius.medium } });
