import type { AnyGame } from './game';
import { hashJson } from './hash';
import { packMoves, type PackedMoves } from './movesTable';
import { checksum, type MatchSave } from './save';

/** Half a second of replaying on a slow phone, for a game whose moves are quick. */
const REPLAY_UP_TO = 300;

/** How many moves of a match are replayed when it is opened; a longer one goes on from its checkpoint. */
export const replayLimit = (game: Pick<AnyGame, 'replayUpTo'> | undefined): number => game?.replayUpTo ?? REPLAY_UP_TO;

/** A save as it is written: the same facts in a fraction of the bytes. */
export type PackedSave = Omit<MatchSave, 'moves'> & { readonly moves: PackedMoves };

/**
 * Makes a save small for writing. A match that is replayed on loading anyway needs no state at its checkpoint: the
 * hash says as well whether the replayed moves lead there.
 */
export function packSave(save: MatchSave, replayUpTo: number): PackedSave {
  const { checkpoint, moves } = save;
  const isShort = checkpoint !== undefined && 'state' in checkpoint && checkpoint.at <= replayUpTo;
  if (!isShort) return { ...save, moves: packMoves(moves) };
  const { at, state, random } = checkpoint;
  const small = { ...save, checkpoint: { at, hash: hashJson({ state, random }) } };
  return { ...small, moves: packMoves(moves), check: checksum(small) };
}
