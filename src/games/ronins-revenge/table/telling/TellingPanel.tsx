import { StyleSheet, View } from 'react-native';

import type { Speed } from '@/store/settings';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { BattleTray } from '../later';
import type { Moment } from './moments';
import type { RolledDice } from './useBattleTelling';

interface TellingPanelProps {
  readonly rolled: RolledDice | undefined;
  readonly moments: readonly Moment[];
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  onLanded(id: string): void;
}

const LAST = 4;
const THROW = 0.6;

/** While something is told: the dice that roll, or the last sentences of what the boss does. */
export function TellingPanel({ rolled, moments, speed, reducedMotion, onLanded }: TellingPanelProps) {
  const told = moments[moments.length - 1]?.over ? [] : moments.slice(-LAST);
  return (
    <View style={styles.panel}>
      {rolled && <BattleTray dice={rolled.dice} roll={{ id: rolled.id, strength: THROW, onArrival: true }} speed={speed} reducedMotion={reducedMotion} onLanded={onLanded} />}
      {told.map(({ words }, i) => <Text key={`${i}${words}`} size="small" bold={i === told.length - 1} tone={i === told.length - 1 ? 'ink' : 'dim'}>{words}</Text>)}
    </View>
  );
}

const styles = StyleSheet.create({ panel: { padding: space.small, gap: space.tiny } });
