import { Button, Screen, Text } from '@/theme/ui';

/** Two windows at one match would write over each other's moves: the second one waits, and opens when the first has left. */
export function OpenElsewhere({ onBack }: { onBack(): void }) {
  return (
    <Screen title="Open in another window" onBack={onBack}>
      <Text role="status">This match is open in another window or tab of this browser. Play on there, or leave the table there: it then opens here by itself.</Text>
      <Button kind="primary" label="Back to the shelf" onPress={onBack} />
    </Screen>
  );
}
