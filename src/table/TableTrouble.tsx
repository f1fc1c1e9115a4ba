import { Button, Screen, Text } from '@/theme/ui';

/** When a match cannot be opened: what is wrong, in words, and a way back. Nothing is thrown away; that has to be true of a match that is not there as well. */
export function TableTrouble({ words, onBack }: { words: string; onBack(): void }) {
  return (
    <Screen title="This table cannot be set" onBack={onBack}>
      <Text>{words}</Text>
      <Text tone="dim">Nothing in your saves has changed.</Text>
      <Button kind="primary" label="Back to the shelf" onPress={onBack} />
    </Screen>
  );
}
