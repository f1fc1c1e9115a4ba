import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';

/** Things side by side on a panel, on more lines where they need them. */
export function PanelRow({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return <View style={styles.row} {...(label !== undefined && { role: 'group', 'aria-label': label })}>{children}</View>;
}

/** Rows of a panel below each other. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <View style={styles.panel}>{children}</View>;
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
});
