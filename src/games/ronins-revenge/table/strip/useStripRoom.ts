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
}

/** Three cards beside each other with a line of words each. */
const WORDY = 500;

/** How much room the strip has for words. */
export function useStripRoom(): StripRoom {
  const { kind, roomy, width } = useRoom();
  const { textScale } = useTheme();
  const inPairs = isLarge(textScale) && kind !== 'desktop';
  return { tight: !inPairs && (kind === 'smallPhone' || kind === 'landscape'), inPairs, roomy, wordy: roomy || (kind === 'phone' && width >= WORDY) };
}
