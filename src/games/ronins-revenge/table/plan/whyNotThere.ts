import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';
import type { Asking } from '@/table/kit/decisions/asking';

import { FIELD } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';

/** Why whoever acts, or is moved by a card, cannot end a Move on this square; undefined: nobody is asked to walk. */
export function whyNotThere(view: BattleState, asking: Asking<BattleState, Move> | undefined, square: number): string | undefined {
  const top = topFrame(view);
  if (asking?.kind === 'cardMove' && top?.kind === 'cardMove') {
    return `${top.why} does not bring ${figureName(view, top.hero)} to ${squareName(FIELD, square)}: it is too far${top.straight ? ' or not in a straight line' : ''}, or something stands there or in the way.`;
  }
  const hero = nearestFrame(view, 'heroTurn')?.hero;
  if (asking?.kind !== 'turn' || hero === undefined) return undefined;
  const name = figureName(view, hero);
  const standing = battleDecisions.refusal(view, asking.seat, { kind: 'move', way: [], facing: view.heroes[hero].facing });
  if (standing) return `${name} cannot walk now: ${standing.words}`;
  return `${name} cannot end a Move on ${squareName(FIELD, square)}: it is too far, or something stands there or in the way.`;
}
