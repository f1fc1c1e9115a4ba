import { useMotionPermission } from '@/motion';
import { Button, Text } from '@/theme/ui';

/** Asks for the motion sensors where the device wants to be asked; refusing is fine. */
export function ShakeInvitation() {
  const { access, reason, request } = useMotionPermission();
  if (access !== 'ask') return null;
  return (
    <>
      <Text size="tiny" tone="dim" align="center">{reason}</Text>
      <Button kind="quiet" icon="vibrating-smartphone" label="Roll by shaking" onPress={() => void request()} />
    </>
  );
}
