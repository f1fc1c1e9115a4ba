import { MOST_MOVES, randomMove } from '@/engine/bots/random';
import type { BaseOptions, Game, GameEvent, Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';
import { clonePosition, playInPlace } from '@/engine/position';
import type { Random } from '@/engine/random';

import type { Check } from './check';
import { deepFreeze, type Step } from '../walk';

/** A view shows nothing hidden, and is all that a seat needs to know what it may do. */
export const checkViews: Check = ({ game, options, random, limits: { openly } }) => ({
  step(step) {
    const { match } = step;
    const peeker = whoPeeks(step, openly, random);
    if (peeker !== undefined) return [`move ${match.moves.length}, view of seat ${peeker}: it shows what seat ${step.seat} chose in secret`];
    for (let seat = 0; seat < options.seats; seat++) {
      const fault = viewFault(game, match.state, seat, random);
      if (fault) return [`move ${match.moves.length}, view of seat ${seat}: ${fault}`];
    }
    return [];
  },
});

function viewFault<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  state: S,
  seat: Seat,
  random: Random,
): string | undefined {
  const view = deepFreeze(game.view(state, seat));
  if (!sameJson(game.view(view, seat), view)) return 'the view of the view is another one';
  if (!sameJson(promptsOf(game, view, seat), promptsOf(game, state, seat))) return 'it is asked something else than the seat';
  if (!sameJson(firstMoves(game, view, seat), firstMoves(game, state, seat))) return 'it allows other moves than the seat has';
  if (!game.imagine) {
    return sameJson(view, state) ? undefined : 'the game hides something but cannot imagine what (Game.imagine)';
  }
  const imagined = game.imagine(view, seat, random);
  if (sharesPart(imagined, keptByClone(game, view))) return 'imagine shares a mutable part with the view';
  if (!sameJson(game.view(imagined, seat), view)) return 'with the hidden part dealt again the seat sees something else';
  // Everybody reads who is asked what: it may tell no more than the view does.
  if (!sameJson(game.prompts(imagined), game.prompts(state))) return `what others are asked tells what is hidden: ${JSON.stringify(game.prompts(state))}, or else ${JSON.stringify(game.prompts(imagined))}`;
  const broken = game.broken?.(imagined) ?? [];
  return broken.length > 0 ? `an imagined state is impossible: ${broken.join('; ')}` : undefined;
}

/**
 * Seats that are asked in secret at the same time decide blind: whatever one of them chooses, the others see the same
 * until they have chosen, too.
 */
function whoPeeks<S, M, O extends BaseOptions, E extends GameEvent>(step: Step<S, M, O, E>, openly: readonly string[], random: Random): Seat | undefined {
  const { match, before, seat } = step;
  const { game } = match;
  const asked = game.prompts(before.state);
  const own = asked.find((prompt) => prompt.seat === seat);
  if (!own?.secret || openly.includes(own.kind)) return undefined;
  const stillAsked = match.prompts().filter((prompt) => prompt.seat !== seat && asked.some((earlier) => sameJson(earlier, prompt)));
  const otherMove = randomMove(game, before.state, seat, random);
  if (stillAsked.length === 0 || otherMove === undefined) return undefined;
  const other = clonePosition(game, before);
  playInPlace(game, other, seat, otherMove);
  return stillAsked.find((prompt) => !sameJson(game.view(other.state, prompt.seat), game.view(match.state, prompt.seat)))?.seat;
}

function promptsOf<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S, seat: Seat) {
  return game.prompts(state).filter((prompt) => prompt.seat === seat);
}

function firstMoves<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S, seat: Seat): M[] {
  const moves: M[] = [];
  for (const move of game.moves(state, seat)) if (moves.push(move) >= MOST_MOVES) break;
  return moves;
}

/** What the game's own copies share with the original: parts that never change, whatever is played on the copy. */
function keptByClone<S, M, O extends BaseOptions, E extends GameEvent>({ clone }: Game<S, M, O, E>, view: S): ReadonlySet<unknown> {
  const kept = new Set<unknown>();
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Object.isFrozen(value)) kept.add(value);
    Object.values(value).forEach(gather);
  };
  if (clone) gather(clone(view));
  return kept;
}

/** Views are frozen here: whatever frozen thing turns up in the other value was taken from the view. */
function sharesPart(value: unknown, kept: ReadonlySet<unknown>): boolean {
  if (typeof value !== 'object' || value === null || kept.has(value)) return false;
  if (Object.isFrozen(value) && Object.keys(value).length > 0) return true;
  return Object.values(value).some((item) => sharesPart(item, kept));
}
