import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { space, useTheme } from '@/theme';
import { Text, type TextProps } from '@/theme/ui';

import type { Forecast } from './forecast';

const read = (value: string | number): string => (typeof value === 'number' ? numeral(value) : value);

/** Line by line: why, by how much, and what it makes; the total below the line. */
export function ForecastLines({ forecast: { base, lines, total }, size = 'body' }: { forecast: Forecast; size?: TextProps['size'] }) {
  const { colours } = useTheme();
  return (
    <View role="list" aria-label={total.label} style={styles.lines}>
      {base && <Line why={base.why} change="" after={read(base.value)} size={size} words={`${base.why}: ${read(base.value)}`} />}
      {lines.map(({ why, change, after }, i) => <Line key={`${i}${why}`} why={why} change={change} after={read(after)} size={size} words={`${why}: ${change}, makes ${read(after)}`} />)}
      <View role="listitem" aria-label={`${total.label}: ${read(total.value)}`} style={[styles.line, styles.total, { borderColor: colours.line }]}>
        <Text size={size} bold style={styles.why}>{total.label}</Text>
        <Text size={size} bold tone="accent">{read(total.value)}</Text>
      </View>
    </View>
  );
}

interface LineProps {
  readonly why: string;
  readonly change: string;
  readonly after: string;
  readonly words: string;
  readonly size: TextProps['size'];
}

function Line({ why, change, after, words, size }: LineProps) {
  return (
    <View role="listitem" aria-label={words} style={styles.line}>
      <Text size={size} style={styles.why}>{why}</Text>
      <Text size={size} bold style={styles.number}>{change}</Text>
      <Text size={size} tone="dim" style={styles.number}>{after}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { gap: space.tiny },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.medium },
  total: { borderTopWidth: 1, paddingTop: space.tiny },
  why: { flex: 1 },
  number: { minWidth: 44, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
