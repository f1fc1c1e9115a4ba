import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LostPart } from '@/box/LostPart';
import type { BoxManifest } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import { searchRules, type RuleSection } from '@/rulebook';
import { Icon, space, useTheme } from '@/theme';
import { Screen, Text, TextField } from '@/theme/ui';

import { withBox } from '../box/withBox';
import { useGoBack } from '../useGoBack';
import { BookPage } from './BookPage';
import { Section } from './Section';

function foundWords(sections: readonly RuleSection[]): string {
  const rules = sections.reduce((count, section) => count + section.rules.length, 0);
  if (sections.length === 0) return 'Nothing found. Try another word.';
  return rules === 1 ? '1 rule found' : `${rules} rules found`;
}

/** The rules of a box: its rulebook, or the catalogue while that is not written. `?rule=BT-31` opens at that rule. */
function RulesPage({ box }: { box: BoxManifest }) {
  const goBack = useGoBack(`/box/${box.id}`);
  const { rule } = useLocalSearchParams<{ rule?: string }>();
  const { part: book, lost, again } = useArrival(box.book);
  if (!box.book) return <CataloguePage box={box} rule={rule} onBack={goBack} />;
  if (lost) return <LostPart onAgain={again} onBack={goBack} />;
  if (!book) return <Screen title={`How to play ${box.title}`} onBack={goBack}><Text tone="dim">Turning the pages…</Text></Screen>;
  return <BookPage box={box} book={book} rule={rule} onBack={goBack} />;
}

/** The numbered rules. */
function CataloguePage({ box, rule, onBack: goBack }: { box: BoxManifest; rule: string | undefined; onBack(): void }) {
  const { colours } = useTheme();
  const [typed, setTyped] = useState(rule ?? '');
  const [open, setOpen] = useState<string>();
  const { part: sections, lost, again } = useArrival(box.rulebook);
  const searching = typed.trim() !== '';
  const found = sections && searchRules(sections, typed);
  if (lost) return <LostPart onAgain={again} onBack={goBack} />;
  return (
    <Screen title={`Rules of ${box.title}`} onBack={goBack}>
      <View style={styles.search}>
        <Icon name="magnifying-glass" size={20} colour={colours.dim} />
        <TextField label="Search the rules" placeholder="A word, or a rule’s number" value={typed} onChange={setTyped} style={styles.field} />
      </View>
      {!found && <Text tone="dim">Turning the pages…</Text>}
      {found && searching && (
        <Text size="small" tone="dim" aria-live="polite">{foundWords(found)}</Text>
      )}
      {found?.map((section, index) => (
        <Section
          key={`${section.title} ${index}`}
          section={section}
          open={searching || open === section.title}
          onToggle={() => setOpen(open === section.title ? undefined : section.title)}
          onRule={setTyped}
        />
      ))}
    </Screen>
  );
}

export const RulesScreen = withBox(RulesPage);

const styles = StyleSheet.create({
  search: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  field: { flex: 1 },
});
