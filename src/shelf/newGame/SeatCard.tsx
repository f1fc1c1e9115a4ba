import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BaseOptions, Choice, OptionField } from '@/engine/game';
import { LONGEST_NAME, type SeatPlayer } from '@/store/seats';
import { Icon, radius, space, useTheme } from '@/theme';
import { Card, ChoiceList, IconButton, Segmented, Sheet, Text, TextField, Touchable } from '@/theme/ui';

import { optionValue } from './draft';

type PerSeatField = Extract<OptionField, { kind: 'perSeat' }>;

export interface SeatCardProps {
  seat: number;
  player: SeatPlayer;
  options: BaseOptions;
  fields: readonly PerSeatField[];
  onPlayer(changes: Partial<SeatPlayer>): void;
  onChoice(field: PerSeatField, value: Choice['value']): void;
  /** Absent when the game needs this many seats. */
  onRemove?(): void;
}

const PLAYS = [
  { value: 'person', label: 'Person' },
  { value: 'easy', label: 'Easy bot' },
  { value: 'medium', label: 'Medium bot' },
  { value: 'hard', label: 'Hard bot' },
] as const;

export function SeatCard({ seat, player, options, fields, onPlayer, onChoice, onRemove }: SeatCardProps) {
  const { seatColours, colours } = useTheme();
  return (
    <Card role="group" aria-label={`Seat ${seat + 1}`}>
      <View style={styles.line}>
        <View style={[styles.chip, { backgroundColor: seatColours[seat % seatColours.length], borderColor: colours.ink }]}>
          <Text bold style={styles.number}>{seat + 1}</Text>
        </View>
        <TextField label={`Name of seat ${seat + 1}`} value={player.name} maxLength={LONGEST_NAME} onChange={(name) => onPlayer({ name })} style={styles.name} />
        {onRemove && <IconButton icon="close" label={`Remove seat ${seat + 1}`} onPress={onRemove} />}
      </View>
      <Segmented roomy label={`Who plays seat ${seat + 1}`} segments={PLAYS} value={player.plays} onChange={(plays) => onPlayer({ plays })} />
      {fields.map((field) => (
        <SeatChoice key={field.key} seat={seat} field={field} options={options} onChoice={(value) => onChoice(field, value)} />
      ))}
    </Card>
  );
}

interface SeatChoiceProps {
  seat: number;
  field: PerSeatField;
  options: BaseOptions;
  onChoice(value: Choice['value']): void;
}

function SeatChoice({ seat, field, options, onChoice }: SeatChoiceProps) {
  const { colours } = useTheme();
  const [open, setOpen] = useState(false);
  const values = optionValue(options, field.key);
  const chosenBy: readonly unknown[] = Array.isArray(values) ? values : [];
  const chosen = field.choices.find(({ value }) => value === chosenBy[seat]);
  if (!chosen) return undefined;
  const choices = field.choices.map((choice) => {
    const owner = field.unique ? chosenBy.indexOf(choice.value) : -1;
    return { ...choice, note: owner >= 0 && owner !== seat ? `Seat ${owner + 1} has it` : undefined };
  });
  const choose = (value: Choice['value']) => {
    setOpen(false);
    onChoice(value);
  };
  return (
    <>
      <Touchable aria-haspopup="dialog" onPress={() => setOpen(true)} style={[styles.choice, { borderColor: colours.line, backgroundColor: colours.raised }]}>
        <View style={styles.words}>
          <Text size="tiny" tone="dim">{field.label}</Text>
          <Text bold>{chosen.label}</Text>
          {chosen.help !== undefined && <Text size="small" tone="dim">{chosen.help}</Text>}
        </View>
        <Icon name="down" size={18} colour={colours.accent} />
      </Touchable>
      <Sheet title={`${field.label} of seat ${seat + 1}`} visible={open} onClose={() => setOpen(false)}>
        {field.help !== undefined && <Text size="small" tone="dim">{field.help}</Text>}
        <ChoiceList label={field.label} choices={choices} value={chosen.value} onChange={choose} />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  chip: { width: 32, height: 32, borderRadius: radius.round, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  number: { color: '#14100C' },
  name: { flex: 1 },
  choice: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  words: { flex: 1 },
});
