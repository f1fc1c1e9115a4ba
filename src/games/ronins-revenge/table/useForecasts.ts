import { useMemo } from 'react';

import { forecastSequence, nextEventSlot, slotsOver, type SlotForecast } from '../preview/sequence';
import type { BattleState, Slot } from '../rules/state';

/** A slot of the Sequence with what it will do, or, where nobody has looked ahead, as it lies there. */
export type ShownSlot = SlotForecast & { readonly unforeseen?: true };

/** A slot as it lies there, without a look ahead: while something is told, the next moment is here before anybody could read it. */
function bare(content: Slot, slot: number, view: BattleState): ShownSlot {
  const over = slotsOver(view);
  const swallowed = nextEventSlot(view) === slot + 1;
  const rest = { slot, swallowed, breakParts: [], strikes: [], lost: false, over: slot < (over ?? 0), threat: view.threat, unforeseen: true } as const;
  if (swallowed) return { ...rest, kind: 'event', ...(content && 'card' in content ? { card: content.card } : {}) };
  if (content === null) return { ...rest, kind: over === undefined ? 'open' : 'basic' };
  return 'event' in content ? { ...rest, kind: 'event', event: content.event } : { ...rest, kind: content.broken ? 'broken' : 'card', card: content.card };
}

/** Slot by slot what the boss will do if everything stays as it is. */
export function useForecasts(view: BattleState, telling: boolean): readonly ShownSlot[] {
  return useMemo(() => (telling || view.result !== null || view.round === 0 ? view.sequence.map((content, slot) => bare(content, slot, view)) : forecastSequence(view)), [view, telling]);
}
