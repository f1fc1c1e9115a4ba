import type { Seat } from '@/engine/game';

import type { Card, DieFace, Operation, Trigger } from '../content/card';
import type { Event } from './events';
import { inForce } from './inForce';
import { gain, jailHighest, moneyOf, purseOf, spend } from './ledger';
import type { Hunter } from './state';

/** A path of at most this many steps is short. */
export const SHORT_PATH = 4;

/** Somebody resolving a card: which step of how many, and what lay on it. */
export interface Visit {
  readonly card: Card;
  readonly cubes: number;
  readonly step: number;
  readonly steps: number;
}

/** What an effect asks of the world around the hunter. */
export interface World {
  readonly seat: Seat;
  /** The money of the poorest of the others when the effects began. */
  readonly poorestOther: number;
  /** The die, or undefined where the result must stay open (a projection). */
  roll(): number | undefined;
  tell(event: Event): void;
}

/** What the hunter had when the effects began; operations look at this, not at each other. */
interface Standing {
  readonly bullets: number;
  readonly hearts: number;
  readonly money: number;
}

/** Losses that come after everybody's gains. */
export interface Blow {
  readonly scope: 'all' | 'adjacent';
  readonly bullets: number;
  readonly hearts: number;
}

export interface Aftermath {
  readonly ownLoss: DieFace | undefined;
  readonly blow: Blow | undefined;
}

export function triggers(when: Trigger, visit: Visit): boolean {
  switch (when) {
    case 'resolve':
      return true;
    case 'first':
      return visit.step === 1;
    case 'last':
      return visit.step === visit.steps;
    case 'short':
      return visit.steps <= SHORT_PATH;
    case 'endOfGame':
      return false;
  }
}

/** The face that counts for this hunter. */
export const faceFor = (hunter: Hunter, die: number): number => inForce.value('dieFace', hunter, undefined, die);

const NOTHING: Aftermath = { ownLoss: undefined, blow: undefined };

function take(hunter: Hunter, visit: Visit, world: World, stock: Parameters<typeof gain>[1]): void {
  const got = gain(hunter, stock);
  if (got.bullets + got.hearts + got.cash > 0) {
    world.tell({ type: 'gained', seat: world.seat, card: visit.card.id, gain: got, left: purseOf(hunter) });
  }
}

function rollFor(hunter: Hunter, visit: Visit, world: World, faces: readonly DieFace[]): Aftermath {
  const die = world.roll();
  if (die === undefined) return NOTHING;
  const face = faceFor(hunter, die);
  world.tell({ type: 'rolled', seat: world.seat, card: visit.card.id, die, face });
  const result = faces[face - 1] ?? {};
  const positive = (amount: number | undefined): number => Math.max(0, amount ?? 0);
  take(hunter, visit, world, { bullets: positive(result.bullets), hearts: positive(result.hearts), cash: positive(result.cash) });
  return { ownLoss: result, blow: undefined };
}

function operate(operation: Operation, hunter: Hunter, visit: Visit, world: World, atStart: Standing): Aftermath {
  switch (operation.op) {
    case 'gain':
      take(hunter, visit, world, operation);
      return NOTHING;
    case 'raiseTo':
      take(hunter, visit, world, {
        bullets: Math.max(0, (operation.bullets ?? 0) - atStart.bullets),
        hearts: Math.max(0, (operation.hearts ?? 0) - atStart.hearts),
      });
      return NOTHING;
    case 'cashPerBounty':
      take(hunter, visit, world, { cash: operation.amount * hunter.bounties.length });
      return NOTHING;
    case 'cashPerStep':
      take(hunter, visit, world, { cash: operation.amount * Math.max(0, visit.steps - operation.over) });
      return NOTHING;
    case 'cashPerCube':
      take(hunter, visit, world, { cash: operation.amount * visit.cubes });
      return NOTHING;
    case 'gainIf':
      if (atStart.money <= world.poorestOther) take(hunter, visit, world, { cash: operation.cash });
      return NOTHING;
    case 'jailHighest': {
      const card = jailHighest(hunter);
      if (card !== undefined) world.tell({ type: 'jailed', seat: world.seat, card });
      return NOTHING;
    }
    case 'nextStepFree':
      hunter.nextStepFree = true;
      if (visit.step < visit.steps) world.tell({ type: 'nextStepChanged', seat: world.seat, free: true, plus: 0 });
      return NOTHING;
    case 'nextStepPlus':
      hunter.nextStepPlus = operation.bullets;
      if (visit.step < visit.steps) world.tell({ type: 'nextStepChanged', seat: world.seat, free: false, plus: operation.bullets });
      return NOTHING;
    case 'roll':
      return rollFor(hunter, visit, world, operation.faces);
    case 'othersLose':
      return { ownLoss: undefined, blow: { scope: operation.scope, bullets: operation.bullets ?? 0, hearts: operation.hearts ?? 0 } };
    case 'gangBonus':
      return NOTHING;
  }
}

/** Runs the card's own gains for the hunter who resolves it; losses are returned, they come later in the stage. */
export function runEffect(hunter: Hunter, visit: Visit, world: World): Aftermath {
  const { effect } = visit.card;
  if (!effect || !triggers(effect.when, visit)) return NOTHING;
  const atStart = { bullets: hunter.bullets, hearts: hunter.hearts, money: moneyOf(hunter) };
  let ownLoss: DieFace | undefined;
  let blow: Blow | undefined;
  for (const operation of effect.do) {
    const after = operate(operation, hunter, visit, world, atStart);
    ownLoss = after.ownLoss ?? ownLoss;
    blow = after.blow ?? blow;
  }
  return { ownLoss, blow };
}

/** The negative part of a die face: unlike blows from others it can empty the gun and kill. */
export function sufferOwnLoss(hunter: Hunter, loss: DieFace, seat: Seat, tell: (event: Event) => void): void {
  const bullets = Math.max(0, -(loss.bullets ?? 0));
  const hearts = Math.max(0, -(loss.hearts ?? 0));
  if (bullets + hearts === 0) return;
  spend(hunter, bullets, hearts);
  tell({ type: 'lost', seat, by: [seat], bullets, hearts, left: purseOf(hunter) });
}
