import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { isPerson } from '@/store/seats';
import { EDGES, edgesOf, turnTo, type Edge } from '@/table/board/edges';
import { Turned } from '@/table/board/turning';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { RoomArea } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';

import type { Frame } from '../../rules/state';
import type { VengeanceTable } from '../asking';
import { CityBoard } from '../city/CityBoard';
import { BannerCard } from '../parts/BannerCard';
import { useTelling } from '../useTelling';
import { EdgeHero } from './EdgeHero';
import { EdgeSecret } from './EdgeSecret';

interface AroundTableProps {
  readonly table: VengeanceTable;
  readonly brush: Brush;
  readonly kind: Frame['kind'];
}

const nothing = (): undefined => undefined;
/** Nothing waits for a hand, and nothing flies across a table with four sides. */
const NO_HANDS = { gate: nothing, carry: nothing };

/** Around one device: everybody chooses in secret at their own edge, all at once; the city lies in the middle. */
export function AroundTable({ table, brush, kind }: AroundTableProps) {
  const { colours, seatColours } = useTheme();
  const { view, names, players } = table;
  const telling = useTelling(names, NO_HANDS);
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  const edges = edgesOf(people);
  const at = (edge: Edge) => {
    const seat = people.find((each) => edges.get(each) === edge);
    if (seat === undefined) return null;
    const level = edge === 'south' || edge === 'north';
    return (
      <View key={edge} style={[level ? styles.level : styles.upright, { borderColor: seatColours[seat % seatColours.length], backgroundColor: colours.card }]}>
        <Turned turn={turnTo(edge)}>
          <View style={styles.edge}>
            {level && <EdgeHero view={view} name={names[seat] ?? ''} seat={seat} withDice={kind === 'place'} />}
            <EdgeSecret table={table} seat={seat} kind={kind} />
          </View>
        </Turned>
      </View>
    );
  };
  const [south, west, north, east] = EDGES.map(at);
  return (
    <TableLayout
      board={
        <View style={styles.room}>
          {north}
          <View style={styles.middle}>
            {west}
            <View style={styles.room}>
              <RoomArea><CityBoard brush={brush} view={view} names={names} lit={NONE} chosen={undefined} flashes={telling.flashes} alone={false} onPlace={nothing} /></RoomArea>
              {telling.banner && <BannerCard banner={telling.banner} />}
            </View>
            {east}
          </View>
          {south}
        </View>
      }
    />
  );
}

const NONE: readonly number[] = [];
/** Deep enough for two rows of cards and a button. */
const DEPTH = 276;

const styles = StyleSheet.create({
  room: { flex: 1 },
  middle: { flex: 1, flexDirection: 'row' },
  level: { height: DEPTH, borderWidth: 3, borderRadius: 10, zIndex: 2 },
  upright: { width: DEPTH, borderWidth: 3, borderRadius: 10, zIndex: 2 },
  edge: { flex: 1, justifyContent: 'flex-end', padding: space.tiny },
});
