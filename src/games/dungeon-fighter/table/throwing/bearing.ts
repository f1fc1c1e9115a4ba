import type { Direction } from '../../rules/throw/gesture';

/** Degrees to the right of the board's centre. */
export const bearing = ({ right, forward }: Direction): number => (Math.atan2(right, forward) * 180) / Math.PI;

export const directionAt = (degrees: number): Direction => ({ right: Math.sin((degrees * Math.PI) / 180), forward: Math.cos((degrees * Math.PI) / 180) });
