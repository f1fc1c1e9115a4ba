import { useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';

import { feel } from '@/feel';
import { useBoardFit } from '@/table/board/boardContext';
import { atLeast, type Rect } from '@/table/board/fit';
import { TOUCH, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { bossOf, type BossId } from '../../content/bosses';
import { INK } from '../look';
import { Portrait } from '../Portrait';
import { bossWords } from '../words';

const LIFT_MS = 140;

/**
 * A Boss’s card that lies face down but was looked at: its corner lifts while a finger holds it and falls back when it
 * lets go. Let go, and nothing of it is on the screen. A key or a screen reader cannot hold; they lift it and lay it
 * down again with a press each.
 */
export function PeekCorner({ at, boss, den }: { readonly at: Rect; readonly boss: BossId; readonly den: string }) {
  const { reducedMotion } = useTheme();
  const { rectToScreen } = useBoardFit();
  const [lifted, setLifted] = useState(false);
  const byHand = useRef(false);
  const card = rectToScreen(at);
  const corner = atLeast({ x: card.x + card.width * 0.45, y: card.y + card.height * 0.45, width: card.width * 0.55, height: card.height * 0.55 }, TOUCH);
  const lift = (up: boolean) => {
    if (up !== lifted) feel(up ? 'flip' : 'deal');
    setLifted(up);
  };
  const side = Math.max(84, Math.min(card.width, card.height));
  const style = useAnimatedStyle(() => ({
    transform: [{ perspective: 500 }, { rotateX: withTiming(lifted ? '0deg' : '50deg', { duration: reducedMotion ? 0 : LIFT_MS }) }],
  }));
  return (
    <>
      {lifted && (
        <Animated.View aria-live="polite" pointerEvents="none" style={[styles.face, { left: card.x + card.width - side, top: card.y + card.height - side - 20, width: side }, style]}>
          <View aria-label={`Under the corner: ${bossWords(boss)}`} role="img">
            <Portrait id={boss} side={side - 6} />
            <Text size="tiny" bold align="center" style={styles.name}>{bossOf(boss).name}</Text>
          </View>
        </Animated.View>
      )}
      <Pressable
        role="button"
        aria-label={`Lift the corner of the Boss’s card, ${den}: hold to look`}
        aria-expanded={lifted}
        onPressIn={() => {
          byHand.current = true;
          lift(true);
        }}
        onPressOut={() => lift(false)}
        onPress={() => {
          if (!byHand.current) lift(!lifted);
          byHand.current = false;
        }}
        onBlur={() => lift(false)}
        style={[styles.corner, { left: corner.x, top: corner.y, width: corner.width, height: corner.height }]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  corner: { position: 'absolute' },
  face: { position: 'absolute', alignItems: 'center', backgroundColor: INK.black, borderRadius: 6, borderWidth: 3, borderColor: INK.gold, zIndex: 5, transformOrigin: 'bottom' },
  name: { color: INK.cream },
});
