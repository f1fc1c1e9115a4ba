import { useState } from 'react';

import { useMotionPermission } from '@/motion';
import { Button, Sheet, Text } from '@/theme/ui';

/** Asks for the motion sensors where the device wants to be asked, with the reason first; refusing is fine. */
export function ShakeInvitation() {
  const { access, reason, request } = useMotionPermission();
  const [asking, setAsking] = useState(false);
  if (access !== 'ask') return null;
  return (
    <>
      <Button kind="quiet" icon="vibrating-smartphone" label="Roll by shaking" onPress={() => setAsking(true)} />
      <Sheet title="Roll by shaking" visible={asking} onClose={() => setAsking(false)}>
        <Text>{reason}</Text>
        <Button kind="primary" label="Let me shake" onPress={() => void request()} />
        <Button label="No, I will tap" onPress={() => setAsking(false)} />
      </Sheet>
    </>
  );
}
