import type { Seat } from '@/engine/game';
import { listed } from '@/engine/words';

import { cardOf, type CardId } from '../../content/cards';
import { RIDERS } from '../../content/characters';
import { bidNumber } from '../../rules/auction';
import { stockWords } from '../../rules/describe';
import type { Event, Figure } from '../../rules/events';

/** One bidder's card: the number on it, and what it is paid in. A rider shows a die. */
export interface BidCard {
  readonly figure: Figure;
  readonly name: string;
  readonly number: number;
  readonly of: 'bullets' | 'hearts' | 'die';
  /** "5 bullets", "a 4 on the die". */
  readonly words: string;
}

/** A contested bounty while its bids are turned over. */
export interface Showdown {
  readonly card: CardId;
  /** The lowest first: what is turned last may still change everything. */
  readonly cards: readonly BidCard[];
  /** How many lie open. */
  readonly turned: number;
  /** How it ended, in words; undefined while cards are still turned. */
  readonly verdict?: string;
  /** Who gets the bounty. */
  readonly winner?: Figure;
}

type Revealed = Extract<Event, { type: 'bidsRevealed' }>;

const riderName = (rider: number): string => RIDERS[rider] ?? RIDERS[0];

/** All cards face down on the barrel. */
export function laidDown({ card, bids, riderRolls }: Revealed, riders: readonly number[], names: readonly string[]): Showdown {
  const cards: BidCard[] = [
    ...bids.map((bid): BidCard => ({
      figure: { seat: bid.seat }, name: names[bid.seat] ?? `Player ${bid.seat + 1}`, number: bidNumber(bid), of: bid.hearts > 0 ? 'hearts' : 'bullets',
      words: bidNumber(bid) === 0 ? 'a pass' : stockWords(bid),
    })),
    ...riderRolls.map((roll, index): BidCard => ({ figure: { rider: riders[index] ?? index }, name: riderName(riders[index] ?? index), number: roll, of: 'die', words: `a ${roll} on the die` })),
  ];
  return { card, cards: cards.sort((a, b) => a.number - b.number), turned: 0 };
}

/** The highest number among the cards that lie open; 0: nothing that glows. */
export const highestOpen = ({ cards, turned }: Showdown): number => Math.max(0, ...cards.slice(0, turned).map(({ number }) => number));

/** A rider who alone shows the most takes the bounty, without another word from the rules. */
export function ridersVerdict(showdown: Showdown): Showdown {
  const open = { ...showdown, turned: showdown.cards.length };
  const top = highestOpen(open);
  const best = open.cards.filter(({ number }) => number === top);
  if (top === 0 || best.some(({ of }) => of !== 'die')) return open;
  const [first] = best;
  if (!first) return open;
  return { ...open, winner: first.figure, verdict: `${first.name} shows the highest number, ${top}, and rides off with ${cardOf(open.card).name}.` };
}

/** Nobody is alone at the top. */
export function tiedVerdict(showdown: Showdown): Showdown {
  const open = { ...showdown, turned: showdown.cards.length };
  const top = highestOpen(open);
  const { name } = cardOf(open.card);
  const tied = open.cards.filter(({ number }) => number === top).map((card) => card.name);
  const verdict = top === 0 ? `Nobody bids. ${name} stays.` : `A tie: ${listed(tied)} ${tied.length === 2 ? 'both' : 'all'} show ${top}. Nobody pays, and ${name} stays.`;
  return { ...open, verdict };
}

export function wonVerdict(showdown: Showdown, seat: Seat): Showdown {
  const open = { ...showdown, turned: showdown.cards.length };
  const card = open.cards.find(({ figure }) => 'seat' in figure && figure.seat === seat);
  if (!card) return open;
  return { ...open, winner: card.figure, verdict: `${card.name} takes ${cardOf(open.card).name} for ${card.words}.` };
}

/** The Chancer tries to turn a tie with a die. */
export function luckTried(showdown: Showdown, { seat, face, won }: Extract<Event, { type: 'tieRolled' }>): Showdown {
  const card = showdown.cards.find(({ figure }) => 'seat' in figure && figure.seat === seat);
  return { ...showdown, verdict: `A tie, and ${card?.name ?? 'the Chancer'} rolls for it: ${face}. ${won ? 'That is luck.' : 'No luck.'}` };
}
