import { useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { TableProps } from '@/table/contract';

import { geometryOf, isSpace, type Spot } from '../../rules/geometry';
import { finishedPlan } from '../../rules/hurry';
import type { Move } from '../../rules/moves';
import { planFault, stepsNeeded } from '../../rules/path';
import { nextSteps, project, waysIn, type NextStep, type Projection } from '../../rules/projection';
import type { Plan, State } from '../../rules/state';
import { dragOver, freshDraft, touchSpot, type Draft, type LineChange } from './line';

export type WayIn = ReturnType<typeof waysIn>[number];

export interface Planning {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly projection: Projection;
  /** Neighbours of the line's end, with price or reason. */
  readonly next: readonly NextStep[];
  /** A border card whose outer sides are offered, in round 1. */
  readonly chosen: { readonly spot: Spot; readonly ways: readonly WayIn[] } | undefined;
  readonly ready: boolean;
  /** Nowhere to go: the path is empty and may be locked. */
  readonly hemmedIn: boolean;
  touch(spot: Spot): void;
  drag(spot: Spot): void;
  enterBy(way: WayIn): void;
  clear(): void;
  lock(): void;
  /** The planning clock has run out: locks what is drawn, completed by the gentlest steps. */
  hurry(): void;
}

const NO_PLAN: Plan = { start: -1, steps: [] };
const EMPTY: Projection = { steps: [], needsConfirmation: false, timers: [] };

/** The path this seat is drawing now: it lives on the screen only, until it is locked. */
export function usePlanning({ view, play, explainRefusal }: TableProps<State, Move>, seat: Seat): Planning {
  const key = `${view.round}/${seat}`;
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Draft; readonly border?: Spot }>();
  // The key keeps one player's line from being shown to the next, and last round's line from this one.
  const current = kept?.key === key ? kept : { key, draft: freshDraft(view, seat) };
  const { draft } = current;
  const border = 'border' in current ? current.border : undefined;
  const setDraft = (next: Draft) => setKept({ key, draft: next });

  const apply = (change: LineChange): void => {
    if (change === 'unchanged') return;
    if ('fault' in change) {
      feel('refuse');
      explainRefusal(change.fault.rule, change.fault.words);
      return;
    }
    feel(change.grew ? 'draw' : 'untick');
    setDraft(change.draft);
  };
  const touch = (spot: Spot): void => {
    if (draft || !isSpace(geometryOf(view.size), spot)) return apply(touchSpot(view, seat, draft, spot));
    if (waysIn(view, seat, spot).length > 0) {
      feel('tick');
      setKept({ key, draft, border: spot });
    } else {
      explainRefusal('BT-24', 'In the first round a path comes in from outside: choose a card at the border.');
    }
  };
  const lock = async ({ start, steps }: Plan): Promise<void> => {
    if (await play({ type: 'lockPath', start, steps })) feel('lock');
  };
  const needed = stepsNeeded(view, seat);
  return {
    seat,
    draft,
    projection: draft ? project(view, seat, draft) : EMPTY,
    next: draft ? nextSteps(view, seat, draft) : [],
    chosen: border !== undefined && !draft ? { spot: border, ways: waysIn(view, seat, border) } : undefined,
    ready: draft !== undefined && !planFault(view, seat, draft),
    hemmedIn: needed === 0,
    touch,
    drag: (spot) => apply(dragOver(view, seat, draft, spot)),
    enterBy: ({ trailhead, spot, fault }) => {
      if (fault) return apply({ fault });
      apply({ draft: { start: trailhead, steps: [spot] }, grew: true });
    },
    clear: () => apply({ draft: freshDraft(view, seat), grew: false }),
    lock: () => void lock(draft ?? NO_PLAN),
    hurry: () => void lock(finishedPlan(view, seat, draft)),
  };
}
