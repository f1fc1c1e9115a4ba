import { StyleSheet, View } from 'react-native';

import type { Carried } from '@/engine/campaign/campaign';
import { own } from '@/engine/own';
import { Icon, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

interface CarriedListProps {
  readonly carried: readonly Carried[];
  readonly signs: Readonly<Record<string, IconName>>;
  /** Where words say "Player 2". */
  named(words: string): string;
}

/** What the party has with it. */
export function CarriedList({ carried, signs, named }: CarriedListProps) {
  if (carried.length === 0) return undefined;
  return (
    <View role="list" aria-label="What you carry" style={styles.list}>
      {carried.map((item) => <Item key={item.label} item={item} sign={own(signs, item.id)} label={named(item.label)} />)}
    </View>
  );
}

function Item({ item: { value, signs }, sign, label }: { item: Carried; sign: IconName | undefined; label: string }) {
  const { colours, type } = useTheme();
  const size = type.title.fontSize;
  return (
    <View role="listitem" aria-label={`${label}: ${value}`} style={[styles.item, { backgroundColor: colours.raised, borderColor: colours.line }]}>
      {sign && (
        <View aria-hidden style={styles.signs}>
          {Array.from({ length: signs?.of ?? 1 }, (_, index) => (
            <Icon key={index} name={sign} size={size} colour={!signs || index < signs.has ? colours.accent : colours.line} />
          ))}
        </View>
      )}
      <View style={styles.words}>
        <Text size="tiny" tone="dim">{label}</Text>
        <Text bold>{value}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  item: { flexGrow: 1, maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  signs: { flexDirection: 'row' },
  words: { flexShrink: 1 },
});
