import { Canvas, createPicture, PaintStyle, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CLOCK } from '@/engine/game';
import { feel } from '@/feel';
import { radius, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { fightTime, isTimerRunning } from '../../rules/timer';
import type { VengeanceTable } from '../asking';

const TICK_MS = 250;
const SECOND_MS = 1000;
/** From here on every second ticks, and from there on it beats like a heart. */
const TICKING = 20;
const HEARTBEAT = 10;

const clockFace = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is left of the three minutes, as a ring that runs out; it stands still behind menus and while a move is told. */
export function TimeLeft({ table }: { readonly table: VengeanceTable }) {
  const { view, timeToThink, mode } = table;
  return mode === 'play' && isTimerRunning(view) && <Countdown whole={fightTime(view)} left={() => timeToThink.left(CLOCK) ?? fightTime(view)} />;
}

function Countdown({ left: read, whole }: { left(): number; readonly whole: number }) {
  const { colours } = useTheme();
  const [ms, setMs] = useState(read);
  const look = useEffectEvent(() => setMs(read()));
  useEffect(() => {
    const timer = setInterval(() => look(), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil(ms / SECOND_MS);
  const late = left <= TICKING;
  useEffect(() => {
    if (late && left > 0) feel(left <= HEARTBEAT ? 'heartbeat' : 'clock');
  }, [late, left]);
  const beats = left <= HEARTBEAT && left % 2 === 1;
  return (
    <View role="timer" aria-label={`${left} seconds left`} style={[styles.time, { backgroundColor: late ? colours.accent : colours.raised }, beats && styles.beat]}>
      <TimeRing share={ms / whole} side={SIDE} colour={late ? colours.glow : colours.accent} ground={late ? '#5C0806' : colours.line} />
      <Text aria-hidden size="small" bold tone={late ? 'onAccent' : 'ink'}>{clockFace(left)}</Text>
    </View>
  );
}

interface TimeRingProps {
  /** How much of it is left, 0 to 1. */
  readonly share: number;
  readonly side: number;
  readonly colour: string;
  readonly ground: string;
}

/** A ring that runs out clockwise from the top. */
function TimeRing({ share, side, colour, ground }: TimeRingProps) {
  const turn = 360 * Math.max(0, Math.min(1, share));
  const picture = useMemo(() => createPicture((canvas) => {
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(RING);
    paint.setColor(Skia.Color(ground));
    canvas.drawCircle(side / 2, side / 2, (side - RING) / 2, paint);
    paint.setColor(Skia.Color(colour));
    canvas.drawArc(Skia.XYWHRect(RING / 2, RING / 2, side - RING, side - RING), 270 - turn, turn, false, paint);
  }, Skia.XYWHRect(0, 0, side, side)), [turn, side, colour, ground]);
  return <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden><Canvas style={StyleSheet.absoluteFill}><Picture picture={picture} /></Canvas></View>;
}

const SIDE = 58;
const RING = 5;

const styles = StyleSheet.create({
  time: { width: SIDE, height: SIDE, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center', boxShadow: '0 2px 6px rgba(0,0,0,0.45)' },
  beat: { transform: [{ scale: 1.08 }] },
});
