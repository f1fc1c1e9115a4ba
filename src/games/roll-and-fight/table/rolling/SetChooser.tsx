import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { FACE_NAMES } from '../../content/dice';
import type { PoolDie } from '../../rules/state';
import { FACE_ICONS } from '../emblems';
import { choiceRects } from './trayLayout';
import { TrayButton } from './TrayButton';

export interface SetChoice {
  readonly ability: AbilityId;
  readonly sets: readonly (readonly PoolDie[])[];
}

/** Which dice form the set: one button for every way, over the whole tray. Touching anywhere else leaves it. */
export function SetChooser({ choice: { ability, sets }, size, onSet }: { choice: SetChoice; size: Size; onSet(index: number): void }) {
  const { colours } = useTheme();
  const rects = choiceRects(size, sets.length);
  const { name } = ABILITIES[ability];
  return (
    <View style={styles.over} role="group" aria-label={`Which dice for ${name}`}>
      {sets.map((dice, index) => {
        const rect = rects[index];
        const words = `${name} with ${dice.map(({ face }) => (face ? FACE_NAMES[face] : 'nothing')).join(', ')}`;
        return rect && (
          <TrayButton key={words} label={words} words={words} lit style={[styles.choice, { left: rect.x, top: rect.y, width: rect.width, height: rect.height }]} onPress={() => onSet(index)}>
            <View style={styles.row}>
              <Text bold numberOfLines={1} style={styles.name}>{name}</Text>
              {dice.map(({ id, face }) => (
                <View key={id} style={[styles.die, { backgroundColor: colours.ink }]}>{face && <Icon name={FACE_ICONS[face]} size={26} colour="#14161D" />}</View>
              ))}
            </View>
          </TrayButton>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, backgroundColor: '#0B0D12D0' },
  choice: { position: 'absolute' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, paddingHorizontal: space.small },
  name: { flex: 1 },
  die: { borderRadius: radius.small, padding: 3 },
});
