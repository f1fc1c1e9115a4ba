import type { Sharing } from '@/store/seats';
import { Button, Sheet, Text } from '@/theme/ui';

import { SharingChoice } from './SharingChoice';

interface MenuSheetProps {
  readonly visible: boolean;
  readonly title: string;
  /** Only where several people share the device. */
  readonly sharing?: Sharing;
  onSharing(sharing: Sharing): void;
  onClose(): void;
  /** Only where there is something to watch. */
  onWatch?(): void;
  onRules(): void;
  onSettings(): void;
  onLeave(): void;
}

export function MenuSheet({ visible, title, sharing, onSharing, onClose, onWatch, onRules, onSettings, onLeave }: MenuSheetProps) {
  return (
    <Sheet title={title} visible={visible} onClose={onClose}>
      <Button kind="primary" icon="play-button" label="Back to the game" onPress={onClose} />
      {onWatch && <Button icon="film-projector" label="Watch the match so far" onPress={onWatch} />}
      <Button icon="rule-book" label="Rules" onPress={onRules} />
      <Button icon="cog" label="Settings" onPress={onSettings} />
      {sharing && <SharingChoice value={sharing} onChange={onSharing} />}
      <Button icon="exit-door" label="Leave the table" onPress={onLeave} />
      <Text size="small" tone="dim" align="center">Every move is saved. You can go on where you left.</Text>
    </Sheet>
  );
}
