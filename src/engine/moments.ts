import type { BaseOptions, Game, GameEvent, Seat } from './game';

/** An event, and how things stood when it happened. Neither is ever changed afterwards. */
export interface Moment<S, E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly state: S;
}

/** A moment as somebody may know it. */
export interface Told<S, E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly view: S;
}

/** Whose knowledge: a seat's, everybody's (CLOCK), or all there is (undefined), for films of matches that are over. */
export type Eyes = Seat | undefined;

export const mayKnow = ({ to }: GameEvent, eyes: Eyes): boolean => eyes === undefined || to === undefined || to.includes(eyes);

export const viewFor = <S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S, eyes: Eyes): S =>
  eyes === undefined ? state : game.view(state, eyes);

/** What these eyes see of what happened. */
export const seenBy = <S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  moments: readonly Moment<S, E>[],
  eyes: Eyes,
): readonly Told<S, E>[] => moments.filter(({ event }) => mayKnow(event, eyes)).map(({ event, state }) => ({ event, view: viewFor(game, state, eyes) }));
