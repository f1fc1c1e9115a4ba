import { Button, Card, Text } from '@/theme/ui';

import { useUpdate } from './useUpdate';

/** Only on the shelf: nobody is called away from a table for this. */
export function UpdateCard() {
  const update = useUpdate();
  if (!update) return null;
  return (
    <Card role="status">
      <Text bold>A new version of Grudgebox is here.</Text>
      <Text size="small" tone="dim">Your matches stay as they are. Other open windows go on with the version they have.</Text>
      <Button kind="primary" label="Reload to update" onPress={update} />
    </Card>
  );
}
