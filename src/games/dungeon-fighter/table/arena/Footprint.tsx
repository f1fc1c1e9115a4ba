import { StyleSheet, View } from 'react-native';

import { project, type Camera } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { LyingDie } from '../../rules/state';
import type { Share } from './LyingDice';

const PARTS = 1024;
const CARD = 178;
const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;

/** The square a die covers, as the thrower sees it. */
function cornersOf({ rest }: LyingDie, camera: Camera) {
  const angle = (rest.yaw / PARTS) * 2 * Math.PI;
  const half = DIE_EDGE / 2;
  return CORNERS.map(([along, across]) => {
    const x = rest.x / 10 + half * (along * Math.cos(angle) - across * Math.sin(angle));
    const y = rest.y / 10 + half * (along * Math.sin(angle) + across * Math.cos(angle));
    return project(camera, x, y, BOARD.thickness);
  });
}

/** Settles arguments about a border: the square a die covers, and how much of it lies where (DF-70). */
export function Footprint({ die, size, camera, shares }: { die: LyingDie; size: Size; camera: Camera; shares: readonly Share[] }) {
  const { colours } = useTheme();
  const corners = cornersOf(die, camera);
  const top = Math.min(...corners.map(({ y }) => y));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const left = Math.max(space.tiny, Math.min(size.width - CARD - space.tiny, (corners[0]?.x ?? 0) - CARD / 2));
  const below = top < size.height / 2;
  return (
    <>
      <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
        {corners.map((from, index) => {
          const to = corners[(index + 1) % corners.length] ?? from;
          const long = Math.hypot(to.x - from.x, to.y - from.y);
          const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
          return <View key={index} style={[styles.edge, { backgroundColor: colours.glow, width: long, left: (from.x + to.x - long) / 2, top: (from.y + to.y) / 2 - 1, transform: [{ rotate: `${turn}deg` }] }]} />;
        })}
      </View>
      <View pointerEvents="none" role="status" style={[styles.card, { left, backgroundColor: colours.card, borderColor: colours.glow }, below ? { top: bottom + 14 } : { bottom: size.height - top + 14 }]}>
        {shares.map(({ percent, words, counts }) => (
          <View key={words} style={styles.row}>
            <View style={[styles.bar, { backgroundColor: counts ? colours.good : colours.dim, width: `${percent * 0.34}%` }]} />
            <Text size="tiny" bold={counts}>{percent} % {words}{counts ? ' ✓' : ''}</Text>
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', height: 2.5 },
  card: { position: 'absolute', width: CARD, borderWidth: 2, borderRadius: radius.medium, padding: space.tiny },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  bar: { height: 10, borderRadius: radius.small, minWidth: 3 },
});
