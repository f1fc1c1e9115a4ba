import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { usePointerPaths } from '@/table/board/pointerPaths';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { Move } from '../../rules/moves';
import type { Duel } from '../../rules/state';

interface DuelPanelProps {
  readonly duel: Duel;
  /** Those of the duel who sit at this screen. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  playAs(seat: Seat, move: Move): Promise<boolean>;
}

/** The last tie-break: thumbs on the glass, one signal. The screen only tells the referee who touches and who lifts. */
export function DuelPanel({ duel, seats, names, playAs }: DuelPanelProps) {
  const { colours, seatColours } = useTheme();
  const [width, setWidth] = useState(1);
  const [fingers] = useState(() => new Map<number, Seat>());
  const release = (id: number) => {
    const seat = fingers.get(id);
    fingers.delete(id);
    if (seat !== undefined) void playAs(seat, { type: 'thumbUp' });
  };
  const gesture = usePointerPaths({
    start: ({ id, x }) => {
      const seat = seats[Math.min(seats.length - 1, Math.floor((x / width) * seats.length))];
      if (seat === undefined || [...fingers.values()].includes(seat)) return;
      fingers.set(id, seat);
      feel('lock');
      void playAs(seat, { type: 'thumbDown' });
    },
    end: ({ id }) => release(id),
    cancel: ({ id }) => release(id),
  });
  const [asked] = seats;
  return (
    <View style={styles.panel}>
      <Text bold align="center" aria-live="assertive">{wordsOf(duel)}</Text>
      <GestureDetector gesture={gesture}>
        <View style={styles.glass} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} role="group" aria-label="Thumbs on the glass">
          {seats.map((seat) => (
            <View key={seat} style={[styles.half, { borderColor: colours.line, backgroundColor: duel.signalled ? colours.danger : colours.raised }]}>
              <View style={[styles.thumb, { backgroundColor: seatColours[seat], opacity: duel.thumbs.includes(seat) ? 1 : 0.4 }]} />
              <Text bold align="center" tone={duel.signalled ? 'onAccent' : 'ink'}>{names[seat]}</Text>
            </View>
          ))}
        </View>
      </GestureDetector>
      {!duel.signalled && asked !== undefined && <Button label="Let the die decide" kind="quiet" onPress={() => void playAs(asked, { type: 'rollOff' })} />}
    </View>
  );
}

function wordsOf({ standing, thumbs, signalled }: Duel): string {
  if (signalled) return 'Draw!';
  return thumbs.length === standing.length ? 'Steady…' : 'Every thumb on the glass. Lift yours at the signal, not before.';
}

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.medium },
  glass: { flexDirection: 'row', gap: space.medium, height: 180 },
  half: { flex: 1, borderWidth: 2, borderRadius: radius.large, alignItems: 'center', justifyContent: 'center', gap: space.small },
  thumb: { width: 72, height: 72, borderRadius: radius.round },
});
