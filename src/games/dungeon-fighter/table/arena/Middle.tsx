import { StyleSheet, View } from 'react-native';

import { project, sizeAt } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';
import { useIsPointedAt } from '@/table/learn/pointing';
import { radius, useTheme } from '@/theme';

import { BOARD } from '../../content/board';
import { MIDDLE } from '../pointedAt';
import { aimingLens, type Viewpoint } from './lens';

const SPREAD = 1.6;
const FLAT = 0.62;

/** The middle of the board, lit while a lesson speaks of it. */
export function Middle({ size, viewpoint }: { size: Size; viewpoint: Viewpoint }) {
  const { colours } = useTheme();
  if (!useIsPointedAt(MIDDLE)) return null;
  const camera = aimingLens(size, viewpoint);
  const at = project(camera, 0, 0, BOARD.thickness);
  const half = SPREAD * BOARD.rings[0].rMax * sizeAt(camera, { x: 0, y: 0, z: 0 });
  const ring = { left: at.x - half, top: at.y - half * FLAT, width: 2 * half, height: 2 * half * FLAT };
  return <View pointerEvents="none" role="img" aria-label={MIDDLE} style={[styles.ring, ring, { borderColor: colours.glow, boxShadow: `0 0 18px ${colours.accent}` }]} />;
}

const styles = StyleSheet.create({ ring: { position: 'absolute', borderWidth: 4, borderRadius: radius.round } });
