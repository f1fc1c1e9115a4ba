import { useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import { Icon, TOUCH, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

interface HoldHandleProps {
  /** What is seen: "My secret mission". */
  readonly label: string;
  readonly icon?: IconName;
  readonly shown: boolean;
  onShow(shown: boolean): void;
}

/**
 * Shows something while it is held, by a finger or a key. A screen reader cannot hold; its single press shows and hides.
 * Several may be held at once: each follows its own fingers, where a button alone would wait until the others are gone.
 */
export function HoldHandle({ label, icon = 'hidden', shown, onShow }: HoldHandleProps) {
  const { colours } = useTheme();
  const byHand = useRef(false);
  const letGo = () => onShow(false);
  const hands = Gesture.Manual().runOnJS(true)
    .onTouchesDown(() => onShow(true))
    .onTouchesUp(({ numberOfTouches }) => (numberOfTouches === 0 ? letGo() : undefined))
    .onTouchesCancelled(letGo);
  return (
    <View style={[styles.handle, { backgroundColor: colours.raised, borderColor: shown ? colours.accent : colours.line }]}>
      <View aria-hidden style={styles.sign}>
        <Icon name={icon} size={22} colour={colours.accent} />
        <View style={styles.words}>
          <Text size="small" bold>{label}</Text>
          <Text size="tiny" tone="dim">Hold to look</Text>
        </View>
      </View>
      <GestureDetector gesture={hands}>
        <View style={StyleSheet.absoluteFill}>
          <Pressable
            role="button"
            aria-label={`${label}: hold to look`}
            aria-expanded={shown}
            onPressIn={() => {
              byHand.current = true;
              onShow(true);
            }}
            onPressOut={letGo}
            onPress={() => {
              if (!byHand.current) onShow(!shown);
              byHand.current = false;
            }}
            onBlur={letGo}
            style={StyleSheet.absoluteFill}
          />
        </View>
      </GestureDetector>
    </View>
  );
}

const BORDER = 1.5;

const styles = StyleSheet.create({
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  words: { flex: 1 },
  handle: { justifyContent: 'center', minHeight: TOUCH + 2 * BORDER, borderWidth: BORDER, borderRadius: radius.medium, paddingHorizontal: space.medium },
});
