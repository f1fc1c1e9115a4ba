import { createContext, use, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, useTheme } from '@/theme';

/** The beginning of the label of what a lesson points at. */
export const PointedContext = createContext<string | undefined>(undefined);

export function useIsPointedAt(label: string): boolean {
  const pointed = use(PointedContext);
  return pointed !== undefined && label.startsWith(pointed);
}

/** A ring around a button while a lesson points at it; hotspots draw their own. */
export function Pointable({ label, style, children }: { label: string; style?: StyleProp<ViewStyle>; children: ReactNode }) {
  const { colours } = useTheme();
  const pointedAt = useIsPointedAt(label);
  return <View style={[styles.ring, pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 20px ${colours.accent}` }, style]}>{children}</View>;
}

const styles = StyleSheet.create({ ring: { borderRadius: radius.medium } });
