import { Button, Screen, Text } from '@/theme/ui';

import { reloadPage } from './reloadPage';

/** When a part of the app cannot be fetched: why that may be, another try, and a way back. */
export function LostPart({ onAgain, onBack }: { onAgain(): void; onBack(): void }) {
  return (
    <Screen title="A piece is missing" onBack={onBack}>
      <Text role="alert">
        {`This part of Grudgebox could not be fetched. Perhaps there is no network right now${reloadPage ? ', or Grudgebox has been updated since you opened it: then load the page again' : ''}. Your matches are safe on this device.`}
      </Text>
      <Button kind="primary" label="Try again" onPress={onAgain} />
      {reloadPage && <Button label="Reload the page" onPress={reloadPage} />}
      <Button label="Go back" onPress={onBack} />
    </Screen>
  );
}
