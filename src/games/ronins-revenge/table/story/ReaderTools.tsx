import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { isLarge } from '@/table/kit/layout/shares';
import { TOUCH, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

interface ReaderToolsProps {
  /** "3 of 7"; large letters need the room for the tools. */
  readonly place: string;
  /** Absent on the first page. */
  readonly onBack: (() => void) | undefined;
  /** The reader's other tools, from the left to the right. */
  readonly children: ReactNode;
}

/** Below every page: where one is, and what a reader may want. */
export function ReaderTools({ place, onBack, children }: ReaderToolsProps) {
  const { colours, textScale } = useTheme();
  return (
    <View style={[styles.tools, { backgroundColor: colours.paper, borderColor: colours.line }]}>
      <Tool label="Back" words="‹ Back" disabled={onBack === undefined} onPress={() => onBack?.()} />
      {!isLarge(textScale) && <Text size="small" tone="dim">{place}</Text>}
      <View style={styles.right}>{children}</View>
    </View>
  );
}

interface ToolProps {
  readonly label: string;
  readonly words: string;
  readonly disabled?: boolean;
  onPress(): void;
}

export function Tool({ label, words, disabled = false, onPress }: ToolProps) {
  return (
    <Touchable aria-label={label} disabled={disabled} onPress={onPress} style={styles.tool}>
      <Text size="small" bold tone={disabled ? 'dim' : 'accent'}>{words}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', alignItems: 'center', borderTopWidth: 1, paddingHorizontal: space.small, gap: space.tiny, flexWrap: 'wrap' },
  right: { flexDirection: 'row', flexGrow: 1, justifyContent: 'flex-end', flexWrap: 'wrap' },
  tool: { minHeight: TOUCH, minWidth: TOUCH, paddingHorizontal: space.small, alignItems: 'center', justifyContent: 'center' },
});
