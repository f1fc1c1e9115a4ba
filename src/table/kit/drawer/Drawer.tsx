import { useRef, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Animated, { SlideInDown, SlideInLeft, SlideInRight } from 'react-native-reanimated';

import { radius, space, useTheme } from '@/theme';
import { Heading, IconButton } from '@/theme/ui';

import { onEscape } from '../onEscape';
import { useRoom } from '../room/useRoom';
import { useFocusWhile } from '../useFocusWhile';

/** From below, or from the side: `hand` is the side of the hand that holds the device, `far` the other one. */
export type DrawerEdge = 'bottom' | 'hand' | 'far';

interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly edge?: DrawerEdge;
  onClose(): void;
  readonly children: ReactNode;
}

const SLIDE_MS = 180;
const SLIDES = { bottom: SlideInDown, left: SlideInLeft, right: SlideInRight } as const;

/** In which of the three places it really lies. */
export function sideOf(edge: DrawerEdge, leftHanded: boolean): keyof typeof SLIDES {
  if (edge === 'bottom') return 'bottom';
  return (edge === 'hand') === leftHanded ? 'left' : 'right';
}

/** A panel pulled out from an edge over the table; a touch beside it, Escape or its button push it back. Lies in a TableLayout's cover or any filled view. */
export function Drawer({ title, open, edge = 'hand', onClose, children }: DrawerProps) {
  const { colours, leftHanded, reducedMotion } = useTheme();
  const { beside } = useRoom();
  const button = useRef<View>(null);
  useFocusWhile(open, button);
  if (!open) return null;
  const side = sideOf(edge, leftHanded);
  return (
    <View style={styles.cover} {...onEscape(onClose)}>
      <Pressable aria-hidden tabIndex={-1} onPress={onClose} style={[StyleSheet.absoluteFill, styles.shade]} />
      <Animated.View
        role="dialog"
        aria-modal
        aria-label={title}
        entering={reducedMotion ? undefined : SLIDES[side].duration(SLIDE_MS)}
        style={[styles.drawer, styles[side], side !== 'bottom' && beside && styles.slim, { backgroundColor: colours.card, borderColor: colours.line }]}
      >
        <View style={[styles.head, side === 'left' && styles.mirrored]}>
          <Heading level={3} style={styles.title}>{title}</Heading>
          <IconButton ref={button} icon="close" label={`Close: ${title}`} onPress={onClose} />
        </View>
        <ScrollView tabIndex={0} aria-label={title} contentContainerStyle={styles.content}>{children}</ScrollView>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, zIndex: 8 },
  shade: { backgroundColor: 'rgba(0,0,0,0.45)' },
  drawer: { position: 'absolute', borderWidth: 1, padding: space.small, boxShadow: '0 0 24px rgba(0,0,0,0.45)' },
  left: { left: 0, top: 0, bottom: 0, width: '86%', maxWidth: 420, borderTopRightRadius: radius.large, borderBottomRightRadius: radius.large },
  right: { right: 0, top: 0, bottom: 0, width: '86%', maxWidth: 420, borderTopLeftRadius: radius.large, borderBottomLeftRadius: radius.large },
  bottom: { left: 0, right: 0, bottom: 0, maxHeight: '80%', borderTopLeftRadius: radius.large, borderTopRightRadius: radius.large },
  slim: { width: '50%' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  mirrored: { flexDirection: 'row-reverse' },
  title: { flex: 1 },
  content: { gap: space.medium, padding: space.small },
});
