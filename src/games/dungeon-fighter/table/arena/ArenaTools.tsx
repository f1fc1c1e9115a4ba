import { StyleSheet, View } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { radius, space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import { bagsWords } from '../words';

interface ArenaToolsProps {
  readonly leftHanded: boolean;
  /** Points from the upper edge: below the monster. */
  readonly top: number;
  /** Cards that could be played now. */
  readonly usable: number;
  onBag(): void;
  onMap(): void;
  onPractice(): void;
}

/** What one may look into at any time during a fight. */
export function ArenaTools({ leftHanded, top, usable, onBag, onMap, onPractice }: ArenaToolsProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.edge, leftHanded ? styles.right : styles.left, { top, backgroundColor: `${colours.card}CC` }]}>
      <IconButton icon="light-backpack" label={bagsWords(usable)} tone={usable > 0 ? 'accent' : 'ink'} onPress={onBag} />
      <IconButton icon="stairs" label="Show the dungeon map" onPress={onMap} />
      <Pointable label="Practice range"><IconButton icon="archery-target" label="Practice range" onPress={onPractice} /></Pointable>
    </View>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', borderRadius: radius.medium },
  left: { left: space.tiny },
  right: { right: space.tiny },
});
