import { ScrollView, StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import type { DfMove } from '../../rules/moves';
import type { DfState } from '../../rules/state';
import { moveWords, type MoveWords } from './moveWords';

interface ChoicesProps {
  readonly view: DfState;
  readonly moves: readonly DfMove[];
  play(move: DfMove): boolean;
}

/** One button per legal answer, each with its meaning below. */
export function Choices({ view, moves, play }: ChoicesProps) {
  return (
    <ScrollView role="group" aria-label="Answers" contentContainerStyle={styles.list}>
      {moves.map((move) => {
        const words = moveWords(view, move);
        return (
          <Choice
            key={JSON.stringify(move)}
            words={words}
            onPress={() => {
              if (play(move)) feel('lock');
            }}
          />
        );
      })}
    </ScrollView>
  );
}

export function Choice({ words: { label, help, icon, kind = 'secondary' }, onPress }: { words: MoveWords; onPress(): void }) {
  const { colours } = useTheme();
  const primary = kind === 'primary';
  const tone = primary ? 'onAccent' : kind === 'danger' ? 'danger' : 'ink';
  return (
    <Pointable label={label} style={styles.cell}>
      <Touchable
        aria-label={help ? `${label}: ${help}` : label}
        onPress={onPress}
        style={[styles.choice, { backgroundColor: primary ? colours.accent : colours.raised, borderColor: kind === 'danger' ? colours.danger : primary ? colours.accent : colours.line }]}
      >
        {icon && <Icon name={icon} size={24} colour={colours[tone]} />}
        <View style={styles.words}>
          <Text bold tone={tone}>{label}</Text>
          {help !== undefined && <Text size="tiny" tone={primary ? 'onAccent' : 'dim'}>{help}</Text>}
        </View>
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexGrow: 1, flexBasis: 150 },
  choice: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.tiny, minHeight: 48 },
  words: { flexShrink: 1 },
});
