import { use, useRef, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useStore } from 'zustand';

import { feel } from '@/feel';
import { TOUCH, useTheme } from '@/theme';

import type { Explanation } from '../../contract';
import { useExplanation } from '../../explain';
import { DraggingContext, spotUnder, type MeasuredSpot } from './dragging';

interface DraggableProps {
  readonly id: string;
  /** What it is: "Katana". */
  readonly label: string;
  /** Why it stays where it is; a touch says so. */
  readonly barred?: string | undefined;
  readonly explain?: Explanation | undefined;
  /** How far a finger goes before it carries; less than usual where it could also move what lies below. */
  readonly slop?: number;
  readonly style?: StyleProp<ViewStyle>;
  onBarred?(words: string): void;
  children(picked: boolean): ReactNode;
}

const SLOP = 12;
const BACK_MS = 160;

/** The finger that carries a thing: its gesture, where the thing is meanwhile, and whether a click is only the end of a drag. */
function useCarrying({ id, label, barred, slop = SLOP, onStart }: Pick<DraggableProps, 'id' | 'label' | 'barred' | 'slop'> & { onStart(): void }) {
  const { reducedMotion } = useTheme();
  const dragging = use(DraggingContext);
  const wasDragged = useSharedValue(false);
  const carriedX = useSharedValue(0);
  const carriedY = useSharedValue(0);
  const spots = useSharedValue<readonly MeasuredSpot[]>([]);
  const over = useSharedValue<string | undefined>(undefined);

  const begin = async () => {
    feel('tick');
    onStart();
    spots.set(await dragging.carry(id, label));
  };
  const hover = (spot: string | undefined) => dragging.hover(spot);
  const finish = async (x: number, y: number) => {
    if (await dragging.letGo({ x, y })) feel('lock');
  };
  const pan = Gesture.Pan()
    .withTestId(`drag ${id}`)
    .enabled(barred === undefined)
    .minDistance(slop)
    .maxPointers(1)
    .onStart(() => {
      wasDragged.set(true);
      scheduleOnRN(begin);
    })
    .onUpdate(({ translationX, translationY, absoluteX, absoluteY }) => {
      carriedX.set(translationX);
      carriedY.set(translationY);
      const under = spotUnder(spots.get(), absoluteX, absoluteY);
      if (under === over.get()) return;
      over.set(under);
      scheduleOnRN(hover, under);
    })
    .onEnd(({ absoluteX, absoluteY }) => scheduleOnRN(finish, absoluteX, absoluteY))
    .onFinalize(() => {
      over.set(undefined);
      spots.set([]);
      carriedX.set(withTiming(0, { duration: reducedMotion ? 0 : BACK_MS }));
      carriedY.set(withTiming(0, { duration: reducedMotion ? 0 : BACK_MS }));
    });
  const carried = useAnimatedStyle(() => ({ transform: [{ translateX: carriedX.get() }, { translateY: carriedY.get() }] }));
  return { pan, carried, wasDragged };
}

/** A thing one can carry to a spot with a finger; or touch it, then the spot. Keys and screen readers do the latter. */
export function Draggable({ id, label, barred, explain, slop, style, onBarred, children }: DraggableProps) {
  const dragging = use(DraggingContext);
  const picked = useStore(dragging.store, ({ picked: held }) => held?.id === id);
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur, forget } = useExplanation(explain, view);
  const { pan, carried, wasDragged } = useCarrying({ id, label, barred, slop, onStart: forget });

  const touch = () => {
    // A browser sends a click after a drag as well.
    if (wasDragged.get()) return;
    if (barred !== undefined) {
      feel('refuse');
      return onBarred?.(barred);
    }
    feel(picked ? 'untick' : 'tick');
    if (picked) dragging.putBack();
    else dragging.pick(id, label);
  };
  return (
    <GestureDetector gesture={pan}>
      <Animated.View style={[style, picked && ABOVE_ALL, carried]}>
        {/* The thing shows signs; the pressable over it says them in full. */}
        <View aria-hidden style={FINGER}>{children(picked)}</View>
        <Pressable
          ref={view}
          role="button"
          aria-label={[label, barred, picked && 'picked up, choose where it goes'].filter(Boolean).join(', ')}
          aria-pressed={picked}
          aria-disabled={barred !== undefined}
          onPressIn={() => wasDragged.set(false)}
          onPress={touch}
          onLongPress={onLongPress && (() => wasDragged.get() || onLongPress())}
          onHoverIn={onHoverIn}
          onHoverOut={onHoverOut}
          onBlur={onBlur}
          style={StyleSheet.absoluteFill}
        />
      </Animated.View>
    </GestureDetector>
  );
}

const ABOVE_ALL = { zIndex: 100 } as const;
const FINGER = { minWidth: TOUCH, minHeight: TOUCH } as const;
