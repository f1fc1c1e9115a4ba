import { use, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';

import { TOUCH, radius, useTheme } from '@/theme';

import type { Explanation } from '../contract';
import { useExplanation } from '../explain';
import { CameraContext } from '../kit/camera/cameraContext';
import { useIsPointedAt } from '../learn/pointing';
import { useBoardFit } from './boardContext';
import { atLeast, type Rect } from './fit';
import { useIsTabStop, useRoving } from './Overlay';

export interface HotspotProps {
  /** Where it lies, in the board's units. */
  readonly at: Rect;
  /** What it is, in full: "Room 4, two thugs". */
  readonly label: string;
  onPress?(): void;
  onPressIn?(event: GestureResponderEvent): void;
  onPressOut?(event: GestureResponderEvent): void;
  /** For choices that are on or off. */
  readonly pressed?: boolean;
  /** It may be chosen now: draws the glow. */
  readonly lit?: boolean;
  /** The board itself draws what is lit and what is chosen, below whatever must be read there. */
  readonly bare?: boolean;
  readonly disabled?: boolean;
  readonly round?: boolean;
  /** Leaves the area as it is where neighbours lie closer than a finger's width. */
  readonly tight?: boolean;
  readonly explain?: Explanation | undefined;
  /** A finger that rests here means something else to the board: only pointer and keyboard explain. */
  readonly resting?: boolean;
  /** The element itself, for whoever must know where it lies on the screen. */
  readonly area?: RefObject<View | null>;
}

/** Only browsers know; a finger's touch focuses too, and needs no ring. */
const cameByKeyboard = (element: unknown): boolean =>
  typeof Element !== 'undefined' && element instanceof Element && element.matches(':focus-visible');

/** A place on the board that can be touched, focused, read out and explained. */
export function Hotspot({ at, label, onPress, onPressIn, onPressOut, pressed, lit, bare, disabled, round, tight, explain, resting, area }: HotspotProps) {
  const { colours } = useTheme();
  const { rectToScreen } = useBoardFit();
  const isPointedAt = useIsPointedAt(label);
  const id = useId();
  const roving = useRoving();
  const tabStop = useIsTabStop(id);
  const reveal = use(CameraContext);
  const [focused, setFocused] = useState(false);
  const own = useRef<View>(null);
  const view = area ?? own;
  const { onHoverIn, onHoverOut, onLongPress, onFocus, onBlur } = useExplanation(explain, view);
  const drawn = rectToScreen(at);
  const { x, y, width, height } = tight ? drawn : atLeast(drawn, TOUCH);

  useEffect(
    () => roving.add(id, { rect: { x, y, width, height }, focus: () => view.current?.focus() }),
    [roving, id, view, x, y, width, height],
  );

  // Whatever a lesson points at is brought into sight.
  const show = useEffectEvent(() => reveal(at));
  useEffect(() => {
    if (isPointedAt) show();
  }, [isPointedAt]);

  const corner = round ? radius.round : radius.medium;
  return (
    <Pressable
      ref={view}
      role="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      disabled={disabled}
      tabIndex={tabStop ? 0 : -1}
      onPress={onPress}
      onPressIn={onPressIn}
      onPressOut={onPressOut}
      onLongPress={resting ? undefined : onLongPress}
      onHoverIn={onHoverIn}
      onHoverOut={onHoverOut}
      onFocus={() => {
        roving.visit(id);
        const byKeyboard = cameByKeyboard(view.current);
        setFocused(byKeyboard);
        if (byKeyboard) reveal(at);
        onFocus(byKeyboard);
      }}
      onBlur={() => {
        setFocused(false);
        onBlur();
      }}
      style={[styles.spot, { left: x, top: y, width, height }]}
    >
      <View
        pointerEvents="none"
        style={[
          styles.ring,
          { left: drawn.x - x, top: drawn.y - y, width: drawn.width, height: drawn.height, borderRadius: corner },
          lit && !bare && { borderColor: colours.glow, boxShadow: `0 0 10px ${colours.glow}` },
          pressed && !bare && { borderColor: colours.accent, borderWidth: 3 },
          // Two colours: one of them stands out on whatever lies there.
          isPointedAt && { borderColor: colours.glow, borderWidth: 4, boxShadow: `0 0 0 3px ${colours.accent}, 0 0 22px ${colours.glow}` },
          focused && { outlineColor: colours.ink, outlineWidth: 3, outlineStyle: 'solid', outlineOffset: 2 },
        ]}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  spot: { position: 'absolute', outlineWidth: 0 },
  ring: { position: 'absolute', borderWidth: 2, borderColor: 'transparent' },
});
