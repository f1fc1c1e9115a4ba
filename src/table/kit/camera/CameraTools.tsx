import { StyleSheet, View } from 'react-native';

import { TOUCH, radius, space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import type { BoardFit } from '../../board/fit';
import { STEP, type Camera } from './useCamera';

/** The strip above the board, or beside it, that the tools lie in; undefined: the board fills its room, and they would cover it. */
function freeStrip({ left, top }: BoardFit): 'above' | 'beside' | undefined {
  const needed = TOUCH + space.tiny;
  return top >= needed ? 'above' : left >= needed ? 'beside' : undefined;
}

/** For whoever has a mouse or one finger: closer, farther, the whole board. They never lie over a board that is seen as it is by itself. */
export function CameraTools({ camera: { isWhole, isHome, isClosest, zoomBy, showHome, showWhole }, whole }: { camera: Camera; whole: BoardFit }) {
  const { colours, leftHanded } = useTheme();
  const strip = freeStrip(whole);
  if (isHome && !(isWhole && strip !== undefined)) return null;
  return (
    <View role="toolbar" aria-label="View of the board" style={[styles.tools, leftHanded ? styles.left : styles.right, strip === 'above' && styles.row, { backgroundColor: `${colours.card}CC` }]}>
      {!isClosest && <IconButton icon="plus" label="Zoom in" onPress={() => (isWhole && !isHome ? showHome() : zoomBy(STEP))} />}
      {!isWhole && <IconButton icon="minus" label="Zoom out" onPress={() => zoomBy(1 / STEP)} />}
      {!isWhole && <IconButton icon="expand" label="Whole board" onPress={showWhole} />}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { position: 'absolute', top: space.hair, borderRadius: radius.medium },
  row: { flexDirection: 'row' },
  left: { left: space.hair },
  right: { right: space.hair },
});
