import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { isDead } from '../../rules/scene';
import { scoreLines, scoreNow } from '../../rules/scoring';
import type { Player } from '../../rules/state';

/** Nothing to decide: how this player's game stands, or how it ended. */
export function RestPanel({ player, over, words }: { player: Player; over: boolean; words: string }) {
  if (isDead(player)) return <View style={styles.panel}><Heading level={3}>A second Beating: dead.</Heading></View>;
  return (
    <ScrollView contentContainerStyle={styles.panel}>
      <Text bold>{over ? 'The score box' : words}</Text>
      {scoreLines(player).map(({ label, points }) => (
        <View key={label} style={styles.line}>
          <Text size="small">{label}</Text>
          <Text size="small" bold>{points}</Text>
        </View>
      ))}
      <View style={styles.line}>
        <Text bold>{over ? 'Total' : 'If it ended now'}</Text>
        <Text bold tone="accent">{scoreNow(player)}</Text>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: 2 },
  line: { flexDirection: 'row', justifyContent: 'space-between' },
});
