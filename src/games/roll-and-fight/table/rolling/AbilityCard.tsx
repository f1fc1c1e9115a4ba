import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import type { Player } from '../../rules/state';
import { DiceCost, dieSizeIn } from '../panels/DiceCost';
import { count, diceWords, effectWords } from '../words';
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

/** Letters of the usual size and the height of their lines; larger ones need higher cards. */
const LETTERS = { size: 12, line: 14 } as const;
/** Higher cards have room for what the ability does; lower ones tell it when touched long. */
const WITH_EFFECT = 49;
const TWO_LINES = 64;
const HIGH = 70;
const DIE = 17;
/** On cards narrower than this the name has its lines for itself; sets and marks stand below. */
const NARROW = 60;
/** On cards of this size everything is larger. */
const LARGE = { width: 120, height: 76, die: 24 } as const;

/** An ability to lay sets on: its dice, what they do, and the sets that lie there already. */
export function AbilityCard({ ability, player, lit, width, height, reducedMotion, style, onPress }: AbilityCardProps) {
  const { name, dice } = ABILITIES[ability];
  const sets = player.sets.filter((set) => set.ability === ability).length;
  const scouted = player.recon.includes(ability);
  const words = `${name}: ${dice.length > 0 ? diceWords(ability) : 'takes no dice'}, ${count(sets, 'set')}${scouted ? ', scouted' : ''}${lit ? '. Lay a set' : ''}`;
  const { type } = useTheme();
  const growth = type.tiny.fontSize / LETTERS.size;
  const withEffect = height >= WITH_EFFECT * growth;
  const line = { lineHeight: Math.round(LETTERS.line * growth) };
  const large = width >= LARGE.width && height >= LARGE.height * growth;
  const size = large ? 'small' : 'tiny';
  const narrow = width < NARROW && withEffect;
  const stacks = <Stacks sets={sets} dice={dice.length} />;
  const die = dieSizeIn(ability, width - 2 * space.tiny - 6, large ? LARGE.die : DIE);
  return (
    <TrayButton label={name} words={words} lit={lit} style={[style, dice.length === 0 && styles.quiet]} onPress={onPress}>
      <Pulse beat={sets} kind="good" still={reducedMotion} />
      <View style={styles.card}>
        <View style={styles.head}>
          <Text size={size} bold numberOfLines={height >= TWO_LINES * growth ? 2 : 1} style={[styles.name, !large && line]}>{scouted && !narrow ? `◎ ${name}` : name}</Text>
          {!narrow && stacks}
        </View>
        {dice.length > 0 && <DiceCost ability={ability} size={die} />}
        {withEffect && (
          <View style={styles.head}>
            <Text size={size} tone="dim" numberOfLines={height >= HIGH * growth ? 2 : 1} style={[styles.name, !large && line]}>{effectWords(ability)}</Text>
            {narrow && scouted && <Text size="tiny" bold style={line}>◎</Text>}
            {narrow && stacks}
          </View>
        )}
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
  stacks: { flexDirection: 'row', alignItems: 'flex-end', gap: 2 },
  stack: { gap: 1, justifyContent: 'flex-end' },
  side: { width: 9, height: 3, borderRadius: 1 },
});
