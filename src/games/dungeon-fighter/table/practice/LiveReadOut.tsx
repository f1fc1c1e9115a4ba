import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useDerivedValue } from 'react-native-reanimated';

import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import { closeness, type Gauge, type Reading } from '../throwing/evidence';
import type { Meters } from '../throwing/meters';
import { RIGHT, strengthOf } from '../throwing/strength';
import { MeterBar, scaleOf } from './MeterBar';
import { UNITS, isSwitch, limitWords, valueWords } from './units';

/** Often enough to read along; the bars themselves move with every frame. */
const WORDS_MS = 120;
const FULL_POWER = { low: 0, high: 2, ...RIGHT } as const;

interface LiveReadOutProps {
  readonly meters: Meters;
  readonly gauges: readonly Gauge[];
  /** The speed a competent hand would choose, mm/s. */
  readonly ideal: number;
  /** The speed of the last throw, which stays until the hand moves again. */
  readonly lastSpeed?: number | undefined;
  /** Narrow: the limits are read off the bars alone. */
  readonly compact?: boolean;
}

/** Everything that is measured, while it is measured: the bar, where it must be, and the number. */
export function LiveReadOut({ meters, gauges, ideal, lastSpeed = 0, compact = false }: LiveReadOutProps) {
  const [now, setNow] = useState(() => meters.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(meters.now()), WORDS_MS);
    return () => clearInterval(timer);
  }, [meters]);
  return (
    <View role="group" aria-label="Live read-out" style={styles.list}>
      {gauges.map((gauge, index) => (
        <GaugeRow key={`${gauge.req}/${gauge.key}`} gauge={gauge} index={index} reading={now.readings[index]} meters={meters} compact={compact} />
      ))}
      <SpeedRow meters={meters} power={now.power} last={lastSpeed / ideal} ideal={ideal} compact={compact} />
    </View>
  );
}

function GaugeRow({ gauge, index, reading, meters, compact }: { gauge: Gauge; index: number; reading: Reading | undefined; meters: Meters; compact: boolean }) {
  const { colours } = useTheme();
  const { readings, elapsed } = meters;
  const value = useDerivedValue(() => {
    const shown = readings.get()[index];
    return shown ? shown.value + (shown.running ? elapsed.get() : 0) : 0;
  });
  const known = reading?.key === gauge.key && reading.known;
  const measured = known ? reading.value : 0;
  const met = closeness({ ...gauge, value: measured, known }) === 1;
  const { words } = UNITS[gauge.key];
  const limit = limitWords(gauge.key, gauge);
  const isYes = isSwitch(gauge);
  const says = !known ? 'not yet' : isYes ? (met ? 'yes' : 'no') : valueWords(gauge.key, measured);
  return (
    <View
      style={styles.row}
      role="meter"
      aria-label={`${REQUIREMENTS[gauge.req].name}, ${words}`}
      aria-valuenow={measured}
      aria-valuetext={`${says}, ${isYes ? '' : `${limit}, `}${met ? 'fulfilled' : 'not fulfilled'}`}
    >
      {met ? <Icon name="check-mark" size={16} colour={colours.good} /> : <View style={[styles.open, { borderColor: colours.dim }]} />}
      <Text size="tiny" bold numberOfLines={1} style={styles.name}>{words}</Text>
      {isYes ? <View style={styles.grow} /> : <MeterBar scale={scaleOf(gauge)} met={met} value={value} />}
      <Text size="tiny" align="right" numberOfLines={1} style={compact ? styles.short : styles.number}>{isYes || compact ? says : `${says} (${limit})`}</Text>
    </View>
  );
}

/** Below this share the hand rests. */
const RESTS = 0.03;

function SpeedRow({ meters, power, last, ideal, compact }: { meters: Meters; power: number; last: number; ideal: number; compact: boolean }) {
  const { colours } = useTheme();
  const rests = power < RESTS;
  const shown = rests ? last : power;
  const value = useDerivedValue(() => (meters.power.get() < RESTS ? last : meters.power.get()));
  return (
    <View style={styles.row} role="meter" aria-label="Speed of the hand" aria-valuenow={Math.round(100 * shown)} aria-valuetext={`${rests && last > 0 ? 'last throw ' : ''}${Math.round(100 * shown)} per cent of what a good throw needs`}>
      <Icon name="fast-forward-button" size={16} colour={colours.dim} />
      <Text size="tiny" bold numberOfLines={1} style={styles.name}>{rests && last > 0 ? 'last speed' : 'speed'}</Text>
      <MeterBar scale={FULL_POWER} met={strengthOf(shown) === 'right'} value={value} />
      <Text size="tiny" align="right" numberOfLines={1} style={compact ? styles.short : styles.number}>{((shown * ideal) / 1000).toFixed(1)} m/s ({(ideal / 1000).toFixed(1)})</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.hair },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, minHeight: 20 },
  name: { width: 92 },
  open: { width: 14, height: 14, margin: 1, borderWidth: 2, borderRadius: radius.round },
  grow: { flex: 1 },
  number: { width: 136 },
  short: { width: 84 },
});
