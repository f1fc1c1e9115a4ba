import { demand } from '@/engine/errors';
import { angleOf } from '@/dice/physics/rotation';

import { BOARD, LONE_CARD_HEIGHT, PROPS, PROP_GAP, TABLE_HALF, type PropKind } from '../../content/board';
import type { Span } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import type { GateValue, Launch, PlacedProp } from '../state';
import { launchZone, requirementOf, type LaunchZone } from './inForce';
import { tangentOf } from './stance';

const LIMIT = { side: 10_000, zLow: -1000, zHigh: 6000, speed: 5000, spin: 10_000 } as const;
/** Tenths of a millimetre blur a distance by this much. */
const BLUR = 0.1;
/** Whole mm/s blur a steep pitch by this much. */
const ROUNDING = 5;

const inSpan = (value: number, [low, high]: Span): boolean => value >= low - BLUR && value <= high + BLUR;

/** Whether the velocity points within the span of degrees above the level. */
function pitchWithin({ vx, vy, vz }: Launch, [low, high]: Span): boolean {
  const level = Math.sqrt(vx * vx + vy * vy);
  return vz >= tangentOf(low) * level - ROUNDING && vz <= tangentOf(high) * level + ROUNDING;
}

const heightOf = ({ z }: Launch): number => z / 10;

function distanceOf({ x, y }: Pick<Launch, 'x' | 'y'>, { beyondTable }: LaunchZone): number {
  return beyondTable ? Math.max(Math.abs(x), Math.abs(y)) / 10 : Math.sqrt(x * x + y * y) / 10;
}

/** The launch is one a hand at this table could make (DF-85, DF-86). */
export function demandLaunch(launch: Launch, requirements: readonly RequirementId[]): void {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = launch;
  demand([x, y, z, vx, vy, vz, wx, wy, wz].every(Number.isInteger), 'DF-84', 'A throw is made of whole numbers.');
  const hand = Math.abs(x) <= LIMIT.side && Math.abs(y) <= LIMIT.side && z >= LIMIT.zLow && z <= LIMIT.zHigh;
  demand(hand, 'DF-85', 'The hand is nowhere near the table.');
  demand(Math.max(Math.abs(vx), Math.abs(vy), Math.abs(vz)) <= LIMIT.speed, 'DF-85', 'No hand throws that fast.');
  demand(Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz)) <= LIMIT.spin, 'DF-85', 'No die spins that fast.');
  const zone = launchZone(requirements);
  demand(inSpan(distanceOf(launch, zone), zone.distance), 'DF-86', `Throw from ${zone.distance[0]} to ${zone.distance[1]} mm away.`);
  demand(zone.heights.some((span) => inSpan(heightOf(launch), span)), 'DF-86', 'The hand is at the wrong height for this throw.');
  demand(zone.pitches.some((span) => pitchWithin(launch, span)), 'DF-86', 'That is too steep or too flat for this throw.');
}

/** Half of the prop's outline along x and y, whichever way it is turned. */
function reachOf({ kind, yaw }: PlacedProp): { readonly x: number; readonly y: number } {
  const { length, thickness } = PROPS[kind];
  const { cos, sin } = angleOf(yaw);
  return {
    x: (Math.abs(cos) * length + Math.abs(sin) * thickness) / 2,
    y: (Math.abs(sin) * length + Math.abs(cos) * thickness) / 2,
  };
}

/** How close a prop comes to the board's centre. */
function nearestToCentre({ kind, x, y, yaw }: PlacedProp): number {
  const { length, thickness } = PROPS[kind];
  const { cos, sin } = angleOf(yaw);
  const along = Math.abs((-x * cos - y * sin) / 10);
  const across = Math.abs((x * sin - y * cos) / 10);
  const dx = Math.max(0, along - length / 2);
  const dy = Math.max(0, across - thickness / 2);
  return Math.sqrt(dx * dx + dy * dy);
}

/** Whether a prop stands fully on the table and clear of the board; the table's page asks this while it is dragged. */
export function propStands(prop: PlacedProp): boolean {
  const reach = reachOf(prop);
  const onTable = Math.abs(prop.x / 10) + reach.x <= TABLE_HALF && Math.abs(prop.y / 10) + reach.y <= TABLE_HALF;
  return onTable && nearestToCentre(prop) >= BOARD.radius + PROP_GAP;
}

export const propsNeeded = (requirements: readonly RequirementId[]): PropKind[] =>
  requirements.flatMap((id) => requirementOf(id).prop ?? []);

/** Every prop that is demanded stands where it may, and no other (DF-81, DF-85). */
export function demandProps(props: readonly PlacedProp[], requirements: readonly RequirementId[]): void {
  const needed = propsNeeded(requirements);
  for (const prop of props) {
    demand(needed.includes(prop.kind), 'DF-85', 'Nothing asks for that prop in this throw.');
    demand(propStands(prop), 'DF-81', 'It must stand fully on the table, clear of the board.');
  }
  for (const kind of needed) {
    demand(props.filter((prop) => prop.kind === kind).length === 1, 'DF-85', `This throw needs the ${kind} on the table, once.`);
  }
}

/** A card that stands by itself is a little higher than one that is held (DF-203). */
export const propHeight = (kind: PropKind, gates: readonly GateValue[]): number =>
  kind === 'card' && gates.some((gate) => gate.key === 'cardAlone' && gate.value === 1) ? LONE_CARD_HEIGHT : PROPS[kind].height;
