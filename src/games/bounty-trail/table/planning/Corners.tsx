import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import type { TableProps } from '@/table/contract';
import { Turned } from '@/table/board/turning';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { Move } from '../../rules/moves';
import type { State } from '../../rules/state';
import { TrailBoard } from '../TrailBoard';
import type { Telling } from '../useTelling';
import { PlanPanel } from './PlanPanel';
import { usePlanning } from './usePlanning';

interface CornersProps {
  readonly table: TableProps<State, Move>;
  readonly telling: Telling;
  /** Everybody who plans at this screen, whether still drawing or ready. */
  readonly seats: readonly Seat[];
}

/** Around one tablet: everybody draws at the same time on a grid of their own, and shields it with a hand. */
export function Corners({ table, telling, seats }: CornersProps) {
  const far = seats.length > 2 ? seats.slice(0, Math.floor(seats.length / 2)) : seats.slice(0, 1);
  const near = seats.slice(far.length);
  return (
    <View style={styles.table}>
      {[far, near].map((row, index) => (
        <View key={index} style={styles.row}>
          {row.map((seat) => <Corner key={seat} table={table} telling={telling} seat={seat} turned={index === 0} />)}
        </View>
      ))}
    </View>
  );
}

interface CornerProps {
  readonly table: TableProps<State, Move>;
  readonly telling: Telling;
  readonly seat: Seat;
  /** Faces the far edge. */
  readonly turned: boolean;
}

function Corner({ table, telling, seat, turned }: CornerProps) {
  const { colours, seatColours } = useTheme();
  const { view, names, mine, playAs } = table;
  const planning = usePlanning({ ...table, play: (move) => playAs(seat, move) }, seat);
  const draws = mine.some((prompt) => prompt.seat === seat);
  return (
    <View style={[styles.corner, { borderColor: seatColours[seat], backgroundColor: colours.card }]}>
      <Turned turn={turned ? 180 : 0}>
        <Text size="small" bold align="center">{names[seat]}{draws ? ': shield your path' : ' is ready'}</Text>
        {draws && (
          <TableLayout
            board={<TrailBoard table={table} telling={telling} planning={planning} label={`${names[seat]}’s trail`} />}
            panel={<PlanPanel view={view} planning={planning} names={names} timeToThink={table.timeToThink} />}
            ratio={1}
          />
        )}
      </Turned>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, gap: space.small, padding: space.small },
  row: { flex: 1, flexDirection: 'row', gap: space.small },
  corner: { flex: 1, borderWidth: 3, borderRadius: radius.large, overflow: 'hidden', paddingTop: space.tiny },
});
