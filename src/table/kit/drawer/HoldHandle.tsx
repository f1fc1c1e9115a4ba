import { useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon, TOUCH, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

interface HoldHandleProps {
  /** What is seen: "My secret mission". */
  readonly label: string;
  readonly icon?: IconName;
  readonly shown: boolean;
  onShow(shown: boolean): void;
}

/** Shows something while it is held, by a finger or a key. A screen reader cannot hold; its single press shows and hides. */
export function HoldHandle({ label, icon = 'hidden', shown, onShow }: HoldHandleProps) {
  const { colours } = useTheme();
  const byHand = useRef(false);
  return (
    <View style={[styles.handle, { backgroundColor: colours.raised, borderColor: shown ? colours.accent : colours.line }]}>
      <View aria-hidden style={styles.sign}>
        <Icon name={icon} size={22} colour={colours.accent} />
        <View style={styles.words}>
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
          onShow(true);
        }}
        onPressOut={() => onShow(false)}
        onPress={() => {
          if (!byHand.current) onShow(!shown);
          byHand.current = false;
        }}
        onBlur={() => onShow(false)}
        style={StyleSheet.absoluteFill}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  handle: { justifyContent: 'center', minHeight: TOUCH, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium },
});
