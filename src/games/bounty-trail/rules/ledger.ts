import type { Seat } from '@/engine/game';

import type { Stock } from '../content/card';
import { cardOf, type CardId } from '../content/cards';
import type { Purse } from './events';
import { inForce } from './inForce';
import { MAX_BULLETS, MAX_HEARTS, isSolo, type HeldBounty, type Hunter, type State } from './state';

export const purseOf = (hunter: Hunter): Purse => ({ bullets: hunter.bullets, hearts: hunter.hearts, cash: hunter.cash });

/** Adds up to the caps; returns what really came in. */
export function gain(hunter: Hunter, stock: Partial<Stock>): Stock {
  const bullets = Math.min(stock.bullets ?? 0, MAX_BULLETS - hunter.bullets);
  const hearts = Math.min(stock.hearts ?? 0, MAX_HEARTS - hunter.hearts);
  const cash = stock.cash ?? 0;
  hunter.bullets += bullets;
  hunter.hearts += hearts;
  hunter.cash += cash;
  return { bullets, hearts, cash };
}

/** A payment or an own loss: takes what there is, and remembers an empty gun or a last heart. */
export function spend(hunter: Hunter, bullets: number, hearts: number): void {
  if (bullets > 0) {
    hunter.bullets = Math.max(0, hunter.bullets - bullets);
    if (hunter.bullets === 0) hunter.gunEmpty = true;
  }
  if (hearts > 0) {
    hunter.hearts = Math.max(0, hunter.hearts - hearts);
    if (hunter.hearts === 0) hunter.down = true;
  }
}

/** A loss inflicted by somebody else: it never takes the last one. Returns what was lost. */
export function suffer(hunter: Hunter, bullets: number, hearts: number): { bullets: number; hearts: number } {
  const lost = {
    bullets: Math.min(bullets, Math.max(0, hunter.bullets - 1)),
    hearts: Math.min(hearts, Math.max(0, hunter.hearts - 1)),
  };
  hunter.bullets -= lost.bullets;
  hunter.hearts -= lost.hearts;
  return lost;
}

/** The dearest of the held bounties, of equal ones the last captured. */
function dearest(bounties: readonly HeldBounty[]): HeldBounty | undefined {
  let best: HeldBounty | undefined;
  for (const held of bounties) if (!best || cardOf(held.card).bounty >= cardOf(best.card).bounty) best = held;
  return best;
}

const free = (hunter: Hunter): HeldBounty[] => hunter.bounties.filter((held) => !held.jailed);

/** What an empty gun would cost right now. */
export const nextSacrifice = (hunter: Hunter): CardId | undefined => (dearest(free(hunter)) ?? dearest(hunter.bounties))?.card;

/** Reloads after an empty gun; the dearest bounty that is not safe goes. Returns it. */
export function reload(hunter: Hunter): CardId | undefined {
  const sacrificed = nextSacrifice(hunter);
  hunter.bounties = hunter.bounties.filter((held) => held.card !== sacrificed);
  hunter.bullets = inForce.value('reloadTo', hunter);
  hunter.gunEmpty = false;
  return sacrificed;
}

export function jailHighest(hunter: Hunter): CardId | undefined {
  const card = dearest(free(hunter))?.card;
  hunter.bounties = hunter.bounties.map((held) => (held.card === card ? { card, jailed: true } : held));
  return card;
}

export function bountyMoney(hunter: Hunter): number {
  let sum = 0;
  for (const held of hunter.bounties) sum += cardOf(held.card).bounty;
  return sum;
}

/** Cash and printed $ of the held bounties, before final bonuses. */
export const moneyOf = (hunter: Hunter): number => hunter.cash + bountyMoney(hunter);

export const rivalMoney = (bounties: readonly CardId[]): number => bounties.reduce((sum, card) => sum + cardOf(card).bounty, 0);

/** The money of the poorest other player; alone, the Rival's. */
export function poorestOther(state: State, seat: Seat): number {
  if (isSolo(state)) return rivalMoney(state.rivalBounties);
  return Math.min(...state.hunters.filter((_, other) => other !== seat).map(moneyOf));
}
