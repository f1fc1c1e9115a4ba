import { StyleSheet, View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import { space } from '@/theme';
import { Button, IconButton, Text } from '@/theme/ui';

import type { Moment } from './moments';

interface LookBackProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  onAt(at: number | undefined): void;
}

/** In which part of the round it happened. */
function partOf(moments: readonly Moment[], at: number): string {
  const { slot, view } = moments[at] ?? {};
  if (slot !== undefined) return `Slot ${slot + 1}`;
  if (view && nearestFrame(view, 'minionPhase')) return 'Minions';
  return moments.slice(0, at).some((each) => each.slot !== undefined) ? 'After the boss' : 'Event';
}

/** What the boss did, step by step, on the field as it was; its sentence stands in the place of the question. */
export function LookBack({ moments, at, onAt }: LookBackProps) {
  const moment = moments[at];
  if (!moment) return null;
  const where = `${partOf(moments, at)}, step ${at + 1} of ${moments.length}`;
  return (
    <View role="region" aria-label="What the boss did" style={styles.panel}>
      <View style={styles.line}>
        <IconButton icon="previous-button" label="One step back" disabled={at === 0} onPress={() => onAt(at - 1)} />
        <Text size="small" tone="dim" align="center" style={styles.grow} aria-live="polite" aria-label={`${where}. ${moment.words}`}>{where}</Text>
        <IconButton icon="next-button" label="One step on" disabled={at >= moments.length - 1} onPress={() => onAt(at + 1)} />
      </View>
      <Button kind="primary" label="Back to now" onPress={() => onAt(undefined)} />
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1 },
});
