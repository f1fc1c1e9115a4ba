import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { BASE_HEALTH, EXTRA_HEALTH } from '../../content/tracks';
import { availableHealth } from '../../rules/health';
import type { Player } from '../../rules/state';
import { HealthRow, healthWords } from '../panels/HealthRow';
import { Pulse } from './Pulse';
import { TrayButton } from './TrayButton';

const LARGEST_HEART = 22;
const WITH_WORDS = 230;

interface HealthBarProps {
  readonly player: Player;
  /** A wound lies in the pool. */
  readonly lit: boolean;
  readonly reducedMotion: boolean;
  readonly width: number;
  readonly style: StyleProp<ViewStyle>;
  onPress(): void;
}

/** The Health track, where wound dice can be laid. */
export function HealthBar({ player, lit, reducedMotion, width, style, onPress }: HealthBarProps) {
  const free = availableHealth(player);
  const words = `Health: ${healthWords(player)}, ${player.woundDice.length} wound dice${lit && free > 0 ? '. Lay a wound die' : ''}`;
  return (
    <TrayButton label="Health" words={words} lit={lit && free > 0} style={style} onPress={onPress}>
      <Pulse beat={player.woundDice.length} kind="danger" still={reducedMotion} />
      <View style={styles.row}>
        <HealthRow player={player} size={Math.min(LARGEST_HEART, (width - 2 * space.small - 14) / (BASE_HEALTH + EXTRA_HEALTH))} />
        {width >= WITH_WORDS && <Text size="tiny" tone="dim" numberOfLines={1} style={styles.note}>{lit && free > 0 ? 'lay a wound' : 'Health'}</Text>}
      </View>
    </TrayButton>
  );
}

const styles = StyleSheet.create({
  note: { flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingHorizontal: space.small },
});
