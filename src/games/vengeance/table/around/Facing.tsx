import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CLOCK, type Seat } from '@/engine/game';
import { isPerson } from '@/store/seats';
import { edgesOf, turnTo } from '@/table/board/edges';
import { Turned } from '@/table/board/turning';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import type { VengeanceTable } from '../asking';

/** A large device in the middle of the table turns to whoever acts, and says the question there. */
export function Facing({ table, children }: { readonly table: VengeanceTable; readonly children: ReactNode }) {
  const { mine, players, seating } = table;
  const { roomy } = useRoom();
  const [last, setLast] = useState<Seat>();
  const prompt = mine.find(({ seat }) => seat !== CLOCK);
  if (prompt && prompt.seat !== last) setLast(prompt.seat);
  if (seating !== 'around' || !roomy) return children;
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  const edge = (last === undefined ? undefined : edgesOf(people).get(last)) ?? 'south';
  const turn = turnTo(edge);
  return (
    <TableLayout
      board={
        <Turned turn={turn}>
          <View style={styles.room}>
            {turn !== 0 && <Text bold align="center" style={styles.words}>{prompt ? `${table.names[prompt.seat] ?? ''}: ${prompt.words}` : ' '}</Text>}
            <View style={styles.room}>{children}</View>
          </View>
        </Turned>
      }
    />
  );
}

const styles = StyleSheet.create({ room: { flex: 1 }, words: { padding: space.tiny } });
