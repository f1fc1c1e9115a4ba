import { maskAnswers } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { viewCards } from '@/engine/parts/cards/view';

import { FACE_DOWN_CARD, type Place, type Player, type State } from './state';

/** Montage cards lie face down until their slot is turned up (VG-55). */
const placedSeen = (placed: readonly number[], revealed: number): number[] => placed.map((card, slot) => (slot < revealed ? card : FACE_DOWN_CARD));

function viewPlayer(player: Player, owner: Seat, seat: Seat, revealed: number): Player {
  return { ...player, hand: viewCards(player.hand, seat), placed: owner === seat ? player.placed : placedSeen(player.placed, revealed) };
}

const viewPlace = (place: Place, seat: Seat): Place => ({ ...place, boss: viewCards(place.boss, seat) });

/** Hides hands, draft picks, montage cards face down, Bosses nobody has shown, and the order of all piles (VG-55). */
export function view(state: State, seat: Seat): State {
  const revealed = state.montage?.revealed ?? 0;
  const seen: State = {
    ...state,
    players: state.players.map((player, owner) => viewPlayer(player, owner, seat, revealed)),
    places: state.places.map((place) => viewPlace(place, seat)),
    thirds: viewCards(state.thirds, seat),
    fourths: viewCards(state.fourths, seat),
    bossDeck: viewCards(state.bossDeck, seat),
    vengeanceDeck: viewCards(state.vengeanceDeck, seat),
    abilities: viewCards(state.abilities, seat),
    items: viewCards(state.items, seat),
    achievementPile: viewCards(state.achievementPile, seat),
    frames: maskAnswers(state.frames, seat),
  };
  if (state.draft) seen.draft = state.draft.map((hand) => viewCards(hand, seat));
  return seen;
}
