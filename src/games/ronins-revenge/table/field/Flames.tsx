import { createPicture, Group, Picture, Skia } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { useDerivedValue, useSharedValue, type SharedValue } from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';

import { INK } from '../look';
import { rectOfZone, UNITS } from './places';

/** Fire is drawn anew once or twice a second: it licks, it does not rage, and the device may rest in between. */
const FRAMES = 4;
const FRAME_MS = 600;
const BOUNDS = Skia.XYWHRect(0, 0, UNITS.width, UNITS.height);
/** Where flames stand in a burning Zone, in its own units: between the middles of squares, so that nobody is hidden. */
const PLACES = [[100, 92], [200, 108], [96, 200], [206, 196], [152, 146]] as const;

function frameOf(brush: Brush, zones: readonly number[], frame: number) {
  return createPicture((canvas) => {
    for (const zone of zones) {
      const { x, y } = rectOfZone(zone);
      PLACES.forEach(([px, py], i) => {
        const beat = (frame + i) % FRAMES;
        brush.icon(canvas, 'flame', x + px + (beat - 1.5) * 2, y + py - beat * 3, 46 + beat * 4, brush.fill(`${INK.ember}${beat % 2 === 0 ? 'F0' : 'C8'}`));
      });
    }
  }, BOUNDS);
}

/** The Zones that burn, moving a little on the drawing thread; without motion they stand still. */
export function Flames({ brush, zones, still }: { readonly brush: Brush; readonly zones: string; readonly still: boolean }) {
  const frames = useMemo(() => {
    const burning = zones === '' ? [] : zones.split(',').map(Number);
    return Array.from({ length: still ? 1 : FRAMES }, (_, frame) => frameOf(brush, burning, frame));
  }, [brush, zones, still]);
  const phase = useSharedValue(0);
  const moves = zones !== '' && !still;
  useEffect(() => {
    if (!moves) return undefined;
    // A timer and no animation: an animation has the whole canvas drawn again in every frame, though nothing has changed.
    const timer = setInterval(() => phase.set((phase.get() + 1) % FRAMES), FRAME_MS);
    return () => clearInterval(timer);
  }, [phase, moves]);
  if (zones === '') return null;
  return frames.map((picture, frame) => <Frame key={frame} phase={phase} frame={frame}><Picture picture={picture} /></Frame>);
}

function Frame({ phase, frame, children }: { readonly phase: SharedValue<number>; readonly frame: number; readonly children: React.ReactNode }) {
  const opacity = useDerivedValue(() => (phase.get() === frame ? 1 : 0));
  return <Group opacity={opacity}>{children}</Group>;
}
