import type { Seat } from '@/engine/game';
import { cloneJson } from '@/engine/json';
import type { CardName, Cards } from '@/engine/parts/cards/cards';
import { imagineCards, type Fits } from '@/engine/parts/cards/imagine';
import type { Random } from '@/engine/random';

import { isBigBoss, type BossId } from '../content/bosses';
import { denOf } from '../content/dens';
import { isBlitz, type CardId } from '../content/vengeanceCards';
import { cardsToPlace } from './montage/cards';
import { FACE_DOWN_CARD, playerOf, type State } from './state';
import { abilityStock, achievementStock, boardStock, bossStock, cardStock, itemStock, type Stock } from './stock';

/** Deals what is unknown in the lists of a stock anew, in place. */
function deal<C extends CardName>({ lists, all, elsewhere }: Stock<C>, random: Random, fits?: Fits<C>): void {
  const dealt: readonly Cards<C>[] = imagineCards(lists, all, random, fits ? { elsewhere, fits } : { elsewhere });
  lists.forEach((list, i) => {
    list.cards = dealt[i]?.cards ?? list.cards;
  });
}

/** No Big Boss lies face down in one of the first six Dens; alone none does anywhere (VG-12, VG-275). */
const bossFits = (state: State): Fits<BossId> => (boss, list) => {
  if (!isBigBoss(boss) || list === 0) return true;
  const id = state.places[list - 1]?.id;
  return id !== undefined && denOf(id).vp !== 2;
};

/** Blitz cards are not dealt (VG-15). */
const cardFits = (state: State): Fits<CardId> => (card, list) => state.draft === undefined || !isBlitz(card) || list === 0;

/** Cards that others have placed face down: any that they may have placed. */
function imaginePlaced(state: State, seat: Seat, random: Random): void {
  const { placed } = playerOf(state, seat);
  if (!placed.includes(FACE_DOWN_CARD)) return;
  const left = random.shuffle(cardsToPlace(state, seat).filter((card) => !placed.includes(card)));
  placed.forEach((card, slot) => {
    if (card === FACE_DOWN_CARD) placed[slot] = left.pop() ?? 0;
  });
}

/** A full state that looks the same to the seat. What others have answered in secret is left to the decisions. */
export function imagine(seen: State, seat: Seat, random: Random): State {
  const state = cloneJson(seen);
  deal(bossStock(state), random, bossFits(state));
  deal(cardStock(state), random, cardFits(state));
  deal(abilityStock(state), random);
  deal(itemStock(state), random);
  deal(achievementStock(state), random);
  deal(boardStock(state), random);
  state.players.forEach((_, other) => {
    if (other !== seat) imaginePlaced(state, other, random);
  });
  return state;
}
