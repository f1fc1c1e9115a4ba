import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { gradient, space } from '@/theme';

interface ScrollProps {
  /** What lies in it, said when the keyboard reaches it. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  /** The ground it lies on: what goes on below fades into it, so that nobody takes the edge for the end. */
  readonly ground?: string;
  readonly children: ReactNode;
}

/** Nearer than this to the end nothing that matters is left. */
const END = 8;

/** Scrolls when it has to, and only then the keyboard stops at it. */
export function Scroll({ label, style, ground, children }: ScrollProps) {
  const [room, setRoom] = useState(0);
  const [content, setContent] = useState(0);
  const [passed, setPassed] = useState(0);
  const overflows = content > room + 1;
  const goesOn = content > room + passed + END;
  return (
    <View style={style}>
      <ScrollView
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
        onLayout={({ nativeEvent: { layout } }) => setRoom(layout.height)}
        onContentSizeChange={(_, height) => setContent(height)}
        scrollEventThrottle={100}
        onScroll={({ nativeEvent: { contentOffset } }) => setPassed(contentOffset.y)}
      >
        {children}
      </ScrollView>
      {goesOn && ground !== undefined && <View aria-hidden pointerEvents="none" style={[styles.fade, gradient(`linear-gradient(0deg, ${ground}, ${ground}00)`)]} />}
    </View>
  );
}

const styles = StyleSheet.create({ content: { flexGrow: 1 }, fade: { position: 'absolute', left: 0, right: 0, bottom: 0, height: space.wide } });
