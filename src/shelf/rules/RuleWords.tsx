import { Text } from '@/theme/ui';

const RULE_ID = /([A-Z]{2}-\d+)/;

/** A rule's text; other rules it names are links to them. */
export function RuleWords({ text, onRule }: { text: string; onRule(id: string): void }) {
  return (
    <Text size="small">
      {text.split(RULE_ID).map((part, index) =>
        RULE_ID.test(part) ? (
          <Text key={index} size="small" bold tone="accent" role="link" onPress={() => onRule(part)}>{part}</Text>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
