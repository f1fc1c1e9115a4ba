import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { availableHealth } from '../../rules/health';
import type { Player } from '../../rules/state';
import { HealthRow, healthWords } from '../panels/HealthRow';
import { TrayButton } from './TrayButton';

/** The Health track, where wound dice can be laid. */
export function HealthBar({ player, lit, style, onPress }: { player: Player; lit: boolean; style: StyleProp<ViewStyle>; onPress(): void }) {
  const free = availableHealth(player);
  const words = `Health: ${healthWords(player)}, ${player.woundDice.length} wound dice${lit && free > 0 ? '. Lay a wound die' : ''}`;
  return (
    <TrayButton label="Health" words={words} lit={lit && free > 0} style={style} onPress={onPress}>
      <View style={styles.row}>
        <HealthRow player={player} size={22} />
        <Text size="tiny" tone="dim" numberOfLines={1} style={styles.note}>{lit && free > 0 ? 'lay a wound here' : 'Health'}</Text>
      </View>
    </TrayButton>
  );
}

const styles = StyleSheet.create({
  note: { flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingHorizontal: space.small },
});
