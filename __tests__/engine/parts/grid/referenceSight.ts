/** RR-62 word for word: slow, and written without a look at the code it checks. */
import type { RandomMap } from './map';

interface Point {
  readonly x: number;
  readonly y: number;
}

const cross = (d: Point, from: Point, to: Point): number => d.x * (to.y - from.y) - d.y * (to.x - from.x);
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const edgeKey = (a: Point, b: Point): string => (a.x < b.x || a.y < b.y ? `${a.x},${a.y},${b.x},${b.y}` : `${b.x},${b.y},${a.x},${a.y}`);
const cornersOf = ({ x, y }: Point): Point[] => [{ x, y }, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 }];

/** E, SE, S, SW, W, NW, N, NE. */
const AROUND: readonly Point[] = [{ x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }, { x: -1, y: 1 }, { x: -1, y: 0 }, { x: -1, y: -1 }, { x: 0, y: -1 }, { x: 1, y: -1 }];

const sectorTo = (d: Point): number => AROUND.findIndex(({ x, y }) => x === Math.sign(d.x) && y === Math.sign(d.y));
const sectorOf = (square: Point, corner: Point): number => sectorTo({ x: 2 * square.x + 1 - 2 * corner.x, y: 2 * square.y + 1 - 2 * corner.y });

export function referenceSight({ size, walls, wallSquares, blockers }: RandomMap): (a: number, b: number) => boolean {
  const point = (square: number): Point => ({ x: square % size, y: Math.floor(square / size) });
  const solid = [...new Set([...wallSquares, ...blockers])].map(point);
  const isSolid = (x: number, y: number): boolean => solid.some((square) => square.x === x && square.y === y);
  const edges: [Point, Point][] = walls.map(([a, b]) => {
    const [p, q] = [point(a), point(b)];
    return p.x === q.x ? [{ x: p.x, y: q.y }, { x: p.x + 1, y: q.y }] : [{ x: q.x, y: p.y }, { x: q.x, y: p.y + 1 }];
  });
  for (const square of wallSquares.map(point)) {
    const [nw, ne, sw, se] = cornersOf(square);
    if (nw && ne && sw && se) edges.push([nw, ne], [nw, sw], [ne, se], [sw, se]);
  }
  const wallKeys = new Set(edges.map(([a, b]) => edgeKey(a, b)));

  const isBlocked = (r: Point, sector: number): boolean => {
    const to = AROUND[sector] ?? { x: 0, y: 0 };
    if (to.x === 0 || to.y === 0) return wallKeys.has(edgeKey(r, { x: r.x + to.x, y: r.y + to.y }));
    const [x, y] = [to.x > 0 ? r.x : r.x - 1, to.y > 0 ? r.y : r.y - 1];
    return isSolid(x, y) || x < 0 || y < 0 || x >= size || y >= size;
  };
  const someBetween = (r: Point, from: number, to: number): boolean => {
    for (let sector = (from + 1) % 8; sector !== to; sector = (sector + 1) % 8) if (isBlocked(r, sector)) return true;
    return false;
  };
  const sep = (r: Point, i: number, o: number): boolean => i !== o && someBetween(r, i, o) && someBetween(r, o, i);

  const overlaps = (p: Point, q: Point, s: Point): boolean =>
    Math.min(p.x, q.x) < s.x + 1 && Math.max(p.x, q.x) > s.x && Math.min(p.y, q.y) < s.y + 1 && Math.max(p.y, q.y) > s.y;
  const splits = (p: Point, d: Point, s: Point): boolean => {
    const sides = cornersOf(s).map((corner) => cross(d, p, corner));
    return sides.some((side) => side > 0) && sides.some((side) => side < 0);
  };
  const crossesInside = (p: Point, q: Point, [a, b]: readonly [Point, Point]): boolean => {
    const [d, e] = [minus(q, p), minus(b, a)];
    return cross(d, p, a) * cross(d, p, b) < 0 && cross(e, a, p) * cross(e, a, q) <= 0 && cross(e, a, p) !== cross(e, a, q);
  };
  const runsAlongBlocker = (p: Point, d: Point): boolean => {
    const step = { x: Math.sign(d.x), y: Math.sign(d.y) };
    for (let i = 0; i < Math.abs(d.x + d.y); i++) {
      const [a, b] = [{ x: p.x + i * step.x, y: p.y + i * step.y }, { x: p.x + (i + 1) * step.x, y: p.y + (i + 1) * step.y }];
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      if (wallKeys.has(edgeKey(a, b)) || isSolid(x, y) || (d.y === 0 ? isSolid(x, y - 1) : isSolid(x - 1, y))) return true;
    }
    return false;
  };
  const innerPoints = (p: Point, d: Point): Point[] => {
    const points: Point[] = [];
    const longest = Math.max(Math.abs(d.x), Math.abs(d.y));
    for (let i = 1; i < longest; i++) if ((d.x * i) % longest === 0 && (d.y * i) % longest === 0) points.push({ x: p.x + (d.x * i) / longest, y: p.y + (d.y * i) / longest });
    return points;
  };

  const lineOpen = (a: Point, p: Point, b: Point, q: Point): boolean => {
    const d = minus(q, p);
    if (d.x === 0 && d.y === 0) return !sep(p, sectorOf(a, p), sectorOf(b, p));
    const back = { x: -d.x, y: -d.y };
    if (solid.some((s) => overlaps(p, q, s) && splits(p, d, s))) return false;
    if ((d.x === 0 || d.y === 0) && runsAlongBlocker(p, d)) return false;
    if (edges.some((edge) => crossesInside(p, q, edge))) return false;
    if (sep(p, sectorOf(a, p), sectorTo(d)) || sep(q, sectorTo(back), sectorOf(b, q))) return false;
    return !innerPoints(p, d).some((r) => sep(r, sectorTo(back), sectorTo(d)));
  };
  return (a, b) => cornersOf(point(a)).some((p) => cornersOf(point(b)).some((q) => lineOpen(point(a), p, point(b), q)));
}
