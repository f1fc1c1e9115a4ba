import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { BASE_HEALTH, EXTRA_HEALTH } from '../../content/tracks';
import { availableHealth, usableHealth } from '../../rules/health';
import type { Player } from '../../rules/state';
import { HealthRow, healthWords } from '../panels/HealthRow';
import { count } from '../words';
import { Pulse } from './Pulse';
import { TrayButton } from './TrayButton';

const LARGEST_HEART = 22;
const COUNTED_HEART = 17;
/** What fits beside a heart in the narrowest tray, letters however large. */
const LARGEST_FIGURES = 18;
const WITH_WORDS = 230;
/** Narrower, the hearts would be too small to count: then they are counted. */
const WITH_HEARTS = 100;

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
  const words = `Health: ${healthWords(player)}, ${count(player.woundDice.length, 'wound die', 'wound dice')}${lit && free > 0 ? '. Lay a wound die' : ''}`;
  return (
    <TrayButton label="Health" words={words} lit={lit && free > 0} style={style} onPress={onPress}>
      <Pulse beat={player.woundDice.length} kind="danger" still={reducedMotion} />
      <View style={[styles.row, width < WITH_HEARTS && styles.tight]}>
        {width >= WITH_HEARTS ? <HealthRow player={player} size={Math.min(LARGEST_HEART, (width - 2 * space.small - 14) / (BASE_HEALTH + EXTRA_HEALTH))} /> : <HealthCount player={player} />}
        {width >= WITH_WORDS && <Text size="tiny" tone="dim" numberOfLines={1} style={styles.note}>{lit && free > 0 ? 'lay a wound' : 'Health'}</Text>}
      </View>
    </TrayButton>
  );
}

/** One heart and how many of how many are free. */
function HealthCount({ player }: { player: Player }) {
  const { colours } = useTheme();
  return (
    <View style={styles.count}>
      <Icon name="hearts" size={COUNTED_HEART} colour={colours.good} />
      <Text bold style={styles.figures}>{`${availableHealth(player)}/${usableHealth(player)}`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  figures: { fontSize: LARGEST_FIGURES, lineHeight: LARGEST_FIGURES + 4 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  tight: { justifyContent: 'center', paddingHorizontal: 0 },
  note: { flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingHorizontal: space.small },
});
