import type { SkTypeface } from '@shopify/react-native-skia';
import { StyleSheet, View } from 'react-native';

import type { Speed } from '@/store/settings';
import { space } from '@/theme';
import { Text } from '@/theme/ui';

import { rolledWords } from '../../words/dice';
import { BattleTray } from '../later';
import type { Moment } from './moments';
import type { RolledDice } from './useBattleTelling';

interface TellingPanelProps {
  readonly rolled: RolledDice | undefined;
  readonly moments: readonly Moment[];
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** In which the dice have their numbers. */
  readonly typeface: SkTypeface | undefined;
  onLanded(id: string): void;
}

/** The newest sentence stands in the place of the question, above these. */
const LAST = 4;
const THROW = 0.6;

/** While something is told: the dice that roll, or the last sentences of what the boss does. */
export function TellingPanel({ rolled, moments, speed, reducedMotion, typeface, onLanded }: TellingPanelProps) {
  const told = moments[moments.length - 1]?.over ? [] : moments.slice(-LAST, -1);
  return (
    <View style={styles.panel}>
      {rolled && <BattleTray dice={rolled.dice} roll={{ id: rolled.id, strength: THROW, onArrival: true }} speed={speed} reducedMotion={reducedMotion} typeface={typeface} onLanded={onLanded} />}
      {rolled?.lies && <Text size="small" bold align="center">{`Rolled: ${rolledWords(rolled.dice)}.`}</Text>}
      {told.map(({ words }, i) => <Text key={`${i}${words}`} size="small" tone="dim">{words}</Text>)}
    </View>
  );
}

const styles = StyleSheet.create({ panel: { padding: space.small, gap: space.tiny } });
