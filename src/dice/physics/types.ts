/** How a surface answers a die: share of the speed it gives back, and Coulomb friction. */
export interface Material {
  readonly restitution: number;
  readonly friction: number;
}

interface Surface {
  /** What an impact reports it touched: 'table', 'board', 'wall' … Several shapes may share a name. */
  readonly name: string;
  readonly material: Material;
}

/** Everything behind an endless plane is solid: points with normal · point < offset. */
export interface PlaneShape extends Surface {
  readonly kind: 'plane';
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly offset: number;
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export type Outline =
  | ({ readonly kind: 'disc' } & Circle)
  | { readonly kind: 'rectangle'; readonly x: number; readonly y: number; readonly halfX: number; readonly halfY: number };

/** A level slab: a table top, a target board; holes go all the way through. */
export interface PlateShape extends Surface {
  readonly kind: 'plate';
  readonly top: number;
  readonly thickness: number;
  readonly outline: Outline;
  readonly holes: readonly Circle[];
  /** A die whose centre gets below the top inside the outline is lost: it came from underneath. */
  readonly floor: boolean;
}

/** An immovable upright box: a prop, a brick, a die that already lies. */
export interface BoxShape extends Surface {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly halfX: number;
  readonly halfY: number;
  readonly height: number;
  /** In 1/1024 of a turn, counter-clockwise from +x. */
  readonly yaw: number;
}

export type Shape = PlaneShape | PlateShape | BoxShape;

/** An upright line on the table whose crossing is reported, at whatever height. */
export interface Gate {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

/** Everything that stands still, as data. Lengths in mm; x right, y away from the south seat, z up. */
export interface World {
  readonly shapes: readonly Shape[];
  readonly gates: readonly Gate[];
  readonly die: { readonly edge: number; readonly material: Material };
  /** Share of the spin that a touching die loses per second, as a rate (0 = none). */
  readonly spinDrag: number;
  /** Beyond |x| or |y| > reach, or below bottom, a die is off. */
  readonly bounds: { readonly reach: number; readonly bottom: number };
}

/** How a die leaves the hand; integers only, so that a throw is JSON and the same everywhere. */
export interface Launch {
  /** Centre, in 0.1 mm. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** In mm/s. */
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  /** Around the world's axes, in 0.01 rad/s. */
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
}

/** How one die starts: its launch, and how it lies in the hand. */
export interface DieStart extends Launch {
  /** Which of the 24 ways a cube can stand: 4 × the face on top + quarter turns. */
  readonly turn: number;
  /** Then tilted about x and turned about z, in 1/1024 of a turn. */
  readonly tilt: number;
  readonly yaw: number;
}

/** A die began to touch something, or hit it again. */
export interface Impact {
  /** Counts of 1/240 s since the release. */
  readonly step: number;
  readonly time: number;
  readonly die: number;
  readonly with: string;
  /** The other die, where `with` is 'die'. */
  readonly other: number | undefined;
  /** Approach speed in mm/s. */
  readonly speed: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Seconds since this die last touched anything. */
  readonly air: number;
  /** Spin about the upright axis just before, in rad/s. */
  readonly spin: number;
}

export interface Crossing {
  readonly step: number;
  readonly die: number;
  readonly gate: string;
  /** Where the centre went through: along the gate's line from its middle, and how high. */
  readonly along: number;
  readonly z: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly qw: number;
  readonly qx: number;
  readonly qy: number;
  readonly qz: number;
}

export interface Rest extends Pose {
  /** 0…5: +x, +y, +z, −z, −y, −x of the die; opposite faces add up to 5. */
  readonly face: number;
  /** The top face is more than 16° off level. */
  readonly cocked: boolean;
  /** Edges against +x in 1/1024 of a turn, 0…255: a cube looks the same every quarter turn. */
  readonly yaw: number;
  readonly state: 'rest' | 'hole' | 'off';
  /** False: still moving when time ran out, the last pose counts. */
  readonly settled: boolean;
}

export const FRAME_RATE = 60;
/** x, y, z, qw, qx, qy, qz of one die in one frame. */
export const FRAME_FIELDS = 7;

export interface Throw {
  readonly dice: number;
  readonly frameCount: number;
  /** frame × dice × FRAME_FIELDS, at FRAME_RATE. */
  readonly frames: Float32Array;
  readonly impacts: readonly Impact[];
  readonly crossings: readonly Crossing[];
  readonly rest: readonly Rest[];
  /** Seconds. */
  readonly duration: number;
}
