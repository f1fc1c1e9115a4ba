import type { ZoneToken } from '../../content/terms';
import { hasCondition } from '../conditions';
import { dangerousBits, difficultBits, tokenBits } from '../field/zones';
import type { BattleState, BossFigure, MinionState } from '../state';
import { minionCard, modOf, modsInForce } from './mods';

/** RR-142, RR-143: Slowed halves, Hastened doubles. */
function slowedOrHastened(figure: BossFigure | MinionState, move: number): number {
  if (hasCondition(figure, 'slowed')) return move >> 1;
  return hasCondition(figure, 'hastened') ? 2 * move : move;
}

/** The Move of a boss attack as Facts and Wound cards have it, without tokens. */
function changedMove(state: BattleState, printed: number): number {
  let move = printed + (state.extra.moveChange ?? 0);
  for (const mods of modsInForce(state)) {
    for (const mod of mods) {
      if (mod.mod === 'move') move += mod.n;
      else if (mod.mod === 'lastBrother' && state.figures.length === 1) move += mod.move;
    }
  }
  return Math.max(0, move);
}

/** The Move of a boss attack with all that changes it (RR-325). A cap counts last (RR-515). */
export function bossMove(state: BattleState, figure: BossFigure, printed: number): number {
  const cap = modOf(state, 'moveCap')?.n ?? Infinity;
  return Math.min(cap, slowedOrHastened(figure, changedMove(state, printed)));
}

/** RR-144: it would have a Move, and Slowed leaves nothing of it. */
export const isHalted = (state: BattleState, figure: BossFigure, printed: number): boolean =>
  hasCondition(figure, 'slowed') && changedMove(state, printed) > 0 && bossMove(state, figure, printed) === 0;

export const minionMove = (state: BattleState, minion: MinionState): number => slowedOrHastened(minion, minionCard(state, minion.minion).move);

const NO_TOKENS: readonly ZoneToken[] = [];

/** Zone tokens that mean nothing to the boss, as bits (RR-515). */
export const ignoredByBoss = (state: BattleState): number => tokenBits(modOf(state, 'ignoreTokens')?.tokens ?? NO_TOKENS);

/** The same for a minion; one that flies is touched by no Difficult and no Dangerous ground. */
export function ignoredByMinion(state: BattleState, { minion }: MinionState): number {
  let ignored = 0;
  for (const mod of minionCard(state, minion).mods ?? []) {
    if (mod.mod === 'flies') ignored |= difficultBits(state) | dangerousBits(state);
    if (mod.mod === 'ignoreTokens') ignored |= tokenBits(mod.tokens);
  }
  return ignored;
}
