/** RR-69 … RR-75 word for word, on points and sets: slow, and written without a look at the code it checks. */
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';

import type { RandomMap } from './map';

type Step = readonly [number, number];
/** North to south, west to east: the order in which equal next squares are preferred. */
const STEPS: readonly Step[] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

export interface ReferenceReach {
  costs(start: number, most: number): number[];
  firstCheapestWay(start: number, goal: number, cost: number): number[];
}

export function referenceReach({ size, walls, wallSquares, blockers }: RandomMap, side: number, cost: readonly number[]): ReferenceReach {
  const wallPairs = new Set(walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const isWallSquare = (square: number): boolean => wallSquares.includes(square);
  const hasWall = (a: number, b: number): boolean => wallPairs.has(`${a}|${b}`) || isWallSquare(a) || isWallSquare(b);
  const at = (x: number, y: number): number => y * size + x;
  const onMap = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size;
  const isBlocker = (square: number): boolean => isWallSquare(square) || blockers.includes(square);
  const covered = (x: number, y: number): number[] => Array.from({ length: side * side }, (_, i) => at(x + (i % side), y + Math.floor(i / side)));

  const unitStep = (x: number, y: number, [dx, dy]: Step): boolean => {
    if (dx === 0 || dy === 0) return !hasWall(at(x, y), at(x + dx, y + dy));
    const [here, beside, ahead, there] = [at(x, y), at(x + dx, y), at(x, y + dy), at(x + dx, y + dy)];
    return !hasWall(here, beside) && !hasWall(here, ahead) && !hasWall(beside, there) && !hasWall(ahead, there);
  };
  const standsAcross = (x: number, y: number): boolean => {
    const squares = covered(x, y);
    return squares.some((a) => squares.some((b) => (b === a + 1 || b === a + size) && hasWall(a, b)));
  };
  const armpits = (x: number, y: number, [dx, dy]: Step): number[] => {
    const [x1, y1] = [x + side - 1, y + side - 1];
    return [at(dx > 0 ? x1 + 1 : x - 1, dy > 0 ? y : y1), at(dx > 0 ? x : x1, dy > 0 ? y1 + 1 : y - 1)];
  };
  /** The cost of a step, undefined if it is illegal. */
  const stepAnew = (anchor: number, by: Step): readonly [number, number] | undefined => {
    const [x, y] = [anchor % size, Math.floor(anchor / size)];
    const [toX, toY] = [x + by[0], y + by[1]];
    if (!onMap(toX, toY) || !onMap(toX + side - 1, toY + side - 1)) return undefined;
    if (covered(x, y).some((square) => !unitStep(square % size, Math.floor(square / size), by))) return undefined;
    const onto = covered(toX, toY);
    if (onto.some(isBlocker) || standsAcross(toX, toY)) return undefined;
    if (by[0] !== 0 && by[1] !== 0 && armpits(x, y, by).every(isBlocker)) return undefined;
    return [at(toX, toY), Math.max(...onto.map((square) => cost[square] ?? 0))];
  };

  /** All steps, judged once. */
  const steps = Array.from({ length: size * size }, (_, anchor) => new Map(STEPS.map((by) => [by, stepAnew(anchor, by)])));
  const step = (anchor: number, by: Step): readonly [number, number] | undefined => steps[anchor]?.get(by);

  const costs = (start: number, most: number): number[] => {
    const found = new Array<number>(size * size).fill(OUT_OF_REACH);
    found[start] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (let anchor = 0; anchor < found.length; anchor++) {
        const sofar = found[anchor] ?? OUT_OF_REACH;
        if (sofar === OUT_OF_REACH) continue;
        for (const by of STEPS) {
          const [to, price] = step(anchor, by) ?? [0, OUT_OF_REACH];
          if (sofar + price > most || sofar + price >= (found[to] ?? 0)) continue;
          found[to] = sofar + price;
          changed = true;
        }
      }
    }
    return found;
  };

  /** Tries steps in the order of preference and takes the first that can still arrive for the cost left. */
  const firstCheapestWay = (start: number, goal: number, left: number): number[] => {
    const dead = new Set<string>();
    const walk = (anchor: number, budget: number): number[] | undefined => {
      if (anchor === goal) return budget === 0 ? [] : undefined;
      if (budget <= 0 || dead.has(`${anchor},${budget}`)) return undefined;
      for (const by of STEPS) {
        const [to, price] = step(anchor, by) ?? [0, OUT_OF_REACH];
        const rest = price > budget ? undefined : walk(to, budget - price);
        if (rest) return [to, ...rest];
      }
      dead.add(`${anchor},${budget}`);
      return undefined;
    };
    return walk(start, left) ?? [];
  };
  return { costs, firstCheapestWay };
}
