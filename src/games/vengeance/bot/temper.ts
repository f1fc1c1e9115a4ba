import type { BotLevel } from '@/engine/box';

/** How a computer player thinks. */
export interface Temper {
  /** Positions of a roll that are looked at before deciding what to do with it. */
  readonly sight: number;
  /** Rolls imagined for every Run and every re-roll; none: the look of the Den decides. */
  readonly samples: number;
  /** Ends of the second roll that are played on to the end of the Fight in the head, and how often. */
  readonly foresight: { readonly leaves: number; readonly samples: number };
  /** Cards and shop: how far an estimate may be off, in victory points. */
  readonly blur: number;
}

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  /** Sees a step or two ahead. */
  easy: { sight: 40, samples: 0, foresight: { leaves: 0, samples: 0 }, blur: 0.8 },
  medium: { sight: Infinity, samples: 4, foresight: { leaves: 0, samples: 0 }, blur: 0 },
  hard: { sight: Infinity, samples: 12, foresight: { leaves: 5, samples: 6 }, blur: 0 },
};

/** How many positions of a roll are looked at between two frames. */
export const SLICE = 300;
