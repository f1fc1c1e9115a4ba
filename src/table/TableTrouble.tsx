import { Button, Screen, Text } from '@/theme/ui';

/** When a match cannot be opened: what is wrong, in words, and a way back. Nothing is thrown away. */
export function TableTrouble({ words, onBack }: { words: string; onBack(): void }) {
  return (
    <Screen title="This table cannot be set" onBack={onBack}>
      <Text>{words}</Text>
      <Text tone="dim">The match stays in your saves as it is.</Text>
      <Button kind="primary" label="Back to the shelf" onPress={onBack} />
    </Screen>
  );
}
