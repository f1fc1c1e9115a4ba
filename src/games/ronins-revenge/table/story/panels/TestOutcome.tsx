import { StyleSheet, View } from 'react-native';

import { capital } from '@/engine/words';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { testWords } from '../../../story/describe';
import type { TestResult } from '../../../story/state';
import { nameOf } from '../../../story/words';

/** The dice as they lie. */
export function TestOutcome({ result }: { readonly result: TestResult }) {
  const { hero, stat, faces, success } = result;
  const { colours } = useTheme();
  const words = `${nameOf(hero)}, ${capital(stat)}: ${testWords(result)}`;
  return (
    <View aria-label={`Dice ${faces.join(', ')}. ${words}`} style={[styles.box, { borderColor: colours.line, backgroundColor: colours.card }]}>
      <View style={styles.dice}>
        {faces.map((face, at) => (
          <View key={`${at} ${face}`} style={[styles.die, { borderColor: face > 0 ? colours.accent : colours.line, backgroundColor: colours.raised }]}>
            <Text bold size="large" tone={face > 0 ? 'accent' : 'dim'}>{String(face)}</Text>
          </View>
        ))}
      </View>
      <Text bold tone={success ? 'good' : 'danger'}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 1, borderRadius: radius.medium, padding: space.medium, gap: space.small },
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  die: { width: 44, height: 44, borderWidth: 2, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
});
