import { useRef, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon, TOUCH, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

interface HeldDrawerProps {
  /** What is seen: "My secret mission". */
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/**
 * Seen only while it is held, by a finger or a key: for what nobody else at the table may see. Let go, and it is not
 * even drawn. A screen reader cannot hold; its single press opens and closes it.
 */
export function HeldDrawer({ label, icon = 'hidden', children }: HeldDrawerProps) {
  const { colours } = useTheme();
  const [shown, setShown] = useState(false);
  const byHand = useRef(false);
  return (
    <View>
      {shown && <View aria-live="polite" style={[styles.content, { backgroundColor: colours.card, borderColor: colours.accent }]}>{children}</View>}
      <View style={[styles.handle, { backgroundColor: colours.raised, borderColor: shown ? colours.accent : colours.line }]}>
        <View aria-hidden style={styles.sign}>
          <Icon name={icon} size={22} colour={colours.accent} />
          <View>
            <Text size="small" bold>{label}</Text>
            <Text size="tiny" tone="dim">Hold to look</Text>
          </View>
        </View>
        <Pressable
          role="button"
          aria-label={`${label}: hold to look`}
          aria-expanded={shown}
          onPressIn={() => {
            byHand.current = true;
            setShown(true);
          }}
          onPressOut={() => setShown(false)}
          onPress={() => {
            if (!byHand.current) setShown(!shown);
            byHand.current = false;
          }}
          onBlur={() => setShown(false)}
          style={StyleSheet.absoluteFill}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  content: { position: 'absolute', left: 0, right: 0, bottom: '100%', marginBottom: space.tiny, borderWidth: 2, borderRadius: radius.medium, padding: space.medium, zIndex: 6 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  handle: { justifyContent: 'center', minHeight: TOUCH, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium },
});
