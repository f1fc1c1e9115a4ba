import { nearestFrame } from '@/engine/decisions/frames';

import type { BattleEvent } from '../../rules/events';
import { describe } from '../../rules/describe';
import type { BattleState } from '../../rules/state';

/** A moment of the boss’s turn that can be looked at again. */
export interface Moment {
  readonly view: BattleState;
  readonly words: string;
  /** The slot that was played then. */
  readonly slot: number | undefined;
  /** A hero’s turn has begun since: the next act of the boss starts a new list. */
  readonly over: boolean;
}

/** The slot that is played after this event; undefined: none, such as when minions have their turn. */
export function slotAfter(event: BattleEvent, view: BattleState, before: number | undefined): number | undefined {
  if (event.type === 'slotReached') return event.slot;
  if (event.type === 'turnBegan' || event.type === 'roundEnded' || event.type === 'roundBegan') return undefined;
  return nearestFrame(view, 'minionPhase') ? undefined : before;
}

/** From the Event of a round to the next hero’s turn: what was said, and how the field looked. */
export function remembered(moments: readonly Moment[], event: BattleEvent, view: BattleState): readonly Moment[] {
  const last = moments[moments.length - 1];
  const begins = event.type === 'eventPlaced' || event.type === 'slotReached';
  if (event.type === 'turnBegan') return last && !last.over ? [...moments.slice(0, -1), { ...last, over: true }] : moments;
  if (!last && !begins) return moments;
  if (last?.over && !begins) return moments;
  const words = describe(event, view);
  const before = last?.over ? [] : moments;
  if (words === undefined && event.type !== 'slotReached') return before;
  const slot = slotAfter(event, view, last?.over ? undefined : last?.slot);
  return [...before, { view, words: words ?? `Slot ${(slot ?? 0) + 1}.`, slot, over: false }];
}
