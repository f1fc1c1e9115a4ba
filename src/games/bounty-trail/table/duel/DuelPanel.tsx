import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { usePointerPaths } from '@/table/board/PointerArea';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { Move } from '../../rules/moves';
import { bothReady, lift, newDraw, nextDraw, press, signal, type QuickDraw } from './quickDraw';

interface DuelPanelProps {
  readonly tied: readonly Seat[];
  readonly names: readonly string[];
  play(move: Move): Promise<boolean>;
}

const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 5000;

/** The last tie-break: two thumbs, one signal. Whoever prefers it lets the die decide. */
export function DuelPanel({ tied, names, play }: DuelPanelProps) {
  const { colours, seatColours } = useTheme();
  const [draw, setDraw] = useState(() => newDraw(tied[0] ?? 0, tied[1] ?? 1));
  const [met, setMet] = useState<readonly Seat[]>([]);
  const [width, setWidth] = useState(1);
  const [fingers] = useState(() => new Map<number, Seat>());
  const waiting = bothReady(draw) && !draw.signalled && draw.winner === undefined;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      feel('shot');
      setDraw(signal);
    }, SHORTEST_WAIT + Math.random() * (LONGEST_WAIT - SHORTEST_WAIT));
    return () => clearTimeout(timer);
  }, [waiting]);

  const release = (id: number) => {
    const seat = fingers.get(id);
    fingers.delete(id);
    if (seat !== undefined) setDraw((before) => lift(before, seat));
  };
  const gesture = usePointerPaths({
    start: ({ id, x }) => {
      const seat = x < width / 2 ? draw.left : draw.right;
      fingers.set(id, seat);
      feel('lock');
      setDraw((before) => press(before, seat));
    },
    end: ({ id }) => release(id),
    cancel: ({ id }) => release(id),
  });
  const goOn = () => {
    const { winner, left, right } = draw;
    if (winner === undefined) return;
    const everMet = [...met, left, right];
    const next = nextDraw(winner, tied, everMet);
    setMet(everMet);
    if (next) setDraw(next);
    else play({ type: 'duelResult', winner });
  };
  return (
    <View style={styles.panel}>
      <Text bold align="center" aria-live="assertive">{wordsOf(draw, names)}</Text>
      <GestureDetector gesture={gesture}>
        <View style={styles.glass} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} role="group" aria-label="Two thumbs on the glass">
          {[draw.left, draw.right].map((seat) => (
            <View key={seat} style={[styles.half, { borderColor: colours.line, backgroundColor: draw.signalled ? colours.danger : colours.raised }]}>
              <View style={[styles.thumb, { backgroundColor: seatColours[seat], opacity: draw.held.includes(seat) ? 1 : 0.4 }]} />
              <Text bold align="center">{names[seat]}</Text>
            </View>
          ))}
        </View>
      </GestureDetector>
      {draw.winner === undefined ? (
        <Button label="Let the die decide" kind="quiet" onPress={() => play({ type: 'rollOff' })} />
      ) : (
        <Button label="Holster it" kind="primary" onPress={goOn} />
      )}
    </View>
  );
}

function wordsOf({ winner, early, signalled, left, right, held }: QuickDraw, names: readonly string[]): string {
  if (winner !== undefined) {
    const loser = winner === left ? right : left;
    return early ? `${names[loser]} drew too early. ${names[winner]} wins.` : `${names[winner]} is faster.`;
  }
  if (signalled) return 'Draw!';
  return held.length === 2 ? 'Steady…' : 'Both thumbs on the glass. Lift yours at the signal, not before.';
}

const styles = StyleSheet.create({
  panel: { padding: space.medium, gap: space.medium },
  glass: { flexDirection: 'row', gap: space.medium, height: 180 },
  half: { flex: 1, borderWidth: 2, borderRadius: radius.large, alignItems: 'center', justifyContent: 'center', gap: space.small },
  thumb: { width: 72, height: 72, borderRadius: radius.round },
});
