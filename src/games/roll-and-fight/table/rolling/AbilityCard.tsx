import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Player } from '../../rules/state';
import { DiceCost } from '../panels/DiceCost';
import { count, diceWords } from '../words';
import { TrayButton } from './TrayButton';

interface AbilityCardProps {
  readonly ability: AbilityId;
  readonly player: Player;
  /** A complete set lies in the pool. */
  readonly lit: boolean;
  /** No room for the pictures of its dice; a long touch tells them. */
  readonly narrow: boolean;
  readonly style: StyleProp<ViewStyle>;
  onPress(): void;
}

/** An ability to lay sets on: its dice, and the sets that lie there already. */
export function AbilityCard({ ability, player, lit, narrow, style, onPress }: AbilityCardProps) {
  const { colours } = useTheme();
  const { name, dice } = ABILITIES[ability];
  const sets = player.sets.filter((set) => set.ability === ability).length;
  const scouted = player.recon.includes(ability);
  const words = `${name}: ${dice.length > 0 ? diceWords(ability) : 'takes no dice'}, ${count(sets, 'set')}${scouted ? ', scouted' : ''}${lit ? '. Lay a set' : ''}`;
  return (
    <TrayButton label={name} words={words} lit={lit} style={[style, dice.length === 0 && styles.quiet]} onPress={onPress}>
      <Text size="tiny" bold align="center" numberOfLines={2} style={styles.name}>{name}{scouted ? ' ◎' : ''}</Text>
      {dice.length === 0 && <Text size="tiny" tone="dim" align="center">always on</Text>}
      {dice.length > 0 && !narrow && <View style={styles.cost}><DiceCost ability={ability} size={16} /></View>}
      {sets > 0 && (
        <View style={[styles.sets, { backgroundColor: colours.good }]}>
          <Text size="tiny" bold style={styles.setCount}>{sets}</Text>
        </View>
      )}
    </TrayButton>
  );
}

const styles = StyleSheet.create({
  quiet: { opacity: 0.7 },
  name: { lineHeight: 13 },
  cost: { alignItems: 'center', marginTop: 2 },
  sets: { position: 'absolute', right: 0, top: 0, minWidth: 18, borderBottomLeftRadius: radius.small, paddingHorizontal: space.tiny, alignItems: 'center' },
  setCount: { color: '#06251A' },
});
