import type { Edge } from '@/table/board/edges';

const AZIMUTHS: Readonly<Record<Edge, number>> = { south: 768, west: 512, north: 256, east: 0 };
/** From where a hero at this edge throws, in 1/1024 turn (DF-59, DF-72). */
export const azimuthAt = (edge: Edge): number => AZIMUTHS[edge];
