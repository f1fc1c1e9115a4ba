import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { CLOCK } from '@/engine/game';
import { feel } from '@/feel';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { fightTime, isTimerRunning } from '../../rules/timer';
import type { VengeanceTable } from '../asking';

const TICK_MS = 250;
const SECOND_MS = 1000;
/** From here on every second ticks, and from there on it beats like a heart. */
const TICKING = 20;
const HEARTBEAT = 10;

const clockFace = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is left of the three minutes; it stands still behind menus and while a move is told. */
export function TimeLeft({ table }: { readonly table: VengeanceTable }) {
  const { view, timeToThink, mode } = table;
  return mode === 'play' && isTimerRunning(view) && <Countdown left={() => timeToThink.left(CLOCK) ?? fightTime(view)} />;
}

function Countdown({ left: read }: { left(): number }) {
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
  return (
    <View role="timer" aria-label={`${left} seconds left`} style={[styles.time, { borderColor: late ? colours.danger : colours.line, backgroundColor: late ? colours.accent : colours.raised }]}>
      <Icon name="stopwatch" size={18} colour={late ? colours.onAccent : colours.ink} />
      <Text aria-hidden size="small" bold tone={late ? 'onAccent' : 'ink'}>{clockFace(left)}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ time: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.small, paddingVertical: space.tiny } });
