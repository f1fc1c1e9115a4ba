import { useState, type ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { space } from '@/theme';

import type { Rect, Size } from '../board/fit';

const GAP = 12;

/** Above the thing it is about, or below it where there is no room above; never over the edge of the screen. */
export function placeBeside(anchor: Rect, card: Size, window: Size): { readonly left: number; readonly top: number } {
  const middle = anchor.x + anchor.width / 2 - card.width / 2;
  const left = Math.max(space.small, Math.min(middle, window.width - card.width - space.small));
  const above = anchor.y - card.height - GAP;
  const top = above >= space.small ? above : anchor.y + anchor.height + GAP;
  return { left, top: Math.max(space.small, Math.min(top, window.height - card.height - space.small)) };
}

/** Something small that floats beside a place on the screen; `through`: touches reach what lies below it. */
export function Floating({ anchor, through = false, children }: { anchor: Rect; through?: boolean; children: ReactNode }) {
  const window = useWindowDimensions();
  const [card, setCard] = useState<Size>();
  const place = card ? placeBeside(anchor, card, window) : { left: 0, top: 0 };
  return (
    <View
      pointerEvents={through ? 'none' : 'box-none'}
      onLayout={({ nativeEvent: { layout } }) => setCard({ width: layout.width, height: layout.height })}
      style={[styles.floating, place, !card && styles.measuring]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  floating: { position: 'absolute', maxWidth: 336, zIndex: 10 },
  measuring: { opacity: 0 },
});
