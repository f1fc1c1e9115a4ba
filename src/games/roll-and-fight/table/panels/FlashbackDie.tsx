import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';

import { Icon, radius, type IconName } from '@/theme';

import { FLASHBACK_DIE, type Action } from '../../content/dice';
import { ACTION_ICONS } from '../emblems';
import { FLASHBACK_LOOK } from '../looks';

const SIDE = { roomy: 34, tight: 22 } as const;
const FALL_MS = 620;
/** Each die lands a little after the one before it. */
const STAGGER_MS = 130;
const FACE_MS = 80;
const TURNS = 540;
const DROP = 90;

interface FlashbackDieProps {
  readonly place: number;
  /** Undefined: the bonus, which is no die but lies beside them. */
  readonly action: Action | undefined;
  readonly used: boolean;
  /** It has just been thrown. */
  readonly thrown: boolean;
  readonly roomy: boolean;
}

/** While it falls it shows one face after the other. */
function useTumblingFace(action: Action | undefined, place: number, thrown: boolean): Action | undefined {
  const [shown, setShown] = useState(thrown ? 0 : FLASHBACK_DIE.length);
  useEffect(() => {
    if (!thrown) return undefined;
    const looks = Math.floor((FALL_MS + place * STAGGER_MS) / FACE_MS) - 1;
    let looked = 0;
    const timer = setInterval(() => {
      looked += 1;
      setShown(looked >= looks ? FLASHBACK_DIE.length : (looked + place * 2) % FLASHBACK_DIE.length);
      if (looked >= looks) clearInterval(timer);
    }, FACE_MS);
    return () => clearInterval(timer);
  }, [thrown, place]);
  return action && (FLASHBACK_DIE[shown] ?? action);
}

/** A Flashback die that falls out of the past, turns over and lies there; spent, it turns once more. */
export function FlashbackDie({ place, action, used, thrown, roomy }: FlashbackDieProps) {
  const side = roomy ? SIDE.roomy : SIDE.tight;
  const fallen = useSharedValue(thrown ? 0 : 1);
  const spent = useSharedValue(used ? 1 : 0);
  const face = useTumblingFace(action, place, thrown);
  useEffect(() => {
    if (thrown) fallen.set(withDelay(place * STAGGER_MS, withTiming(1, { duration: FALL_MS, easing: Easing.out(Easing.bounce) })));
  }, [thrown, place, fallen]);
  useEffect(() => {
    spent.set(withTiming(used ? 1 : 0, { duration: 260 }));
  }, [used, spent]);
  const style = useAnimatedStyle(() => {
    const left = 1 - fallen.get();
    return {
      opacity: Math.min(1, fallen.get() * 3) * (1 - 0.45 * spent.get()),
      transform: [{ translateY: -left * DROP }, { rotate: `${left * TURNS}deg` }, { rotateY: `${spent.get() * 360}deg` }],
    };
  });
  const icon: IconName = used ? 'check-mark' : face ? ACTION_ICONS[face] : 'plus';
  return (
    <Animated.View style={[styles.die, { width: side, height: side, backgroundColor: FLASHBACK_LOOK.colour }, action === undefined && styles.bonus, style]}>
      <Icon name={icon} size={side * 0.72} colour={FLASHBACK_LOOK.ink} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  die: { borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
  bonus: { borderRadius: SIDE.roomy / 2 },
});
