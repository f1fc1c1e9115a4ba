import { createContext, use, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, useTheme } from '@/theme';

/** The beginnings of the labels of what a lesson points at: one or several. */
export type Pointed = string | readonly string[];
export const PointedContext = createContext<Pointed>([]);

export function useIsPointedAt(label: string): boolean {
  const pointed = use(PointedContext);
  return typeof pointed === 'string' ? label.startsWith(pointed) : pointed.some((beginning) => label.startsWith(beginning));
}

/** A ring around a button while a lesson points at it; hotspots draw their own. */
export function Pointable({ label, style, children }: { label: string; style?: StyleProp<ViewStyle>; children: ReactNode }) {
  const { colours } = useTheme();
  const pointedAt = useIsPointedAt(label);
  return <View style={[styles.ring, pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 20px ${colours.accent}` }, style]}>{children}</View>;
}

const styles = StyleSheet.create({ ring: { maxWidth: '100%', borderRadius: radius.medium } });
