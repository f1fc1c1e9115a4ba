import { StyleSheet, View } from 'react-native';

import type { AnyBox } from '@/engine/box';
import { numeral } from '@/engine/numerals';
import { useRecords } from '@/store/records';
import type { DayRecord } from '@/store/recordSheet';
import { useSaves } from '@/store/saves';
import { defaultPlayers } from '@/store/seats';
import { startMatch, type Started } from '@/store/startMatch';
import { Icon, space, useTheme } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import { dayWords } from '../day';
import { useDailyGame } from './useDailyGame';

export interface DailyCardProps {
  readonly box: AnyBox;
  onOpen(match: string): void;
  onTrouble(words: string): void;
}

/** How the try that counts stands, in a line. */
function standing(record: DayRecord | undefined, open: boolean): string | undefined {
  if (!record) return undefined;
  const better = record.best !== undefined && record.best > (record.score ?? 0) ? ` Best of the day: ${numeral(record.best)}.` : '';
  if (record.score !== undefined) return `${record.won ? 'Won' : 'Lost'} with ${numeral(record.score)}.${better}`;
  return open ? 'You are on it.' : `Given up.${better}`;
}

/** The same game for everybody today. The first try counts; whoever likes may try again. */
export function DailyCard({ box, onOpen, onTrouble }: DailyCardProps) {
  const { colours } = useTheme();
  const { day, game } = useDailyGame(box);
  const record = useRecords(({ boxes }) => boxes[box.game.id]?.days[day]);
  const open = useSaves(({ entries }) => entries.some(({ id, finished, unreadable }) => id === record?.match && !finished && !unreadable));
  const ride = () => {
    if (!game) return;
    const started: Started = startMatch(box, game.options, defaultPlayers(game.options.seats), undefined, { day, seed: game.seed });
    if (started.ok) onOpen(started.id);
    else onTrouble(started.words);
  };
  const words = standing(record, open);
  return (
    <Card>
      <View style={styles.head}>
        <Icon name="sunrise" size={32} colour={colours.accent} />
        <View style={styles.words}>
          <Heading level={2} size="large">{game?.title ?? 'The game of the day'}</Heading>
          <Text size="small" tone="dim">{dayWords(day)}</Text>
        </View>
      </View>
      <Text size="small">{game ? `${game.words}${record ? '' : ' The first try counts.'}` : 'Looking for a fair one …'}</Text>
      {words !== undefined && <Text size="small" bold tone="accent">{words}</Text>}
      {record && open ? (
        <Button icon="play-button" label="Go on with it" onPress={() => onOpen(record.match)} />
      ) : (
        <Button icon="play-button" label={record ? 'Try again, for practice' : 'Play today’s game'} disabled={!game} onPress={ride} />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
});
