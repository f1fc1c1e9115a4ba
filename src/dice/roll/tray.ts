import type { BoxShape, PlaneShape, World } from '../physics';

export const DIE_EDGE = 16;

/** Inner size of a rolling surface in mm, seen from above; its centre is the origin. */
export interface Tray {
  readonly width: number;
  readonly depth: number;
}

const FELT = { restitution: 0.5, friction: 0.22 };
const WOOD = { restitution: 0.5, friction: 0.12 };
const DICE = { restitution: 0.4, friction: 0.12 };
const LEATHER = { restitution: 0.45, friction: 0.25 };

type Facing = 'east' | 'west' | 'north' | 'south';
const NORMALS: Readonly<Record<Facing, readonly [number, number]>> = { east: [1, 0], west: [-1, 0], north: [0, 1], south: [0, -1] };

const wall = (facing: Facing, distance: number, material: PlaneShape['material']): PlaneShape => ({
  kind: 'plane', name: 'wall', material, nx: NORMALS[facing][0], ny: NORMALS[facing][1], nz: 0, offset: -distance,
});

function boxedIn({ width, depth }: Tray, floor: PlaneShape['material'], walls: PlaneShape['material']): PlaneShape[] {
  return [
    { kind: 'plane', name: 'table', material: floor, nx: 0, ny: 0, nz: 1, offset: 0 },
    wall('east', width / 2, walls),
    wall('west', width / 2, walls),
    wall('north', depth / 2, walls),
    wall('south', depth / 2, walls),
  ];
}

const SURROUNDINGS = { gates: [], die: { edge: DIE_EDGE, material: DICE }, spinDrag: 2, bounds: { reach: 2000, bottom: -500 } };

/** A die that already lies flat in the tray. */
export interface LyingDie {
  readonly x: number;
  readonly y: number;
  /** In 1/1024 of a turn. */
  readonly yaw: number;
}

const lying = ({ x, y, yaw }: LyingDie): BoxShape => ({
  kind: 'box', name: 'die', material: DICE, x, y, yaw, bottom: 0, halfX: DIE_EDGE / 2, halfY: DIE_EDGE / 2, height: DIE_EDGE,
});

/** Felt with a wooden border; the walls go up for ever, so no die is ever lost. */
export const trayWorld = (tray: Tray, kept: readonly LyingDie[] = []): World =>
  ({ ...SURROUNDINGS, shapes: [...boxedIn(tray, FELT, WOOD), ...kept.map(lying)] });

/** A leather cup with a hand on top. */
export const cupWorld = (cup: Tray, height: number): World => ({
  ...SURROUNDINGS,
  shapes: [
    ...boxedIn(cup, LEATHER, LEATHER),
    { kind: 'plane', name: 'wall', material: LEATHER, nx: 0, ny: 0, nz: -1, offset: -height },
  ],
});

/** The smallest tray of this shape in which so many dice find room to lie flat. */
export function trayFor(dice: number, aspect: number): Tray {
  const area = Math.max(12000, dice * 1100);
  const depth = Math.max(4 * DIE_EDGE, Math.sqrt(area / aspect));
  return { width: Math.max(4 * DIE_EDGE, area / depth), depth };
}
