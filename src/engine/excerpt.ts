import * as v from 'valibot';

import { movesSince } from './movesTable';
import { SAVE_HEAD, WholeCheckpointSchema, chainOf, fingerprint, isListOfMoves, parseSave, parsingSave, type MatchSave, type WholeCheckpoint } from './save';
import type { Slices } from './slices';

/**
 * What a table needs of a stored match before its first frame: where it stands, and the moves that may still be taken
 * back. The moves before are not even spelt out, so that a long match opens like a short one; they are read when somebody
 * asks for them.
 */
export interface SaveExcerpt extends Omit<MatchSave, 'moves'> {
  readonly checkpoint: WholeCheckpoint;
  readonly chain: string;
  /** Of all moves. */
  readonly count: number;
  /** The moves since the checkpoint. */
  readonly since: MatchSave['moves'];
  /** Everything, moves and all, once. Throws UnreadableSave. */
  whole(): MatchSave;
  /** The same in slices. */
  reading(): Slices<MatchSave>;
}

const ExcerptSchema = v.object({ ...SAVE_HEAD, checkpoint: WholeCheckpointSchema, chain: v.string(), moves: v.unknown() });

/** Border: a save from storage. Undefined where there is no excerpt to be had, or where it is not right: `parseSave` then says why. */
export function excerptOf(raw: unknown): SaveExcerpt | undefined {
  const parsed = v.safeParse(ExcerptSchema, raw);
  if (!parsed.success) return undefined;
  const { moves, ...head } = parsed.output;
  const found = movesSince(moves, head.checkpoint.at);
  if (!found || head.checkpoint.at > found.count || !isListOfMoves(found.since)) return undefined;
  const { count, since } = found;
  if (fingerprint(head, chainOf(since, head.chain)) !== head.check) return undefined;
  let read: MatchSave | undefined;
  return {
    ...head, count, since,
    whole: () => (read ??= parseSave(raw)),
    *reading() {
      return (read ??= yield* parsingSave(raw));
    },
  };
}
