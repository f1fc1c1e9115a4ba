import { StyleSheet, View } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';
import { radioKeys, tabStopOf } from './radioKeys';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface ListedChoice<V extends string | number> {
  readonly value: V;
  readonly label: string;
  readonly help?: string;
  /** A word at the end of the line: who has it already. */
  readonly note?: string;
}

export interface ChoiceListProps<V extends string | number> {
  label: string;
  choices: readonly ListedChoice<V>[];
  value: V;
  onChange(value: V): void;
}

/** Of more than these only the chosen one tells all, the others their first sentence: nobody scrolls past pages of what they do not want. */
const MOST_OPEN = 6;

const firstSentence = (words: string): string => /^.*?[.!?](?= )/.exec(words)?.[0] ?? words;

/** One of several, each with room for a sentence. */
export function ChoiceList<V extends string | number>({ label, choices, value, onChange }: ChoiceListProps<V>) {
  const { colours } = useTheme();
  const tabStop = tabStopOf(choices, value);
  const brief = choices.length > MOST_OPEN;
  return (
    <View role="radiogroup" aria-label={label} {...radioKeys(choices, value, onChange)} style={styles.list}>
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <Touchable
            key={choice.value}
            role="radio"
            aria-checked={chosen}
            aria-label={[choice.label, choice.help, choice.note].filter(Boolean).join('. ')}
            onPress={() => onChange(choice.value)}
            tabIndex={choice.value === tabStop ? 0 : -1}
            style={[styles.choice, { borderColor: chosen ? colours.accent : colours.line, backgroundColor: chosen ? colours.raised : 'transparent' }]}
          >
            <View style={[styles.ring, { borderColor: chosen ? colours.accent : colours.dim }]}>
              {chosen && <View style={[styles.dot, { backgroundColor: colours.accent }]} />}
            </View>
            <View style={styles.words}>
              <Text bold>{choice.label}</Text>
              {choice.help !== undefined && <Text size="small" tone="dim">{brief && !chosen ? firstSentence(choice.help) : choice.help}</Text>}
            </View>
            {choice.note !== undefined && <Text size="small" tone="dim">{choice.note}</Text>}
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.small },
  choice: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  ring: { width: 22, height: 22, borderRadius: radius.round, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  dot: { width: 10, height: 10, borderRadius: radius.round },
  words: { flex: 1 },
});
