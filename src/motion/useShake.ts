import { useEffect, useEffectEvent, useRef } from 'react';

import { createShakeDetector, type ShakeEvent } from './detectors/shake';
import { HoldToShake } from './touch/holdToShake';
import { useGesture, type GestureOptions } from './useGesture';

export type ShakeStart = Extract<ShakeEvent, { kind: 'start' }>;
export type ShakeImpact = Extract<ShakeEvent, { kind: 'impact' }>;
export type ShakeStop = Extract<ShakeEvent, { kind: 'stop' }>;

export interface ShakeHandlers {
  readonly onStart?: (event: ShakeStart) => void;
  /** Every reversal of the hand: feel and hear the dice hit the cup. */
  readonly onImpact?: (event: ShakeImpact) => void;
  /** The hand has stopped: let the dice go. */
  readonly onStop?: (event: ShakeStop) => void;
}

function hand(event: ShakeEvent, handlers: ShakeHandlers): void {
  switch (event.kind) {
    case 'start':
      return handlers.onStart?.(event);
    case 'impact':
      return handlers.onImpact?.(event);
    case 'stop':
      return handlers.onStop?.(event);
  }
}

/** Shaking the device. */
export function useShake({ enabled, sensitivity, ...handlers }: ShakeHandlers & GestureOptions): void {
  useGesture(createShakeDetector, (event) => hand(event, handlers), { enabled, sensitivity });
}

export interface HoldToShakeHandlers {
  readonly onPressIn: () => void;
  readonly onPressOut: () => void;
  /** Optional: points the finger moved, so that rubbing shakes harder. */
  readonly onRub: (points: number) => void;
}

/** The same stream of shakes from a finger held down. Spread `onPressIn` and `onPressOut` onto a Pressable. */
export function useHoldToShake(handlers: ShakeHandlers): HoldToShakeHandlers {
  const emit = useEffectEvent((event: ShakeEvent) => hand(event, handlers));
  const controls = useRef<HoldToShakeHandlers>({ onPressIn: ignore, onPressOut: ignore, onRub: ignore });
  useEffect(() => {
    const shake = new HoldToShake((event) => emit(event));
    let frame = 0;
    const tick = () => {
      shake.tick(performance.now());
      frame = requestAnimationFrame(tick);
    };
    controls.current = {
      onPressIn() {
        shake.press(performance.now());
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(tick);
      },
      onPressOut() {
        cancelAnimationFrame(frame);
        shake.release(performance.now());
      },
      onRub: (points) => shake.move(points),
    };
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    onPressIn: () => controls.current.onPressIn(),
    onPressOut: () => controls.current.onPressOut(),
    onRub: (points) => controls.current.onRub(points),
  };
}

function ignore(): void {}
