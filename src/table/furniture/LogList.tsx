import { useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { CLOCK } from '@/engine/game';
import { radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import type { LogLine } from '../session/logLines';

interface LogListProps {
  readonly lines: readonly LogLine[];
  /** Marks the move that a replay has reached. */
  readonly current?: number;
  readonly heading?: boolean;
}

/** What happened, in sentences; the newest at the end, in sight. */
export function LogList({ lines, current, heading = false }: LogListProps) {
  const { colours, seatColours } = useTheme();
  const scroll = useRef<ScrollView>(null);
  return (
    <>
      {heading && <Heading level={3} style={styles.heading}>What happened</Heading>}
      <ScrollView ref={scroll} tabIndex={0} aria-label="Log" role="log" onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}>
        {lines.length === 0 && <Text size="small" tone="dim">Nothing yet.</Text>}
        {lines.map(({ key, text, seat, move }) => (
          <View key={key} style={[styles.line, move === current && { backgroundColor: colours.raised }]}>
            <View style={[styles.mark, { backgroundColor: seat === CLOCK ? colours.line : seatColours[seat % seatColours.length] }]} />
            <Text size="small" style={styles.words}>{text}</Text>
          </View>
        ))}
      </ScrollView>
    </>
  );
}

const styles = StyleSheet.create({
  heading: { paddingVertical: space.small },
  line: { flexDirection: 'row', gap: space.small, paddingVertical: space.tiny, paddingRight: space.tiny, borderRadius: radius.small },
  mark: { width: 4, borderRadius: radius.round },
  words: { flex: 1 },
});
