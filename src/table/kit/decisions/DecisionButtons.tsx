import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Button, Text, Touchable } from '@/theme/ui';

import { Pointable } from '../../learn/pointing';
import type { Choice, DrawnDecision } from './useDecision';

/** Longer words than these need the whole width of a phone. */
const SHORT_HELP = 34;

/** One button per answer, each with its meaning below; what cannot be taken back is chosen first and confirmed then. */
export function DecisionButtons<M>({ decision: { choices, chosen, touch, confirm } }: { decision: DrawnDecision<M> }) {
  const wide = choices.some(({ help }) => (help?.length ?? 0) > SHORT_HELP);
  return (
    <View role="group" aria-label="Answers" style={styles.list}>
      {choices.map((choice) => <ChoiceButton key={choice.key} choice={choice} wide={wide} onPress={() => touch(choice)} />)}
      {chosen && <Button kind="primary" label={`Confirm: ${chosen.label}`} onPress={confirm} style={styles.confirm} />}
    </View>
  );
}

interface ChoiceButtonProps<M> {
  readonly choice: Choice<M>;
  readonly wide: boolean;
  onPress(): void;
}

function ChoiceButton<M>({ choice: { label, help, icon, tone = 'secondary', marked }, wide, onPress }: ChoiceButtonProps<M>) {
  const { colours } = useTheme();
  const primary = tone === 'primary' && marked === undefined;
  const ink = primary ? 'onAccent' : tone === 'danger' ? 'danger' : 'ink';
  const rim = marked ? colours.glow : tone === 'danger' ? colours.danger : primary ? colours.accent : colours.line;
  return (
    <Pointable label={label} style={[styles.cell, wide && styles.wide]}>
      <Touchable
        aria-label={help ? `${label}: ${help}` : label}
        aria-pressed={marked}
        onPress={onPress}
        style={[styles.choice, { backgroundColor: primary ? colours.accent : colours.raised, borderColor: rim }, marked && styles.marked]}
      >
        {icon && <Icon name={icon} size={24} colour={colours[ink]} />}
        <View style={styles.words}>
          <Text bold tone={ink}>{help === undefined ? label : apart(label)}</Text>
          {help !== undefined && <Text size="tiny" tone={primary ? 'onAccent' : 'dim'}>{help}</Text>}
        </View>
        {marked && <Icon name="check-mark" size={20} colour={colours.glow} />}
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.small, flexDirection: 'row', flexWrap: 'wrap' },
  cell: { flexGrow: 1, flexBasis: 140 },
  wide: { flexBasis: 280, flexShrink: 1, maxWidth: '100%' },
  choice: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.small, paddingVertical: space.tiny, minHeight: 48 },
  marked: { boxShadow: '0 0 10px rgba(255, 219, 122, 0.7)' },
  words: { flex: 1 },
  confirm: { flexGrow: 1, flexBasis: '100%' },
});
