import { useRouter } from 'expo-router';

import { width } from '@/theme';
import { Button, Screen, Text } from '@/theme/ui';

/** A wrong address, or a box that is not on this shelf. */
export function LostScreen({ words = 'There is nothing at this address.' }: { words?: string }) {
  const router = useRouter();
  return (
    <Screen title="Not on this shelf" maxWidth={width.column}>
      <Text>{words}</Text>
      <Button kind="primary" icon="bookshelf" label="To the shelf" onPress={() => router.replace('/')} />
    </Screen>
  );
}
