import { StyleSheet, View } from 'react-native';

import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { REQUIREMENTS, type GateRule } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue, ThrowResult } from '../../rules/state';
import { requirementOf } from '../../rules/throw/inForce';
import { fulfilled } from '../../rules/throw/judge';
import { UNITS, isSwitch, limitWords, valueWords } from './units';

function ruleFor(id: RequirementId, { key, method }: GateValue): GateRule | undefined {
  return requirementOf(id)[method].flat().find((rule) => rule.key === key);
}

/** The measurements of a throw against what each requirement asks. */
export function ReadOut({ ids, gates, result }: { ids: readonly RequirementId[]; gates: readonly GateValue[]; result: ThrowResult }) {
  const { colours } = useTheme();
  return (
    <View>
      <Text size="tiny" tone="dim">{result.bouncesOutside} {result.bouncesOutside === 1 ? 'bounce' : 'bounces'} on the table{result.spinAtBoard > 0 ? `, spin ${(result.spinAtBoard / 100).toFixed(1)} rad/s` : ''}</Text>
      {ids.map((id) => {
        const met = fulfilled(id, gates, result);
        const own = gates.filter(({ req }) => req === id);
        const words = own.map((value) => {
          const rule = ruleFor(id, value);
          const { words: name } = UNITS[value.key];
          if (rule && isSwitch(rule)) return `${name}: ${value.value === rule.min ? 'yes' : 'no'}`;
          return `${name} ${valueWords(value.key, value.value)}${rule ? ` (${limitWords(value.key, rule)})` : ''}`;
        });
        return (
          <View key={id} style={styles.row} role="listitem" aria-label={`${REQUIREMENTS[id].name}: ${met ? 'fulfilled' : 'not fulfilled'}. ${words.join(', ')}`}>
            <Icon name={met ? 'check-mark' : 'close'} size={16} colour={met ? colours.good : colours.danger} />
            <Text size="small" bold>{REQUIREMENTS[id].name}</Text>
            <Text size="tiny" tone="dim" style={styles.grow}>{words.join(', ') || 'judged by the flight alone'}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  grow: { flex: 1 },
});
