import * as v from 'valibot';

import { listsMadeOnce, madeOnce, numbered } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { isSeen, moveCard, placeOf, sizeOf } from '@/engine/parts/cards/cards';
import { wholeNumber } from '@/engine/parse';

import type { MontageFace } from '../../content/dice';
import { ALL_CARDS, MONTAGE_CARDS, NORMAL_CARDS, SLOT_BOOSTS, SPECIALS, type MontageAction, type MontageCard, type Special } from '../../content/montageCards';
import { SHOP_COLUMNS } from '../../content/tiles';
import { CARD_IDS, cardOf } from '../../content/vengeanceCards';
import { replaceColumn } from '../city/shop';
import { bitsOf } from '../fight/targets';
import { cardsInDeck, drawCards } from '../hero/cards';
import { isSolo, playerOf, type Player, type State } from '../state';
import { answer, decision, secretAnswer, together, type Play } from '../world';
import { seatsOf } from '../wronging/wronging';
import { changeDice, diceOf } from './dice';
import { actionName, noPoints } from './spending';

/** Three cards face down at the boosts 2, 1 and 0, then turned up and resolved one after the other (VG-83 … VG-91). */

export function montageCard(player: Player, card: number): MontageCard {
  const found = MONTAGE_CARDS[player.hero][card];
  if (!found) throw new RangeError(`${player.hero} has no montage card ${card}`);
  return found;
}

/** Hardcore cards are used where the rules are hardcore: as an option, and alone (VG-8, VG-253, VG-264). */
export const isHardcore = (state: State): boolean => state.settings.hardcoreMontage || isSolo(state);
const deckSize = (state: State): number => (isHardcore(state) ? ALL_CARDS : NORMAL_CARDS);

/** The montage cards that the player can place, one bit each (VG-95, VG-254). */
const held = (state: State, seat: Seat): number => ((1 << deckSize(state)) - 1) & ~playerOf(state, seat).removed;

/** The same by number. */
export const cardsToPlace = (state: State, seat: Seat): number[] => bitsOf(held(state, seat));

/** Every way to lay three of these cards. */
const placements = listsMadeOnce((set) => {
  const cards = bitsOf(set);
  const found: { kind: 'place'; cards: number[] }[] = [];
  for (const first of cards) {
    for (const second of cards) {
      if (second === first) continue;
      for (const third of cards) if (third !== first && third !== second) found.push({ kind: 'place', cards: [first, second, third] });
    }
  }
  return found;
});

export const place = together('place', {
  who: seatsOf,
  words: 'Place three cards face down, at the boosts 2, 1 and 0.',
  answers: {
    place: secretAnswer({ cards: v.array(wholeNumber(0, ALL_CARDS - 1)) })({
      offers: (s, _frame, seat) => placements(held(s, seat)),
      judge: (s, _frame, { cards }, seat) => {
        const mine = cardsToPlace(s, seat);
        demand(cards.length === SLOT_BOOSTS.length && new Set(cards).size === cards.length, 'VG-83', 'Three different cards, one at each boost.');
        demand(cards.every((card) => mine.includes(card)), isHardcore(s) ? 'VG-254' : 'VG-8', 'You do not have that card.');
      },
      label: (s, _frame, { cards }, seat) => ({
        label: cards.map((card, slot) => `${actionName(montageCard(playerOf(s, seat), card).type)} +${SLOT_BOOSTS[slot] ?? 0}`).join(', '),
      }),
    }),
  },
  answered: (run, _frame, seat) => run.emit({ type: 'cardsPlaced', seat }),
  done: ({ state }, _frame, given) => {
    for (const { seat, answer: { cards } } of given) playerOf(state, seat).placed = cards.slice();
  },
});

const placedCard = (state: State, seat: Seat, slot: number): MontageCard => montageCard(playerOf(state, seat), playerOf(state, seat).placed[slot] ?? -1);

/** The face that helps an action, and what one such die is worth (VG-87). */
export const HELPERS: Readonly<Record<MontageAction, readonly [face: MontageFace, points: number]>> = {
  heal: ['doubleHeal', 2], upgrade: ['upgrade', 1], recon: ['recon', 1],
};

interface Boost {
  /** Dice of the card's own type. */
  readonly dice: number;
  readonly wilds: number;
  readonly tokens: number;
}

const NO_BOOST: Boost = { dice: 0, wilds: 0, tokens: 0 };

/** Nobody ever has as many dice or tokens: three counts are one number. */
const COUNT_BITS = 7;
const COUNT_MASK = (1 << COUNT_BITS) - 1;

/** Every way to use up to so many of each. */
const boostsUpTo = listsMadeOnce((most) => {
  const boosts: (Boost & { kind: 'boost' })[] = [];
  for (let dice = 0; dice <= most >> (2 * COUNT_BITS); dice++) {
    for (let wilds = 0; wilds <= ((most >> COUNT_BITS) & COUNT_MASK); wilds++) {
      for (let tokens = 0; tokens <= (most & COUNT_MASK); tokens++) boosts.push({ kind: 'boost', dice, wilds, tokens });
    }
  }
  return boosts;
});

function boostsOf(s: State, seat: Seat, slot: number): readonly Boost[] {
  const player = playerOf(s, seat);
  const [face] = HELPERS[placedCard(s, seat, slot).type];
  return boostsUpTo((diceOf(player.dice, face) << (2 * COUNT_BITS)) | (diceOf(player.dice, 'wild') << COUNT_BITS) | player.wild);
}

const pointsWith = ({ type, points }: MontageCard, slot: number, { dice, wilds, tokens }: Boost): number =>
  points + (SLOT_BOOSTS[slot] ?? 0) + dice * HELPERS[type][1] + wilds + tokens;

/** Card, slot, dice and tokens; fixed before the first action (VG-86 … VG-88). */
export const pointsOf = (s: State, seat: Seat, slot: number, boost: Boost): number => pointsWith(placedCard(s, seat, slot), slot, boost);

/** What a card would be worth at a slot: alone, and with every die of the player that helps it. */
export function bestPoints(player: Player, card: number, slot: number): { readonly plain: number; readonly most: number } & Pick<Boost, 'dice' | 'wilds'> {
  const found = montageCard(player, card);
  const [dice, wilds] = [diceOf(player.dice, HELPERS[found.type][0]), diceOf(player.dice, 'wild')];
  return { plain: pointsWith(found, slot, NO_BOOST), most: pointsWith(found, slot, { dice, wilds, tokens: 0 }), dice, wilds };
}

/** Special effects that are something of their own; the others change what is spent (VG-312). */
const ACTS: Partial<Readonly<Record<Special, (run: Play, seat: Seat) => void>>> = {
  shakeDown: (run, seat) => {
    playerOf(run.state, seat).wild += 1;
  },
  oldFavours: (run, seat) => {
    if (cardsInDeck(run.state) === 0) return;
    drawCards(run, seat, 1);
    run.call({ kind: 'favour', seat });
  },
};

const count = wholeNumber(0, 99);

export const card = decision('card', {
  who: (_s, { seat }) => seat,
  words: (s, { seat, slot }) => `${actionName(placedCard(s, seat, slot).type)}: add dice and Wild tokens to your card.`,
  answers: {
    useSpecial: answer({})({
      when: (s, { seat, slot, special: used }) => {
        const { special } = placedCard(s, seat, slot);
        return !used && special !== undefined && ACTS[special] !== undefined;
      },
      otherwise: ['VG-312', 'This card has no effect that could be used now.'],
      label: (s, { seat, slot }) => {
        const { special } = placedCard(s, seat, slot);
        return { label: special ? SPECIALS[special].name : '', help: special ? SPECIALS[special].words : '' };
      },
      play: (run, frame) => {
        const { special } = placedCard(run.state, frame.seat, frame.slot);
        if (!special) return;
        frame.special = true;
        ACTS[special]?.(run, frame.seat);
        run.emit({ type: 'specialUsed', seat: frame.seat, special });
      },
    }),
    backAlley: answer({ column: wholeNumber(0, SHOP_COLUMNS - 1) })({
      when: (s, { seat, slot, special: used }) => !used && placedCard(s, seat, slot).special === 'backAlley',
      offers: () => ALLEYS,
      otherwise: ['VG-312', 'This card does not replace a shop column, or has done so.'],
      label: (_s, _frame, { column }) => ({ label: `Replace column ${column + 1}`, help: SPECIALS.backAlley.words, target: column }),
      play: (run, frame, { column }) => {
        frame.special = true;
        run.emit({ type: 'specialUsed', seat: frame.seat, special: 'backAlley' });
        replaceColumn(run, frame.seat, column);
      },
    }),
    boost: answer({ dice: count, wilds: count, tokens: count })({
      offers: (s, { seat, slot }) => boostsOf(s, seat, slot),
      otherwise: (s, { seat }, { tokens }) =>
        tokens > playerOf(s, seat).wild ? ['VG-88', 'You do not have that many Wild tokens.'] : ['VG-87', 'Only dice of the card’s type and Wild dice that you have may be added.'],
      label: (s, { seat, slot }, boost) => ({ label: `${pointsOf(s, seat, slot, boost)} points`, help: `${boost.dice} dice, ${boost.wilds} Wild dice, ${boost.tokens} tokens` }),
      play: (run, { seat, slot }, boost) => {
        const { state } = run;
        const player = playerOf(state, seat);
        const { type, special } = placedCard(state, seat, slot);
        const points = pointsOf(state, seat, slot, boost);
        changeDice(player.dice, HELPERS[type][0], -boost.dice);
        changeDice(player.dice, 'wild', -boost.wilds);
        player.wild -= boost.tokens;
        run.emit({ type: 'boosted', seat, slot, action: type, points });
        run.replace({ kind: 'spend', at: 'card', seat, points: { ...noPoints(), [type]: points }, ...(special ? { special } : {}) });
      },
    }),
  },
});

const ALLEYS = madeOnce(SHOP_COLUMNS, (column) => ({ kind: 'backAlley', column }));
const KEPT = madeOnce(ALL_CARDS, (kept) => ({ kind: 'keepCard', card: kept }));

/** Old Favours: a card of the hand goes under the Vengeance deck. */
export const favour = decision('favour', {
  who: (s, { seat }) => (sizeOf(playerOf(s, seat).hand) > 0 ? seat : []),
  words: 'Old Favours: put a card of your hand under the Vengeance deck.',
  secret: true,
  answers: {
    putUnder: answer({ card: v.picklist(CARD_IDS) })({
      offers: (s, { seat }) => playerOf(s, seat).hand.cards.filter(isSeen).map((each) => ({ card: each })),
      otherwise: ['VG-312', 'That card is not in your hand.'],
      label: (_s, _frame, { card: id }) => ({ label: cardOf(id).title, target: id }),
      play: (run, { seat }, { card: id }) => {
        const { hand } = playerOf(run.state, seat);
        moveCard(hand, placeOf(hand, id), run.state.vengeanceDeck, 0);
        run.emit({ type: 'putUnder', seat });
        run.end();
      },
    }),
  },
});

/** Wild dice and tokens for Vengeance cards, declared and paid before any is seen (VG-96 … VG-98, VG-214). */
const buysOf = (s: State, seat: Seat): { dice: number; tokens: number }[] => {
  const player = playerOf(s, seat);
  const buys: { dice: number; tokens: number }[] = [];
  for (let dice = 0; dice <= diceOf(player.dice, 'wild'); dice++) {
    for (let tokens = 0; tokens <= player.wild; tokens++) {
      const cards = dice + tokens;
      if (cards > 0 && cards <= cardsInDeck(s)) buys.push({ dice, tokens });
    }
  }
  return buys;
};

export const buyCards = decision('buyCards', {
  who: (s, { seat }) => (cardsInDeck(s) > 0 && diceOf(playerOf(s, seat).dice, 'wild') + playerOf(s, seat).wild > 0 ? seat : []),
  words: 'Spend Wild dice and tokens for Vengeance cards, one each, or pass.',
  answers: {
    buyCards: answer({ dice: count, tokens: count })({
      offers: (s, { seat }) => buysOf(s, seat),
      otherwise: (s, _frame, { dice, tokens }) =>
        dice + tokens > cardsInDeck(s) ? ['VG-98', `Only ${cardsInDeck(s)} cards are left in the deck.`] : ['VG-96', 'Spend at least one Wild die or token, and only what you have.'],
      label: (_s, _frame, { dice, tokens }) => ({ label: `Draw ${dice + tokens}`, help: `${dice} dice, ${tokens} tokens` }),
      play: (run, { seat }, { dice, tokens }) => {
        const player = playerOf(run.state, seat);
        changeDice(player.dice, 'wild', -dice);
        player.wild -= tokens;
        drawCards(run, seat, dice + tokens);
        run.end();
      },
    }),
    pass: answer({})({ label: () => ({ label: 'Pass' }), play: (run) => run.end() }),
  },
});

/** Hardcore: one of the three cards comes back, the others leave the game (VG-254). */
export const keepCard = decision('keepCard', {
  who: (_s, { seat }) => seat,
  words: 'Which of your three montage cards comes back to your hand? The other two leave the game.',
  answers: {
    keepCard: answer({ card: wholeNumber(0, ALL_CARDS - 1) })({
      offers: (s, { seat }) => numbered(KEPT, playerOf(s, seat).placed),
      otherwise: ['VG-254', 'Keep one of the three cards used in this round.'],
      label: (s, { seat }, { card: kept }) => ({ label: `Keep ${actionName(montageCard(playerOf(s, seat), kept).type)} ${montageCard(playerOf(s, seat), kept).points}` }),
      play: (run, { seat }, { card: kept }) => {
        const player = playerOf(run.state, seat);
        const cards = player.placed.filter((each) => each !== kept);
        for (const gone of cards) player.removed |= 1 << gone;
        run.emit({ type: 'montageCardsRemoved', seat, cards });
        run.end();
      },
    }),
  },
});
