import { Group, Picture, Skia, createPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';
import type { Point } from '@/table/board/fit';

import { FIGURE_RADIUS, drawFigure, type FigureLook } from './draw/figure';

interface FigureProps {
  readonly brush: Brush;
  readonly look: FigureLook;
  readonly at: Point;
  /** Duration of a walk to a new place; 0: it simply stands there. */
  readonly walkMs: number;
}

/** One figure that walks from where it stood to where it stands. */
export function Figure({ brush, look: { hat, colour, letter }, at: { x, y }, walkMs }: FigureProps) {
  const placeX = useSharedValue(x);
  const placeY = useSharedValue(y);
  useEffect(() => {
    const walk = { duration: walkMs, easing: Easing.inOut(Easing.quad) };
    placeX.set(walkMs > 0 ? withTiming(x, walk) : x);
    placeY.set(walkMs > 0 ? withTiming(y, walk) : y);
  }, [x, y, walkMs, placeX, placeY]);
  const transform = useDerivedValue(() => [{ translateX: placeX.get() }, { translateY: placeY.get() }]);
  const picture = useMemo(() => {
    const reach = FIGURE_RADIUS + 8;
    return createPicture((canvas) => drawFigure(brush, canvas, { hat, colour, letter }), Skia.XYWHRect(-reach, -reach, 2 * reach, 2 * reach));
  }, [brush, hat, colour, letter]);
  return (
    <Group transform={transform}>
      <Picture picture={picture} />
    </Group>
  );
}
