import { Button, Sheet, Text } from '@/theme/ui';

interface SafetySheetProps {
  readonly visible: boolean;
  onAgree(): void;
  onClose(): void;
}

/** Before the phone is moved for the first time. */
export function SafetySheet({ visible, onAgree, onClose }: SafetySheetProps) {
  return (
    <Sheet title="Before you swing" visible={visible} onClose={onClose}>
      <Text>Clear some space. Shoes on or socks off. A firm grip, a wrist strap if you have one, and nobody within reach.</Text>
      <Text>You never let go of the phone: lifting your thumb lets the die go. A harder swing brings nothing, and a small hop is high enough.</Text>
      <Text tone="dim">Every throw can be made by touch instead. Nothing that the sensors say is kept.</Text>
      <Button kind="primary" icon="vibrating-smartphone" label="Use motion" onPress={onAgree} />
      <Button label="Stay with touch" onPress={onClose} />
    </Sheet>
  );
}
