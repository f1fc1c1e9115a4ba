import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { useTheme } from '@/theme';

export interface StripRoom {
  /** No room for names: signs stand alone, and their words are a touch away. */
  readonly tight: boolean;
  /** Large letters: two beside each other, and what has no room scrolls. */
  readonly inPairs: boolean;
  readonly roomy: boolean;
  /** A card on top has room for the words that signs stand for elsewhere. */
  readonly wordy: boolean;
  /** One below the other, beside the field. */
  readonly inColumn: boolean;
}

/** Three cards beside each other with a line of words each. */
const WORDY = 500;
/** Narrower than any phone: a column beside something else. */
const COLUMN = 300;

/** How much room the strip has for words. */
export function useStripRoom(): StripRoom {
  const { kind, roomy, width } = useRoom();
  const { textScale } = useTheme();
  const inColumn = width < COLUMN;
  const inPairs = !inColumn && isLarge(textScale) && kind !== 'desktop';
  return {
    inPairs, inColumn, roomy: roomy || inColumn,
    tight: !inPairs && !inColumn && (kind === 'smallPhone' || kind === 'landscape'),
    wordy: roomy || inColumn || (kind === 'phone' && width >= WORDY),
  };
}
