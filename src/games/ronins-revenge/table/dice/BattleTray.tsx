import type { SkTypeface } from '@shopify/react-native-skia';
import { useState, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie, type TrayRollRequest } from '@/dice/DiceTray';
import { feel } from '@/feel';
import type { Speed } from '@/store/settings';
import type { Size } from '@/table/board/fit';
import { useRoom } from '@/table/kit/room/useRoom';
import { useIsPointedAt } from '@/table/learn/pointing';
import { paceOf } from '@/table/pace';
import { useTheme } from '@/theme';
import { Touchable } from '@/theme/ui';

import { faceWords, type DieKind } from '../../words/dice';
import { dieLook, TRAY } from './looks';

/** A die as it lies; without a face it is still in the hand. */
export interface ShownDie {
  readonly kind: DieKind;
  readonly face: number | undefined;
}

interface BattleTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly dice: readonly ShownDie[];
  /** A new id throws all dice. */
  readonly roll: TrayRollRequest | undefined;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** For the numbers on dice that were thrown; those in the hand show nothing yet. */
  readonly typeface?: SkTypeface | undefined;
  /** What a touch on the whole tray does; the words are its label. */
  readonly whole?: { readonly label: string; onPress(): void; onPressIn?(): void; onPressOut?(): void };
  onLanded?(id: string): void;
}

const LARGEST_DIE = 54;
/** Thrown dice have a larger tray where there is room for one. */
const LARGE = { tray: 144, die: 72 } as const;

/** Attack and Defense dice in their tray: rattled, thrown, lying. */
export function BattleTray({ ref, dice, roll, speed, reducedMotion, typeface, whole, onLanded }: BattleTrayProps) {
  const { colours } = useTheme();
  const { roomy } = useRoom();
  const large = roomy && whole === undefined;
  const [room, setRoom] = useState<Size>();
  const pointedAt = useIsPointedAt(whole?.label ?? 'Dice tray');
  const shown = dice.map(({ kind, face }, i): TrayDie => ({
    id: `${kind} ${i}`, look: dieLook(kind, face !== undefined), face: face ?? 0, name: `${kind} die`, shows: face === undefined ? 'nothing yet' : faceWords(kind, face), locked: false,
  }));
  const rim = pointedAt ? { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 22px ${colours.accent}` } : whole ? { boxShadow: `0 0 0 2px ${colours.glow}` } : undefined;
  return (
    <View style={[styles.tray, large && styles.large, rim]} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {room && (
        <DiceTray
          ref={ref} dice={shown} {...(roll ? { roll } : {})} {...room} capacity={Math.max(2, dice.length)} dieSize={Math.min(large ? LARGE.die : LARGEST_DIE, room.height * 0.42, room.width * 0.16)}
          look={TRAY} typeface={typeface} reducedMotion={reducedMotion} pace={paceOf(speed)} onImpact={(strength) => feel('clatter', strength)} {...(onLanded ? { onSettled: onLanded } : {})}
        />
      )}
      {whole && <Touchable aria-label={whole.label} onPress={whole.onPress} onPressIn={whole.onPressIn} onPressOut={whole.onPressOut} style={StyleSheet.absoluteFill} />}
    </View>
  );
}

const styles = StyleSheet.create({ tray: { height: 104, borderRadius: 14, overflow: 'hidden' }, large: { height: LARGE.tray } });
