import { StyleSheet } from 'react-native';

import { radius, space } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import type { Explanation } from '../../contract';
import type { ShownExplanation } from '../../explain';
import { ForecastLines } from '../forecast/ForecastLines';
import { Floating } from './Floating';
import { LargeCard } from './LargeCard';

interface ExplainCardProps {
  readonly shown: ShownExplanation;
  onRule(rule: string): void;
  onClose(): void;
}

/** What a thing is: after a long press, under the resting mouse, at the keyboard focus. */
export function ExplainCard({ shown: { explanation, anchor, stays }, onRule, onClose }: ExplainCardProps) {
  const words = <ExplanationWords explanation={explanation} onRule={stays ? onRule : undefined} />;
  if (stays && explanation.picture) return <LargeCard title={explanation.title} picture={explanation.picture} onClose={onClose}>{words}</LargeCard>;
  return (
    <Floating anchor={anchor} through={!stays}>
      <Card role="status" aria-live="polite" style={styles.card}>{words}</Card>
    </Floating>
  );
}

function ExplanationWords({ explanation: { title, text, ruleId, forecast }, onRule }: { explanation: Explanation; onRule: ((rule: string) => void) | undefined }) {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <Text size="small">{text}</Text>
      {forecast && <ForecastLines forecast={forecast} size="small" />}
      {ruleId !== undefined && onRule && <Button kind="quiet" label="Read the rule" onPress={() => onRule(ruleId)} />}
    </>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.medium, borderRadius: radius.medium, gap: space.tiny, boxShadow: '0 8px 24px rgba(0,0,0,0.4)' },
});
