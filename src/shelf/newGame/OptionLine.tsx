import { StyleSheet, View } from 'react-native';

import type { BaseOptions, OptionField } from '@/engine/game';
import { space } from '@/theme';
import { Card, ChoiceList, Segmented, Text, Toggle } from '@/theme/ui';

import { useColumns } from '../useColumns';
import { ChoicePicker } from './ChoicePicker';
import { optionValue } from './draft';

export interface OptionLineProps {
  field: Exclude<OptionField, { kind: 'perSeat' | 'perSeatKit' }>;
  options: BaseOptions;
  onChange(value: unknown): void;
}

const MOST_SEGMENTS = 4;
/** A longer list has a sheet of its own, unless a whole column is there for it: nobody scrolls past pages of what they do not want. */
const MOST_LISTED = 5;

export function OptionLine({ field, options, onChange }: OptionLineProps) {
  const { beside } = useColumns();
  const value = optionValue(options, field.key);
  if (field.kind === 'toggle') {
    return (
      <Card style={styles.tight}>
        <Toggle label={field.label} help={field.help} value={value === true} onChange={onChange} />
      </Card>
    );
  }
  const { choices, label, help } = field;
  const chosen = choices.find((choice) => choice.value === value)?.value ?? choices[0]?.value;
  if (chosen === undefined) return undefined;
  if (choices.length > MOST_LISTED && !beside) return <ChoicePicker label={label} help={help} choices={choices} value={chosen} onChoice={onChange} />;
  const inRow = choices.length <= MOST_SEGMENTS && choices.every((choice) => choice.help === undefined);
  return (
    <Card>
      <View>
        <Text bold>{label}</Text>
        {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
      </View>
      {inRow ? (
        <Segmented label={label} segments={choices} value={chosen} onChange={onChange} />
      ) : (
        <ChoiceList label={label} choices={choices} value={chosen} onChange={onChange} />
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  tight: { paddingVertical: space.tiny },
});
