import { STEP_RATE, simulate, type BoxShape, type DieStart, type Gate, type Impact, type Throw, type World } from '@/dice/physics';
import { angleOf } from '@/dice/physics/rotation';

import { BOARD, DIE_EDGE, PROPS, TABLE_HALF } from '../../content/board';
import { BOUNCE_AIR_STEPS, BOUNDS, MATERIALS, SPIN_DRAG, TABLE_THICKNESS } from '../../content/physics';
import type { Flight, FlightInput } from '../state';
import { footprint } from './region';
import { whole } from './stance';

export { PHYSICS_VERSION } from '../../content/physics';

const TABLE_SHAPE = {
  kind: 'plate',
  name: 'table',
  material: MATERIALS.table,
  top: 0,
  thickness: TABLE_THICKNESS,
  outline: { kind: 'rectangle', x: 0, y: 0, halfX: TABLE_HALF, halfY: TABLE_HALF },
  holes: [],
  floor: true,
} as const;

const BOARD_SHAPE = {
  kind: 'plate',
  name: 'board',
  material: MATERIALS.board,
  top: BOARD.thickness,
  thickness: BOARD.thickness,
  outline: { kind: 'disc', x: 0, y: 0, radius: BOARD.radius },
  holes: BOARD.holes.map(({ x, y, r }) => ({ x, y, radius: r })),
  floor: false,
} as const;

const lyingDie = ({ x, y, z, yaw }: FlightInput['obstacles'][number]): BoxShape => ({
  kind: 'box',
  name: 'die',
  material: MATERIALS.die,
  x: x / 10,
  y: y / 10,
  bottom: z / 10 - DIE_EDGE / 2,
  halfX: DIE_EDGE / 2,
  halfY: DIE_EDGE / 2,
  height: DIE_EDGE,
  yaw,
});

const standingProp = ({ kind, x, y, yaw, height }: FlightInput['props'][number]): BoxShape => ({
  kind: 'box',
  name: kind,
  material: MATERIALS.prop,
  x: x / 10,
  y: y / 10,
  bottom: 0,
  halfX: PROPS[kind].length / 2,
  halfY: PROPS[kind].thickness / 2,
  height,
  yaw,
});

/** The table as the simulator knows it, with the dice that lie on it and the props of this throw. */
export function worldOf({ props, obstacles }: FlightInput): World {
  const gates: Gate[] = props.map(({ kind, x, y, yaw }) => ({ name: kind, x: x / 10, y: y / 10, yaw }));
  return {
    shapes: [TABLE_SHAPE, BOARD_SHAPE, ...obstacles.filter((die) => !die.fallen).map(lyingDie), ...props.map(standingProp)],
    gates,
    die: { edge: DIE_EDGE, material: MATERIALS.die },
    spinDrag: SPIN_DRAG,
    bounds: BOUNDS,
  };
}

export function startOf({ launch, turn, yaw, tumble, sway }: FlightInput): DieStart {
  const { cos, sin } = angleOf(sway);
  return {
    x: launch.x,
    y: launch.y,
    z: launch.z,
    vx: whole(launch.vx * cos - launch.vy * sin),
    vy: whole(launch.vx * sin + launch.vy * cos),
    vz: launch.vz,
    wx: launch.wx + tumble[0],
    wy: launch.wy + tumble[1],
    wz: launch.wz + tumble[2],
    turn,
    tilt: 0,
    yaw,
  };
}

/** The whole motion, for the picture, the knocks and the haptics. The rules read `fly`. */
export const simulateFlight = (input: FlightInput): Throw => simulate(worldOf(input), [startOf(input)]);

const beyondBoard = ({ x, y }: Impact): boolean => x * x + y * y > BOARD.radius * BOARD.radius;
const isBounce = (impact: Impact): boolean =>
  impact.with === 'table' && beyondBoard(impact) && impact.air * STEP_RATE >= BOUNCE_AIR_STEPS - 0.5;
/** The table inside a hole is part of the board (DF-106). */
const touchesBoard = (impact: Impact): boolean => impact.with === 'board' || (impact.with === 'table' && !beyondBoard(impact));

function digestOf(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193) ^ (hash >>> 15);
  return hash >>> 0;
}

/** Reads off a motion what the rules ask for (DF-96, DF-99 … DF-106). */
export function readFlight(thrown: Throw, input: FlightInput): Flight {
  const { impacts, crossings } = thrown;
  const rest = thrown.rest[0];
  if (!rest) throw new Error('a throw without a die');
  const board = impacts.find(touchesBoard);
  const boardStep = board?.step ?? Number.MAX_SAFE_INTEGER;
  const before = impacts.filter((impact) => impact.step <= boardStep);
  const bounces = before.filter(isBounce);
  const card = input.props.find((prop) => prop.kind === 'card');
  const over = card
    ? crossings.find(
        ({ gate, step, along, z }) => gate === 'card' && step <= boardStep && z > card.height && Math.abs(along) <= PROPS.card.length / 2,
      )
    : undefined;
  const fallen = rest.state === 'off';
  const spot = { x: whole(rest.x * 10), y: whole(rest.y * 10), z: whole(rest.z * 10), yaw: rest.yaw, fallen };
  const region = fallen || !board ? 'outside' : rest.state === 'hole' ? 'hole' : footprint(spot).region;
  const record = {
    bouncesOutside: bounces.length,
    touchedBoard: board !== undefined,
    wallBeforeBoard: before.some((impact) => impact.with === 'wall'),
    bouncesBeforeCard: over ? bounces.filter((bounce) => bounce.step <= over.step).length : bounces.length,
    crossedOverCard: over !== undefined,
    spinAtBoard: board ? Math.floor(Math.abs(board.spin) * 100) : 0,
    rest: spot,
    face: rest.face,
    special: rest.face < 3,
    region,
  };
  const digest = digestOf([spot.x, spot.y, spot.z, spot.yaw, record.face, record.bouncesOutside, record.spinAtBoard, impacts.length]);
  return { ...record, digest };
}

/** One die thrown at the board: equal input, equal landing, on every device (DF-88). */
export const fly = (input: FlightInput): Flight => readFlight(simulateFlight(input), input);
