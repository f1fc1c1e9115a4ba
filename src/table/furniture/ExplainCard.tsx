import { StyleSheet } from 'react-native';

import { radius, space } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import type { ShownExplanation } from '../explain';
import { Floating } from './Floating';

/** What a thing is: after a long press, under the resting mouse, at the keyboard focus. */
export function ExplainCard({ shown, onRule }: { shown: ShownExplanation; onRule(rule: string): void }) {
  const { title, text, ruleId } = shown.explanation;
  return (
    <Floating anchor={shown.anchor} through={!shown.stays}>
      <Card role="status" aria-live="polite" style={styles.card}>
        <Heading level={3}>{title}</Heading>
        <Text size="small">{text}</Text>
        {ruleId !== undefined && shown.stays && <Button kind="quiet" label={`Rule ${ruleId}`} onPress={() => onRule(ruleId)} />}
      </Card>
    </Floating>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.medium, borderRadius: radius.medium, gap: space.tiny, boxShadow: '0 8px 24px rgba(0,0,0,0.4)' },
});
