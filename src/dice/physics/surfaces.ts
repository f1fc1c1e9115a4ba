import { ROUNDING, type Body } from './body';
import type { ContactPool } from './contacts';
import type { Circle, PlaneShape, PlateShape } from './types';

const { abs, max, sqrt } = Math;

type Point = readonly [number, number, number];

/** Corner spheres of a cube of half edge 1, and two more spheres along every edge for rims that no corner reaches. */
const CORNERS: readonly Point[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b) => [-1, 1].map((c) => [a, b, c] as const)),
);
const EDGE_POINTS: readonly Point[] = [-1, 1].flatMap((p) =>
  [-1, 1].flatMap((q) =>
    [-1 / 3, 1 / 3].flatMap((t) => [[t, p, q] as const, [p, t, q] as const, [p, q, t] as const]),
  ),
);
const RIM_POINTS = [...CORNERS, ...EDGE_POINTS];

const cornerRadius = (die: { readonly ha: number }): number => 2 * die.ha * ROUNDING;

/** World position of a sphere of the die; written to `spot`, so that nothing is allocated in the step. */
const spot = { x: 0, y: 0, z: 0 };
function locate(die: Body, point: Point, core: number): void {
  const a = point[0] * core;
  const b = point[1] * core;
  const c = point[2] * core;
  spot.x = die.x + a * die.ax + b * die.bx + c * die.cx;
  spot.y = die.y + a * die.ay + b * die.by + c * die.cy;
  spot.z = die.z + a * die.az + b * die.bz + c * die.cz;
}

export function touchPlane(die: Body, plane: PlaneShape, ground: Body, pool: ContactPool): void {
  const { nx, ny, nz, offset } = plane;
  if (nx * die.x + ny * die.y + nz * die.z - offset > die.reach) return;
  const radius = cornerRadius(die);
  const core = die.ha - radius;
  for (let i = 0; i < CORNERS.length; i++) {
    locate(die, CORNERS[i] as Point, core);
    const depth = offset + radius - (nx * spot.x + ny * spot.y + nz * spot.z);
    if (depth > 0) pool.add(die, ground, plane.material, nx, ny, nz, spot.x - nx * radius, spot.y - ny * radius, spot.z - nz * radius, depth);
  }
}

const distanceTo = (circle: Circle, x: number, y: number): number => {
  const dx = x - circle.x;
  const dy = y - circle.y;
  return sqrt(dx * dx + dy * dy);
};

export function holeAt(plate: PlateShape, x: number, y: number): Circle | undefined {
  for (const hole of plate.holes) if (distanceTo(hole, x, y) < hole.radius) return hole;
  return undefined;
}

/** How far outside the outline a point lies; negative inside. Exact at edges, a lower bound at corners. */
export function outsideBy(plate: PlateShape, x: number, y: number): number {
  const outline = plate.outline;
  if (outline.kind === 'disc') return distanceTo(outline, x, y) - outline.radius;
  return max(abs(x - outline.x) - outline.halfX, abs(y - outline.y) - outline.halfY);
}

const clamp = (value: number, low: number, high: number): number => (value < low ? low : value > high ? high : value);

/** The sphere at `spot` is beside the solid, whose nearest upright edge runs through (ex, ey). */
function touchEdge(die: Body, plate: PlateShape, ground: Body, pool: ContactPool, radius: number, ex: number, ey: number): void {
  const ez = clamp(spot.z, plate.top - plate.thickness, plate.top);
  const dx = spot.x - ex;
  const dy = spot.y - ey;
  const dz = spot.z - ez;
  const square = dx * dx + dy * dy + dz * dz;
  if (square >= radius * radius || square === 0) return;
  const distance = sqrt(square);
  pool.add(die, ground, plate.material, dx / distance, dy / distance, dz / distance, ex, ey, ez, radius - distance);
}

function touchBeside(die: Body, plate: PlateShape, ground: Body, pool: ContactPool, radius: number, hole: Circle | undefined): void {
  const outline = plate.outline;
  const circle = hole ?? (outline.kind === 'disc' ? outline : undefined);
  if (circle !== undefined) {
    const distance = distanceTo(circle, spot.x, spot.y);
    if (distance === 0) return;
    const scale = circle.radius / distance;
    touchEdge(die, plate, ground, pool, radius, circle.x + (spot.x - circle.x) * scale, circle.y + (spot.y - circle.y) * scale);
  } else if (outline.kind === 'rectangle') {
    touchEdge(die, plate, ground, pool, radius,
      clamp(spot.x, outline.x - outline.halfX, outline.x + outline.halfX),
      clamp(spot.y, outline.y - outline.halfY, outline.y + outline.halfY));
  }
}

/** No rim within reach: corners on a level surface are all there is to test. */
function farFromRims(die: Body, plate: PlateShape): boolean {
  if (outsideBy(plate, die.x, die.y) > -die.reach) return false;
  for (const hole of plate.holes) if (distanceTo(hole, die.x, die.y) < hole.radius + die.reach) return false;
  return true;
}

export function touchPlate(die: Body, plate: PlateShape, ground: Body, pool: ContactPool): void {
  const bottom = plate.top - plate.thickness;
  if (die.z - plate.top > die.reach || bottom - die.z > die.reach || outsideBy(plate, die.x, die.y) > die.reach) return;
  const radius = cornerRadius(die);
  const core = die.ha - radius;
  const points = farFromRims(die, plate) ? CORNERS : RIM_POINTS;
  const fromAbove = die.z > bottom;
  for (let i = 0; i < points.length; i++) {
    locate(die, points[i] as Point, core);
    if (spot.z - radius > plate.top || spot.z + radius < bottom) continue;
    const hole = points === CORNERS ? undefined : holeAt(plate, spot.x, spot.y);
    if (hole !== undefined || (points !== CORNERS && outsideBy(plate, spot.x, spot.y) > 0)) {
      touchBeside(die, plate, ground, pool, radius, hole);
    } else if (fromAbove) {
      pool.add(die, ground, plate.material, 0, 0, 1, spot.x, spot.y, spot.z - radius, plate.top + radius - spot.z);
    } else {
      pool.add(die, ground, plate.material, 0, 0, -1, spot.x, spot.y, spot.z + radius, spot.z + radius - bottom);
    }
  }
}
