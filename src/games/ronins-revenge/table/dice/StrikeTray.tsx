import { useRef } from 'react';

import type { DiceTrayHandle } from '@/dice/DiceTray';
import { useHoldToShake, useShake, type ShakeHandlers } from '@/motion';
import type { Speed } from '@/store/settings';
import { Text } from '@/theme/ui';

import { BattleTray } from './BattleTray';

interface StrikeTrayProps {
  readonly label: string;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  onStrike(): void;
}

const IN_HAND = [{ kind: 'black', face: undefined }, { kind: 'white', face: undefined }] as const;

/** The black and the white die in the hand: shake the device, hold the tray, or touch it, and the blow falls. */
export function StrikeTray({ label, speed, reducedMotion, onStrike }: StrikeTrayProps) {
  const tray = useRef<DiceTrayHandle>(null);
  const shaking: ShakeHandlers = { onImpact: (impact) => tray.current?.shake({ x: impact.t % 2 < 1 ? 1 : -1, y: 0.4, strength: impact.strength }) };
  useShake({ ...shaking, onStop: onStrike, enabled: true });
  const holding = useHoldToShake(shaking);
  return (
    <>
      <BattleTray ref={tray} dice={IN_HAND} roll={undefined} speed={speed} reducedMotion={reducedMotion} whole={{ label, onPress: onStrike, onPressIn: holding.onPressIn, onPressOut: holding.onPressOut }} />
      <Text size="tiny" tone="dim" align="center">Shake the device, or touch the dice, to strike.</Text>
    </>
  );
}
