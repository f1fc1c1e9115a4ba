import { useState } from 'react';
import { PanResponder, Platform, StyleSheet, View, type AccessibilityActionEvent, type LayoutChangeEvent, type ViewStyle } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { TOUCH, radius, space } from '../tokens';
import { Text } from './Text';

export interface SliderProps {
  label: string;
  help?: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words: "70 %". */
  words(value: number): string;
  onChange(value: number): void;
}

const KNOB = 26;

const KEY_STEPS = new Map([['ArrowRight', 1], ['ArrowUp', 1], ['PageUp', 3], ['ArrowLeft', -1], ['ArrowDown', -1], ['PageDown', -3]]);

export function Slider({ label, help, value, min, max, step, words, onChange }: SliderProps) {
  const { colours } = useTheme();
  const [length, setLength] = useState(0);
  const clamp = (raw: number) => Math.min(max, Math.max(min, min + Math.round((raw - min) / step) * step));
  const changeTo = (raw: number) => {
    const rounded = Number(clamp(raw).toFixed(4));
    if (rounded !== value) onChange(rounded);
  };
  const changeAt = (x: number) => length > KNOB && changeTo(min + ((x - KNOB / 2) / (length - KNOB)) * (max - min));
  const responder = PanResponder.create({
    onStartShouldSetPanResponder: () => true,
    onMoveShouldSetPanResponder: () => true,
    onPanResponderTerminationRequest: () => false,
    onPanResponderGrant: (event) => changeAt(event.nativeEvent.locationX),
    onPanResponderMove: (event) => changeAt(event.nativeEvent.locationX),
  });
  const onKeyDown = (event: { key: string; preventDefault(): void }) => {
    const steps = KEY_STEPS.get(event.key);
    if (steps === undefined) return;
    event.preventDefault();
    changeTo(value + steps * step);
  };
  const onAccessibilityAction = ({ nativeEvent }: AccessibilityActionEvent) =>
    changeTo(value + (nativeEvent.actionName === 'increment' ? step : -step));
  const offset = ((value - min) / (max - min)) * Math.max(0, length - KNOB);
  return (
    <View style={styles.block}>
      <View style={styles.words}>
        <Text bold style={styles.label}>{label}</Text>
        <Text size="small" tone="dim">{words(value)}</Text>
      </View>
      {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
      <View
        {...responder.panHandlers}
        {...(Platform.OS === 'web' ? { onKeyDown } : undefined)}
        accessible
        role="slider"
        tabIndex={0}
        focusable
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words(value)}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={onAccessibilityAction}
        onLayout={(event: LayoutChangeEvent) => setLength(event.nativeEvent.layout.width)}
        style={styles.target}
      >
        <View style={[styles.track, { backgroundColor: colours.line }]}>
          <View style={[styles.filled, { backgroundColor: colours.accent, width: offset + KNOB / 2 }]} />
        </View>
        <View style={[styles.knob, { backgroundColor: colours.accent, borderColor: colours.paper, left: offset }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { paddingVertical: space.small },
  words: { flexDirection: 'row', alignItems: 'baseline', gap: space.medium },
  label: { flex: 1 },
  // Children let touches through, so that the touch point is always measured from the track's own edge.
  // A finger on it moves nothing else: the page neither scrolls nor turns back.
  target: { height: TOUCH, justifyContent: 'center', cursor: 'pointer', ...Platform.select({ web: { touchAction: 'none' } as ViewStyle, default: {} }) },
  track: { height: 6, borderRadius: radius.round, overflow: 'hidden', pointerEvents: 'none' },
  filled: { height: 6 },
  knob: { position: 'absolute', width: KNOB, height: KNOB, borderRadius: radius.round, borderWidth: 3, pointerEvents: 'none' },
});
