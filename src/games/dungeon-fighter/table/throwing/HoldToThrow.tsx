import { useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Easing, cancelAnimation, withTiming } from 'react-native-reanimated';

import type { Size } from '@/table/board/fit';
import { Announcer } from '@/table/furniture/Announcer';
import { useScreenReader } from '@/table/useScreenReader';
import { radius, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { fullMs } from './ghostFinger';
import { useThrowProfile } from './profile';
import { HOLD_LABEL } from './throwKeys';
import type { Controls } from './useControls';
import { usePlainActivation } from './usePlainActivation';
import { useSonar } from './useSonar';
import { useThrowKeys } from './useThrowKeys';

/** Words need longer than fingers: spoken power grows this much more slowly. */
const SPOKEN_SLOWNESS = 5;
const MOST_POWER = 2;
const LOFT_STEP = 5;
const THROW_NOW = 'Throw now';

interface HoldToThrowProps {
  readonly size: Size;
  readonly controls: Controls;
  readonly enabled: boolean;
  /** The screen is black: nothing may tell where the board is (DF-197). */
  readonly dark: boolean;
  /** Time alone is what the act asks for, so power may not be stretched. */
  readonly timed: boolean;
  pressed(start: number, end: number): void;
}

/** A throw for keys, switches and ears: the longer it is held, the harder. */
export function HoldToThrow({ size, controls, enabled, dark, timed, pressed }: HoldToThrowProps) {
  const { colours } = useTheme();
  const { meters, aside, setting } = controls;
  const sonar = useThrowProfile((profile) => profile.sonar);
  const screenReader = useScreenReader();
  // On a phone a screen reader presses only what a finger could.
  const shown = sonar || screenReader;
  const [holding, setHolding] = useState(false);
  const [latched, setLatched] = useState(false);
  const since = useRef<number>(undefined);
  const slowness = sonar && !timed ? SPOKEN_SLOWNESS : 1;
  const fullAfter = fullMs(setting) * slowness;
  const powerOf = (ms: number): number => ms / fullAfter;
  const press = () => {
    since.current ??= performance.now();
    setHolding(true);
    meters.power.set(0);
    meters.power.set(withTiming(MOST_POWER, { duration: MOST_POWER * fullAfter, easing: Easing.linear }));
  };
  const release = () => {
    const begun = since.current;
    if (begun === undefined) return;
    since.current = undefined;
    setHolding(false);
    setLatched(false);
    cancelAnimation(meters.power);
    meters.power.set(0);
    const end = performance.now();
    pressed(end - (end - begun) / slowness, end);
  };
  const activate = usePlainActivation({ isHeld: () => since.current !== undefined, heldMs: () => performance.now() - (since.current ?? 0), press, release, latch: () => setLatched(true) });
  useThrowKeys(enabled, { point: controls.point, tip: (steps) => controls.tip(steps * LOFT_STEP), press, release });
  const spoken = useSonar({
    on: sonar && enabled && !dark,
    aiming: holding,
    aside,
    power: () => (since.current === undefined ? 0 : powerOf(performance.now() - since.current)),
  });
  if (!enabled) return null;
  return (
    <View style={[styles.place, { left: size.width / 2 - (shown ? 80 : 22) }]} pointerEvents={shown ? 'box-none' : 'none'}>
      {sonar && <Announcer words={spoken} />}
      <Pressable
        role="button"
        aria-label={latched ? THROW_NOW : HOLD_LABEL}
        aria-description={`Aim ${Math.round(aside)} degrees, loft ${Math.round(setting.loft)} degrees`}
        {...activate}
        style={shown ? [styles.shown, { backgroundColor: colours.card, borderColor: colours.accent }] : styles.key}
      >
        {shown && <Text size="small" bold align="center">{latched ? THROW_NOW : holding ? spoken || 'Hold …' : 'Hold to throw'}</Text>}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  // Unless it is shown it is there for keys and switches only: strokes may begin below the die.
  place: { position: 'absolute', bottom: 0 },
  key: { width: 44, height: 14 },
  shown: { width: 160, minHeight: 44, borderWidth: 2, borderRadius: radius.medium, justifyContent: 'center' },
});
