import { randomMove } from '@/engine/bots/random';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';
import { seenBy, type Told } from '@/engine/moments';
import { clonePosition, cloneRandom, playWatched, type Position } from '@/engine/position';
import type { Random } from '@/engine/random';

import { messageOf, type Check } from './check';
import { deepFreeze, type Step } from '../walk';

/**
 * What is told to a seat, or to somebody who only looks on, tells nothing that it may not know. In another world that
 * looks the same to it, and looks the same while the move is played, the same things are said.
 */
export const checkTelling: Check = ({ game, options, random, limits: { openly, reveals } }) => {
  const names = Array.from({ length: options.seats }, (_, seat) => `Player ${seat + 1}`);
  return {
    step(step) {
      const { match, before, seat, move } = step;
      const eyes = random.below(options.seats + 1) - 1;
      const where = `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}, told to ${eyes === CLOCK ? 'somebody who looks on' : `seat ${eyes}`}`;
      const story = playedFor(game, before, step, eyes);
      const wordless = story.told.find((moment) => isMuddled(sentence(game, moment, names)));
      if (wordless) return [`${where}: ${wordless.event.type} is told as “${sentence(game, wordless, names)}”`];
      for (const world of otherWorlds(step, eyes, { openly, random })) {
        const difference = world && firstDifference(game, story, world, { names, reveals });
        if (difference) return [`${where}: ${difference}`];
      }
      return [];
    },
  };
};

const sentence = <S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, { event, view }: Told<S, E>, names: readonly string[]): string => {
  try {
    return game.describe(event, deepFreeze(view), names) ?? '';
  } catch (error) {
    return `[${messageOf(error)}]`;
  }
};

/** A sentence that could not be made from the view alone. */
const isMuddled = (words: string): boolean => /undefined|NaN|\[object|^\[/.test(words);

/** A move as somebody is told it, and what it sees in the end. */
interface Tale<S, E extends GameEvent> {
  readonly told: readonly Told<S, E>[];
  readonly end: S;
}

function playedFor<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  from: Position<S>,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  eyes: Seat,
): Tale<S, E> {
  const position = clonePosition(game, from);
  const told = seenBy(game, playWatched(game, position, seat, move), eyes);
  return { told, end: game.view(position.state, eyes) };
}

/** The same move where what is hidden lies otherwise; and another answer to a secret question. Undefined: not possible there. */
function* otherWorlds<S, M, O extends BaseOptions, E extends GameEvent>(
  step: Step<S, M, O, E>,
  eyes: Seat,
  { openly, random }: { readonly openly: readonly string[]; readonly random: Random },
): Generator<Tale<S, E> | undefined> {
  const { match, before, seat, move } = step;
  const { game } = match;
  const attempt = (from: Position<S>, other: M): Tale<S, E> | undefined => {
    try {
      return playedFor(game, from, { seat, move: other }, eyes);
    } catch {
      return undefined;
    }
  };
  if (game.imagine) yield attempt({ state: game.imagine(game.view(before.state, eyes), eyes, random), random: cloneRandom(before.random) }, move);
  const asked = game.prompts(before.state).find((prompt) => prompt.seat === seat);
  if (!asked?.secret || openly.includes(asked.kind) || eyes === seat) return;
  const other = randomMove(game, before.state, seat, random);
  if (other !== undefined) yield attempt(before, other);
}

/** As long as both worlds look the same, they must sound the same. */
function firstDifference<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  here: Tale<S, E>,
  there: Tale<S, E>,
  { names, reveals }: { readonly names: readonly string[]; readonly reveals: readonly string[] },
): string | undefined {
  const length = Math.max(here.told.length, there.told.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [here.told[index], there.told[index]];
    if (!sameJson(one?.view ?? here.end, other?.view ?? there.end)) return undefined;
    if (one && other && one.event.type === other.event.type && reveals.includes(one.event.type)) return undefined;
    if (!sameJson(one?.event ?? null, other?.event ?? null)) return `${saying(one)} tells what is hidden; it could have been ${saying(other)}`;
    const [said, could] = [one, other].map((moment) => moment && sentence(game, moment, names));
    if (said !== could) return `“${said}” tells what is hidden; it could have been “${could}”`;
  }
  return undefined;
}

const saying = (moment: Told<unknown> | undefined): string => (moment ? JSON.stringify(moment.event) : 'no word at all');
