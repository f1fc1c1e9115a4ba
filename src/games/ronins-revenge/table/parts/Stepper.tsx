import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Icon, space, useTheme, type IconName } from '@/theme';
import { IconButton, Text } from '@/theme/ui';

interface StepperProps {
  readonly icon: IconName;
  /** "Dodge". */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** What one more is: "1 Stamina each". */
  readonly worth: string;
  onChange(value: number): void;
}

/** How much of something is put in. */
export function Stepper({ icon, label, value, most, worth, onChange }: StepperProps) {
  const { colours } = useTheme();
  const step = (by: number) => {
    feel(by > 0 ? 'tick' : 'untick');
    onChange(value + by);
  };
  return (
    <View style={styles.row} role="group" aria-label={`${label}: ${value} of ${most}`}>
      <Icon name={icon} size={20} colour={colours.ink} />
      <View style={styles.words}>
        <Text size="small" bold>{label}</Text>
        <Text size="tiny" tone="dim">{worth}</Text>
      </View>
      <IconButton icon="minus" label={`Less ${label}`} disabled={value <= 0} onPress={() => step(-1)} />
      <Text bold align="center" style={styles.value} aria-live="polite">{`+${value}`}</Text>
      <IconButton icon="plus" label={`More ${label}`} disabled={value >= most} onPress={() => step(1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, flexGrow: 1, flexBasis: 160 },
  words: { flex: 1 },
  value: { minWidth: 28, fontVariant: ['tabular-nums'] },
});
