import { Button, Segmented, Sheet, Text } from '@/theme/ui';

import type { Seating } from '../contract';

interface MenuSheetProps {
  readonly visible: boolean;
  readonly title: string;
  /** Only where several people share the device. */
  readonly seating?: Seating;
  onSeating(seating: Seating): void;
  onClose(): void;
  onRules(): void;
  onSettings(): void;
  onLeave(): void;
}

const SHARED = [
  { value: 'pass', label: 'Pass it round' },
  { value: 'around', label: 'All around it' },
] as const;

export function MenuSheet({ visible, title, seating, onSeating, onClose, onRules, onSettings, onLeave }: MenuSheetProps) {
  return (
    <Sheet title={title} visible={visible} onClose={onClose}>
      <Button kind="primary" icon="play-button" label="Back to the game" onPress={onClose} />
      <Button icon="rule-book" label="Rules" onPress={onRules} />
      <Button icon="cog" label="Settings" onPress={onSettings} />
      {seating !== undefined && seating !== 'solo' && (
        <>
          <Text size="small" tone="dim">How do you share this screen?</Text>
          <Segmented label="How you share this screen" segments={SHARED} value={seating} onChange={onSeating} />
        </>
      )}
      <Button icon="exit-door" label="Leave the table" onPress={onLeave} />
      <Text size="small" tone="dim" align="center">Every move is saved. You can go on where you left.</Text>
    </Sheet>
  );
}
