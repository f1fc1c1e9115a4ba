import * as v from 'valibot';

import { madeOnceFor } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { hiddenCards, holds, isSeen, keepFor, showAll, takeUnseen } from '@/engine/parts/cards/cards';
import { eyesOf, NOBODY } from '@/engine/parts/cards/eyes';
import { putOnTop, shufflePile } from '@/engine/parts/cards/pile';

import { DEALT, PICKS, SUFFERED } from '../../content/rounds';
import { CARD_IDS, cardOf, isBlitz, type CardId } from '../../content/vengeanceCards';
import { playFromHand } from '../hero/cards';
import { mindValue } from '../hero/tracks';
import { highestFirst } from '../order';
import { playerOf, type State } from '../state';
import { process, secretAnswer, together, type Play } from '../world';
import { canSufferAll, legalSets, sufferedCards } from './sets';

/** The Wronging: hands go round, each keeps seven cards and suffers three of them (VG-18 … VG-29). */

export const seatsOf = (state: State): Seat[] => state.players.map((_, seat) => seat);
const cardField = v.picklist(CARD_IDS);

/** Blitz cards, and with two players one random card, are not dealt (VG-15, VG-18). */
function deal({ state, random }: Play): void {
  const cards = random.shuffle(state.vengeanceDeck.cards.filter((card): card is CardId => isSeen(card) && !isBlitz(card)));
  const blitz = state.vengeanceDeck.cards.filter((card): card is CardId => isSeen(card) && isBlitz(card));
  const each = DEALT[state.players.length] ?? 0;
  state.draft = seatsOf(state).map((seat) => {
    const hand = hiddenCards(cards.splice(0, each));
    showAll(hand, eyesOf(seat));
    return hand;
  });
  state.vengeanceDeck = hiddenCards([...cards, ...blitz]);
}

/** The hands go to the left; only who holds one knows it now. */
function passLeft(state: State): void {
  const hands = state.draft ?? [];
  const last = hands.pop();
  if (last) hands.unshift(last);
  hands.forEach((hand, seat) => {
    keepFor(hand, NOBODY);
    showAll(hand, eyesOf(seat));
  });
}

/** What nobody has picked, the Blitz cards and a card put aside are the Vengeance deck (VG-22, VG-23). */
function makeDeck(run: Play): void {
  const { state, random } = run;
  for (const hand of state.draft ?? []) putOnTop(state.vengeanceDeck, hand);
  shufflePile(state.vengeanceDeck, random);
  delete state.draft;
  run.emit({ type: 'deckMade' });
}

/** By Mind, ties by lot (VG-29). */
export function setFirstOrder(run: Play): void {
  const { state, random } = run;
  state.order = highestFirst(random.shuffle(seatsOf(state)), (seat) => mindValue(playerOf(state, seat)));
  run.emit({ type: 'orderSet', order: state.order.slice() });
}

export const wronging = process('wronging', {
  deal,
  pick: (run) => run.call({ kind: 'pick' }),
  pass: (run, frame) => {
    frame.picks += 1;
    if (frame.picks === PICKS) return 'deck';
    passLeft(run.state);
    run.emit({ type: 'handsPassed' });
    return 'pick';
  },
  deck: makeDeck,
  suffer: (run) => run.call({ kind: 'suffer' }),
  order: setFirstOrder,
});

const PICKED = madeOnceFor(CARD_IDS, (card) => ({ kind: 'pick', card }));

export const pick = together('pick', {
  who: seatsOf,
  words: 'Pick a card and pass the rest to the left. Nothing hurts yet.',
  answers: {
    pick: secretAnswer({ card: cardField })({
      offers: ({ draft }, _frame, seat) => (draft?.[seat]?.cards ?? []).filter(isSeen).map((card) => PICKED[card]),
      otherwise: ['VG-19', 'That card is not in the hand you hold.'],
      label: (_s, _frame, { card }) => ({ label: cardOf(card).title, help: cardOf(card).words, target: card }),
    }),
  },
  answered: (run, _frame, seat) => run.emit({ type: 'picked', seat }),
  done: ({ state }, _frame, given) => {
    for (const { seat, answer: { card } } of given) {
      const from = state.draft?.[seat];
      if (from && holds(from, card)) takeUnseen(from, card, playerOf(state, seat).hand, eyesOf(seat));
    }
  },
});

export const suffer = together('suffer', {
  who: seatsOf,
  words: (s, _frame, seat) => `Choose ${sufferedCards(playerOf(s, seat))} cards to suffer: their damage is the price, their Boss the prize.`,
  answers: {
    suffer: secretAnswer({ cards: v.pipe(v.array(cardField), v.maxLength(SUFFERED)) })({
      offers: (s, _frame, seat) => legalSets(playerOf(s, seat)).map((cards) => ({ cards })),
      judge: (s, _frame, { cards }, seat) => {
        const player = playerOf(s, seat);
        demand(cards.every((card) => holds(player.hand, card)) && new Set(cards).size === cards.length, 'VG-25', 'Choose different cards of your own hand.');
        demand(canSufferAll(player, cards), 'VG-48', 'These cards together would fill a track: one space must stay empty.');
        demand(cards.length === sufferedCards(player), 'VG-27', `Suffer ${SUFFERED} cards, or as many as fit.`);
      },
      label: (_s, _frame, { cards }) => ({ label: cards.map((card) => cardOf(card).title).join(', ') }),
    }),
  },
  done: (run, _frame, given) => {
    for (const { seat, answer: { cards } } of given) for (const card of cards) playFromHand(run, seat, card);
  },
});
