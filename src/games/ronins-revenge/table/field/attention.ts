import { topFrame } from '@/engine/decisions/frames';
import type { Rect } from '@/table/board/fit';

import { HERO_IDS, type HeroId } from '../../content/terms';
import { figureOf } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import type { StrikeForecast } from '../../preview/strikes';
import type { DrawnPlan } from './drawPlan';
import { CELL, rectOfBase, rectOfSquare } from './places';

interface Attention {
  /** Where something happens at this moment. */
  readonly happens: Rect | undefined;
  /** Strikes that are looked at before they come. */
  readonly strikes: readonly StrikeForecast[];
  readonly plan: DrawnPlan | undefined;
  readonly acting: HeroId | undefined;
}

/** The smallest part of the field that holds all of these. */
function around([first, ...others]: readonly Rect[]): Rect | undefined {
  return first && others.reduce((whole, { x, y, width, height }) => {
    const [left, top] = [Math.min(whole.x, x), Math.min(whole.y, y)];
    return { x: left, y: top, width: Math.max(whole.x + whole.width, x + width) - left, height: Math.max(whole.y + whole.height, y + height) - top };
  }, first);
}

/** Who strikes from where, and whom. */
const strikePlaces = (view: BattleState, { by, from, targets }: StrikeForecast): readonly Rect[] => {
  const side = figureOf(view, by)?.side ?? 1;
  return [rectOfBase({ anchor: from, side }), ...targets.map((hero) => rectOfBase(view.heroes[hero]))];
};

/** Whoever a plan strikes, and where it ends. */
function planPlaces(view: BattleState, { hero, move }: DrawnPlan): readonly Rect[] {
  const end = 'way' in move ? move.way[move.way.length - 1] : undefined;
  const [boss] = view.figures;
  return [end === undefined ? rectOfBase(view.heroes[hero]) : rectOfSquare(end), ...(boss && move.kind !== 'move' ? [rectOfBase(boss)] : [])];
}

/** As many rows as the smallest phone shows without making squares too small for a finger. */
const ROWS_IN_SIGHT = 6;

/** Whoever is about to act wants to see whom: the figures of the boss as well, as far as they are near enough. */
const withFoes = (view: BattleState, hero: Rect): Rect => view.figures.reduce((seen, figure) => {
  const both = around([seen, rectOfBase(figure)]) ?? seen;
  return both.height <= ROWS_IN_SIGHT * CELL ? both : seen;
}, hero);

/** The part of the field that matters now: where something happens, what is looked at, what is planned, or who is about to act. */
export function attentionOf(view: BattleState, { happens, strikes, plan, acting }: Attention): Rect | undefined {
  if (happens) return happens;
  if (strikes.length > 0) return around(strikes.flatMap((strike) => strikePlaces(view, strike)));
  if (plan) return around(planPlaces(view, plan));
  // Before the battle everybody looks for their places.
  if (topFrame(view)?.kind === 'places') return around(HERO_IDS.map((id) => rectOfBase(view.heroes[id])));
  return acting && withFoes(view, rectOfBase(view.heroes[acting]));
}
