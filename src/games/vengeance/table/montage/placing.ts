import { SLOT_BOOSTS } from '../../content/montageCards';

/** Placing montage cards: things that are dragged and spots they go to have names. */

export const NO_CARD = -1;
export const EMPTY_MAT: readonly number[] = SLOT_BOOSTS.map(() => NO_CARD);

export const thingOfCard = (card: number): string => `montage ${card}`;
export function cardOfThing(thing: string): number | undefined {
  const [kind, card] = thing.split(' ');
  return kind === 'montage' ? Number(card) : undefined;
}

export const spotOfSlot = (slot: number): string => `boost ${slot}`;
export function slotOfSpot(spot: string): number | undefined {
  const [kind, slot] = spot.split(' ');
  return kind === 'boost' ? Number(slot) : undefined;
}

/** Puts a card at a boost; a card that lay there goes back to the hand. */
export const placedAt = (placing: readonly number[], card: number, slot: number): readonly number[] =>
  placing.map((there, i) => (i === slot ? card : there === card ? NO_CARD : there));

export const isComplete = (placing: readonly number[]): boolean => placing.every((card) => card !== NO_CARD);
