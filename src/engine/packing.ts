import { packMoves, type PackedMoves } from './movesTable';
import type { MatchSave } from './save';

/** A save as it is written: the same facts in a fraction of the bytes. */
export type PackedSave = Omit<MatchSave, 'moves'> & { readonly moves: PackedMoves };

/** Makes a save small for writing. Its checkpoint stays whole: whatever becomes of the rules, the match stands where it stood. */
export const packSave = (save: MatchSave): PackedSave => ({ ...save, moves: packMoves(save.moves) });
