import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Choice } from '@/engine/game';
import { Icon, radius, space, useTheme } from '@/theme';
import { ChoiceList, Sheet, Text, Touchable } from '@/theme/ui';

export interface ChoicePickerProps<V extends Choice['value']> {
  readonly label: string;
  /** Of the sheet, where more must be said than the label. */
  readonly title?: string;
  readonly help?: string;
  readonly choices: readonly (Choice<V> & { readonly note?: string })[];
  readonly value: V;
  onChoice(value: V): void;
}

/** What is chosen, and a sheet to choose something else. */
export function ChoicePicker<V extends Choice['value']>({ label, title = label, help, choices, value, onChoice }: ChoicePickerProps<V>) {
  const { colours } = useTheme();
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  if (!chosen) return undefined;
  const choose = (next: V) => {
    setOpen(false);
    onChoice(next);
  };
  return (
    <>
      <Touchable aria-haspopup="dialog" onPress={() => setOpen(true)} style={[styles.choice, { borderColor: colours.line, backgroundColor: colours.raised }]}>
        <View style={styles.words}>
          <Text size="tiny" tone="dim">{label}</Text>
          <Text bold>{chosen.label}</Text>
          {chosen.help !== undefined && <Text size="small" tone="dim">{chosen.help}</Text>}
        </View>
        <Icon name="down" size={18} colour={colours.accent} />
      </Touchable>
      <Sheet title={title} visible={open} onClose={() => setOpen(false)}>
        {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
        <ChoiceList label={label} choices={choices} value={chosen.value} onChange={choose} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  choice: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  words: { flex: 1 },
});
