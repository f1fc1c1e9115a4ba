import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { TableProps } from '@/table/contract';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import type { Move } from '../../rules/moves';
import type { State } from '../../rules/state';
import { RollingTable, rollingSeats } from './RollingTable';

interface RaceProps {
  readonly table: TableProps<State, Move>;
  readonly den: ReactNode;
  /** Who races without a tray at this screen. */
  readonly rivals: ReactNode;
}

/** The dice of everybody at this screen; the den beside them where there is room, otherwise behind a button. */
export function Race({ table, den, rivals }: RaceProps) {
  const { colours } = useTheme();
  const { kind, roomy } = useRoom();
  const [peeking, setPeeking] = useState(false);
  const alone = rollingSeats(table).length === 1;
  const both = roomy && alone;
  const beside = both && kind === 'desktop';
  // The trays stay where they are under the den: the race goes on.
  const peeks = peeking && !both && alone;
  return (
    <View style={styles.grow}>
      {rivals}
      <View style={[styles.grow, beside && styles.beside]}>
        {both && <View style={styles.grow}>{den}</View>}
        <View style={beside ? styles.dice : styles.grow} aria-hidden={peeks}>
          <RollingTable table={table} onPeek={both || !alone ? undefined : () => setPeeking(true)} />
        </View>
        {peeks && (
          <View style={[StyleSheet.absoluteFill, { backgroundColor: colours.paper }]}>
            {den}
            <IconButton icon="rolling-dices" label="Back to the dice" style={[styles.peek, { backgroundColor: colours.card, borderColor: colours.glow }]} onPress={() => setPeeking(false)} />
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  beside: { flexDirection: 'row' },
  dice: { width: 420 },
  peek: { position: 'absolute', right: space.large, bottom: space.large, borderWidth: 2, width: 52, height: 52 },
});
