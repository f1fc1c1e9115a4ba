import type { Pose } from '../physics';

/** Where the eye is: above the middle of the scene, leaning back by `tilt`, `distance` mm away. */
export interface Camera {
  readonly cosAzimuth: number;
  readonly sinAzimuth: number;
  readonly cosTilt: number;
  readonly sinTilt: number;
  readonly distance: number;
  /** Points per mm in the plane through the origin. */
  readonly scale: number;
  /** Where the origin lies on the canvas. */
  readonly x: number;
  readonly y: number;
}

export interface CameraPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians away from straight down, towards the viewer. */
  readonly tilt?: number;
  /** Radians the viewer has walked round the table, counter-clockwise. */
  readonly azimuth?: number;
  readonly distance?: number;
}

const TILT = 0.3;
const DISTANCE = 520;

export const makeCamera = ({ x, y, scale, tilt = TILT, azimuth = 0, distance = DISTANCE }: CameraPlace): Camera => ({
  x, y, scale, distance,
  cosAzimuth: Math.cos(azimuth), sinAzimuth: Math.sin(azimuth),
  cosTilt: Math.cos(tilt), sinTilt: Math.sin(tilt),
});

/** A direction or place turned into the camera's frame: right, up on the screen, towards the eye. */
export interface Seen {
  x: number;
  y: number;
  near: number;
}

export function see(out: Seen, camera: Camera, x: number, y: number, z: number): void {
  'worklet';
  const right = x * camera.cosAzimuth + y * camera.sinAzimuth;
  const away = y * camera.cosAzimuth - x * camera.sinAzimuth;
  out.x = right;
  out.y = away * camera.cosTilt + z * camera.sinTilt;
  out.near = z * camera.cosTilt - away * camera.sinTilt;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** Where a point in mm appears on the canvas. */
export function project(camera: Camera, x: number, y: number, z: number): ScreenPoint {
  'worklet';
  const seen: Seen = { x: 0, y: 0, near: 0 };
  see(seen, camera, x, y, z);
  const size = (camera.scale * camera.distance) / (camera.distance - seen.near);
  return { x: camera.x + seen.x * size, y: camera.y - seen.y * size };
}

/** Points per mm at a place: near things are larger. */
export function sizeAt(camera: Camera, { x, y, z }: Pick<Pose, 'x' | 'y' | 'z'>): number {
  'worklet';
  const seen: Seen = { x: 0, y: 0, near: 0 };
  see(seen, camera, x, y, z);
  return (camera.scale * camera.distance) / (camera.distance - seen.near);
}
