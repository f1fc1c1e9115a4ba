import type { Seat } from '@/engine/game';

import type { Card } from '../content/card';
import { faceUpCard } from './cards';
import { NOWHERE, directionOf, geometryOf, opposite, type Direction, type Spot } from './geometry';
import { ridersPaths } from './riders';
import type { Space, State } from './state';

/** Which step a path of this length takes in a beat; 0: it waits. Everybody's last step happens in the last beat. */
export function stepInBeat(beat: number, beats: number, steps: number): number {
  if (beat === beats) return steps;
  return beat < steps ? beat : 0;
}

/** A player arriving in this beat, and the card as it lay when the beat began. */
export interface Arrival {
  readonly seat: Seat;
  readonly from: Spot;
  readonly spot: Spot;
  readonly side: Direction;
  readonly step: number;
  readonly steps: number;
  readonly space: Space;
  /** The face-up card, if there is one. */
  readonly card: Card | undefined;
}

export interface RiderArrival {
  readonly rider: number;
  readonly from: Spot;
  readonly spot: Spot;
  readonly step: number;
  readonly steps: number;
}

export function arrivalsIn(state: State, beat: number, beats: number): Arrival[] {
  const geometry = geometryOf(state.size);
  const arrivals: Arrival[] = [];
  state.hunters.forEach(({ plan }, seat) => {
    if (!plan) return;
    const steps = plan.steps.length;
    const step = stepInBeat(beat, beats, steps);
    const spot = plan.steps[step - 1];
    const space = spot === undefined ? undefined : state.grid[spot];
    if (spot === undefined || !space) return;
    const from = plan.steps[step - 2] ?? plan.start;
    arrivals.push({ seat, from, spot, side: opposite(directionOf(geometry, from, spot)), step, steps, space, card: faceUpCard(space) });
  });
  return arrivals;
}

/** Where each rider is while the round is walked; NOWHERE before it has come in, and between rounds. */
export function riderSpots(state: State): Spot[] {
  const { walk } = state;
  return ridersPaths(state).map((path) => {
    if (!walk) return NOWHERE;
    const taken = walk.beat === walk.beats ? path.length : Math.min(walk.beat, path.length - 1);
    return path[taken - 1] ?? NOWHERE;
  });
}

export function riderArrivalsIn(state: State, beat: number, beats: number): RiderArrival[] {
  return ridersPaths(state).flatMap((path, rider) => {
    const step = stepInBeat(beat, beats, path.length);
    const spot = path[step - 1];
    return spot === undefined ? [] : [{ rider, from: path[step - 2] ?? NOWHERE, spot, step, steps: path.length }];
  });
}
