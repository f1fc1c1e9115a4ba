import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { simulate } from '@/engine/simulation';

const SEED = 'golden';
const MOST_MOVES = 5000;

export interface MatchInHand {
  readonly kind: 'begun' | 'middle' | 'end';
  readonly text: string;
  /** The hash of where it stands. */
  readonly stands: string;
}

/** A match of computer players: just begun, in its middle, and at its end. */
export function* matchSaves({ game, bots }: AnyBox): Generator<MatchInHand, void, undefined> {
  const { moves, failure } = simulate(game, { options: game.defaults, seed: SEED, bots: Array.from({ length: game.defaults.seats }, () => bots.easy), maxMoves: MOST_MOVES });
  if (failure && failure.reason !== 'tooLong') throw new Error(`${game.title}: ${failure.words}`);
  const match = Match.create(game, game.defaults, SEED);
  const inHand = (kind: MatchInHand['kind']): MatchInHand => ({ kind, text: JSON.stringify(packSave(match.save())), stands: match.hash() });
  const middle = Math.floor(moves.length / 2);
  yield inHand('begun');
  for (const [index, [seat, move]] of moves.entries()) {
    if (index === middle) yield inHand('middle');
    match.play(seat, move);
  }
  yield inHand('end');
}
