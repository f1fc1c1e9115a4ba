import type { ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../ThemeProvider';
import { radius, space, width } from '../tokens';
import { IconButton } from './Button';
import { Heading } from './Text';

export interface SheetProps {
  title: string;
  visible: boolean;
  onClose(): void;
  /** Covers the dialogue: a curtain, something that is held open. */
  over?: ReactNode;
  /** Two columns lie in it: it takes twice the width where there is room. */
  broad?: boolean;
  /** Stays in sight below what scrolls. */
  foot?: ReactNode;
  /** What lies in it scrolls by itself. */
  still?: boolean;
  children: ReactNode;
}

const WIDE = 640;

/** In a browser the modal itself is the dialogue, on a phone what lies in it: one of them is named, never both. */
const onWeb = Platform.OS === 'web';
const NAMED_ON = {
  web: (title: string) => (onWeb ? { 'aria-label': title } : undefined),
  native: (title: string) => (onWeb ? undefined : ({ role: 'dialog', 'aria-modal': true, 'aria-label': title } as const)),
};

/** A dialogue: from the lower edge on a phone, in the middle of a wide window. Escape, back and a touch beside it close it. */
export function Sheet({ title, visible, onClose, over, broad = false, foot, still = false, children }: SheetProps) {
  const { colours, reducedMotion } = useTheme();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const wide = window.width >= WIDE;
  // A browser keeps the focus in a dialogue until it has faded, and takes it back from whatever is pressed meanwhile: there it goes at once.
  const fades = !reducedMotion && (visible || !onWeb);
  return (
    <Modal {...NAMED_ON.web(title)} visible={visible} transparent animationType={fades ? 'fade' : 'none'} onRequestClose={onClose}>
      <View style={[styles.room, wide && styles.roomWide]}>
        <Pressable aria-hidden tabIndex={-1} onPress={onClose} style={styles.shade} />
        <View
          {...NAMED_ON.native(title)}
          style={[
            styles.sheet,
            wide ? [styles.sheetWide, broad && styles.broad] : { paddingBottom: insets.bottom + space.large },
            { backgroundColor: colours.card, borderColor: colours.line, maxHeight: window.height * 0.9 },
          ]}
        >
          <View style={styles.head}>
            <Heading level={2} style={styles.title}>{title}</Heading>
            <IconButton icon="close" label="Close" onPress={onClose} />
          </View>
          {still
            ? <View style={[styles.content, styles.still]}>{children}</View>
            : <ScrollView contentContainerStyle={styles.content} keyboardShouldPersistTaps="handled">{children}</ScrollView>}
          {foot !== undefined && <View style={[styles.foot, { borderColor: colours.line }]}>{foot}</View>}
        </View>
      </View>
      {over}
    </Modal>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, justifyContent: 'flex-end' },
  roomWide: { justifyContent: 'center', alignItems: 'center', padding: space.wide },
  shade: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(0,0,0,0.6)' },
  sheet: { borderTopLeftRadius: radius.large, borderTopRightRadius: radius.large, borderWidth: 1, paddingHorizontal: space.large, paddingTop: space.small },
  sheetWide: { width: '100%', maxWidth: width.column, borderRadius: radius.large, paddingBottom: space.large },
  broad: { maxWidth: width.shelf },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  title: { flex: 1 },
  content: { gap: space.medium, paddingVertical: space.small },
  still: { flexShrink: 1 },
  foot: { gap: space.small, paddingTop: space.small, borderTopWidth: 1 },
});
