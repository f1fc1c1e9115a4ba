import { ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';

import type { RuleBlock } from '@/rulebook';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { RuleWords } from './RuleWords';

interface BlockProps {
  block: RuleBlock;
  onRule(id: string): void;
}

export function Block({ block, onRule }: BlockProps) {
  const { colours } = useTheme();
  switch (block.kind) {
    case 'paragraph':
      return <RuleWords text={block.text} onRule={onRule} />;
    case 'item':
      return (
        <View style={[styles.item, { paddingLeft: space.medium * (block.level + 1) }]}>
          <View style={[styles.dot, { backgroundColor: colours.accent }]} />
          <View style={styles.grow}>
            <RuleWords text={block.text} onRule={onRule} />
          </View>
        </View>
      );
    case 'code':
      return (
        <View style={[styles.code, { backgroundColor: colours.raised }]}>
          <Text size="tiny">{block.text}</Text>
        </View>
      );
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} />;
  }
}

/** Tables of two columns share the page's width; wider ones scroll sideways inside themselves, so the page never does. */
export function RuleTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { colours, textScale } = useTheme();
  const frame = [styles.table, { borderColor: colours.line }];
  const lines = (cellStyle: (column: number) => ViewStyle) =>
    [head, ...rows].map((row, line) => (
      <View key={line} style={[styles.line, { borderColor: colours.line, backgroundColor: line === 0 ? colours.raised : 'transparent' }]}>
        {row.map((cell, column) => (
          <View key={column} style={[styles.cell, cellStyle(column)]}>
            <Text size="tiny" bold={line === 0}>{cell}</Text>
          </View>
        ))}
      </View>
    ));
  if (head.length <= 2) return <View style={frame}>{lines((column) => ({ flex: column + 1 }))}</View>;
  const longest = (column: number) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const widths = head.map((_, column) => Math.min(260, Math.max(64, longest(column) * 7.2 * textScale + 20)));
  return (
    <ScrollView horizontal tabIndex={0} aria-label="Table" role="group" style={frame}>
      <View>{lines((column) => ({ width: widths[column] }))}</View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  item: { flexDirection: 'row', gap: space.small },
  dot: { width: 6, height: 6, borderRadius: radius.round, marginTop: 8 },
  grow: { flex: 1 },
  code: { borderRadius: radius.small, padding: space.small },
  table: { borderWidth: StyleSheet.hairlineWidth, borderRadius: radius.small },
  line: { flexDirection: 'row', borderBottomWidth: StyleSheet.hairlineWidth },
  cell: { padding: space.small },
});
