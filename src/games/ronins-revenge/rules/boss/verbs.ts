import { slideToFree } from '@/engine/parts/grid/slide';
import { squareNamed } from '@/engine/parts/grid/squares';

import type { CustomCall, CustomId } from '../../content/customs';
import type { StepOf } from '../../content/effects';
import { FIELD } from '../../content/terms';
import { bossGround } from '../field/approach';
import { callWalk } from '../field/callWalk';
import { freeSquares } from '../field/ground';
import { boardOf } from '../field/map';
import type { LineContext } from '../frames';
import { bossFigureOf, bossRef, isBossRef, isHeroRef } from '../refs';
import type { BattleState, BossFigure } from '../state';
import type { Play } from '../world';
import { brotherOf } from './owners';
import { callBasicAttack } from './phase';
import { bossFigure } from './plan';
import { bossRules, type CustomRules } from './rules';
import { spawn } from './spawn';

/** Lines that only enemies have; customs of heroes are in `lines/customs.ts`. */
export type BossVerb = 'advance' | 'spawn' | 'basicAttack' | 'rebuildEvents' | 'objAdd' | 'custom' | 'eventSlot';

/** Who acts in a line: the figure that is named, or the one that stands for the boss. */
export const actingFigure = (state: BattleState, { by }: LineContext): BossFigure | undefined => (isBossRef(by) ? bossFigureOf(state, by) : undefined) ?? bossFigure(state);

/** Directions are eighths of a turn, facings quarters. */
const straightAhead = ({ facing }: BossFigure): number => facing * 2;

function carryOut<I extends CustomId>(customs: CustomRules, run: Play, call: Extract<CustomCall, { readonly id: I }>, context: LineContext): void {
  const rule = customs[call.id as I];
  if (!rule) throw new RangeError(`no rule for ${call.id} in this battle`);
  rule(run, call, context);
}

export const bossVerbs: { readonly [V in BossVerb]: (run: Play, step: StepOf<V>, context: LineContext) => void } = {
  /** RR-494: as far as it can end, passing figures and objects; no voluntary movement (RR-559). */
  advance: (run, { n }, context) => {
    const { state } = run;
    const figure = actingFigure(state, context);
    if (!figure) return;
    const way = slideToFree(boardOf(state), bossGround(state, figure), figure.anchor, straightAhead(figure), n);
    const who = bossRef(figure);
    if (way.length > 0) callWalk(run, who, way, 'forced', { why: 'terrain', by: who });
  },
  spawn: (run, { minion, n, where, max }) => spawn(run, minion, n, where, max),
  /** A brother who was never placed makes none (RR-578). */
  basicAttack: (run, { figure: brother }) => {
    const { state } = run;
    const figure = brother && state.figures.find((each) => brotherOf(state, each) === brother);
    if (brother === undefined || figure) callBasicAttack(run, figure);
  },
  rebuildEvents: (run) => {
    run.state.rebuild = true;
  },
  objAdd: (run, { kind, where }) => {
    const square = squareNamed(FIELD, where);
    if (freeSquares(run.state)[square] !== 1) return;
    run.state.objects.push({ kind, square });
    run.emit({ type: 'objectPlaced', kind, square });
  },
  custom: (run, step, context) => carryOut(bossRules(run.state).customs ?? {}, run, step, context),
  eventSlot: (run, { choose }, { by }) => {
    if (isHeroRef(by)) run.call({ kind: 'chooseSlot', hero: by, options: choose.slice() });
  },
};
