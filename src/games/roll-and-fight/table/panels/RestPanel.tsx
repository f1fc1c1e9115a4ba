import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { space } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { isDead } from '../../rules/scene';
import { scoreLines, scoreNow } from '../../rules/scoring';
import type { Player } from '../../rules/state';

/** Nothing to decide: how this player's game stands. */
export function RestPanel({ player, words }: { player: Player; words: string }) {
  if (isDead(player)) return <View style={styles.panel}><Heading level={3}>A second Beating: dead.</Heading></View>;
  return (
    <View style={styles.panel}>
      <Text bold>{words}</Text>
      <View style={styles.lines}>
        {scoreLines(player).map(({ label, points }) => (
          <View key={label} style={[styles.line, styles.half]}>
            <Text size="small" tone="dim">{label}</Text>
            <Text size="small" bold>{numeral(points)}</Text>
          </View>
        ))}
      </View>
      <View style={styles.line}>
        <Text bold>If it ended now</Text>
        <Text bold tone="accent">{numeral(scoreNow(player))}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.small },
  lines: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space.tiny },
  half: { width: '46%' },
  line: { flexDirection: 'row', justifyContent: 'space-between' },
});
