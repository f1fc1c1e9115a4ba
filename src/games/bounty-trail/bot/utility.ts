import type { DieFace, Card } from '../content/card';
import { faceFor } from '../rules/effects';
import { bountyMoney, gain, spend } from '../rules/ledger';
import { settle } from '../rules/resolve';
import { gangBonuses } from '../rules/scoring';
import { MAX_BULLETS, MAX_HEARTS, ROUNDS, type Hunter, type State } from '../rules/state';

/** $ that one more bullet or heart is thought to bring in later rounds. */
export interface Thrift {
  readonly perBullet: number;
  readonly perHeart: number;
}

/** How many $ a stock of n is worth with so many rounds to come. */
export interface Worth {
  readonly bullets: readonly number[];
  readonly hearts: readonly number[];
}

/** Losing the last heart ends everything. */
const DOWN = -6000;
/** The last few are worth more: they keep a round possible. */
const LAST_BULLETS = [0, 40, 70, 90];
const LAST_HEARTS = [0, 250, 400, 480];
const DIE_SIDES = 6;

function table(size: number, each: number, last: readonly number[], weight: number): number[] {
  const worth: number[] = [];
  for (let n = 0; n <= size; n++) worth.push(weight * (each * n + (last[Math.min(n, last.length - 1)] ?? 0)));
  return worth;
}

/** Bullets come back by themselves, hearts do not: hearts keep their worth over more rounds. */
export function worthIn(state: State, { perBullet, perHeart }: Thrift): Worth {
  const roundsLeft = ROUNDS - state.round;
  return {
    bullets: table(MAX_BULLETS, perBullet, LAST_BULLETS, Math.min(1, roundsLeft)),
    hearts: table(MAX_HEARTS, perHeart, LAST_HEARTS, Math.min(1, roundsLeft / 2)),
  };
}

/** What the held bounties will pay. Worth remembering: it only changes when the list of bounties is another one. */
export const holdingsOf = (hunter: Hunter): number => bountyMoney(hunter) + gangBonuses(hunter);

/** A hunter's position in $. */
export function utility(hunter: Hunter, worth: Worth, holdings = holdingsOf(hunter)): number {
  if (hunter.down) return DOWN;
  return hunter.cash + holdings + (worth.bullets[hunter.bullets] ?? 0) + (worth.hearts[hunter.hearts] ?? 0);
}

function afterFace(hunter: Hunter, face: DieFace): Hunter {
  const after = { ...hunter };
  gain(after, { bullets: Math.max(0, face.bullets ?? 0), hearts: Math.max(0, face.hearts ?? 0), cash: face.cash ?? 0 });
  spend(after, Math.max(0, -(face.bullets ?? 0)), Math.max(0, -(face.hearts ?? 0)));
  settle(after, 0, () => undefined);
  return after;
}

/** What the die of a chance card adds on average. */
export function hopeOfRoll(hunter: Hunter, card: Card, worth: Worth): number {
  const rolled = card.effect?.do.find((operation) => operation.op === 'roll');
  if (!rolled) return 0;
  const before = utility(hunter, worth);
  let sum = 0;
  for (let die = 1; die <= DIE_SIDES; die++) sum += utility(afterFace(hunter, rolled.faces[faceFor(hunter, die) - 1] ?? {}), worth) - before;
  return sum / DIE_SIDES;
}

