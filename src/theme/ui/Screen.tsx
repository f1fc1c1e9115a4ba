import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../ThemeProvider';
import { space, width } from '../tokens';
import { IconButton } from './Button';
import { Heading } from './Text';

export interface ScreenProps {
  title?: string;
  /** The page shows its own headline; the bar keeps the way back only. */
  hideTitle?: boolean;
  onBack?(): void;
  /** Small buttons at the far end of the title line. */
  actions?: ReactNode;
  maxWidth?: number;
  /** Stands below what scrolls, always in sight: the way on from a long page. */
  foot?: ReactNode;
  /** Floats over the page: toasts, dialogues. */
  over?: ReactNode;
  children: ReactNode;
}

/** A page that scrolls, keeps clear of notches and never runs wider than is pleasant to read. */
export function Screen({ title, hideTitle = false, onBack, actions, maxWidth = width.page, foot, over, children }: ScreenProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left + space.large, paddingRight: insets.right + space.large };
  return (
    <View style={[styles.room, { backgroundColor: colours.paper }]}>
      {title !== undefined && (
        <View role="banner" style={[styles.bar, sides, { paddingTop: insets.top + space.tiny, borderColor: colours.line }]}>
          <View style={[styles.barContent, { maxWidth }]}>
            {onBack && <IconButton icon="back" label="Back" onPress={onBack} style={styles.back} />}
            {hideTitle ? <View style={styles.title} /> : <Heading level={1} size="title" style={styles.title} numberOfLines={2}>{title}</Heading>}
            {actions}
          </View>
        </View>
      )}
      <ScrollView
        style={styles.scroll}
        tabIndex={0}
        contentContainerStyle={[sides, styles.page, { paddingBottom: (foot === undefined ? insets.bottom : 0) + space.vast, paddingTop: title === undefined ? insets.top + space.large : space.large }]}
        keyboardShouldPersistTaps="handled"
      >
        <View role="main" style={[styles.content, { maxWidth }]}>{children}</View>
      </ScrollView>
      {foot !== undefined && (
        <View style={[styles.foot, sides, { paddingBottom: insets.bottom + space.small, borderColor: colours.line }]}>
          <View style={[styles.footContent, { maxWidth }]}>{foot}</View>
        </View>
      )}
      {over}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  bar: { borderBottomWidth: StyleSheet.hairlineWidth, paddingBottom: space.tiny, alignItems: 'center' },
  barContent: { flexDirection: 'row', alignItems: 'center', width: '100%', gap: space.small, minHeight: 52 },
  back: { marginLeft: -space.medium },
  title: { flex: 1 },
  scroll: { flex: 1 },
  page: { alignItems: 'center' },
  content: { width: '100%', gap: space.large },
  foot: { borderTopWidth: StyleSheet.hairlineWidth, paddingTop: space.small, alignItems: 'center' },
  footContent: { width: '100%', gap: space.small },
});
