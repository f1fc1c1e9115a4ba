import { isSeen } from '@/engine/parts/cards/cards';
import { covered } from '@/engine/parts/counts/cubes';

import { TRACKS } from '../../content/damage';
import { SUFFERED } from '../../content/rounds';
import { cardOf, type CardId } from '../../content/vengeanceCards';
import { canSuffer, spacesOf } from '../hero/tracks';
import type { Player } from '../state';

/** Whether all these cards together leave every damaged track with an empty space (VG-27). */
export const canSufferAll = (player: Player, cards: readonly CardId[]): boolean => canSuffer(player, cards.flatMap((card) => cardOf(card).damage));

/** Cubes of each track in one integer, six bits each: there are never as many on a track. */
const BITS = 6;
const MASK = (1 << BITS) - 1;
const cubesOf = (card: CardId): number => cardOf(card).damage.reduce((sum, { track, count }) => sum + (count << (BITS * TRACKS.indexOf(track))), 0);

/** A track that is not damaged may be full; a damaged one keeps an empty space (VG-48). */
function fits(cubes: number, room: readonly number[]): boolean {
  for (let track = 0; track < room.length; track++) {
    const more = (cubes >> (BITS * track)) & MASK;
    if (more > 0 && more > (room[track] ?? 0)) return false;
  }
  return true;
}

/** What a search for sets knows of a hand. */
interface Hand {
  readonly cards: readonly CardId[];
  readonly cubes: readonly number[];
  /** Spaces that may still be covered, track by track. */
  readonly room: readonly number[];
}

function handOf(player: Player): Hand {
  const cards = player.hand.cards.filter(isSeen);
  return { cards, cubes: cards.map(cubesOf), room: TRACKS.map((track) => spacesOf(player, track) - 1 - covered(player[track])) };
}

/** Calls back for every legal set of this size until that says true. Damage only grows, so a part that does not fit is left at once. */
function search({ cards, cubes, room }: Hand, size: number, found: (set: readonly CardId[]) => boolean): boolean {
  const chosen: CardId[] = [];
  const go = (from: number, sum: number): boolean => {
    if (chosen.length === size) return found(chosen);
    for (let i = from; i <= cards.length - (size - chosen.length); i++) {
      const card = cards[i];
      const total = sum + (cubes[i] ?? 0);
      if (card === undefined || !fits(total, room)) continue;
      chosen.push(card);
      if (go(i + 1, total)) return true;
      chosen.pop();
    }
    return false;
  };
  return go(0, 0);
}

/** How many cards have to be suffered: three, or as many as fit (VG-27). */
export function sufferedCards(player: Player): number {
  const hand = handOf(player);
  for (let size = SUFFERED; size > 0; size--) if (search(hand, size, () => true)) return size;
  return 0;
}

/** The sets of three cards that may be suffered; if there is none, the largest legal ones (VG-27). */
export function legalSets(player: Player): CardId[][] {
  const hand = handOf(player);
  for (let size = SUFFERED; size > 0; size--) {
    const legal: CardId[][] = [];
    search(hand, size, (set) => {
      legal.push(set.slice());
      return false;
    });
    if (legal.length > 0) return legal;
  }
  return [[]];
}
