import { createContext, use } from 'react';

import { fitBoard, rectToScreen, toBoard, toScreen, type BoardFit, type Point, type Rect } from './fit';

const UNIT: BoardFit = fitBoard({ width: 1, height: 1 }, { width: 1, height: 1 });

export const BoardFitContext = createContext<BoardFit>(UNIT);

/** Between the board's units and the screen's points; below a BoardCanvas. */
export function useBoardFit() {
  const fit = use(BoardFitContext);
  return {
    ...fit,
    toScreen: (point: Point) => toScreen(fit, point),
    toBoard: (point: Point) => toBoard(fit, point),
    rectToScreen: (rect: Rect) => rectToScreen(fit, rect),
  };
}
