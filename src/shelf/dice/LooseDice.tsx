import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { PIP_FACES, type DieLook } from '@/dice/look/skin';
import { Random } from '@/engine/random';
import { feel } from '@/feel';
import { useHoldToShake, useShake, type ShakeHandlers } from '@/motion';
import { useSettings } from '@/store/settings';
import { paceOf } from '@/table/pace';
import { space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

const BONE: DieLook = { colour: '#F3E9D6', ink: '#2A1B12', faces: PIP_FACES };
const LOOKS: readonly DieLook[] = [
  BONE,
  { colour: '#B31512', ink: '#FFF1DC', faces: PIP_FACES },
  { colour: '#1C3A5E', ink: '#F2F4F8', faces: PIP_FACES },
];
const TRAY = { felt: '#253C35', rim: '#613818' } as const;
const TAP_STRENGTH = 0.6;

interface Roll {
  readonly id: string;
  readonly strength: number;
  readonly faces: readonly number[];
}

function rollOf(count: number, strength: number): Roll {
  // Nothing is at stake here and nothing is replayed, so the device's own chance is good enough.
  const id = `${Date.now()} ${Math.random()}`;
  const random = Random.fromSeed(id);
  return { id, strength, faces: Array.from({ length: count }, () => random.below(6)) };
}

/** The tray itself: shake, hold or tap. */
export default function LooseDice({ count }: { count: number }) {
  const { reducedMotion } = useTheme();
  const speed = useSettings((settings) => settings.speed);
  const tray = useRef<DiceTrayHandle>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [roll, setRoll] = useState<Roll>();
  const [settled, setSettled] = useState<string>();
  const throwAll = (strength: number) => setRoll(rollOf(count, strength));
  const shaking: ShakeHandlers = { onImpact: ({ t, strength }) => tray.current?.shake({ x: t % 2 < 1 ? 1 : -1, y: 0.4, strength }) };
  useShake({ ...shaking, onStop: ({ strength }) => throwAll(strength), enabled: true });
  const holding = useHoldToShake(shaking);
  const dice: readonly TrayDie[] = Array.from({ length: count }, (_, index) => {
    const face = roll?.faces[index] ?? index % 6;
    return { id: String(index), look: LOOKS[index % LOOKS.length] ?? BONE, face, shows: String(face + 1) };
  });
  const total = roll && settled === roll.id ? roll.faces.reduce((sum, face) => sum + face + 1, 0) : undefined;
  return (
    <View style={styles.room}>
      <View style={styles.tray} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
        {room.width > 0 && (
          <DiceTray
            ref={tray}
            {...room}
            dice={dice}
            roll={roll && { id: roll.id, strength: roll.strength }}
            look={TRAY}
            reducedMotion={reducedMotion}
            pace={paceOf(speed)}
            onSettled={setSettled}
            onImpact={(strength) => feel('clatter', strength)}
          />
        )}
      </View>
      <Text align="center" bold aria-live="polite">{total === undefined ? (roll ? 'Rolling…' : 'Shake the device, hold the button, or tap it.') : `Total ${total}`}</Text>
      <Button large kind="primary" icon="rolling-dices" label="Roll" onPress={() => throwAll(TAP_STRENGTH)} onPressIn={holding.onPressIn} onPressOut={holding.onPressOut} />
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, gap: space.medium },
  tray: { flex: 1, minHeight: 240 },
});
