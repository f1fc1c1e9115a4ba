import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

interface ScrollProps {
  /** What lies in it, said when the keyboard reaches it. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Scrolls when it has to, and only then the keyboard stops at it. */
export function Scroll({ label, style, children }: ScrollProps) {
  const [room, setRoom] = useState(0);
  const [content, setContent] = useState(0);
  const overflows = content > room + 1;
  return (
    <ScrollView
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
      style={style}
      contentContainerStyle={styles.content}
      keyboardShouldPersistTaps="handled"
      onLayout={({ nativeEvent: { layout } }) => setRoom(layout.height)}
      onContentSizeChange={(_, height) => setContent(height)}
    >
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({ content: { flexGrow: 1 } });
