import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { useRoom } from '@/table/kit/room/useRoom';
import { TOUCH, space, useTheme } from '@/theme';

interface CardMatProps {
  readonly label: string;
  /** How many cards lie side by side. */
  readonly abreast: number;
  /** Height of a card, measured by its width. */
  readonly shape: number;
  /** Points that words above and below the cards need, at the usual size of letters. */
  readonly besides: number;
  readonly children: (card: Size, mat: Size) => ReactNode;
}

const SMALLEST = 64;
const LARGEST = 260;
/** The rim of the spot that a card lies on. */
const RIM = 10;
/** What the mat has of the room's height before anybody has measured it. */
const USUAL_SHARE = 0.35;

/** The largest card of which so many fit on the mat. */
export function cardOn(mat: Size, { abreast, shape, besides }: Pick<CardMatProps, 'abreast' | 'shape' | 'besides'>): Size {
  const byWidth = (mat.width - space.small * (abreast + 1)) / abreast - RIM;
  const byHeight = (mat.height - besides - 2 * space.small - RIM) / shape;
  const width = Math.floor(Math.min(LARGEST, Math.max(SMALLEST, Math.min(byWidth, byHeight))));
  return { width, height: Math.floor(width * shape) };
}

/** The largest card of which so many fit, in as many rows as that takes, and how wide a row of them is. */
export function cardsOn(mat: Size, count: number, { shape, besides, largest = LARGEST }: { readonly shape: number; readonly besides: number; readonly largest?: number }): Size & { readonly row: number } {
  let [width, best] = [0, 1];
  for (let abreast = 1; abreast <= count; abreast++) {
    const rows = Math.ceil(count / abreast);
    const byWidth = (mat.width - space.small * (abreast + 1)) / abreast;
    const byHeight = (mat.height - besides - space.small * (rows + 1)) / rows / shape;
    if (Math.min(byWidth, byHeight) > width) [width, best] = [Math.min(byWidth, byHeight), abreast];
  }
  const fitting = Math.floor(Math.min(largest, Math.max(TOUCH, width)));
  return { width: fitting, height: Math.floor(fitting * shape), row: best * (fitting + space.small) };
}

/** A mat for cards, as large as the room allows; what does not fit is scrolled to. */
export function CardMat({ label, abreast, shape, besides, children }: CardMatProps) {
  const { textScale } = useTheme();
  const { width, height } = useRoom();
  const [mat, setMat] = useState<Size>({ width, height: height * USUAL_SHARE });
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }) => setMat({ width: layout.width, height: layout.height })}>
      <ScrollView tabIndex={0} role="group" aria-label={label} contentContainerStyle={styles.mat}>
        {children(cardOn(mat, { abreast, shape, besides: besides * textScale }), mat)}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  mat: { padding: space.small, gap: space.small, flexGrow: 1, justifyContent: 'center' },
});
