import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import type { DfMove, MoveKind } from '../../rules/decisions';
import type { DfState } from '../../rules/state';
import { moveWords, type MoveWords } from './moveWords';

interface ChoicesProps {
  readonly view: DfState;
  readonly moves: readonly DfMove[];
  play(move: DfMove): boolean;
}

/** What cannot be taken back is chosen first and confirmed then. */
const CONFIRMED: readonly MoveKind[] = ['chooseOption', 'backDown', 'chooseScar', 'chooseBonusColor', 'chooseDestroyed'];
/** Longer words than these need the whole width of a phone. */
const SHORT_HELP = 34;

/** One button per legal answer, each with its meaning below. */
export function Choices({ view, moves, play }: ChoicesProps) {
  const [marked, setMarked] = useState<string>();
  const answers = moves.map((move) => ({ move, key: JSON.stringify(move), words: moveWords(view, move) }));
  const wide = answers.some(({ words }) => (words.help?.length ?? 0) > SHORT_HELP);
  const chosen = answers.find(({ key }) => key === marked);
  const decide = (move: DfMove) => {
    if (play(move)) feel('lock');
  };
  return (
    <View role="group" aria-label="Answers" style={styles.list}>
      {answers.map(({ move, key, words }) => {
        const confirmed = CONFIRMED.includes(move.kind);
        return (
          <Choice
            key={key}
            words={words}
            wide={wide}
            marked={confirmed ? key === marked : undefined}
            onPress={() => {
              if (!confirmed) return decide(move);
              feel(key === marked ? 'untick' : 'tick');
              setMarked(key === marked ? undefined : key);
            }}
          />
        );
      })}
      {chosen && <Button kind="primary" label={`Confirm: ${chosen.words.label}`} onPress={() => decide(chosen.move)} style={styles.confirm} />}
    </View>
  );
}

interface ChoiceProps {
  readonly words: MoveWords;
  readonly wide: boolean;
  /** Chosen but not confirmed; undefined where a tap decides at once. */
  readonly marked: boolean | undefined;
  onPress(): void;
}

function Choice({ words: { label, help, icon, kind = 'secondary' }, wide, marked, onPress }: ChoiceProps) {
  const { colours } = useTheme();
  const primary = kind === 'primary' && marked === undefined;
  const tone = primary ? 'onAccent' : kind === 'danger' ? 'danger' : 'ink';
  return (
    <Pointable label={label} style={[styles.cell, wide && styles.wide]}>
      <Touchable
        aria-label={help ? `${label}: ${help}` : label}
        aria-pressed={marked}
        onPress={onPress}
        style={[
          styles.choice,
          { backgroundColor: primary ? colours.accent : colours.raised, borderColor: marked ? colours.glow : kind === 'danger' ? colours.danger : primary ? colours.accent : colours.line },
          marked && styles.marked,
        ]}
      >
        {icon && <Icon name={icon} size={24} colour={colours[tone]} />}
        <View style={styles.words}>
          <Text bold tone={tone}>{label}</Text>
          {help !== undefined && <Text size="tiny" tone={primary ? 'onAccent' : 'dim'}>{help}</Text>}
        </View>
        {marked && <Icon name="check-mark" size={20} colour={colours.glow} />}
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexGrow: 1, flexBasis: 140 },
  wide: { flexBasis: 280, flexShrink: 1, maxWidth: '100%' },
  choice: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.small, paddingVertical: space.tiny, minHeight: 48 },
  marked: { boxShadow: '0 0 10px rgba(255, 219, 122, 0.7)' },
  words: { flex: 1 },
  confirm: { flexGrow: 1, flexBasis: '100%' },
});
