import type { Seat } from '@/engine/game';

import { SIDES } from '../content/card';
import { cardOf } from '../content/cards';
import { RIDERS } from '../content/characters';
import type { Event } from './events';
import type { Bid, State } from './state';

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** "2 bullets and 1 heart", "nothing". */
export function stockWords(stock: { readonly bullets?: number; readonly hearts?: number; readonly cash?: number }): string {
  const parts: string[] = [];
  if (stock.bullets) parts.push(counted(stock.bullets, 'bullet'));
  if (stock.hearts) parts.push(counted(stock.hearts, 'heart'));
  if (stock.cash) parts.push(`$${stock.cash}`);
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

const SIDE_WORDS: Readonly<Record<(typeof SIDES)[number], string>> = {
  N: 'north', NE: 'north-east', E: 'east', SE: 'south-east', S: 'south', SW: 'south-west', W: 'west', NW: 'north-west',
};

export const sideWords = (side: number): string => SIDE_WORDS[SIDES[side] ?? 'N'];

const lineWords = (line: number): string => (line <= 3 ? `column ${line}` : `row ${line - 3}`);
const riderName = (rider: number): string => RIDERS[rider] ?? RIDERS[0];

/** One event as a sentence; undefined where it would only repeat what the next one says. */
export function describe(event: Event, _state: State, names: readonly string[]): string | undefined {
  const who = (seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;
  const list = (seats: readonly Seat[]): string => seats.map(who).join(' and ');
  const title = (card: string): string => cardOf(card).name;
  const bidWords = (bid: Bid & { readonly seat: Seat }): string => `${who(bid.seat)} ${stockWords(bid)}`;
  switch (event.type) {
    case 'roundStarted':
      return `Round ${event.round}.`;
    case 'linesRolled':
      return event.lines.map((line, rider) => `${riderName(rider)} rides along ${lineWords(line)}.`).join(' ');
    case 'pathLocked':
      return `${who(event.seat)} is ready.`;
    case 'pathsRevealed':
      return event.plans.map((plan, seat) => `${who(seat)}: ${counted(plan.steps.length, 'step')}`).join(', ') + '.';
    case 'walked':
      return event.beat === event.beats ? 'Last step: everybody moves.' : `Step ${event.beat}.`;
    case 'foundNothing':
      return `${who(event.seat)} finds nothing but dust.`;
    case 'auctionOpened':
      return `${[...event.seats.map(who), ...event.riders.map(riderName)].join(' and ')} want ${title(event.card)}.`;
    case 'bidPlaced':
      return undefined;
    case 'bidsRevealed':
      return `Bids for ${title(event.card)}: ${[...event.bids.map(bidWords), ...event.riderRolls.map((roll) => `the Rival ${roll}`)].join(', ')}.`;
    case 'tieRolled':
      return `${who(event.seat)} rolls ${event.face} for the tie${event.won ? '' : ': no luck'}.`;
    case 'auctionWon':
      return `${who(event.seat)} wins the bidding.`;
    case 'auctionTied':
      return `Nobody blinks. ${title(event.card)} stays.`;
    case 'paid':
      return event.side === undefined
        ? `${who(event.seat)} pays the bid: ${stockWords(event)}.`
        : `${who(event.seat)} enters ${title(event.card)} from the ${sideWords(event.side)} for ${stockWords(event)}.`;
    case 'gained':
      return `${who(event.seat)} gains ${stockWords(event.gain)}.`;
    case 'captured':
      return `${who(event.seat)} captures ${title(event.card)}, worth $${cardOf(event.card).bounty}.`;
    case 'rolled':
      return `${who(event.seat)} rolls ${event.die}${event.face === event.die ? '' : `, which counts as ${event.face}`}.`;
    case 'jailed':
      return `${who(event.seat)} jails ${title(event.card)}.`;
    case 'nextStepChanged':
      return event.free ? `${who(event.seat)}’s next step is free.` : `${who(event.seat)}’s next step costs ${counted(event.plus, 'bullet')} more.`;
    case 'lost':
      return event.by.includes(event.seat) ? `${who(event.seat)} loses ${stockWords(event)}.` : `${who(event.seat)} loses ${stockWords(event)} to ${list(event.by)}.`;
    case 'gunEmptied':
      return `${who(event.seat)}’s gun is empty${event.sacrificed === undefined ? '' : `: ${title(event.sacrificed)} gets away`}. Reloaded to ${event.left.bullets}.`;
    case 'wentDown':
      return `${who(event.seat)} is down.`;
    case 'flipped':
      return undefined;
    case 'riderTook':
      return `${riderName(event.rider)} takes ${title(event.card)}.`;
    case 'roundEnded':
      return `Round ${event.round} is over.`;
    case 'resupplied':
      return `${who(event.seat)} finds fresh cartridges: ${counted(event.left.bullets, 'bullet')}.`;
    case 'cubePlaced':
      return `${title(event.card)}: cube ${event.cubes} of ${event.timer}.`;
    case 'timerFull':
      return `${title(event.card)} is gone.`;
    case 'discarded':
      return undefined;
    case 'reshuffled':
      return `The discard pile becomes a new deck of ${event.cards} cards.`;
    case 'dealt':
      return undefined;
    case 'turned':
      return `${title(event.card)} is turned so that its exit leads somewhere.`;
    case 'duelCalled':
      return `${list(event.seats)} are all square.`;
    case 'rolledOff':
      return `Roll-off: ${event.rolls.map((roll) => `${who(roll.seat)} ${roll.face}`).join(', ')}.`;
    case 'gameEnded':
      return event.reason === 'down' ? 'Somebody is down: the hunt is over.' : 'The hunt is over.';
  }
}
