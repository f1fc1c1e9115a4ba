import type { Card, Entry } from '../content/card';
import { cardOf } from '../content/cards';
import type { Direction } from './geometry';
import type { Space } from './state';

/** The card that can still be activated here, if any. */
export const faceUpCard = (space: Space | undefined): Card | undefined =>
  space?.card === undefined || space.used ? undefined : cardOf(space.card);

/** The printed entry that faces a side of a card as it lies. */
export function entryAt(card: Card, turns: number, side: Direction): Entry {
  return card.entry[(side - 2 * turns + 8) % 8] as Entry;
}

/** The directions by which a card as it lies may be left; undefined: all. */
export function exitsOf(card: Card, turns: number): readonly Direction[] | undefined {
  return card.exits?.map((side) => (side + 2 * turns) % 8);
}

export function leavesBy(card: Card, turns: number, direction: Direction): boolean {
  return card.exits === undefined || card.exits.includes((direction - 2 * turns + 8) % 8);
}

/** Whether somebody may step onto the space from this side: bare and flipped ones are open all around. */
export function isOpen(space: Space | undefined, side: Direction): boolean {
  const card = faceUpCard(space);
  return card === undefined || entryAt(card, space?.turns ?? 0, side) !== 'sealed';
}

export const bareSpace = (): Space => ({ turns: 0, cubes: 0, used: false, touched: false });
