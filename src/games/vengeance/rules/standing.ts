import * as v from 'valibot';

import { madeOnce, madeOnceFor } from '@/engine/decisions/madeOnce';
import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { achievementOf, pointWords, SLOT_COLOURS } from '../content/achievements';
import { DAMAGE_NAMES, TRACKS, type TrackName } from '../content/damage';
import type { ItemEffect, Window } from '../content/items';
import { ROUND_KINDS } from '../content/rounds';
import { SHOP_COLUMNS } from '../content/tiles';
import { CARD_IDS, cardOf } from '../content/vengeanceCards';
import { replaceColumn } from './city/shop';
import { itemLabel, itemsFor, slotField, spendItem, whyNotItem, WRONG_WINDOW } from './fight/items';
import { canClaim, claimAchievement, hasClaimed, isMet } from './goals/achievements';
import { canPlay, holdsCard, playableCards, playFromHand } from './hero/cards';
import { heal } from './hero/tracks';
import { changeDice, diceOf } from './montage/dice';
import { EMPTY, isSolo, playerOf, SEVERE, type Frame, type State } from './state';
import { answer, standing } from './world';

/** What a player may do whenever asked something, besides the answer. */

/** Questions that are answered together in secret: nothing open may be done while others still choose. */
const SECRET: readonly Frame['kind'][] = ['pick', 'suffer', 'place'];
const isOpenly = (frame: Frame): boolean => !SECRET.includes(frame.kind);

const isMontage = (s: State): boolean => ROUND_KINDS[s.round] === 'montage';

/** Any time of a Montage round, and the own Ready phase (VG-103, VG-105, VG-106). */
const mayPlayCards = (s: State, frame: Frame): boolean => (isMontage(s) && isOpenly(frame)) || frame.kind === 'ready';

/** The window outside Fights that this question opens. */
function windowOf(s: State, frame: Frame): Window | undefined {
  if (frame.kind === 'ready') return 'ready';
  return isMontage(s) && isOpenly(frame) ? 'montage' : undefined;
}

const healsSevere = ({ do: verb }: ItemEffect): boolean => verb === 'healSevere';
const severeTracks = (s: State, seat: Seat): TrackName[] => TRACKS.filter((track) => (playerOf(s, seat)[track][SEVERE] ?? 0) > 0);

const NO_CLAIMS: readonly { slot: number }[] = [];
const claimsOf = (s: State, _frame: Frame, seat: Seat): readonly { slot: number }[] =>
  canClaim(s, seat) ? s.achievements.flatMap((slot, i) => (isMet(s, slot, seat) ? [{ slot: i }] : [])) : NO_CLAIMS;

const speedDice = (s: State, seat: Seat): number => playerOf(s, seat).kept + diceOf(playerOf(s, seat).dice, 'speed');
const NEW_COLUMNS = madeOnce(SHOP_COLUMNS, (column) => ({ kind: 'speedColumn', column }));
const PLAYS = madeOnceFor(CARD_IDS, (card) => ({ kind: 'playCard', card }));

export const standingAnswers = standing({
  playCard: answer({ card: v.picklist(CARD_IDS) })({
    when: mayPlayCards,
    offers: (s, _frame, seat) => playableCards(playerOf(s, seat)).map((card) => PLAYS[card]),
    otherwise: (s, _frame, { card }, seat) =>
      holdsCard(playerOf(s, seat), card) && !canPlay(playerOf(s, seat), card)
        ? ['VG-48', 'That damage would fill a track: one space must stay empty.']
        : ['VG-103', 'That card is not in your hand.'],
    untimely: ['VG-106', 'Vengeance cards are played in a Montage or in your own Ready phase.'],
    confirm: true,
    label: (_s, _frame, { card }) => ({ label: `Suffer ${cardOf(card).title}`, help: cardOf(card).words, target: card }),
    play: (run, _frame, { card }, seat) => playFromHand(run, seat, card),
  }),
  claim: answer({ slot: wholeNumber(0, SLOT_COLOURS.length - 1) })({
    when: (_s, frame) => isOpenly(frame),
    offers: claimsOf,
    otherwise: (s, _frame, _answer, seat) => (hasClaimed(s, seat) ? ['VG-234', 'One achievement a round.'] : ['VG-233', 'You have not done what that card asks for.']),
    untimely: ['VG-233', 'There is nothing that you could claim now.'],
    label: (s, _frame, { slot }) => {
      const card = s.achievements[slot]?.card;
      return card === undefined || card === EMPTY ? { label: '' } : { label: `Claim ${achievementOf(card).name}`, help: pointWords(achievementOf(card).vp), target: slot, tone: 'primary' };
    },
    play: (run, _frame, { slot }, seat) => claimAchievement(run, seat, slot),
  }),
  useItemCube: answer({ slot: slotField, track: v.picklist(TRACKS) })({
    offers: (s, frame, seat) => {
      const window = windowOf(s, frame);
      return window === undefined ? [] : itemsFor(s, seat, window, healsSevere).flatMap((slot) => severeTracks(s, seat).map((track) => ({ slot, track })));
    },
    otherwise: (s, frame, { slot }, seat) => whyNotItem(s, seat, slot, windowOf(s, frame) ?? 'ready'),
    untimely: WRONG_WINDOW,
    label: (s, _frame, { slot, track }, seat) => ({ ...itemLabel(s, seat, slot), help: `severe ${DAMAGE_NAMES[track]}` }),
    play: (run, frame, { slot, track }, seat) => {
      spendItem(run, seat, slot, windowOf(run.state, frame) ?? 'ready');
      heal(playerOf(run.state, seat), track, true, 1);
      run.emit({ type: 'healed', seat, track, severe: true, count: 1 });
    },
  }),
  /** Alone: a Speed die, just rolled or kept, for a whole new shop column (VG-273, VG-313, VG-316). */
  speedColumn: answer({ column: wholeNumber(0, SHOP_COLUMNS - 1) })({
    when: (s, frame, seat) => isSolo(s) && isMontage(s) && isOpenly(frame) && speedDice(s, seat) > 0 && !(frame.kind === 'spend' && frame.bought),
    offers: () => NEW_COLUMNS,
    otherwise: ['VG-273', 'It takes a Speed die.'],
    untimely: ['VG-313', 'A Speed die replaces a shop column in a Montage, and not before the shop is refilled.'],
    label: (_s, _frame, { column }) => ({ label: `A Speed die for a new column ${column + 1}`, target: column }),
    play: (run, _frame, { column }, seat) => {
      const player = playerOf(run.state, seat);
      if (diceOf(player.dice, 'speed') > 0) changeDice(player.dice, 'speed', -1);
      else player.kept -= 1;
      replaceColumn(run, seat, column);
    },
  }),
  /** Time is played by the clock, beside all questions; nobody else may say that it is up. */
  timerExpired: answer({})({
    when: () => false,
    untimely: ['VG-256', 'Only the clock says that time is up.'],
    play: (run) => run.end(),
  }),
});
