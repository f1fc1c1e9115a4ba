import { useState, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector, type TouchData } from 'react-native-gesture-handler';

import { eventTime } from '@/motion/touch/eventTime';

/** A button tells of a press a moment after the finger did; whoever presses later presses again. */
const SAME_PRESS_MS = 400;
/** A finger that goes farther than this has thought better of it. */
const SLIPS = 30;

const NEVER = -SAME_PRESS_MS;

/** The finger on one button. */
class Hand {
  private from: TouchData | undefined;
  private felt = NEVER;

  down(touch: TouchData | undefined): void {
    this.from = touch;
  }

  /** Whether it lets go where it came. */
  up(touch: TouchData | undefined): boolean {
    const { from } = this;
    this.from = undefined;
    if (!from || !touch || Math.abs(touch.absoluteX - from.absoluteX) + Math.abs(touch.absoluteY - from.absoluteY) > SLIPS) return false;
    this.felt = eventTime();
    return true;
  }

  /** Whether the button presses by itself, or tells of the same press as the finger. */
  presses(): boolean {
    const isAnother = eventTime() - this.felt >= SAME_PRESS_MS;
    this.felt = NEVER;
    return isAnother;
  }
}

interface ByHandProps {
  readonly disabled?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  onPress(): void;
  /** The button, which is given what to do when it is pressed. */
  children(press: () => void): ReactNode;
}

/**
 * A button at somebody's edge of the table: it feels its finger also while other people's fingers rest elsewhere on the
 * screen. A button alone would wait until they are gone.
 */
export function ByHand({ disabled = false, style, onPress, children }: ByHandProps) {
  const [hand] = useState(() => new Hand());
  const touches = Gesture.Manual().runOnJS(true).enabled(!disabled)
    .onTouchesDown(({ changedTouches: [touch] }) => hand.down(touch))
    .onTouchesUp(({ changedTouches: [touch] }) => {
      if (hand.up(touch)) onPress();
    })
    .onTouchesCancelled(() => hand.down(undefined));
  const press = () => {
    if (hand.presses()) onPress();
  };
  return (
    <GestureDetector gesture={touches}>
      <View style={style}>{children(press)}</View>
    </GestureDetector>
  );
}
