import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import { useExplanation } from '../../explain';
import { Pointable } from '../../learn/pointing';
import type { Target, TargetPicker } from './useTargets';

interface TargetListProps<Id extends string | number> {
  readonly picker: TargetPicker<Id>;
  /** What is chosen here: "Whom do you shoot?" */
  readonly label: string;
  /** On the button: "Shoot". */
  readonly verb?: string;
}

/** How many more are needed, or what pressing the button will do. */
function confirmWords<Id extends string | number>({ targets, chosen, least, most }: TargetPicker<Id>, verb: string): string {
  const missing = least - chosen.length;
  if (missing > 0) return least === 1 ? `${verb}: choose first` : `${verb}: ${missing} more`;
  const [only] = chosen;
  if (most === 1) return only === undefined ? verb : `${verb}: ${targets.find(({ id }) => id === only)?.label ?? ''}`;
  return chosen.length === 0 ? `${verb}: none` : `${verb}: ${chosen.length} of ${most}`;
}

/** All targets as a list below the question, also those that are hard to hit on the board; and the button that confirms. */
export function TargetList<Id extends string | number>({ picker, label, verb = 'Confirm' }: TargetListProps<Id>) {
  const single = picker.most === 1;
  const words = confirmWords(picker, verb);
  return (
    <View style={styles.list}>
      <View role={single && !picker.atOnce ? 'radiogroup' : 'group'} aria-label={label} style={styles.targets}>
        {picker.targets.map((target) => <TargetLine key={target.id} target={target} picker={picker} />)}
      </View>
      {!picker.atOnce && (
        <Pointable label={words}>
          <Button kind="primary" label={words} disabled={!picker.isReady} onPress={picker.confirm} />
        </Pointable>
      )}
    </View>
  );
}

function TargetLine<Id extends string | number>({ target, picker }: { target: Target<Id>; picker: TargetPicker<Id> }) {
  const { colours } = useTheme();
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(target.explain, view);
  const { id, label, help, icon, barred } = target;
  const chosen = picker.chosen.includes(id);
  const role = picker.atOnce ? 'button' : picker.most === 1 ? 'radio' : 'checkbox';
  const under = barred ?? help;
  const faint = barred !== undefined;
  return (
    <Pointable label={label} style={styles.cell}>
      <Touchable
        ref={view}
        role={role}
        aria-checked={picker.atOnce ? undefined : chosen}
        aria-label={under === undefined ? label : `${label}, ${under}`}
        aria-disabled={faint}
        onPress={() => picker.touch(target)}
        onLongPress={onLongPress}
        onHoverIn={onHoverIn}
        onHoverOut={onHoverOut}
        onBlur={onBlur}
        style={[styles.target, { backgroundColor: faint ? colours.card : colours.raised, borderColor: chosen ? colours.accent : faint ? colours.line : colours.glow }]}
      >
        {icon && <Icon name={icon} size={22} colour={faint ? colours.dim : colours.ink} />}
        <View style={styles.words}>
          <Text size="small" bold tone={faint ? 'dim' : 'ink'}>{label}</Text>
          {under !== undefined && <Text size="tiny" tone="dim">{under}</Text>}
        </View>
        {chosen && <Icon name="check-mark" size={18} colour={colours.accent} />}
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.small },
  targets: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  cell: { flexGrow: 1, flexBasis: 140, maxWidth: '100%' },
  target: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny },
  words: { flex: 1 },
});
