import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, TOUCH } from '@/theme';

import { momentSize } from './momentSize';

export const SHOWN_WIDTH = 280;

/** As high as the picture is on the page. */
export function shownHeight(withBoard: boolean): number {
  const { width, height } = momentSize(withBoard);
  return (SHOWN_WIDTH * height) / width;
}

/** Where the picture of a moment and its button stand, or will stand: buttons below must not move from under a finger when it comes. */
export function MomentFrame({ withBoard, children }: { readonly withBoard: boolean; readonly children?: ReactNode }) {
  return <View style={[styles.frame, { minHeight: shownHeight(withBoard) + space.small + TOUCH }]}>{children}</View>;
}

const styles = StyleSheet.create({ frame: { gap: space.small, alignItems: 'center' } });
