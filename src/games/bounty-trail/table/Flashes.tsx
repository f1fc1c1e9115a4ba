import { StyleSheet } from 'react-native';
import Animated, { FadeInDown, FadeOut } from 'react-native-reanimated';

import { useBoardFit } from '@/table/board/boardContext';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { spotMiddle, type TrailLayout } from './layout';
import type { Flash } from './stage';

const FACES: Readonly<Record<Flash['kind'], string>> = { pay: '#5A3A08', gain: '#1E4A1A', hurt: '#7A1210', take: '#3A2207' };

/** Prices and gains that rise from the figures for a moment; the log says the same in words. */
export function Flashes({ layout, flashes }: { layout: TrailLayout; flashes: readonly Flash[] }) {
  const { toScreen } = useBoardFit();
  const { reducedMotion } = useTheme();
  return flashes.map((flash, index) => {
    if (flash.spot < 0) return null;
    const { x, y } = toScreen(spotMiddle(layout, flash.spot));
    const above = flashes.slice(0, index).filter((other) => other.spot === flash.spot).length;
    return (
      <Animated.View
        key={index}
        aria-hidden
        pointerEvents="none"
        entering={reducedMotion ? undefined : FadeInDown.duration(160)}
        exiting={reducedMotion ? undefined : FadeOut.duration(120)}
        style={[styles.flash, { left: x - WIDTH / 2, top: y - 44 - above * 26, backgroundColor: FACES[flash.kind] }]}
      >
        <Text size="small" bold align="center" style={styles.text}>{flash.text}</Text>
      </Animated.View>
    );
  });
}

const WIDTH = 104;
const styles = StyleSheet.create({
  flash: { position: 'absolute', width: WIDTH, borderRadius: radius.round, paddingVertical: space.hair },
  text: { color: '#FFF3DC' },
});
