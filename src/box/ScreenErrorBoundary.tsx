import { useRouter, type ErrorBoundaryProps } from 'expo-router';

import { Button, Screen, Text } from '@/theme/ui';

import { LostPart } from './LostPart';
import { PartLost } from './partLost';
import { reloadPage } from './reloadPage';

/** When a page breaks or one of its parts is lost: words and a way back, never an address or a line of code. */
export function ScreenErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  const router = useRouter();
  const toShelf = () => router.replace('/');
  if (error instanceof PartLost) return <LostPart onAgain={() => void retry()} onBack={toShelf} />;
  return (
    <Screen title="Something broke" onBack={toShelf}>
      <Text role="alert">Something broke on this page. Your matches are safe: every move was saved when it was made.</Text>
      <Button kind="primary" label="Try again" onPress={() => void retry()} />
      {reloadPage && <Button label="Reload the page" onPress={reloadPage} />}
      <Button label="Back to the shelf" onPress={toShelf} />
    </Screen>
  );
}
