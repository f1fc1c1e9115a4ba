import { feel } from '@/feel';
import type { Drops } from '@/table/kit/drag/dragging';

import type { Asking } from './asking';
import { cardOfThing, placedAt, slotOfSpot } from './montage/placing';
import type { Selection } from './useSelection';
import { grudgeOfThing, KEEP_SPOT, SUFFER_SPOTS } from './wronging/grudges';

/** What happens when a card is put somewhere. */
export function useDrops(asking: Asking | undefined, selection: Selection, explainRefusal: (rule: string, words: string) => void): Drops {
  return {
    onDrop: (thing, spot) => {
      const grudge = grudgeOfThing(thing);
      const montage = cardOfThing(thing);
      const slot = slotOfSpot(spot);
      if (grudge !== undefined && spot === KEEP_SPOT) asking?.play({ kind: 'pick', card: grudge });
      else if (grudge !== undefined && SUFFER_SPOTS.includes(spot)) {
        const at = SUFFER_SPOTS.indexOf(spot);
        const others = selection.cards.filter((card) => card !== grudge);
        selection.setCards(others.length > at && selection.cards[at] !== grudge ? others.map((card, i) => (i === at ? grudge : card)) : [...others, grudge]);
        feel('assign');
      } else if (montage !== undefined && slot !== undefined) {
        selection.setPlacing(placedAt(selection.placing, montage, slot));
        feel('assign');
      }
    },
    onRefuse: (words) => explainRefusal('VG-48', words),
  };
}
