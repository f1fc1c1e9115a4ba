import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { STORIES } from '../../content/stories';
import { isSolo, playerOf, type State } from '../../rules/state';
import { Portrait } from '../Portrait';

/** Alone: the line about whoever fell last. */
export function FallenLine({ view }: { readonly view: State }) {
  const { colours } = useTheme();
  const [boss] = view.wall[view.wall.length - 1] ?? [];
  if (!isSolo(view) || boss === undefined) return null;
  const line = STORIES[playerOf(view, 0).hero].fallen[boss];
  if (line === undefined) return null;
  return (
    <View style={[styles.line, { backgroundColor: colours.card, borderColor: colours.line }]}>
      <Portrait id={boss} side={40} condition="dead" />
      <Text size="small" style={styles.words}>{line}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small, padding: space.tiny, borderBottomWidth: 1 },
  words: { flex: 1, fontStyle: 'italic' },
});
