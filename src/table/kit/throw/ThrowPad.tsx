import { useState, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import { useTheme } from '@/theme';
import { Touchable } from '@/theme/ui';

import { isLarge } from '../layout/shares';
import { Swipe } from './swipe';

interface ThrowPadProps {
  /** What a touch does: "Roll the dice". */
  readonly label: string;
  /** How hard a tap throws. */
  readonly tap: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
  /** 0 to 1: how hard. */
  onThrow(strength: number): void;
  /** The finger rests, which rattles the dice. */
  onPressIn?(): void;
  onPressOut?(): void;
}

/** A finger that has gone so far is no tap. */
const SWIPE = 24;

/** Over dice that wait in the hand: a tap lets them go, and a swipe throws them as hard as the finger was quick. */
export function ThrowPad({ label, tap, style, children, onThrow, onPressIn, onPressOut }: ThrowPadProps) {
  const { textScale } = useTheme();
  const [swipe] = useState(() => new Swipe());
  const pan = Gesture.Pan()
    .withTestId('throw')
    .runOnJS(true)
    // With large letters the answers lie below the dice, and a finger that moves scrolls to them.
    .enabled(!isLarge(textScale))
    .minDistance(SWIPE)
    .maxPointers(1)
    .onStart(() => swipe.begin())
    .onUpdate(({ absoluteX, absoluteY }) => swipe.follow(absoluteX, absoluteY))
    .onEnd((_, success) => {
      if (success) onThrow(swipe.strength ?? tap);
    });
  return (
    <GestureDetector gesture={pan}>
      <View style={[StyleSheet.absoluteFill, style]}>
        <Touchable
          aria-label={label}
          onPressIn={() => {
            swipe.touch();
            onPressIn?.();
          }}
          onPressOut={onPressOut}
          onPress={() => swipe.wasTap && onThrow(tap)}
          style={styles.pad}
        >
          {children}
        </Touchable>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ pad: { flex: 1, justifyContent: 'center' } });
