import { useState, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import type { DieLook } from '@/dice/look/skin';
import { feel } from '@/feel';
import type { Speed } from '@/store/settings';
import type { Size } from '@/table/board/fit';
import { useIsPointedAt } from '@/table/learn/pointing';
import { paceOf } from '@/table/pace';
import { space, useTheme } from '@/theme';
import { Heading, Touchable } from '@/theme/ui';

export interface Throw {
  readonly id: string;
  readonly strength: number;
}

interface TrayProps {
  readonly ref: Ref<DiceTrayHandle>;
  /** 1 to 6 */
  readonly face: number;
  readonly roll: Throw | undefined;
  readonly turnTotal: number;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  readonly lit: boolean;
  readonly hand: { onPressIn(): void; onPressOut(): void } | undefined;
  onLanded(): void;
  onPress?(): void;
}

const BONE: DieLook = {
  colour: '#F6EFDF',
  ink: '#3A1D1A',
  faces: ([1, 2, 3, 4, 5, 6] as const).map((count) => ({ kind: 'pips', count })),
};
const TRAY = { felt: '#1A6C49', rim: '#774015' } as const;
const CHALK = '#F7F3E2';
const LARGEST_DIE = 128;

/** The felt tray; the whole of it rolls the die. */
export function Tray({ ref, face, roll, turnTotal, speed, reducedMotion, lit, hand, onLanded, onPress }: TrayProps) {
  const { colours } = useTheme();
  const [room, setRoom] = useState<Size>();
  const label = `Die, showing ${face}. Roll it`;
  const pointedAt = useIsPointedAt(label);
  const dice: readonly TrayDie[] = [{ id: 'die', look: BONE, face: face - 1, shows: String(face), name: 'the die' }];
  const glow = pointedAt ? `0 0 0 4px ${colours.glow}, 0 0 24px ${colours.accent}` : lit ? `0 0 0 2px ${colours.glow}, 0 4px 14px ${colours.accent}66` : undefined;
  return (
    <View style={[styles.tray, glow !== undefined && { boxShadow: glow }]} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {room && (
        <DiceTray
          ref={ref}
          dice={dice}
          roll={roll}
          {...room}
          dieSize={Math.min(LARGEST_DIE, room.height * 0.34, room.width * 0.24)}
          look={TRAY}
          reducedMotion={reducedMotion}
          pace={paceOf(speed)}
          onSettled={onLanded}
          onImpact={(strength) => feel('clatter', strength)}
        />
      )}
      {turnTotal > 0 && <Heading level={2} size="display" aria-hidden style={styles.total}>{`+${turnTotal}`}</Heading>}
      <Touchable aria-label={label} disabled={!onPress} onPress={onPress} {...hand} style={styles.target} />
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { flex: 1, width: '100%', maxWidth: 760, alignSelf: 'center', borderRadius: 18 },
  target: { ...StyleSheet.absoluteFill, opacity: 1 },
  total: { position: 'absolute', left: space.wide, bottom: space.large, color: CHALK },
});
