import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BaseOptions, Kit, KitPart, OptionField } from '@/engine/game';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Button, Sheet, Text, Touchable } from '@/theme/ui';

import { useColumns } from '../useColumns';
import { kitOf, withKitChoice } from './draft';

export type KitField = Extract<OptionField, { kind: 'perSeatKit' }>;

interface KitPickerProps {
  readonly seat: number;
  readonly field: KitField;
  readonly options: BaseOptions;
  /** Undefined: what is recommended. */
  onKit(kit: Kit | undefined): void;
  /** Opens the rulebook. */
  onRule?(rule: string): void;
}

/** "Dawn Keeper, Gate Spear, Lacquer Heirloom, …". */
const namesIn = (parts: readonly KitPart[], kit: Kit): string =>
  parts.flatMap(({ key, choices }) => choices.filter(({ value }) => kit[key]?.includes(value)).map(({ label }) => label)).join(', ');

/** What a seat takes along, and a sheet to choose it card by card. */
export function KitPicker({ seat, field: { key, label, help, kits }, options, onKit, onRule }: KitPickerProps) {
  const { colours } = useTheme();
  const { paired } = useColumns();
  const [open, setOpen] = useState(false);
  const offered = kits[seat];
  if (!offered) return undefined;
  const { parts, trouble } = offered;
  const half = Math.ceil(parts.length / 2);
  const columns = paired ? [parts.slice(0, half), parts.slice(half)] : [parts];
  const { kit, own } = kitOf(offered, options, key, seat);
  const fault = trouble(kit);
  const readRule = (rule = '') => {
    setOpen(false);
    onRule?.(rule);
  };
  return (
    <>
      <Touchable aria-haspopup="dialog" onPress={() => setOpen(true)} style={[styles.line, styles.choice, { borderColor: fault === undefined ? colours.line : colours.danger, backgroundColor: colours.raised }]}>
        <View style={styles.words}>
          <Text size="tiny" tone="dim">{apart(label)}</Text>
          <Text bold>{apart(own ? 'Your own' : 'Recommended')}</Text>
          <Text size="small" tone={fault === undefined ? 'dim' : 'danger'}>{fault?.words ?? namesIn(parts, kit)}</Text>
        </View>
        <Icon name="down" size={18} colour={colours.accent} />
      </Touchable>
      <Sheet
        title={`${label} of seat ${seat + 1}`} visible={open} onClose={() => setOpen(false)} broad={paired}
        foot={(
          <>
            {fault !== undefined && <Text tone="danger" bold role="alert">{fault.words}</Text>}
            <View style={styles.buttons}>
              {fault?.rule !== undefined && onRule && <Button kind="quiet" label="Read the rule" onPress={() => readRule(fault.rule)} />}
              {own && <Button label="As recommended" onPress={() => onKit(undefined)} style={styles.button} />}
              <Button kind="primary" label="Done" onPress={() => setOpen(false)} style={styles.button} />
            </View>
          </>
        )}
      >
        {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
        <View style={paired && styles.columns}>
          {columns.map((column) => (
            <View key={column.map((part) => part.key).join()} style={[styles.parts, paired && styles.column]}>
              {column.map((part) => <PartChoice key={part.key} part={part} chosen={kit[part.key] ?? []} onChoose={(value) => onKit(withKitChoice(part, kit, value))} />)}
            </View>
          ))}
        </View>
      </Sheet>
    </>
  );
}

/** "Weapons: choose 2", "Skills: 2 chosen, 3 at most, 5 of 8 Souls". */
function partTitle({ label, most, full, tally }: KitPart, chosen: readonly string[]): string {
  if (full) return most === 1 ? label : `${label}: choose ${most}`;
  return [`${label}: ${chosen.length} chosen`, `${most} at most`, tally?.(chosen)].filter(Boolean).join(', ');
}

function PartChoice({ part, chosen, onChoose }: { readonly part: KitPart; readonly chosen: readonly string[]; onChoose(value: string): void }) {
  const { colours } = useTheme();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly words: string }>();
  const title = partTitle(part, chosen);
  const nameOf = (value: string | undefined): string => part.choices.find((choice) => choice.value === value)?.label ?? '';
  /** Whoever has as many as may be gets the new one for the oldest; which one that was is said where the finger is. */
  const choose = (value: string) => {
    if (chosen.includes(value)) setAnswer(part.full ? { to: value, words: 'Choose another one to leave this behind.' } : undefined);
    else setAnswer(part.most > 1 && chosen.length >= part.most ? { to: value, words: `Takes the place of ${nameOf(chosen[0])}.` } : undefined);
    onChoose(value);
  };
  return (
    <View role="group" aria-label={title} style={styles.part}>
      <Text size="small" bold tone="dim">{title}</Text>
      {part.choices.map(({ value, label, help }) => {
        const taken = chosen.includes(value);
        return (
          <Touchable key={value} aria-pressed={taken} aria-label={[label, help].filter(Boolean).join('. ')} onPress={() => choose(value)} style={[styles.line, styles.card, { borderColor: taken ? colours.accent : colours.line, backgroundColor: taken ? colours.raised : 'transparent' }]}>
            <View style={styles.words}>
              <Text bold>{apart(label)}</Text>
              {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
              {answer?.to === value && <Text size="small" bold aria-live="polite">{answer.words}</Text>}
            </View>
            {taken && <Icon name="check-mark" size={18} colour={colours.accent} />}
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  choice: { minHeight: 48 },
  card: { minHeight: 48 },
  words: { flex: 1 },
  part: { gap: space.small },
  parts: { gap: space.medium },
  columns: { flexDirection: 'row', gap: space.large, alignItems: 'flex-start' },
  column: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  button: { flexGrow: 1 },
});
