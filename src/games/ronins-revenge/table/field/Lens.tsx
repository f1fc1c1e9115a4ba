import { Circle, Group, Rect, Skia } from '@shopify/react-native-skia';
import type { ReactNode } from 'react';

import { TOUCH } from '@/theme';

import { INK } from '../look';
import type { Aim } from './AimArea';
import { CELL, rectOfSquare, UNITS } from './places';

/** In screen points: as large as shows a square with its neighbours, and as far above as the finger covers. */
const RADIUS = 70;
const ABOVE = 44;
/** Squares of this size need no glass. */
const LARGE = 1.1 * TOUCH;

/** Where the glass lies for a square, in the board's units: above the finger, or beside it where there is no room above. */
function placeOf({ square, scale }: Aim): { readonly x: number; readonly y: number; readonly radius: number } {
  const { x, y } = rectOfSquare(square);
  const radius = RADIUS / scale;
  const [cx, cy, off] = [x + CELL / 2, y + CELL / 2, radius + ABOVE / scale];
  const inside = (at: number, whole: number): number => Math.min(whole - radius, Math.max(radius, at));
  if (cy - off - radius >= 0) return { x: inside(cx, UNITS.width), y: cy - off, radius };
  return { x: cx < UNITS.width / 2 ? cx + off : cx - off, y: inside(cy, UNITS.height), radius };
}

/** The part of the field under the finger, large enough to aim at. */
export function Lens({ aim, children }: { readonly aim: Aim; readonly children: ReactNode }) {
  if (CELL * aim.scale >= LARGE) return null;
  const { x, y, radius } = placeOf(aim);
  const near = LARGE / (CELL * aim.scale);
  const { x: left, y: top } = rectOfSquare(aim.square);
  const glass = Skia.RRectXY(Skia.XYWHRect(x - radius, y - radius, 2 * radius, 2 * radius), radius, radius);
  return (
    <>
      <Group clip={glass}>
        <Circle cx={x} cy={y} r={radius} color={INK.washi} />
        <Group transform={[{ translateX: x }, { translateY: y }, { scale: near }, { translateX: -(left + CELL / 2) }, { translateY: -(top + CELL / 2) }]}>
          {children}
          <Rect x={left + 3} y={top + 3} width={CELL - 6} height={CELL - 6} color={INK.gold} style="stroke" strokeWidth={6} />
        </Group>
      </Group>
      <Circle cx={x} cy={y} r={radius} color={INK.ink} style="stroke" strokeWidth={10} />
    </>
  );
}
