import { StyleSheet } from 'react-native';
import Animated, { FadeInDown, FadeOut } from 'react-native-reanimated';

import { useBoardFit } from '@/table/board/boardContext';
import { middleOf } from '@/table/board/fit';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { Flash } from '../stage';
import type { DenLayout } from './layout';

const FACES: Readonly<Record<Flash['kind'], string>> = { good: '#0C4632', hurt: '#7A1024', kill: '#5B1020' };
const WIDTH = 96;

/** What happened in a room rises from it for a moment. */
export function Flashes({ layout, flashes }: { layout: DenLayout; flashes: readonly Flash[] }) {
  const { toScreen } = useBoardFit();
  const { reducedMotion } = useTheme();
  return flashes.map((flash, index) => {
    const rect = layout.rooms[flash.room];
    if (!rect) return null;
    const { x, y } = toScreen(middleOf(rect));
    const above = flashes.slice(0, index).filter((other) => other.room === flash.room).length;
    return (
      <Animated.View
        key={index}
        aria-hidden
        pointerEvents="none"
        entering={reducedMotion ? undefined : FadeInDown.duration(160)}
        exiting={reducedMotion ? undefined : FadeOut.duration(120)}
        style={[styles.flash, { left: x - WIDTH / 2, top: y - 26 - above * 28, backgroundColor: FACES[flash.kind] }]}
      >
        <Text bold align="center" style={styles.text}>{flash.text}</Text>
      </Animated.View>
    );
  });
}

const styles = StyleSheet.create({
  flash: { position: 'absolute', width: WIDTH, borderRadius: radius.round, paddingVertical: space.hair },
  text: { color: '#FFFFFF' },
});
