import { StyleSheet, View } from 'react-native';

import type { Achievement } from '@/engine/achievements';
import type { Achieved, BoxRecords } from '@/store/recordSheet';
import { Icon, space, useTheme } from '@/theme';
import { Card, Heading, Text } from '@/theme/ui';

import { timeAgo } from '../words';

interface AchievementListProps {
  readonly achievements: readonly Achievement<unknown>[];
  readonly achieved: BoxRecords['achieved'];
}

/** What there is to earn: what is done first, then what is still to do, with what it takes. */
export function AchievementList({ achievements, achieved }: AchievementListProps) {
  const done = achievements.filter(({ id }) => achieved[id]);
  const open = achievements.filter(({ id }) => !achieved[id]);
  return (
    <View style={styles.section}>
      <Heading level={2}>{`Achievements: ${done.length} of ${achievements.length}`}</Heading>
      <Progress done={done.length} of={achievements.length} />
      <View role="list" aria-label="Achievements" style={styles.list}>
        {[...done, ...open].map((achievement) => <Line key={achievement.id} achievement={achievement} achieved={achieved[achievement.id]} />)}
      </View>
    </View>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  const { colours } = useTheme();
  return (
    <View aria-hidden style={[styles.track, { backgroundColor: colours.raised, borderColor: colours.line }]}>
      <View style={[styles.track, { flex: done, backgroundColor: colours.accent, borderColor: colours.accent }, done === 0 && styles.nothing]} />
      <View style={{ flex: of - done }} />
    </View>
  );
}

function Line({ achievement: { title, task }, achieved }: { achievement: Achievement<unknown>; achieved: Achieved | undefined }) {
  const { colours } = useTheme();
  return (
    <Card role="listitem" style={[styles.line, achieved && { borderColor: colours.accent }]}>
      <Icon name={achieved ? 'trophy' : 'padlock'} size={28} colour={achieved ? colours.accent : colours.dim} />
      <View style={styles.words}>
        <Text bold tone={achieved ? 'ink' : 'dim'}>{title}</Text>
        <Text size="small" tone="dim">{task}</Text>
        {achieved && <Text size="tiny" tone="accent" bold>{`${achieved.name}, ${timeAgo(achieved.at)}`}</Text>}
      </View>
    </Card>
  );
}

const TRACK = 10;

const styles = StyleSheet.create({
  section: { gap: space.medium },
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  line: { flexGrow: 1, flexBasis: 280, flexDirection: 'row', alignItems: 'center', gap: space.medium, paddingVertical: space.small },
  words: { flex: 1 },
  track: { flexDirection: 'row', height: TRACK, borderRadius: TRACK / 2, borderWidth: 1, overflow: 'hidden' },
  nothing: { borderWidth: 0 },
});
