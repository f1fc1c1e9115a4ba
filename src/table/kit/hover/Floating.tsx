import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';

import type { Rect, Size } from '../../board/fit';
import { placeBeside } from './placement';

const WIDEST = 336;

/** Something small that floats beside a place on the screen; `through`: touches reach what lies below it. */
export function Floating({ anchor, through = false, children }: { anchor: Rect; through?: boolean; children: ReactNode }) {
  const window = useWindowDimensions();
  const [card, setCard] = useState<Size>();
  const { left, top, maxWidth, maxHeight } = card ? placeBeside(anchor, card, window) : { left: 0, top: 0, maxWidth: WIDEST, maxHeight: undefined };
  const squeezed = card && maxHeight !== undefined && card.height > maxHeight;
  const content = <View onLayout={({ nativeEvent: { layout } }) => setCard({ width: layout.width, height: layout.height })}>{children}</View>;
  return (
    <View pointerEvents={through ? 'none' : 'box-none'} style={[styles.floating, { left, top, maxWidth: Math.min(WIDEST, maxWidth), maxHeight }, !card && styles.measuring]}>
      {squeezed ? <ScrollView>{content}</ScrollView> : content}
    </View>
  );
}

const styles = StyleSheet.create({
  floating: { position: 'absolute', zIndex: 10 },
  measuring: { opacity: 0 },
});
