import type { Outcome, ScoreLine, Seat } from '@/engine/game';

import { cardOf } from '../content/cards';
import { LEVELS, MEDALS, type Medal } from '../content/levels';
import { bountyMoney, rivalMoney } from './ledger';
import { isSolo, type Hunter, type State } from './state';

/** Bosses pay for every other held member of their gang. */
export function gangBonuses(hunter: Hunter): number {
  let total = 0;
  for (const { card } of hunter.bounties) {
    const { effect } = cardOf(card);
    if (effect?.when !== 'endOfGame') continue;
    for (const operation of effect.do) {
      if (operation.op !== 'gangBonus') continue;
      total += operation.amount * hunter.bounties.filter((held) => held.card !== card && cardOf(held.card).gang === operation.gang).length;
    }
  }
  return total;
}

const scoreLines = (hunter: Hunter): readonly ScoreLine[] => [
  { label: 'Bounties', points: bountyMoney(hunter) },
  { label: 'Cash', points: hunter.cash },
  { label: 'Gang bonuses', points: gangBonuses(hunter) },
];

export const finalMoney = (hunter: Hunter): number => bountyMoney(hunter) + hunter.cash + gangBonuses(hunter);

/** What places are compared by, most important first. */
const standing = (hunter: Hunter): readonly number[] =>
  hunter.down ? [0, 0, 0, 0] : [1, finalMoney(hunter), hunter.bounties.length, hunter.bullets];

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Seats that share the first place after money, bounties and bullets; nobody if all are down. */
export function leaders(state: State): Seat[] {
  const standings = state.hunters.map(standing);
  return state.hunters.flatMap((hunter, seat) => {
    const own = standings[seat] ?? [];
    return !hunter.down && standings.every((other) => compare(own, other) <= 0) ? [seat] : [];
  });
}

function placesOf(state: State): number[] {
  const standings = state.hunters.map((hunter, seat) => [...standing(hunter), state.duelWinner === seat ? 1 : 0]);
  return standings.map((own) => 1 + standings.filter((other) => compare(other, own) < 0).length);
}

export function medalFor(state: State, money: number): Medal | undefined {
  const { warrant } = LEVELS[state.options.level];
  return MEDALS.filter((medal) => money >= warrant[medal]).pop();
}

/** Solo: whether the warrant is earned and the Rival beaten. */
export function soloWon(state: State): boolean {
  const [hunter] = state.hunters;
  if (!hunter || hunter.down) return false;
  const money = finalMoney(hunter);
  const rival = rivalMoney(state.rivalBounties);
  const beatsRival = money > rival || (money === rival && hunter.bounties.length > state.rivalBounties.length);
  return beatsRival && medalFor(state, money) !== undefined;
}

function soloWords(state: State, hunter: Hunter): string {
  const money = finalMoney(hunter);
  const { name, warrant } = LEVELS[state.options.level];
  if (hunter.down) return `You ran out of hearts with $${money} in hand.`;
  const rival = rivalMoney(state.rivalBounties);
  if (soloWon(state)) return `${name} won with $${money}: a ${medalFor(state, money)} star. The Rival has $${rival}.`;
  if (money < warrant.bronze) return `You earned $${money}; the ${name} warrant asks for $${warrant.bronze}.`;
  return `You earned $${money}, but the Rival has $${rival}.`;
}

function versusWords(state: State, places: readonly number[]): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = winners;
  const hunter = winner === undefined ? undefined : state.hunters[winner];
  if (!hunter) return 'Nobody is left standing. Nobody wins.';
  const money = finalMoney(hunter);
  const down = state.hunters.filter((other) => other.down).length;
  const why = state.duelWinner === winner ? ' and the faster hand' : '';
  return `Player ${(winner ?? 0) + 1} wins with $${money}${why}.${down > 0 ? ` ${down === 1 ? 'One hunter' : `${down} hunters`} went down.` : ''}`;
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.hunters.map(finalMoney);
  const lines = state.hunters.map(scoreLines);
  const [first] = state.hunters;
  if (isSolo(state) && first) return { kind: 'together', won: soloWon(state), places: [1], scores, lines, words: soloWords(state, first) };
  const places = placesOf(state);
  if (state.hunters.every((hunter) => hunter.down)) return { kind: 'together', won: false, places, scores, lines, words: versusWords(state, []) };
  return { kind: 'versus', places, scores, lines, words: versusWords(state, places) };
}
