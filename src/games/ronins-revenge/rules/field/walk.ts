import { nearestFrame } from '@/engine/decisions/frames';
import { squaresOfBase } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import { enemyIgnores } from '../boss/ground';
import { hasCondition, removeCondition } from '../conditions';
import type { Gait } from '../frames';
import { loseHealth } from '../health';
import { hasStatic, ignoredTokens } from '../hero/traits';
import { figureOf, isHeroRef, type FigureRef } from '../refs';
import { heroOf, isStanding, type BattleFrame, type BattleState, type Figure } from '../state';
import { process, type Play } from '../world';
import { freeSquares } from './ground';
import { dangerOf, dangerOfEntering } from './zones';

type Walk = Extract<BattleFrame, { readonly kind: 'walk' }>;

const isVoluntary = (gait: Gait): boolean => gait !== 'forced';

const ignoredBy = (state: BattleState, ref: FigureRef): number => (isHeroRef(ref) ? ignoredTokens(heroOf(state.heroes, ref)) : enemyIgnores(state, ref));

/** Whether the hero is spared the first Dangerous entry of its turn. Asking uses it up. */
function isSpared({ state }: Play, ref: FigureRef): boolean {
  if (!isHeroRef(ref) || !hasStatic(heroOf(state.heroes, ref), 'ignoreFirstDangerousEntryPerTurn')) return false;
  const turn = nearestFrame(state, 'heroTurn');
  if (!turn || turn.hero !== ref || turn.sheltered) return false;
  turn.sheltered = true;
  return true;
}

const isDown = (run: Play, { who }: Walk): boolean => isHeroRef(who) && !isStanding(heroOf(run.state.heroes, who));

/** RR-128: whoever falls on a square that is not free goes back along its way to one that is. */
function putBack(run: Play, figure: Figure, { way, at, from }: Walk): void {
  const free = freeSquares(run.state, figure);
  for (let i = at - 2; i >= -1 && free[figure.anchor] !== 1; i--) figure.anchor = (i < 0 ? from : way[i]) ?? figure.anchor;
}

/** RR-152, RR-153, RR-156: what one step takes. */
function dangerOfStep(run: Play, ref: FigureRef, side: number, from: number, to: number): number {
  const danger = dangerOfEntering(run.state, side, from, to, ignoredBy(run.state, ref));
  return danger > 0 && isSpared(run, ref) ? 0 : danger;
}

/** RR-152, RR-156: what it takes to be put where it stands now. */
export function dangerOfPlace(run: Play, ref: FigureRef, figure: Figure): number {
  const danger = dangerOf(run.state, squaresOfBase(FIELD, figure), ignoredBy(run.state, ref));
  return danger > 0 && isSpared(run, ref) ? 0 : danger;
}

/** Square by square; every step may hurt, and somebody may be asked about that. */
export const walk = process('walk', {
  begin: (run, frame) => {
    const { who, way, gait } = frame;
    const figure = figureOf(run.state, who);
    if (figure) frame.from = figure.anchor;
    // RR-142 … RR-145: the next voluntary movement uses the token.
    if (!figure || way.length === 0 || !isVoluntary(gait)) return;
    if (hasCondition(figure, 'slowed')) removeCondition(run, who, 'slowed');
    else if (hasCondition(figure, 'hastened')) removeCondition(run, who, 'hastened');
  },
  // Steps that hurt nobody follow each other at once.
  step: (run, frame) => {
    const { who, way, gait, cause } = frame;
    for (;;) {
      const figure = figureOf(run.state, who);
      const to = way[frame.at];
      if (!figure || to === undefined || isDown(run, frame)) return 'end';
      const from = figure.anchor;
      figure.anchor = to;
      frame.at += 1;
      run.emit({ type: 'stepped', who, from, square: to, gait });
      const danger = dangerOfStep(run, who, figure.side, from, to);
      if (danger === 0) continue;
      loseHealth(run, who, danger, { ...cause, why: 'terrain' });
      return 'step';
    }
  },
  end: (run, frame) => {
    const figure = figureOf(run.state, frame.who);
    if (!figure) return;
    if (isDown(run, frame)) return putBack(run, figure, frame);
    if (frame.facing === undefined || figure.facing === frame.facing) return;
    figure.facing = frame.facing;
    run.emit({ type: 'turned', who: frame.who, facing: frame.facing });
  },
});
