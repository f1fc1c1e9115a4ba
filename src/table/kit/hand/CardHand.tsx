import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';

import { radius, useTheme } from '@/theme';

import type { Size } from '../../board/fit';
import type { Explanation } from '../../contract';
import { useIsPointedAt } from '../../learn/pointing';
import { Draggable } from '../drag/Draggable';
import { inRoom, type ByRoom } from '../room/room';
import { useRoom } from '../room/useRoom';
import { LIFT, fanOf, type FannedCard } from './fan';

export interface HandCard {
  readonly id: string;
  /** Everything a screen reader should say about it. */
  readonly label: string;
  /** Why it cannot be played now: it is dimmed, and a touch says this. */
  readonly barred?: string;
  /** A long press shows it large; see `picture`. */
  readonly explain?: Explanation;
  face(size: Size): ReactNode;
}

interface CardHandProps {
  /** Whose: "Your hand". */
  readonly label: string;
  readonly cards: readonly HandCard[];
  /** Height by width of a card. */
  readonly shape?: number;
  onBarred?(words: string): void;
}

const WIDTH: ByRoom<number> = { smallPhone: 66, phone: 78, landscape: 62, tablet: 148, desktop: 136 };
const LIFT_MS = 120;

/** The cards a player holds, fanned. Touch one to lift it, then touch where it goes; or drag it there. Lies in a DragTable. */
export function CardHand({ label, cards, shape = 1.4, onBarred }: CardHandProps) {
  const { leftHanded } = useTheme();
  const room = useRoom();
  const [width, setWidth] = useState(room.width);
  const size = { width: inRoom(room, WIDTH), height: Math.round(inRoom(room, WIDTH) * shape) };
  const fan = fanOf(cards.length, width, size, leftHanded);
  const laid = (
    <View role="group" aria-label={`${label}: ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`} style={{ width: Math.max(width, fan.width), height: fan.height }}>
      {cards.map((card, i) => {
        const at = fan.cards[i];
        return at && <Held key={card.id} card={card} at={at} size={size} onBarred={onBarred} />;
      })}
    </View>
  );
  return (
    <View onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      {fan.width > width ? <ScrollView horizontal showsHorizontalScrollIndicator={false}>{laid}</ScrollView> : laid}
    </View>
  );
}

interface HeldProps {
  readonly card: HandCard;
  readonly at: FannedCard;
  readonly size: Size;
  readonly onBarred: CardHandProps['onBarred'];
}

function Held({ card: { id, label, barred, explain, face }, at: { x, y, turn, level }, size, onBarred }: HeldProps) {
  const pointedAt = useIsPointedAt(label);
  return (
    <Draggable id={id} label={label} barred={barred} explain={explain} onBarred={onBarred} style={[styles.held, { left: x, top: y, zIndex: level }]}>
      {(picked) => <Lifted picked={picked} pointedAt={pointedAt} turn={turn}><View style={[size, styles.card, barred !== undefined && styles.faint]} aria-hidden>{face(size)}</View></Lifted>}
    </Draggable>
  );
}

function Lifted({ picked, pointedAt, turn, children }: { picked: boolean; pointedAt: boolean; turn: number; children: ReactNode }) {
  const { reducedMotion, colours } = useTheme();
  const style = useAnimatedStyle(() => {
    const timing = { duration: reducedMotion ? 0 : LIFT_MS };
    return { transform: [{ translateY: withTiming(picked ? -LIFT + 4 : 0, timing) }, { rotate: withTiming(`${picked ? 0 : turn}deg`, timing) }, { scale: withTiming(picked ? 1.06 : 1, timing) }] };
  });
  return <Animated.View style={[styles.card, pointedAt && { boxShadow: `0 0 0 4px ${colours.glow}, 0 0 20px ${colours.accent}` }, picked && { boxShadow: `0 0 0 3px ${colours.glow}, 0 10px 22px rgba(0,0,0,0.45)` }, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  held: { position: 'absolute' },
  card: { borderRadius: radius.small },
  faint: { opacity: 0.5 },
});
