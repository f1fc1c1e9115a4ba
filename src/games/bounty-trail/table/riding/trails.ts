import { NOWHERE } from '../../rules/geometry';
import { ridersPaths } from '../../rules/riders';
import type { Plan, State } from '../../rules/state';
import type { ShownTrail } from '../draw/scenery';

export const RIDER_COLOUR = '#8A8177';
/** Paths over the same cards lie side by side. */
const APART = 6;

/** The steps that a path has taken in this beat. */
function takenOf({ walk }: State, { steps }: Plan): number {
  if (!walk) return 0;
  return walk.beat === walk.beats ? steps.length : Math.min(walk.beat, Math.max(0, steps.length - 1));
}

/** The paths that everybody sees while they are walked; only the first few while maps are turned over. */
export function walkedTrails(view: State, mapsOpen: number | undefined, seatColours: readonly string[]): ShownTrail[] {
  if (!view.walk) return [];
  const hunters = view.hunters.slice(0, mapsOpen).map(({ plan }, seat) => ({ plan: plan ?? { start: NOWHERE, steps: [] }, colour: seatColours[seat] ?? '#ffffff' }));
  const riders = ridersPaths(view).map((steps) => ({ plan: { start: NOWHERE, steps }, colour: RIDER_COLOUR }));
  return [...hunters, ...riders].map(({ plan, colour }, index) => ({
    plan, look: { colour, offset: (index - 1) * APART, numbered: false, taken: takenOf(view, plan) },
  }));
}
