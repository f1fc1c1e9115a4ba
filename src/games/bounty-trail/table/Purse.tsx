import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/table/kit/room/useRoom';
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
  const { roomy } = useRoom();
  const [size, icon] = roomy ? (['large', 22] as const) : (['body', 18] as const);
  return (
    <View role="img" aria-label={`${label}: ${counted(bullets, 'bullet')}, ${counted(hearts, 'heart')}, $${money}`} style={styles.row}>
      <View style={styles.stock}>
        <Icon name="bullets" size={icon} colour={colours.ink} />
        <Text bold size={size}>{bullets}</Text>
      </View>
      <View style={styles.stock}>
        <Icon name="hearts" size={icon} colour={colours.danger} />
        <Text bold size={size}>{hearts}</Text>
      </View>
      <Text bold size={size} tone="good">${money}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small },
  stock: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
