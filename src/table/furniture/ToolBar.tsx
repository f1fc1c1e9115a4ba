import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Icon, type IconProps } from '@/theme/Icon';
import { Text, Touchable } from '@/theme/ui';

export interface Tool {
  readonly label: string;
  /** Says more than the short label, to screen readers. */
  readonly words?: string;
  readonly icon: IconProps['name'];
  readonly disabled?: boolean;
  onPress(): void;
}

interface ToolBarProps {
  readonly tools: readonly Tool[];
  /** Back and forward stand as time runs, whichever hand holds the device. */
  readonly inTime?: boolean;
}

/** Buttons under the thumb: an icon and a word each. */
export function ToolBar({ tools, inTime = false }: ToolBarProps) {
  const { leftHanded, colours } = useTheme();
  return (
    <View role="toolbar" aria-label="Table tools" style={[styles.bar, leftHanded && !inTime && styles.mirrored]}>
      {tools.map(({ label, words, icon, disabled, onPress }) => (
        <Touchable key={label} aria-label={words ?? label} disabled={disabled} onPress={onPress} style={styles.tool}>
          <Icon name={icon} size={22} colour={colours.ink} />
          <Text size="tiny">{label}</Text>
        </Touchable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', justifyContent: 'space-around', paddingHorizontal: space.small, paddingVertical: space.tiny },
  mirrored: { flexDirection: 'row-reverse' },
  tool: { flex: 1, maxWidth: 120, minHeight: 52, alignItems: 'center', justifyContent: 'center', gap: space.hair },
});
