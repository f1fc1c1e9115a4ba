import { StyleSheet, View } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface ToggleProps {
  label: string;
  help?: string;
  value: boolean;
  disabled?: boolean;
  onChange(value: boolean): void;
}

/** A whole line is the switch; the knob moves and the word changes, so colour is never alone. */
export function Toggle({ label, help, value, disabled, onChange }: ToggleProps) {
  const { colours } = useTheme();
  return (
    <Touchable role="switch" aria-checked={value} aria-label={label} disabled={disabled} onPress={() => onChange(!value)} style={styles.line}>
      <View style={styles.words}>
        <Text bold>{label}</Text>
        {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
      </View>
      <Text size="small" tone="dim" style={styles.state}>{value ? 'On' : 'Off'}</Text>
      <View style={[styles.track, { backgroundColor: value ? colours.accent : colours.raised, borderColor: value ? colours.accent : colours.dim }]}>
        <View style={[styles.knob, { backgroundColor: value ? colours.onAccent : colours.dim, marginLeft: value ? 22 : 0 }]} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium, paddingVertical: space.small },
  words: { flex: 1 },
  state: { minWidth: 28, textAlign: 'right' },
  track: { width: 52, height: 30, borderRadius: radius.round, borderWidth: 2, padding: 3, justifyContent: 'center' },
  knob: { width: 20, height: 20, borderRadius: radius.round },
});
