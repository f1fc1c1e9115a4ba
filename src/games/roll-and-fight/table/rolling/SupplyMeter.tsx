import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { isLarge } from '@/table/kit/layout/shares';
import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { rollBudget, supplyLeft } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';
import { count } from '../words';
import { ALARM_S } from './Calls';
import { Shutter } from './Shutter';
import { TrayButton } from './TrayButton';
import { secondsLeft, useTimeLeft } from './useTimeLeft';

interface SupplyMeterProps {
  readonly view: State;
  /** How many dice a take would give. */
  readonly wants: number;
  readonly reducedMotion: boolean;
  readonly style: StyleProp<ViewStyle>;
  clock(): number;
  onPress(): void;
}

const ALARM = '#8C1730';

/** The shared dice and the time left: a touch takes what is missing in the hand. */
export function SupplyMeter({ view, wants, reducedMotion, style, clock, onPress }: SupplyMeterProps) {
  const { colours, textScale } = useTheme();
  const time = useTimeLeft(view, clock);
  const left = supplyLeft(view);
  const budget = rollBudget(view.options);
  const closed = view.rolling.locked || time?.left === 0;
  const seconds = time && secondsLeft(time);
  const alarm = seconds !== undefined && seconds <= ALARM_S;
  const throwsLeft = budget === undefined ? undefined : Math.max(0, budget - view.rolling.rolls);
  const note = closed ? 'closed' : seconds !== undefined ? `${seconds} s` : throwsLeft !== undefined ? count(throwsLeft, 'throw') : '';
  const pulses = alarm && !closed && !reducedMotion && seconds % 2 === 0;
  return (
    <TrayButton
      label="Supply"
      words={`Supply: ${count(left, 'die', 'dice')}${note ? `, ${note}` : ''}${wants > 0 && !closed ? `. Take ${wants}` : ''}`}
      lit={wants > 0 && !closed}
      style={[style, pulses && { borderColor: colours.danger, boxShadow: `0 0 14px ${colours.danger}` }]}
      onPress={onPress}
    >
      {time && <View aria-hidden style={[styles.time, { width: `${(100 * time.left) / time.of}%`, backgroundColor: alarm ? ALARM : colours.line }]} />}
      <Shutter closed={closed} still={reducedMotion} />
      <View style={styles.row}>
        <Text size="large" bold tone={closed ? 'dim' : 'ink'}>{left}</Text>
        <Heap dice={closed ? 0 : left} />
        {/* With large letters there is no room for words: the clock comes first. */}
        {wants > 0 && !closed && <Text size="small" tone="dim" numberOfLines={1} style={styles.wants}>{isLarge(textScale) ? `+${wants}` : `take ${wants}`}</Text>}
        {note !== '' && <Text size="small" bold={alarm} tone={alarm ? 'ink' : 'dim'} numberOfLines={1}>{note}</Text>}
      </View>
    </TrayButton>
  );
}

/** More dice than this are drawn smaller. */
const LARGE_HEAP = 16;

/** The dice that are left, one by one: everybody sees the heap shrink. */
function Heap({ dice }: { dice: number }) {
  const { colours } = useTheme();
  const die = { width: dice > LARGE_HEAP ? 6 : 9, height: dice > LARGE_HEAP ? 6 : 9, borderRadius: 2, backgroundColor: colours.ink };
  return <View style={styles.heap}>{Array.from({ length: dice }, (_, i) => <View key={i} style={die} />)}</View>;
}

/** All dice of the shared supply between the trays: everybody sees it shrink. */
export function SupplyStrip({ view, style }: { view: State; style: StyleProp<ViewStyle> }) {
  const { colours } = useTheme();
  const left = supplyLeft(view);
  const dice = Array.from({ length: view.diceInGame }, (_, i) => i);
  return (
    <View style={[style, styles.strip]} role="img" aria-label={`${count(left, 'die', 'dice')} left in the supply`} pointerEvents="none">
      {dice.map((die) => <View key={die} style={[styles.pip, { backgroundColor: die < left ? colours.ink : colours.raised }]} />)}
    </View>
  );
}

const styles = StyleSheet.create({
  time: { position: 'absolute', left: 0, top: 0, bottom: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.tiny },
  heap: { flex: 1, maxHeight: 36, flexDirection: 'row', flexWrap: 'wrap-reverse', alignContent: 'center', gap: 2, overflow: 'hidden' },
  wants: { flexShrink: 1 },
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'center', justifyContent: 'center', gap: 3, paddingHorizontal: space.small },
  pip: { width: 10, height: 10, borderRadius: 3 },
});
