import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { EDGES, edgeOf, turnTo, type Edge } from '@/table/board/edges';
import { Turned } from '@/table/board/turning';

import type { HeroState } from '../../rules/state';

/** A portrait's height with its margin. */
const DEPTH = 74;

interface RimProps {
  readonly heroes: readonly HeroState[];
  /** The portraits of the heroes at one edge, in the order one reads them there. */
  portraits(heroes: readonly HeroState[]): ReactNode;
  /** The edge whose player acts: the middle turns there. */
  readonly facing: Edge;
  children: ReactNode;
}

/** A device in the middle of the table: everybody's portrait at their own edge, and the table turned to whoever acts. */
export function Rim({ heroes, portraits, facing, children }: RimProps) {
  const at = (edge: Edge) => {
    const own = heroes.filter((_, place) => edgeOf(heroes.length, place) === edge);
    // Clockwise round the table is from right to left for whoever sits before it.
    return own.length > 0 ? <Turned turn={turnTo(edge)}>{portraits([...own].reverse())}</Turned> : null;
  };
  const [south, west, north, east] = EDGES.map(at);
  return (
    <View style={styles.room}>
      {north && <View style={styles.level}>{north}</View>}
      <View style={styles.row}>
        {west && <View style={styles.upright}>{west}</View>}
        <View style={styles.room}><Turned turn={turnTo(facing)}>{children}</Turned></View>
        {east && <View style={styles.upright}>{east}</View>}
      </View>
      {south && <View style={styles.level}>{south}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  row: { flex: 1, flexDirection: 'row' },
  level: { height: DEPTH },
  upright: { width: DEPTH },
});
