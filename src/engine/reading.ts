import { BadInput } from './errors';
import type { AnyGame, BaseOptions, Game, GameEvent, Seat } from './game';
import { hashJson } from './hash';
import { cloneJson, sameJson } from './json';
import type { Position } from './position';
import { UnreadableSave, type Checkpoint, type MatchSave, type WholeCheckpoint } from './save';

export interface Played<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** Whatever goes wrong while a save is read, the save is what is wrong: it is named as damaged and kept. */
const unreadable = (error: unknown): UnreadableSave =>
  error instanceof UnreadableSave ? error : new UnreadableSave('damaged', `This save is damaged: ${error instanceof Error ? error.message : String(error)}`);

export function readingSave<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw unreadable(error);
  }
}

/** The same for what is read in slices. */
export function* readingSlices<T>(reading: Generator<number, T, undefined>): Generator<number, T, undefined> {
  try {
    return yield* reading;
  } catch (error) {
    throw unreadable(error);
  }
}

export const parsePlayed = <S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, [seat, move]: MatchSave['moves'][number]): Played<M> => ({
  seat,
  move: game.parseMove(move),
});

/** The checkpoint of a save, if it has one, somewhere along its moves. */
export function checkpointOf(save: MatchSave): Checkpoint | undefined {
  const { checkpoint, moves } = save;
  if (checkpoint && checkpoint.at > moves.length) throw new BadInput('its checkpoint lies behind the last move');
  return checkpoint;
}

export const isWhole = (checkpoint: Checkpoint): checkpoint is WholeCheckpoint => 'random' in checkpoint;

/** Where the replayed moves lead must be where the match was saved: a checkpoint is a shortcut, never the truth. */
export function demandCheckpoint(checkpoint: Checkpoint, position: Position<unknown>): void {
  const agrees = isWhole(checkpoint) ? sameJson({ state: checkpoint.state, random: checkpoint.random }, position) : checkpoint.hash === hashJson(position);
  if (!agrees) throw new BadInput('its moves do not lead to where it was saved');
}

/** The checkpoint of a match, looked over but not replayed. */
export function checkpointPosition<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  seats: number,
  checkpoint: Pick<WholeCheckpoint, 'state' | 'random'>,
): Position<S> {
  if (checkpoint.random.streams.length !== seats + 1) throw new BadInput('its dice belong to another number of seats');
  const faults = stateFaults(game, checkpoint.state);
  if (faults.length > 0) throw new BadInput(`its checkpoint is impossible: ${faults.join('; ')}`);
  return cloneJson({ state: checkpoint.state as S, random: checkpoint.random });
}

function stateFaults(game: AnyGame, state: unknown): readonly string[] {
  const broken = game.broken?.(state) ?? [];
  if (broken.length > 0 || game.outcome(state)) return broken;
  return game.prompts(state).length > 0 ? [] : ['nobody is asked and the game is not over'];
}
