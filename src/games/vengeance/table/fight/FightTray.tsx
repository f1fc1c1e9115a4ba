import { useState, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { feel } from '@/feel';
import type { Speed } from '@/store/settings';
import type { Size } from '@/table/board/fit';
import { isLarge } from '@/table/kit/layout/shares';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { ThrowPad } from '@/table/kit/throw/ThrowPad';
import { useIsPointedAt } from '@/table/learn/pointing';
import { paceOf } from '@/table/pace';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { FightFace } from '../../content/dice';
import { faceWord } from '../../rules/describe';
import { dieLook, faceNumber, FELT } from './diceLooks';

/** A die as it lies in the tray; without a face it is still in the hand. */
export interface ShownDie {
  readonly face: FightFace | undefined;
  readonly bonus: boolean;
  readonly gone: boolean;
  readonly marked?: boolean;
}

interface FightTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly dice: readonly ShownDie[];
  readonly roll: { readonly id: string; readonly thrown: readonly number[]; readonly strength: number } | undefined;
  /** Dice that Hell Riders keep from this roll. */
  readonly chained: number;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** The dice wait in the hand: what a touch or a swipe on the whole tray does. */
  readonly whole?: Omit<React.ComponentProps<typeof ThrowPad>, 'style' | 'children'> | undefined;
  onLanded(id: string): void;
  onDie?(die: number): void;
}

const LARGEST_DIE: ByRoom<number> = { phone: 62, tablet: 96, desktop: 84 };
/** The most dice a hero can roll: four red ones and the green one. */
const CAPACITY = 5;
const idOf = (die: number): string => `die ${die}`;

/** The Fight dice in their tray: rattled, thrown, and touched to be rolled again. */
export function FightTray({ ref, dice, roll, chained, speed, reducedMotion, whole, onLanded, onDie }: FightTrayProps) {
  const { colours, textScale } = useTheme();
  const screen = useRoom();
  const [room, setRoom] = useState<Size>();
  const pointedAt = useIsPointedAt(whole?.label ?? 'Dice tray');
  const shown = dice.flatMap((die, i): TrayDie[] => (die.gone ? [] : [{
    id: idOf(i),
    look: dieLook(die.bonus, die.face === undefined),
    face: die.face === undefined ? 0 : faceNumber(die.face, die.bonus),
    shows: die.face === undefined ? 'nothing yet' : faceWord(die.face),
    name: die.bonus ? 'green die' : `red die ${i + 1}`,
    again: die.marked === true,
  }]));
  const gone = dice.filter((die) => die.gone).length;
  const rim = pointedAt ? { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 22px ${colours.accent}` } : whole ? { boxShadow: `0 0 0 2px ${colours.glow}` } : undefined;
  return (
    <View style={[styles.tray, isLarge(textScale) && styles.high, rim]} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {room && (
        <DiceTray
          ref={ref}
          dice={shown}
          roll={roll && { id: roll.id, dice: roll.thrown.map(idOf), strength: roll.strength }}
          {...room}
          capacity={CAPACITY}
          dieSize={Math.min(inRoom(screen, LARGEST_DIE), room.height * 0.34, room.width * 0.15)}
          look={FELT}
          reducedMotion={reducedMotion}
          pace={paceOf(speed)}
          onSettled={onLanded}
          onImpact={(strength) => feel('clatter', strength)}
          {...(onDie ? { onPressDie: (id: string) => onDie(Number(id.slice(4))) } : {})}
        />
      )}
      {whole && <ThrowPad {...whole} />}
      {(chained > 0 || gone > 0) && (
        <View style={styles.notes} pointerEvents="none">
          {chained > 0 && <Note icon="cross-mark" words={chained === 1 ? '1 die chained' : `${chained} dice chained`} />}
          {gone > 0 && <Note icon="death-skull" words={gone === 1 ? '1 die out' : `${gone} dice out`} />}
        </View>
      )}
    </View>
  );
}

function Note({ icon, words }: { readonly icon: 'cross-mark' | 'death-skull'; readonly words: string }) {
  return (
    <View style={styles.note}>
      <Icon name={icon} size={14} colour="#F8E8BE" />
      <Text size="tiny" bold style={styles.noteWords}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { flex: 1, minHeight: 76, borderRadius: 18, overflow: 'hidden' },
  // Where everything scrolls, the dice need not be small.
  high: { minHeight: 116 },
  notes: { position: 'absolute', right: space.medium, bottom: space.small, flexDirection: 'row', gap: space.small },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, backgroundColor: '#170D09D0', borderRadius: radius.round, paddingHorizontal: space.small, paddingVertical: space.hair },
  noteWords: { color: '#F8E8BE' },
});
