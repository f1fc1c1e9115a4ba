import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Player } from '../../rules/state';
import { DiceCost } from '../panels/DiceCost';
import { count, diceWords, effectWords } from '../words';
import { cardText } from './cardText';
import { Pulse } from './Pulse';
import { TrayButton } from './TrayButton';

interface AbilityCardProps {
  readonly ability: AbilityId;
  readonly player: Player;
  /** A complete set lies in the pool. */
  readonly lit: boolean;
  readonly width: number;
  readonly height: number;
  readonly reducedMotion: boolean;
  readonly style: StyleProp<ViewStyle>;
  onPress(): void;
}

/** On cards narrower than this the name has its lines for itself; sets and marks stand beside the dice. */
const NARROW = 60;
/** What the marks beside a name take from it. */
const STACK = 11;
const SCOUTED = 14;

/** An ability to lay sets on: its dice, what they do, and the sets that lie there already. */
export function AbilityCard({ ability, player, lit, width, height, reducedMotion, style, onPress }: AbilityCardProps) {
  const { name, dice } = ABILITIES[ability];
  const sets = player.sets.filter((set) => set.ability === ability).length;
  const scouted = player.recon.includes(ability);
  const words = `${name}: ${dice.length > 0 ? diceWords(ability) : 'takes no dice'}, ${count(sets, 'set')}${scouted ? ', scouted' : ''}${lit ? '. Lay a set' : ''}`;
  const { type } = useTheme();
  const narrow = width < NARROW;
  const marks = narrow ? 0 : Math.min(sets, MOST_STACKS) * STACK + (scouted ? SCOUTED : 0);
  const { size, fontSize, lineHeight, die, dieRows, nameLines, effectLines } = cardText(ability, { width, height }, type, marks);
  const line = { fontSize, lineHeight };
  const marked = (
    <>
      {scouted && <Text size="tiny" bold style={{ lineHeight }}>◎</Text>}
      <Stacks sets={sets} dice={dice.length} />
    </>
  );
  return (
    <TrayButton label={name} words={words} lit={lit} style={[style, dice.length === 0 && styles.quiet]} onPress={onPress}>
      <Pulse beat={sets} kind="good" still={reducedMotion} />
      <View style={styles.card}>
        <View style={styles.head}>
          <Text size={size} bold numberOfLines={nameLines} style={[styles.name, line]}>{name}</Text>
          {!narrow && marked}
        </View>
        {(dice.length > 0 || narrow) && (
          <View style={styles.head}>
            {dice.length > 0 && <DiceCost ability={ability} size={die} rows={dieRows} />}
            {narrow && <View style={styles.marks}>{marked}</View>}
          </View>
        )}
        {effectLines > 0 && <Text size={size} tone="dim" numberOfLines={effectLines} style={line}>{effectWords(ability)}</Text>}
      </View>
    </TrayButton>
  );
}

const MOST_STACKS = 3;

/** Sets that lie on the ability, as little stacks of dice. */
function Stacks({ sets, dice }: { sets: number; dice: number }) {
  const { colours } = useTheme();
  const stack = (key: number) => (
    <View key={key} style={styles.stack}>
      {Array.from({ length: dice }, (_, i) => <View key={i} style={[styles.side, { backgroundColor: colours.good }]} />)}
    </View>
  );
  return (
    <View style={styles.stacks}>
      {sets > MOST_STACKS && <Text size="tiny" bold tone="good">{sets}×</Text>}
      {Array.from({ length: sets > MOST_STACKS ? 1 : sets }, (_, i) => stack(i))}
    </View>
  );
}

const styles = StyleSheet.create({
  quiet: { opacity: 0.7 },
  card: { flex: 1, justifyContent: 'space-evenly', paddingHorizontal: space.tiny + 1, paddingVertical: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  name: { flex: 1 },
  marks: { flex: 1, flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'flex-end' },
  stacks: { flexDirection: 'row', alignItems: 'flex-end', gap: 2 },
  stack: { gap: 1, justifyContent: 'flex-end' },
  side: { width: 9, height: 3, borderRadius: 1 },
});
