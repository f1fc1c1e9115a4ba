import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { factName } from '../../../content/story/factNames';
import type { ToldChapter, ToldFact } from '../../../story/chronicle';

/** The Facts of a chapter: those that have done something with what they did, the others in one line. */
export function ChapterFacts({ told: { chapter, title, facts } }: { readonly told: ToldChapter }) {
  const atWork = facts.filter(({ did }) => did.length > 0);
  const quiet = facts.filter(({ did }) => did.length === 0);
  if (facts.length === 0) return null;
  return (
    <View style={styles.chapter}>
      <Heading level={2} size="body">{`${chapter}. ${title}`}</Heading>
      <View role="list" aria-label={`Facts of ${title}`} style={styles.facts}>
        {atWork.map((fact) => <Fact key={fact.fact} told={fact} />)}
        {quiet.map(({ fact, from }) => (
          <View key={fact} role="listitem">
            <Text size="small">
              {`${factName(fact)}. `}
              <Text size="small" tone="dim">{`From: ${from}`}</Text>
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Fact({ told: { fact, from, did } }: { readonly told: ToldFact }) {
  const { colours } = useTheme();
  return (
    <View role="listitem" style={[styles.fact, { borderColor: colours.accent }]}>
      <Text size="small" bold>
        {`${factName(fact)}. `}
        <Text size="small" tone="dim">{`From: ${from}`}</Text>
      </Text>
      {did.map(({ boss, words }) => <Text key={`${boss} ${words}`} size="small">{`${boss}: ${words}`}</Text>)}
    </View>
  );
}

const styles = StyleSheet.create({
  chapter: { gap: space.small, paddingTop: space.small },
  facts: { gap: space.small },
  fact: { borderLeftWidth: 3, paddingLeft: space.small, gap: space.hair },
});
