import type { Seat } from '@/engine/game';
import { listed } from '@/engine/words';

import { SIDES } from '../content/card';
import { cardOf } from '../content/cards';
import { RIDERS } from '../content/characters';
import { LINES, type LineId } from '../content/lines';
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

const sideWords = (side: number): string => SIDE_WORDS[SIDES[side] ?? 'N'];

const lineWords = (line: number): string => (line <= 3 ? `column ${line}` : `row ${line - 3}`);
const riderName = (rider: number): string => RIDERS[rider] ?? RIDERS[0];

type Facts = Readonly<Record<string, string | number>>;

/** Which of the three ways: the same for the same event of the same move, but not for its neighbours. */
function way(event: Event, { round, deck, discard }: State): number {
  const seat = 'seat' in event ? event.seat : 0;
  const place = 'spot' in event ? event.spot : 'beat' in event ? event.beat : 0;
  return (round + deck.length + discard.length + seat + place) % 3;
}

const fill = (line: string, facts: Facts): string => line.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]));

/** One event as a sentence; undefined where it would only repeat what the next one says. */
export function describe(event: Event, state: State, names: readonly string[]): string | undefined {
  const who = (seat: Seat): string => names[seat] ?? `Player ${seat + 1}`;
  const list = (seats: readonly Seat[]): string => listed(seats.map(who));
  const title = (card: string): string => cardOf(card).name;
  const bidWords = (bid: Bid & { readonly seat: Seat }): string => `${who(bid.seat)} ${stockWords(bid)}`;
  const say = (line: LineId, facts: Facts = {}): string => fill(LINES[line][way(event, state)] ?? LINES[line][0], facts);
  switch (event.type) {
    case 'roundStarted':
      return say('roundStarted', { round: event.round });
    case 'linesRolled':
      return event.lines.map((line, rider) => say('lineRolled', { rider: riderName(rider), line: lineWords(line) })).join(' ');
    case 'pathLocked':
      return say('pathLocked', { who: who(event.seat) });
    case 'pathsRevealed':
      return say('pathsRevealed', { paths: event.plans.map((plan, seat) => `${who(seat)}: ${counted(plan.steps.length, 'step')}`).join(', ') });
    case 'walked':
      return event.beat === event.beats ? say('walkedLast') : say('walked', { beat: event.beat });
    case 'foundNothing':
      return say('foundNothing', { who: who(event.seat) });
    case 'auctionOpened':
      return say('auctionOpened', { everybody: listed([...event.seats.map(who), ...event.riders.map(riderName)]), card: title(event.card) });
    case 'bidsRevealed':
      return say('bidsRevealed', { card: title(event.card), bids: [...event.bids.map(bidWords), ...event.riderRolls.map((roll) => `the Rival ${roll}`)].join(', ') });
    case 'tieRolled':
      return say(event.won ? 'tieBroken' : 'tieStands', { who: who(event.seat), face: event.face });
    case 'auctionWon':
      return say('auctionWon', { who: who(event.seat) });
    case 'auctionTied':
      return say('auctionTied', { card: title(event.card) });
    case 'paid': {
      if (event.side === undefined) return say('paidBid', { who: who(event.seat), price: stockWords(event) });
      const isFree = event.bullets + event.hearts === 0;
      return say(isFree ? 'enteredFree' : 'entered', { who: who(event.seat), card: title(event.card), side: sideWords(event.side), price: stockWords(event) });
    }
    case 'gained':
      return say('gained', { who: who(event.seat), gain: stockWords(event.gain) });
    case 'captured':
      return say('captured', { who: who(event.seat), card: title(event.card), worth: `$${cardOf(event.card).bounty}` });
    case 'rolled':
      return say('rolled', { who: who(event.seat), roll: `${event.die}${event.face === event.die ? '' : `, which counts as ${event.face}`}` });
    case 'jailed':
      return say('jailed', { who: who(event.seat), card: title(event.card) });
    case 'nextStepChanged':
      return say(event.free ? 'nextStepFree' : 'nextStepDearer', { who: who(event.seat), price: counted(event.plus, 'bullet') });
    case 'lost':
      return say(event.by.includes(event.seat) ? 'lost' : 'lostTo', { who: who(event.seat), loss: stockWords(event), everybody: list(event.by) });
    case 'gunEmptied':
      return say(event.sacrificed === undefined ? 'gunEmptiedFree' : 'gunEmptied', {
        who: who(event.seat), bullets: event.left.bullets, card: event.sacrificed === undefined ? '' : title(event.sacrificed),
      });
    case 'wentDown':
      return say('wentDown', { who: who(event.seat) });
    case 'riderTook':
      return say('riderTook', { rider: riderName(event.rider), card: title(event.card) });
    case 'roundEnded':
      return say('roundEnded', { round: event.round });
    case 'resupplied':
      return say('resupplied', { who: who(event.seat), bullets: counted(event.left.bullets, 'bullet') });
    case 'cubePlaced':
      return say('cubePlaced', { card: title(event.card), cubes: `${event.cubes} of ${event.timer}` });
    case 'timerFull': return say('timerFull', { card: title(event.card) });
    case 'reshuffled':
      return say('reshuffled', { cards: event.cards });
    case 'turned':
      return say('turned', { card: title(event.card) });
    case 'duelCalled':
      return say('duelCalled', { everybody: list(event.seats) });
    case 'signalled': return say('signalled');
    case 'drew':
      return say(event.early ? 'drewEarly' : 'drewFirst', { who: who(event.seat) });
    case 'rolledOff':
      return say('rolledOff', { rolls: event.rolls.map((roll) => `${who(roll.seat)} ${roll.face}`).join(', ') });
    case 'bidPlaced': case 'flipped': case 'discarded': case 'dealt': case 'thumbLaid': case 'thumbLifted':
      return undefined;
    case 'gameEnded':
      return say(event.reason === 'down' ? 'endedDown' : 'ended');
  }
}
