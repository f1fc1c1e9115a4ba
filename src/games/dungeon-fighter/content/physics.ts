import type { Material } from '@/dice/physics';

/**
 * How the table, the board and the dice answer each other. Calibrated on the house simulator (docs/balance); a change
 * makes old throws land elsewhere, so it needs a new physics version.
 */
export const PHYSICS_VERSION = 1;

export const MATERIALS = {
  table: { restitution: 0.42, friction: 0.15 },
  board: { restitution: 0.12, friction: 0.85 },
  prop: { restitution: 0.55, friction: 0.2 },
  die: { restitution: 0.55, friction: 0.2 },
} as const satisfies Readonly<Record<string, Material>>;

/** Rate at which a touching die loses spin, per second. */
export const SPIN_DRAG = 16;
export const TABLE_THICKNESS = 30;
/** Beyond this, or this far below the table, a die is gone (DF-95). */
export const BOUNDS = { reach: 900, bottom: -300 } as const;
/** At least so long in the air, in simulation steps, before a touch of the table is a bounce (8 ms). */
export const BOUNCE_AIR_STEPS = 2;
