import type { CardId } from '../content/vengeanceCards';
import { EMPTY_MAT } from './montage/placing';
import { useForQuestion } from './useForQuestion';

interface Selected {
  readonly place?: number | undefined;
  readonly space?: number | undefined;
  readonly card?: CardId | undefined;
  readonly cards: readonly CardId[];
  readonly dice: readonly string[];
  readonly placing: readonly number[];
}

/** What somebody has taken up but not yet decided; it belongs to one question and is forgotten with it. */
export interface Selection extends Selected {
  setPlace(place: number | undefined): void;
  setSpace(space: number | undefined): void;
  setCard(card: CardId | undefined): void;
  setCards(cards: readonly CardId[]): void;
  setDice(dice: readonly string[]): void;
  setPlacing(placing: readonly number[]): void;
}

const NOTHING: Selected = { cards: [], dice: [], placing: EMPTY_MAT };

export function useSelection(question: string): Selection {
  const [selected, select] = useForQuestion(question, NOTHING);
  const change = (part: Partial<Selected>) => select({ ...selected, ...part });
  return {
    ...selected,
    setPlace: (place) => change({ place }),
    setSpace: (space) => change({ space }),
    setCard: (card) => change({ card }),
    setCards: (cards) => change({ cards }),
    setDice: (dice) => change({ dice }),
    setPlacing: (placing) => change({ placing }),
  };
}
