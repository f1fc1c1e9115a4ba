import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { feel } from '@/feel';
import { Icon, space, useTheme, type IconName } from '@/theme';
import { IconButton, Text } from '@/theme/ui';

interface StepperProps {
  readonly icon: IconName;
  /** "Wild dice". */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** What one more is worth: "+1 each". */
  readonly worth?: string;
  /** What it is stands above the number, without a sign and what it is worth: two of them stand beside each other on a small phone. */
  readonly narrow?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  onChange(value: number): void;
}

/** How many of something are put in: none to all. */
export function Stepper({ icon, label, value, most, worth, narrow, style, onChange }: StepperProps) {
  const { colours } = useTheme();
  const step = (by: number) => {
    feel(by > 0 ? 'tick' : 'untick');
    onChange(value + by);
  };
  const count = <Text bold align="center" style={styles.value} aria-live="polite">{`${value} / ${most}`}</Text>;
  return (
    <View style={[styles.row, narrow === true && styles.narrow, style]} role="group" aria-label={`${label}: ${value} of ${most}`}>
      {narrow !== true && (
        <>
          <Icon name={icon} size={24} colour={colours.ink} />
          <View style={styles.words}>
            <Text size="small" bold>{label}</Text>
            {worth !== undefined && <Text size="tiny" tone="dim">{worth}</Text>}
          </View>
        </>
      )}
      <IconButton icon="minus" label={`One fewer: ${label}`} disabled={value <= 0} onPress={() => step(-1)} />
      {narrow === true ? <View style={styles.words}><Text size="small" bold align="center">{label}</Text>{count}</View> : count}
      <IconButton icon="plus" label={`One more: ${label}`} disabled={value >= most} onPress={() => step(1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  narrow: { gap: 0 },
  words: { flex: 1 },
  value: { minWidth: 48, fontVariant: ['tabular-nums'] },
});
