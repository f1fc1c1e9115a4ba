import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import type { BoxRecords, DayRecord } from '@/store/recordSheet';
import { space } from '@/theme';
import { Card, Heading, Text } from '@/theme/ui';

import { dayWords } from '../day';

const RECENT = 7;

function endOf({ score, won }: DayRecord): string {
  if (score === undefined) return 'not finished';
  return won ? `won with ${numeral(score)}` : `lost with ${numeral(score)}`;
}

/** The last daily games: how the try that counts ended, and the best of the day. */
export function DayList({ days }: { readonly days: BoxRecords['days'] }) {
  return (
    <View style={styles.list}>
      <Heading level={2}>Daily games</Heading>
      <Card role="list" aria-label="Daily games">
        {Object.entries(days).slice(0, RECENT).map(([day, record]) => (
          <View key={day} role="listitem" style={styles.day}>
            <Text bold style={styles.grow}>{dayWords(day)}</Text>
            <View style={styles.end}>
              <Text size="small">{endOf(record)}</Text>
              {record.best !== undefined && record.best !== record.score && <Text size="small" tone="dim">{`best of the day ${numeral(record.best)}`}</Text>}
            </View>
          </View>
        ))}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.medium },
  day: { flexDirection: 'row', alignItems: 'baseline', gap: space.medium },
  grow: { flex: 1 },
  end: { alignItems: 'flex-end' },
});
