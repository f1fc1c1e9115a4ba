import { StyleSheet, View } from 'react-native';

import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { counted } from './priceWords';

interface PurseProps {
  readonly bullets: number;
  readonly hearts: number;
  readonly money: number;
  readonly label: string;
}

/** Bullets, hearts and money in one line. */
export function PurseLine({ bullets, hearts, money, label }: PurseProps) {
  const { colours } = useTheme();
  return (
    <View role="img" aria-label={`${label}: ${counted(bullets, 'bullet')}, ${counted(hearts, 'heart')}, $${money}`} style={styles.row}>
      <Icon name="bullets" size={18} colour={colours.ink} />
      <Text bold size="body">{bullets}</Text>
      <Icon name="hearts" size={18} colour={colours.danger} />
      <Text bold size="body">{hearts}</Text>
      <Text bold size="body" tone="good">${money}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny } });
