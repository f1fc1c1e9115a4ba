import { StyleSheet, View } from 'react-native';

import { BOT_LEVELS, type AnyBox } from '@/engine/box';
import type { BaseOptions, Choice, Kit, OptionField } from '@/engine/game';
import { LONGEST_NAME, isPerson, type SeatPlayer } from '@/store/seats';
import { radius, space, useTheme } from '@/theme';
import { Card, IconButton, Segmented, Text, TextField } from '@/theme/ui';

import { optionValue } from './draft';
import { KitPicker, type KitField } from './KitPicker';
import { ChoicePicker } from './ChoicePicker';

type PerSeatField = Extract<OptionField, { kind: 'perSeat' }>;

export interface SeatCardProps {
  seat: number;
  player: SeatPlayer;
  options: BaseOptions;
  fields: readonly PerSeatField[];
  kits: readonly KitField[];
  /** What computer players are called, where the game has names for its levels. */
  levels?: AnyBox['levels'];
  /** What computer players may be like, where the game knows such things. */
  temperaments?: AnyBox['temperaments'];
  onPlayer(changes: Partial<SeatPlayer>): void;
  onChoice(field: PerSeatField, value: Choice['value']): void;
  /** Undefined: what is recommended. */
  onKit(key: string, kit: Kit | undefined): void;
  /** Opens the rulebook. */
  onRule?(rule: string): void;
  /** Absent when the game needs this many seats. */
  onRemove?(): void;
}

const PLAIN_LEVELS: NonNullable<AnyBox['levels']> = { easy: 'Easy bot', medium: 'Medium bot', hard: 'Hard bot' };

const playsOf = (levels = PLAIN_LEVELS) => [{ value: 'person', label: 'Person' }, ...BOT_LEVELS.map((level) => ({ value: level, label: levels[level] }))] as const;

/** Left to chance until the match starts. */
const DEALT = '';

export function SeatCard({ seat, player, options, fields, kits, levels, temperaments, onPlayer, onChoice, onKit, onRule, onRemove }: SeatCardProps) {
  const { seatColours, colours } = useTheme();
  return (
    <Card role="group" aria-label={`Seat ${seat + 1}`}>
      <View style={styles.line}>
        <View style={[styles.chip, { backgroundColor: seatColours[seat % seatColours.length], borderColor: colours.ink }]}>
          <Text bold style={styles.number}>{seat + 1}</Text>
        </View>
        <TextField label={`Name of seat ${seat + 1}`} value={player.name} maxLength={LONGEST_NAME} onChange={(name) => onPlayer({ name, plays: 'person' })} style={styles.name} />
        {onRemove && <IconButton icon="close" label={`Remove seat ${seat + 1}`} onPress={onRemove} />}
      </View>
      <Segmented roomy label={`Who plays seat ${seat + 1}`} segments={playsOf(levels)} value={player.plays} onChange={(plays) => onPlayer({ plays })} />
      {temperaments && !isPerson(player) && (
        <ChoicePicker
          label="Temperament"
          title={`Temperament of seat ${seat + 1}`}
          choices={[{ value: DEALT, label: 'Dealt at random' }, ...Object.entries(temperaments).map(([value, { label, words }]) => ({ value, label, help: words }))]}
          value={player.temperament ?? DEALT}
          onChoice={(temperament) => onPlayer({ temperament: temperament === DEALT ? undefined : temperament })}
        />
      )}
      {fields.map((field) => (
        <SeatChoice key={field.key} seat={seat} field={field} options={options} onChoice={(value) => onChoice(field, value)} />
      ))}
      {kits.map((field) => <KitPicker key={field.key} seat={seat} field={field} options={options} onKit={(kit) => onKit(field.key, kit)} onRule={onRule} />)}
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
  const values = optionValue(options, field.key);
  const chosenBy: readonly unknown[] = Array.isArray(values) ? values : [];
  const chosen = field.choices.find(({ value }) => value === chosenBy[seat]);
  if (!chosen) return undefined;
  const choices = field.choices.map((choice) => {
    const owner = field.unique ? chosenBy.indexOf(choice.value) : -1;
    return { ...choice, note: owner >= 0 && owner !== seat ? `Seat ${owner + 1} has it` : undefined };
  });
  return <ChoicePicker label={field.label} title={`${field.label} of seat ${seat + 1}`} help={field.help} choices={choices} value={chosen.value} onChoice={onChoice} />;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  chip: { width: 32, height: 32, borderRadius: radius.round, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  number: { color: '#14100C' },
  name: { flex: 1 },
});
