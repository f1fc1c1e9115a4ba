import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme, type IconName } from '@/theme';

import { HoldHandle } from './HoldHandle';

interface HeldDrawerProps {
  /** What is seen: "My secret mission". */
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** Seen only while its handle is held: for what nobody else at the table may see. Let go, and it is not even drawn. */
export function HeldDrawer({ label, icon, children }: HeldDrawerProps) {
  const { colours } = useTheme();
  const [shown, setShown] = useState(false);
  return (
    <View>
      {shown && <View aria-live="polite" style={[styles.content, { backgroundColor: colours.card, borderColor: colours.accent }]}>{children}</View>}
      <HoldHandle label={label} {...(icon && { icon })} shown={shown} onShow={setShown} />
    </View>
  );
}

const styles = StyleSheet.create({
  content: { position: 'absolute', left: 0, right: 0, bottom: '100%', marginBottom: space.tiny, borderWidth: 2, borderRadius: radius.medium, padding: space.medium, zIndex: 6 },
});
