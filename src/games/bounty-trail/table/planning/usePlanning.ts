import { useRef, useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { TableProps } from '@/table/contract';

import { geometryOf, isSpace, type Spot } from '../../rules/geometry';
import type { Move } from '../../rules/moves';
import { planFault, startsOf, stepsNeeded } from '../../rules/path';
import { nextSteps, project, waysIn, type NextStep, type Projection } from '../../rules/projection';
import type { Plan, State } from '../../rules/state';
import { dragOver, freshDraft, touchSpot, type Draft, type LineChange } from './line';
import { useSeen } from './seen';

export type WayIn = ReturnType<typeof waysIn>[number];

export interface Planning {
  readonly seat: Seat;
  readonly draft: Draft;
  readonly projection: Projection;
  /** Neighbours of the line's end, with price or reason. */
  readonly next: readonly NextStep[];
  /** A border card whose outer sides are offered, in round 1. */
  readonly chosen: { readonly spot: Spot; readonly ways: readonly WayIn[] } | undefined;
  /** Where the path may begin, until it has a first step. */
  readonly trailheads: readonly Spot[];
  readonly ready: boolean;
  /** Something was drawn, cut or wiped away that can be taken back. */
  readonly canUndo: boolean;
  /** Nowhere to go: the path is empty and may be locked. */
  readonly hemmedIn: boolean;
  touch(spot: Spot): void;
  /** A finger begins to draw here, or goes on to there. */
  dragFrom(spot: Spot): void;
  drag(spot: Spot): void;
  enterBy(way: WayIn): void;
  clear(): void;
  undo(): void;
  lock(): void;
}

/** What is on one player's screen while a path is drawn. */
interface Drawing {
  readonly key: string;
  readonly draft: Draft;
  /** How the line looked before each change, oldest first. */
  readonly past: readonly Draft[];
  readonly border?: Spot;
}

const NO_PLAN: Plan = { start: -1, steps: [] };
const EMPTY: Projection = { steps: [], needsConfirmation: false, timers: [] };

/** The path this seat is drawing now: it lives on the screen only, until it is locked. */
export function usePlanning({ view, play, explainRefusal, timeToThink }: TableProps<State, Move>, seat: Seat): Planning {
  const key = `${view.round}/${seat}`;
  const [kept, setKept] = useState<Drawing>();
  // The key keeps one player's line from being shown to the next, and last round's line from this one.
  const current: Drawing = kept?.key === key ? kept : { key, draft: freshDraft(view, seat), past: [] };
  const { draft, past, border } = current;
  // A finger is faster than the screen: whatever it touches goes on from the newest line, drawn or not yet.
  const newest = useRef(current);
  const latest = (): Drawing => (newest.current.key === key ? newest.current : current);
  const keep = (drawing: Drawing): void => {
    newest.current = drawing;
    setKept(drawing);
    timeToThink.sketch(seat, drawing.draft);
  };

  const apply = (change: LineChange): void => {
    if (change === 'unchanged') return;
    if ('fault' in change) {
      feel('refuse');
      explainRefusal(change.fault.rule, change.fault.words);
      return;
    }
    feel(change.grew ? 'draw' : 'untick');
    const before = latest();
    keep({ key, draft: change.draft, past: [...before.past, before.draft] });
  };
  const undo = (): void => {
    const before = latest().past;
    if (before.length === 0) return;
    feel('untick');
    keep({ key, draft: before[before.length - 1], past: before.slice(0, -1) });
  };
  const touch = (spot: Spot): void => {
    const now = latest();
    if (now.draft || !isSpace(geometryOf(view.size), spot)) return apply(touchSpot(view, seat, now.draft, spot));
    if (waysIn(view, seat, spot).length > 0) {
      feel('tick');
      keep({ ...now, border: spot });
    } else {
      explainRefusal('BT-24', 'In the first round a path comes in from outside: choose a card at the border.');
    }
  };
  const drag = (spot: Spot): void => apply(dragOver(view, seat, latest().draft, spot));
  const lock = async ({ start, steps }: Plan): Promise<void> => {
    if (!(await play({ type: 'lockPath', start, steps }))) return;
    feel('lock');
    if (steps.length > 0) useSeen.getState().noteDrawn();
  };
  const needed = stepsNeeded(view, seat);
  return {
    seat,
    draft,
    projection: draft ? project(view, seat, draft) : EMPTY,
    next: draft ? nextSteps(view, seat, draft) : [],
    chosen: border !== undefined && !draft ? { spot: border, ways: waysIn(view, seat, border) } : undefined,
    trailheads: draft && (draft.steps.length > 0 || isSpace(geometryOf(view.size), draft.start)) ? [] : startsOf(view, seat),
    ready: draft !== undefined && !planFault(view, seat, draft),
    canUndo: past.length > 0,
    hemmedIn: needed === 0,
    touch,
    dragFrom: (spot) => (!latest().draft && isSpace(geometryOf(view.size), spot) ? touch(spot) : drag(spot)),
    drag,
    enterBy: ({ trailhead, spot, fault }) => {
      if (fault) return apply({ fault });
      apply({ draft: { start: trailhead, steps: [spot] }, grew: true });
    },
    clear: () => apply({ draft: freshDraft(view, seat), grew: false }),
    undo,
    lock: () => void lock(draft ?? NO_PLAN),
  };
}
