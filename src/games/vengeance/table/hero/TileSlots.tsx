import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { SLOTS } from '../../content/tiles';
import { activeIn, stackOf } from '../../rules/hero/tiles';
import type { Player } from '../../rules/state';
import { TileFace } from '../cards/TileFace';
import { Tap } from '../parts/Tap';
import { anyTileName, explainTile, tileText } from '../words';

interface TileSlotsProps {
  readonly player: Player;
  /** A slot may be chosen now. */
  readonly lit?: boolean;
  onSlot?(slot: number): void;
}

/** Four upgrade slots: what lies on top is active, what it covers is counted. */
export function TileSlots({ player, lit = false, onSlot }: TileSlotsProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.slots} role="group" aria-label="Upgrade slots">
      {Array.from({ length: SLOTS }, (_, slot) => {
        const active = activeIn(player, slot);
        const covered = Math.max(0, stackOf(player, slot).length - 1);
        const words = active ? `${anyTileName(active)}: ${tileText(active)}` : 'empty';
        return (
          <Tap
            key={slot}
            label={`Slot ${slot + 1}, ${words}${covered > 0 ? `, covers ${covered}` : ''}`}
            explain={active && explainTile(active)}
            lit={lit}
            onPress={onSlot && (() => onSlot(slot))}
            style={styles.slot}
          >
            {active ? <TileFace id={active} short /> : <View style={[styles.empty, { borderColor: colours.line }]}><Text size="tiny" tone="dim" align="center">Empty</Text></View>}
            {covered > 0 && <Text size="tiny" tone="dim" align="center">{`+${covered} below`}</Text>}
          </Tap>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  slot: { flexGrow: 1, flexBasis: 70, padding: 2 },
  empty: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 4, flexGrow: 1, minHeight: 40, justifyContent: 'center' },
});
