import { StyleSheet, View } from 'react-native';

import { Icon, useTheme, type IconName } from '@/theme';

import { healthSpaces, usableHealth, type HealthSpace } from '../../rules/health';
import type { Player } from '../../rules/state';

const SPACES: Readonly<Record<HealthSpace, { readonly icon: IconName; readonly colour: 'danger' | 'accent' | 'good' | 'line' }>> = {
  crossed: { icon: 'broken-heart', colour: 'danger' },
  die: { icon: 'drop', colour: 'accent' },
  free: { icon: 'hearts', colour: 'good' },
  locked: { icon: 'hearts', colour: 'line' },
};

/** The six Health spaces: broken, under a die, free, or not bought yet. */
export function HealthRow({ player, size = 18 }: { player: Player; size?: number }) {
  const { colours } = useTheme();
  return (
    <View style={styles.row} aria-hidden>
      {healthSpaces(player).map((space, i) => <Icon key={i} name={SPACES[space].icon} size={size} colour={colours[SPACES[space].colour]} />)}
    </View>
  );
}

export const healthWords = (player: Player): string =>
  `${usableHealth(player) - player.wounds} of ${usableHealth(player)} Health`;

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 2 } });
