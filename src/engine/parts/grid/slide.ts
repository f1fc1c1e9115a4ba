import type { Board } from './board';
import { NO_DIRECTION } from './directions';
import { anchorAfter, mayStep, type Ground } from './ground';
import { directionTo, distance } from './position';
import type { Base } from './squares';

/** The anchors entered one after the other in a straight line, until a step is illegal or so many are made. */
export function slide(board: Board, ground: Ground, anchor: number, direction: number, most: number): number[] {
  const way: number[] = [];
  for (let at = anchor; way.length < most && mayStep(board, ground, at, direction); ) {
    at = anchorAfter(board, at, direction);
    way.push(at);
  }
  return way;
}

/** Straight on as far as the mover may end, at most so many steps: the way up to the last free anchor. */
export function slideToFree(board: Board, ground: Ground, anchor: number, direction: number, most: number): number[] {
  const way = slide(board, ground, anchor, direction, most);
  while (way.length > 0 && ground.free[way[way.length - 1] ?? 0] !== 1) way.pop();
  return way;
}

/** Away from the source in one direction, which is fixed at the start. The ground is that of the figure that is moved. */
export function push(board: Board, ground: Ground, source: Base, target: Base, most: number): number[] {
  const direction = directionTo(board.size, source, target);
  return direction === NO_DIRECTION ? [] : slide(board, ground, target.anchor, direction, most);
}

/** Towards the source, step by step, until adjacent to it. */
export function pull(board: Board, ground: Ground, source: Base, target: Base, most: number): number[] {
  const way: number[] = [];
  const { side } = target;
  for (let { anchor } = target; way.length < most && distance(board.size, { anchor, side }, source) > 1; ) {
    const direction = directionTo(board.size, { anchor, side }, source);
    if (!mayStep(board, ground, anchor, direction)) break;
    anchor = anchorAfter(board, anchor, direction);
    way.push(anchor);
  }
  return way;
}
