import { useRef, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Animated, { ZoomIn } from 'react-native-reanimated';

import type { Size } from '../../board/fit';
import { radius, space, useTheme } from '@/theme';
import { Button, Card } from '@/theme/ui';

import { onEscape } from '../onEscape';
import { useRoom } from '../room/useRoom';
import { useFocusWhile } from '../useFocusWhile';
import { useNoGhostClick } from './useNoGhostClick';

interface LargeCardProps {
  readonly title: string;
  /** Draws the card as a card, in a room of this size. */
  picture(room: Size): ReactNode;
  /** Its lines, explained. */
  readonly children: ReactNode;
  onClose(): void;
}

/** Of the room: the rest is for the words. */
const SHARE = { upright: 0.46, beside: 0.5 } as const;
const LARGEST = 420;

/** A card taken up from the table and held before one's eyes. A tap beside it, Escape, or its button puts it back. */
export function LargeCard({ title, picture, children, onClose }: LargeCardProps) {
  const { reducedMotion } = useTheme();
  const { beside, width, height } = useRoom();
  useNoGhostClick();
  const card = useRef<View>(null);
  useFocusWhile(true, card);
  const side = Math.round(Math.min(LARGEST, beside ? Math.min(width * SHARE.beside, height - 2 * space.wide) : Math.min(width - 2 * space.wide, height * SHARE.upright)));
  const size = { width: side, height: side };
  return (
    <View ref={card} role="dialog" aria-modal aria-label={title} tabIndex={-1} style={[styles.cover, beside && styles.beside]} {...onEscape(onClose)}>
      <Pressable aria-hidden tabIndex={-1} onPress={onClose} style={[StyleSheet.absoluteFill, styles.shade]} />
      <Animated.View aria-hidden entering={reducedMotion ? undefined : ZoomIn.duration(160)} style={size}>{picture(size)}</Animated.View>
      <Card style={styles.words}>
        <ScrollView contentContainerStyle={styles.lines}>{children}</ScrollView>
        <Button label="Put it back" onPress={onClose} />
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', gap: space.medium, padding: space.large, zIndex: 12 },
  beside: { flexDirection: 'row' },
  shade: { backgroundColor: 'rgba(0,0,0,0.6)' },
  words: { flexShrink: 1, width: '100%', maxWidth: 420, borderRadius: radius.medium, padding: space.medium },
  lines: { gap: space.tiny },
});
