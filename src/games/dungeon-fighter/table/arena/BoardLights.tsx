import { StyleSheet, View } from 'react-native';

import { project } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';
import { useIsPointedAt } from '@/table/learn/pointing';
import { useTheme } from '@/theme';

import { BOARD } from '../../content/board';
import { MIDDLE, RIM } from '../pointedAt';
import { aimingLens, type Viewpoint } from './lens';

/** A little outside what is lit, so that it stays in sight; millimetres. */
const RINGS = [{ label: MIDDLE, reach: 1.6 * BOARD.rings[0].rMax }, { label: RIM, reach: 1.04 * BOARD.radius }] as const;
/** So many points of a circle tell how it looks from where one throws. */
const POINTS = 24;

interface BoardLightsProps {
  readonly size: Size;
  readonly viewpoint: Viewpoint;
}

/** What lies on no button, lit while a lesson speaks of it: the middle of the board, its rim. */
export const BoardLights = (props: BoardLightsProps) => RINGS.map((ring) => <Ring key={ring.label} {...props} {...ring} />);

function Ring({ size, viewpoint, label, reach }: BoardLightsProps & { readonly label: string; readonly reach: number }) {
  const { colours } = useTheme();
  if (!useIsPointedAt(label)) return null;
  const camera = aimingLens(size, viewpoint);
  const points = Array.from({ length: POINTS }, (_, i) => project(camera, reach * Math.cos((2 * Math.PI * i) / POINTS), reach * Math.sin((2 * Math.PI * i) / POINTS), BOARD.thickness));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const ring = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return <View pointerEvents="none" role="img" aria-label={label} style={[styles.ring, ring, { borderColor: colours.glow, boxShadow: `0 0 18px ${colours.accent}` }]} />;
}

const styles = StyleSheet.create({ ring: { position: 'absolute', borderWidth: 4, borderRadius: '50%' } });
