import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { KeyEntry, Paragraph, Step } from '@/rulebook';
import type { BookPictures } from '@/rulebook/pictures';
import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { RuleTable } from './Block';

interface ParagraphViewProps {
  readonly paragraph: Paragraph;
  readonly pictures: BookPictures;
}

const WIDEST_PICTURE = 420;
const KEY_PICTURE = 52;

/** One thing a player wants to know: words, what is done in which order, signs, numbers, a drawing. */
export function ParagraphView({ paragraph: { title, text, steps, key, table, picture }, pictures }: ParagraphViewProps) {
  return (
    <View style={styles.paragraph}>
      <Heading level={3} size="body">{title}</Heading>
      {picture !== undefined && <Drawing name={picture} pictures={pictures} />}
      {text.map((words) => <Text key={words} size="small">{words}</Text>)}
      {steps && <View role="list" aria-label={title} style={styles.steps}>{steps.map((step, i) => <StepLine key={step.text} step={step} number={i + 1} />)}</View>}
      {key && <View role="list" aria-label={title} style={styles.key}>{key.map((entry) => <KeyLine key={entry.name} entry={entry} pictures={pictures} />)}</View>}
      {table && <RuleTable head={table.head} rows={table.rows} />}
    </View>
  );
}

/** As wide as the page gives it, but never wider than a picture should be. */
function Drawing({ name, pictures }: { readonly name: string; readonly pictures: BookPictures }) {
  const [width, setWidth] = useState(0);
  const Picture = pictures[name];
  return (
    <View onLayout={({ nativeEvent: { layout } }) => setWidth(Math.min(WIDEST_PICTURE, Math.floor(layout.width)))}>
      {Picture && width > 0 && <Picture width={width} />}
    </View>
  );
}

function StepLine({ step: { icon, text }, number }: { readonly step: Step; readonly number: number }) {
  const { colours } = useTheme();
  return (
    <View role="listitem" style={styles.line}>
      <View style={[styles.number, { backgroundColor: colours.accent }]}>
        <Text size="tiny" bold tone="onAccent">{number}</Text>
      </View>
      <Icon name={icon} size={24} />
      <Text size="small" style={styles.words}>{text}</Text>
    </View>
  );
}

function KeyLine({ entry: { icon, picture, name, text }, pictures }: { readonly entry: KeyEntry; readonly pictures: BookPictures }) {
  const Picture = picture === undefined ? undefined : pictures[picture];
  return (
    <View role="listitem" style={styles.line}>
      <View style={styles.sign}>{Picture ? <Picture width={KEY_PICTURE} /> : icon && <Icon name={icon} size={26} />}</View>
      <Text size="small" style={styles.words}><Text size="small" bold>{`${name}. `}</Text>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  paragraph: { gap: space.small },
  steps: { gap: space.small },
  key: { gap: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  number: { width: 20, height: 20, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  sign: { width: KEY_PICTURE, alignItems: 'center' },
  words: { flex: 1 },
});
