import { StyleSheet, View } from 'react-native';

import { TOUCH, space, useTheme } from '@/theme';
import { Icon, type IconProps } from '@/theme/Icon';
import { Text, Touchable } from '@/theme/ui';

import { isLarge } from '../kit/layout/shares';
import { useRoom } from '../kit/room/useRoom';

export interface Tool {
  readonly label: string;
  /** Says more than the short label, to screen readers. */
  readonly words?: string;
  readonly icon: IconProps['name'];
  /** A sentence that stands in the label's place. It has whatever room the other tools leave. */
  readonly tells?: string | undefined;
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
  const { leftHanded, colours, textScale } = useTheme();
  const { kind, roomy } = useRoom();
  const low = kind === 'smallPhone' || kind === 'landscape';
  // Words twice as large would take two lines of a screen that has none to spare: the icons grow instead.
  const wordless = low && isLarge(textScale);
  return (
    <View role="toolbar" aria-label="Table tools" style={[styles.bar, low && styles.lowBar, leftHanded && !inTime && styles.mirrored, textScale > 1 && styles.large]}>
      {tools.map(({ label, words, icon, tells, disabled, onPress }) => (
        <Touchable key={label} aria-label={words ?? label} disabled={disabled} onPress={onPress} style={[styles.tool, low && styles.lowTool, !wordless && [textScale > 1 && styles.largeTool, tells !== undefined && styles.telling]]}>
          <Icon name={icon} size={wordless ? 30 : 22} colour={colours.ink} />
          {wordless ? null : tells === undefined ? <Text size="tiny">{label}</Text> : <Text size={roomy ? 'small' : 'tiny'} numberOfLines={low ? 2 : 3} style={styles.told}>{tells}</Text>}
        </Touchable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', justifyContent: 'space-around', paddingHorizontal: space.small, paddingVertical: space.tiny },
  lowBar: { paddingVertical: 0 },
  lowTool: { minHeight: TOUCH, gap: 0 },
  // Words that have grown take a second line of tools rather than each other's room.
  large: { flexWrap: 'wrap' },
  largeTool: { flexBasis: 'auto', flexShrink: 0, paddingHorizontal: space.tiny },
  mirrored: { flexDirection: 'row-reverse' },
  telling: { flexDirection: 'row', justifyContent: 'flex-start', flexGrow: 3, flexShrink: 1, flexBasis: 0, minWidth: 120, maxWidth: '100%', gap: space.tiny },
  told: { flex: 1 },
  tool: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 120, minHeight: 52, alignItems: 'center', justifyContent: 'center', gap: space.hair },
});
