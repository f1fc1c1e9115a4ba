import { geometryOf, isTrailhead, NOWHERE, type Spot } from '../../rules/geometry';
import { nextStepFault, startsOf, type PathFault } from '../../rules/path';
import type { Plan, State } from '../../rules/state';
import type { Seat } from '@/engine/game';

/** A path that is being drawn; without one, the start is still to be chosen. */
export type Draft = Plan | undefined;

export type LineChange = { readonly draft: Draft; readonly grew: boolean } | { readonly fault: PathFault } | 'unchanged';

/** From round 2 on there is only one start, and the line begins there by itself. */
export function freshDraft(view: State, seat: Seat): Draft {
  const [only, ...others] = startsOf(view, seat);
  return only !== undefined && others.length === 0 ? { start: only, steps: [] } : undefined;
}

const endOf = (draft: Draft): Spot => (draft ? (draft.steps[draft.steps.length - 1] ?? draft.start) : NOWHERE);

/** Cuts the line behind this place; undefined if it does not run there. */
function cutAt(draft: Plan, spot: Spot): Plan | undefined {
  if (spot === draft.start) return draft.steps.length > 0 ? { ...draft, steps: [] } : undefined;
  const at = draft.steps.indexOf(spot);
  return at >= 0 && at < draft.steps.length - 1 ? { ...draft, steps: draft.steps.slice(0, at + 1) } : undefined;
}

/** A finger on a place: begins the line at a trailhead, cuts it where it already runs, or takes one more step. */
export function touchSpot(view: State, seat: Seat, draft: Draft, spot: Spot): LineChange {
  if (isTrailhead(geometryOf(view.size), spot)) {
    return startsOf(view, seat).includes(spot) ? { draft: { start: spot, steps: [] }, grew: true } : 'unchanged';
  }
  if (!draft || spot === endOf(draft)) return 'unchanged';
  const cut = cutAt(draft, spot);
  if (cut) return { draft: cut, grew: false };
  const fault = nextStepFault(view, seat, draft, spot);
  return fault ? { fault } : { draft: { ...draft, steps: [...draft.steps, spot] }, grew: true };
}

/** A dragging finger: it begins at a trailhead in round 1; retracing takes steps back, a new neighbour is added, anything farther is passed over. */
export function dragOver(view: State, seat: Seat, draft: Draft, spot: Spot): LineChange {
  if (spot === endOf(draft)) return 'unchanged';
  if (!draft || (draft.steps.length === 0 && isTrailhead(geometryOf(view.size), spot))) return touchSpot(view, seat, draft, spot);
  const before = draft.steps.length > 1 ? draft.steps[draft.steps.length - 2] : draft.start;
  if (draft.steps.length > 0 && spot === before) return { draft: { ...draft, steps: draft.steps.slice(0, -1) }, grew: false };
  const isNeighbour = geometryOf(view.size).next[endOf(draft)]?.includes(spot) ?? false;
  return isNeighbour ? touchSpot(view, seat, draft, spot) : 'unchanged';
}
