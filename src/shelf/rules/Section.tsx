import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { Card, Heading, Text, Touchable } from '@/theme/ui';
import type { Rule, RuleSection } from '@/rulebook';

import { Block } from './Block';
import { RuleWords } from './RuleWords';

export interface SectionProps {
  section: RuleSection;
  open: boolean;
  onToggle(): void;
  onRule(id: string): void;
}

export function Section({ section, open, onToggle, onRule }: SectionProps) {
  const { colours } = useTheme();
  const { title, intro, rules } = section;
  return (
    <Card style={styles.section}>
      <Touchable aria-label={title} aria-expanded={open} onPress={onToggle} style={styles.head}>
        <Heading level={2} size="large" style={styles.title}>{title}</Heading>
        <Icon name={open ? 'minus' : 'plus'} size={18} colour={colours.accent} />
      </Touchable>
      {open && (
        <View style={styles.body}>
          {intro.map((block, index) => <Block key={index} block={block} onRule={onRule} />)}
          {rules.map((rule) => <RuleEntry key={rule.id} rule={rule} onRule={onRule} />)}
        </View>
      )}
    </Card>
  );
}

function RuleEntry({ rule, onRule }: { rule: Rule; onRule(id: string): void }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.rule, { borderColor: colours.line }]}>
      <Text size="tiny" bold tone="accent" style={styles.id}>{rule.id}</Text>
      <View style={styles.words}>
        <RuleWords text={rule.text} onRule={onRule} />
        {rule.more.map((block, index) => <Block key={index} block={block} onRule={onRule} />)}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { paddingVertical: space.tiny, gap: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderRadius: radius.small },
  title: { flex: 1 },
  body: { gap: space.medium, paddingBottom: space.medium },
  rule: { flexDirection: 'row', gap: space.medium, borderTopWidth: StyleSheet.hairlineWidth, paddingTop: space.small },
  id: { minWidth: 52, paddingTop: 3 },
  words: { flex: 1, gap: space.small },
});
