import type { Seat } from '@/engine/game';

import type { Card } from '../content/card';
import { triggers, type Visit } from '../rules/effects';
import type { Spot } from '../rules/geometry';
import { moneyOf } from '../rules/ledger';
import type { Hunter, State } from '../rules/state';
import type { Guess } from './rumours';
import type { Leanings } from './temperaments';

/** $ against a path that costs hearts somebody careful wants to keep: more than any card is worth. */
const DREAD = 4000;

/** A temperament at one table: what things mean to it beyond their worth in $. */
export interface Leaning {
  /** For resolving a card on a step that brings this much. */
  ofStep(visit: Pick<Visit, 'card' | 'step' | 'steps'>, spot: Spot, gain: number, before: Hunter, after: Hunter): number;
  ofEnd(spot: Spot): number;
  /** For winning a bounty against these bidders. */
  ofWinning(card: Card, bidders: readonly Seat[]): number;
}

export const NO_LEANING: Leaning = { ofStep: () => 0, ofEnd: () => 0, ofWinning: () => 0 };

/** Whether what is guessed about the others matters to it. */
export const listens = ({ ambush, spite }: Leanings): boolean => ambush > 0 || spite > 0;

/** How likely each space is walked over by somebody with these guesses. */
function visits(guesses: readonly Guess[], spaces: number): readonly number[] {
  const chances = new Array<number>(spaces).fill(0);
  for (const { plan, chance } of guesses) for (const spot of plan.steps) chances[spot] = (chances[spot] ?? 0) + chance;
  return chances;
}

function anybodyVisits(rivals: readonly (readonly Guess[])[], spaces: number): readonly number[] {
  const missed = new Array<number>(spaces).fill(1);
  for (const guesses of rivals) visits(guesses, spaces).forEach((chance, spot) => (missed[spot] = (missed[spot] ?? 1) * Math.max(0, 1 - chance)));
  return missed.map((chance) => 1 - chance);
}

/** The richest of the others; alone, nobody. */
function richestRival(state: State, seat: Seat): Seat | undefined {
  let richest: Seat | undefined;
  let most = -1;
  state.hunters.forEach((hunter, other) => {
    const money = moneyOf(hunter);
    if (other !== seat && money > most) [richest, most] = [other, money];
  });
  return richest;
}

const isDear = ({ kind, colour }: Card): boolean => kind === 'bounty' && (colour === 'red' || colour === 'black');

/** `rivals` are the guessed paths of the others in seat order, empty if nobody was asked to guess. */
export function leaningOf(leanings: Leanings, state: State, seat: Seat, rivals: readonly (readonly Guess[])[]): Leaning {
  const { dear, heartsKept, lyingInWait, ambush, spite } = leanings;
  const leader = richestRival(state, seat);
  const spaces = state.grid.length;
  const crossed = ambush > 0 ? anybodyVisits(rivals, spaces) : [];
  const leadersWay = spite > 0 && leader !== undefined ? visits(rivals[leader < seat ? leader : leader - 1] ?? [], spaces) : [];
  return {
    ofStep({ card, step, steps }, spot, gain, before, after) {
      let liking = isDear(card) ? dear * card.bounty : 0;
      if (after.hearts < heartsKept && after.hearts < before.hearts) liking -= DREAD;
      const when = card.effect?.when;
      if ((when === 'last' || when === 'short') && gain > 0 && triggers(when, { card, cubes: 0, step, steps })) liking += lyingInWait * gain;
      return liking + spite * card.bounty * (leadersWay[spot] ?? 0);
    },
    ofEnd: (spot) => ambush * (crossed[spot] ?? 0),
    ofWinning: (card, bidders) => (isDear(card) ? dear * card.bounty : 0) + (leader !== undefined && bidders.includes(leader) ? spite * card.bounty : 0),
  };
}
