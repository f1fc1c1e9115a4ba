import { StyleSheet } from 'react-native';
import Animated, { FadeInDown, FadeOut } from 'react-native-reanimated';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { useBoardFit } from './boardContext';
import type { Point } from './fit';

/** A few words that rise from a place on the board for a moment. */
export interface BoardFlash {
  /** In the board's units. */
  readonly at: Point;
  readonly text: string;
  /** The colour of the pill; the words on it are nearly white. */
  readonly face: string;
}

const WIDTH = 104;
const LIFT = 36;
const LINE = 27;

/** Prices, gains and blows where they happen; the log says the same in words, so screen readers pass these over. */
export function Flashes({ flashes }: { flashes: readonly BoardFlash[] }) {
  const { toScreen } = useBoardFit();
  const { reducedMotion } = useTheme();
  return flashes.map(({ at, text, face }, index) => {
    const { x, y } = toScreen(at);
    const above = flashes.slice(0, index).filter((other) => other.at.x === at.x && other.at.y === at.y).length;
    return (
      <Animated.View
        key={index}
        aria-hidden
        pointerEvents="none"
        entering={reducedMotion ? undefined : FadeInDown.duration(160)}
        exiting={reducedMotion ? undefined : FadeOut.duration(120)}
        style={[styles.flash, { left: x - WIDTH / 2, top: y - LIFT - above * LINE, backgroundColor: face }]}
      >
        <Text size="small" bold align="center" style={styles.text}>{text}</Text>
      </Animated.View>
    );
  });
}

const styles = StyleSheet.create({
  flash: { position: 'absolute', width: WIDTH, borderRadius: radius.round, paddingVertical: space.hair },
  text: { color: '#FFF7EA' },
});
