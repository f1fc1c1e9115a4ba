import { ScrollView, StyleSheet } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';
import { REQUIREMENT_ICONS } from '../emblems';
import { explainRequirement } from '../words';

interface ThrowPickerProps {
  readonly chosen: readonly RequirementId[];
  /** There is room below: several rows instead of one that scrolls aside. */
  readonly tall: boolean;
  onToggle(id: RequirementId): void;
}

/** All 22 special throws, each with its picture; several at once are a combination. */
export function ThrowPicker({ chosen, tall, onToggle }: ThrowPickerProps) {
  const { colours } = useTheme();
  return (
    <ScrollView horizontal={!tall} style={styles.picker} contentContainerStyle={[styles.throws, tall && styles.rows]} role="group" aria-label="Throws to practise">
      {REQUIREMENT_IDS.map((id) => {
        const on = chosen.includes(id);
        return (
          <Explain key={id} {...explainRequirement(id)}>
            <Touchable aria-label={REQUIREMENTS[id].name} aria-pressed={on} onPress={() => onToggle(id)} style={[styles.throw, { backgroundColor: on ? colours.accent : colours.raised, borderColor: on ? colours.glow : colours.line }]}>
              <Icon name={REQUIREMENT_ICONS[id]} size={26} colour={on ? colours.onAccent : colours.ink} />
              <Text size="tiny" bold={on} tone={on ? 'onAccent' : 'ink'} align="center">{REQUIREMENTS[id].name}</Text>
            </Touchable>
          </Explain>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  picker: { flexGrow: 0, flexShrink: 1 },
  throws: { gap: space.tiny, padding: space.tiny },
  rows: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  throw: { minWidth: 92, alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, borderRadius: radius.medium, padding: space.tiny, minHeight: 56 },
});
