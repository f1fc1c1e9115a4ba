import { StyleSheet, View } from 'react-native';

import { ByHand } from '@/table/kit/around/ByHand';
import { radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import type { Letter, VoteOption } from '../../../content/story/chapter';

interface LetterWheelProps {
  readonly options: readonly VoteOption[];
  /** Those that may be named; the story has closed the others. */
  readonly open: readonly Letter[];
  onChoose(letter: Letter): void;
}

/** How much lower a letter lies than its neighbour nearer to the middle. */
const FALL = 7;

/** RR-411: the letters of a vote as a wheel under one hand, each with what it stands for. */
export function LetterWheel({ options, open, onChoose }: LetterWheelProps) {
  const { colours } = useTheme();
  return (
    <View style={styles.wheel}>
      {options.map(({ letter, label }, at) => {
        const closed = !open.includes(letter);
        return (
          <ByHand key={letter} disabled={closed} style={[styles.spoke, { marginTop: FALL * Math.abs(at - (options.length - 1) / 2) }]} onPress={() => onChoose(letter)}>
            {(press) => (
              <Touchable aria-label={closed ? `${letter}: ${label}. Not open: the story would have to have gone otherwise.` : `${letter}: ${label}`} disabled={closed} onPress={press} style={styles.letter}>
                <View style={[styles.disc, { backgroundColor: colours.raised, borderColor: closed ? colours.line : colours.accent }, closed && styles.closed]}>
                  <Text size="title" bold tone={closed ? 'dim' : 'accent'}>{apart(letter)}</Text>
                </View>
                <Text size="small" align="center" tone={closed ? 'dim' : 'ink'}>{closed ? 'not open' : label}</Text>
              </Touchable>
            )}
          </ByHand>
        );
      })}
    </View>
  );
}

const DISC = 56;

const styles = StyleSheet.create({
  wheel: { flexDirection: 'row', gap: space.small, justifyContent: 'center' },
  spoke: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 200 },
  letter: { alignItems: 'center', gap: space.tiny },
  disc: { width: DISC, height: DISC, borderRadius: radius.round, borderWidth: 3, alignItems: 'center', justifyContent: 'center' },
  closed: { borderStyle: 'dashed' },
});
