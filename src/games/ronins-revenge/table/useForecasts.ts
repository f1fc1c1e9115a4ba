import { useMemo } from 'react';

import { forecastRound, slotsOver, type RoundForecast, type SlotForecast } from '../preview/sequence';
import { presentStrike } from '../preview/strike';
import { nextEventSlot } from '../rules/boss/eventDeck';
import type { BattleState, Slot } from '../rules/state';

/** A slot of the Sequence with what it will do, or, where nobody has looked ahead, as it lies there. */
export type ShownSlot = SlotForecast & { readonly unforeseen?: true };

/** A slot as it lies there, without a look ahead: while something is told, the next moment is here before anybody could read it. */
function bare(content: Slot, slot: number, view: BattleState): ShownSlot {
  const over = slotsOver(view);
  const swallowed = nextEventSlot(view) === slot + 1;
  const rest = { slot, swallowed, breakParts: [], strikes: [], losses: [], walks: [], lost: false, over: slot < (over ?? 0), threat: view.threat, unforeseen: true } as const;
  if (swallowed) return { ...rest, kind: 'event', ...(content && 'card' in content ? { card: content.card } : {}) };
  if (content === null) return { ...rest, kind: over === undefined ? 'open' : 'basic' };
  return 'event' in content ? { ...rest, kind: 'event', event: content.event } : { ...rest, kind: content.broken ? 'broken' : 'card', card: content.card };
}

/** A round with what enemies will do in it, or, where nobody has looked ahead, as it stands. */
export type ShownRound = Omit<RoundForecast, 'slots'> & { readonly slots: readonly ShownSlot[] };

function bareRound(view: BattleState): ShownRound {
  const present = presentStrike(view);
  return { slots: view.sequence.map((content, slot) => bare(content, slot, view)), first: [], minions: [], last: [], ...(present ? { present } : {}) };
}

/** What enemies will do in this round if everything stays as it is. */
export function useForecasts(view: BattleState, telling: boolean): ShownRound {
  return useMemo(() => (telling || view.result !== null || view.round === 0 ? bareRound(view) : forecastRound(view)), [view, telling]);
}
