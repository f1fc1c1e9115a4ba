import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { ThrowResult } from '../../rules/state';
import { landingWords } from '../../words/describe';
import type { LastThrow } from '../arena/lastThrow';
import type { Strength } from '../throwing/strength';

/** As many as are looked back on. */
export const KEPT = 5;

export interface PractisedThrow {
  readonly result: ThrowResult;
  readonly trace: LastThrow;
}

const STRENGTH_WORDS: Readonly<Record<Strength, string>> = { soft: 'soft', right: 'good', hard: 'hard' };

/** The last five throws, the newest first: where the die lay, how fast, and whether that was too much. */
export function LastThrows({ throws }: { throws: readonly PractisedThrow[] }) {
  const { colours } = useTheme();
  if (throws.length === 0) return null;
  return (
    <View role="list" aria-label="Last throws, newest first" style={styles.row}>
      {throws.map(({ result, trace: { speed, strength } }, index) => (
        <View
          key={throws.length - index}
          role="listitem"
          aria-label={`${landingWords(result)}, ${(speed / 1000).toFixed(1)} metres a second, ${STRENGTH_WORDS[strength]}`}
          style={[styles.throw, { backgroundColor: colours.raised, borderColor: index === 0 ? colours.glow : colours.line }]}
        >
          {result.contact ? <Text bold size="small">{result.region}</Text> : <Icon name="close" size={16} colour={colours.danger} />}
          <Text size="tiny" tone="dim" align="center">{(speed / 1000).toFixed(1)} {STRENGTH_WORDS[strength]}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.tiny },
  throw: { flex: 1, maxWidth: 96, alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, borderRadius: radius.medium, padding: space.hair, minHeight: 40 },
});
