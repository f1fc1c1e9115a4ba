import { StyleSheet, View } from 'react-native';

import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';
import { radioKeys, tabStopOf } from './radioKeys';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface Segment<V extends string | number> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SegmentedProps<V extends string | number> {
  /** What is chosen here, for screen readers; drawn above by whoever uses this. */
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange(value: V): void;
  /** Long words: rows of equal segments, two by two on a phone. */
  roomy?: boolean;
}

/** One of a few, all in sight. Wraps onto more lines when the words need it. */
export function Segmented<V extends string | number>({ label, segments, value, onChange, roomy = false }: SegmentedProps<V>) {
  const { colours } = useTheme();
  const tabStop = tabStopOf(segments, value);
  return (
    <View role="radiogroup" aria-label={label} {...radioKeys(segments, value, onChange)} style={[styles.group, { borderColor: colours.line, backgroundColor: colours.card }]}>
      {segments.map((segment) => {
        const chosen = segment.value === value;
        return (
          <Touchable
            key={segment.value}
            role="radio"
            aria-checked={chosen}
            aria-label={segment.label}
            disabled={segment.disabled}
            tabIndex={segment.value === tabStop ? 0 : -1}
            onPress={() => onChange(segment.value)}
            style={[styles.segment, roomy && styles.roomy, chosen && { backgroundColor: colours.accent }]}
          >
            <Text size="small" bold={chosen} tone={chosen ? 'onAccent' : 'ink'} align="center">{segment.label}</Text>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', borderWidth: 1.5, borderRadius: radius.medium, padding: 3, gap: 3 },
  // Words that are longer than the row break, letters however large.
  segment: { flexGrow: 1, maxWidth: '100%', justifyContent: 'center', paddingHorizontal: space.medium, paddingVertical: space.tiny, borderRadius: radius.small },
  roomy: { flexBasis: 116 },
});
