import * as v from 'valibot';

import type { SavedMoves } from '@/engine/game';

const Claim = v.object({ type: v.literal('duelResult'), winner: v.number() });

/** Version 1 let a screen say who had won the quick draw. Nobody can say so any more: how such a duel ended stands in the options. */
export function withoutClaims({ options, moves }: SavedMoves): SavedMoves {
  const claims = moves.flatMap(([, move]) => (v.is(Claim, move) ? [move.winner] : []));
  const [winner] = claims;
  if (winner === undefined || typeof options !== 'object') return { options, moves };
  return { options: { ...options, settledDuel: winner }, moves: moves.filter(([, move]) => !v.is(Claim, move)) };
}
