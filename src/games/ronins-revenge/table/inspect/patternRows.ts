import { PATTERNS } from '../../content/patterns';

type Mark = 'boss' | 'struck' | 'none';

/** The squares of a pattern row by row, as they lie before a base that faces north. */
export function patternRows(id: keyof typeof PATTERNS): readonly (readonly Mark[])[] {
  const { side, byFacing: [north = []] } = PATTERNS[id];
  const [xs, ys] = [[0, side - 1, ...north.map(([x]) => x)], [0, side - 1, ...north.map(([, y]) => y)]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const isBase = (x: number, y: number): boolean => x >= 0 && x < side && y >= 0 && y < side;
  return Array.from({ length: Math.max(...ys) - top + 1 }, (_, row) => Array.from({ length: Math.max(...xs) - left + 1 }, (__, column): Mark => {
    const [x, y] = [left + column, top + row];
    return isBase(x, y) ? 'boss' : north.some(([px, py]) => px === x && py === y) ? 'struck' : 'none';
  }));
}
