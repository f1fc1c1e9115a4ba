import type { Seat } from '@/engine/game';

import type { Card } from '../content/card';
import { faceUpCard } from './cards';
import { runEffect, type World } from './effects';
import type { Direction, Spot } from './geometry';
import { FREE, type Price } from './price';
import { forgetStepModifiers, payEntry, settle, takeRewards } from './resolve';
import type { Hunter, Space } from './state';

/** One step of a path, and how long the path is; a path still being drawn says how it would end. */
export interface LoneStep {
  readonly seat: Seat;
  readonly spot: Spot;
  readonly side: Direction;
  readonly step: number;
  readonly steps: number;
}

export interface LoneResult {
  readonly card: Card | undefined;
  readonly price: Price;
  readonly gunEmptied: boolean;
  readonly sacrificed: string | undefined;
}

const silent = (): void => undefined;
const unknownRoll = (): undefined => undefined;
const NOTHING_THERE: LoneResult = { card: undefined, price: FREE, gunEmptied: false, sacrificed: undefined };

/** Walks one step as if nobody else were about, with the same rules as a real beat; dice stay open. Changes the hunter. */
export function stepAlone(hunter: Hunter, space: Space, to: LoneStep, poorestOther: number): LoneResult {
  hunter.spot = to.spot;
  const card = faceUpCard(space);
  if (!card) {
    forgetStepModifiers(hunter);
    return NOTHING_THERE;
  }
  const entering = { seat: to.seat, spot: to.spot, card, turns: space.turns, side: to.side, step: to.step };
  const price = payEntry(hunter, entering, silent);
  forgetStepModifiers(hunter);
  takeRewards(hunter, entering, silent);
  const world: World = { seat: to.seat, poorestOther, roll: unknownRoll, tell: silent };
  runEffect(hunter, { card, cubes: space.cubes, step: to.step, steps: to.steps }, world);
  const gunEmptied = hunter.gunEmpty;
  return { card, price, gunEmptied, sacrificed: settle(hunter, to.seat, silent) };
}
