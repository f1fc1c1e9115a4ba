import { BadInput, Refusal } from '@/engine/errors';
import type { Prompt } from '@/engine/game';
import { hashJson } from '@/engine/hash';
import { canonicalJson } from '@/engine/json';
import { clonePosition, playInPlace } from '@/engine/position';

import { messageOf, type Check } from './check';
import type { Step } from '../walk';

/** How many offered moves are tried at each moment, and how many foreign ones. */
const OFFERED = 24;
const FOREIGN = 6;
/** With more moves than this the list is taken for a sample. */
const COMPLETE_UP_TO = 2000;

/** `moves` and `play` agree: everything offered is accepted, what is not offered is refused and changes nothing. */
export const checkLegality: Check = ({ game, options, random, limits: { sampled } }) => {
  const seen: unknown[] = [];
  const faultWith = (step: AnyStep, prompt: Prompt): string | undefined => {
    const offered = [...take(step.match.legal(prompt.seat), COMPLETE_UP_TO)];
    for (const each of random.shuffle(offered.slice()).slice(0, OFFERED)) {
      const fault = acceptFault(step, prompt.seat, each);
      if (fault) return fault;
    }
    if (sampled.includes(prompt.kind) || offered.length >= COMPLETE_UP_TO) return undefined;
    const texts = new Set(offered.map((each) => canonicalJson(game.parseMove(each))));
    for (let i = 0; i < FOREIGN && seen.length > 0; i++) {
      const foreign = random.pick(seen);
      if (texts.has(canonicalJson(foreign))) continue;
      const fault = refuseFault(step, prompt.seat, foreign);
      if (fault) return `${prompt.kind}: ${fault}`;
    }
    return undefined;
  };
  return {
    step(step) {
      const { match, move } = step;
      if (match.outcome) return [];
      const where = `move ${match.moves.length}`;
      for (const prompt of match.prompts()) {
        const fault = faultWith(step, prompt);
        if (fault) return [`${where}: ${fault}`];
      }
      for (let idle = 0; idle < options.seats; idle++) {
        if (match.prompts().some((prompt) => prompt.seat === idle)) continue;
        const fault = refuseFault(step, idle, move);
        if (fault) return [`${where}, not asked: ${fault}`];
      }
      seen.push(move);
      return [];
    },
  };
};

type AnyStep = Step<unknown, unknown, { readonly seats: number }, { readonly type: string }>;

function acceptFault({ match }: AnyStep, seat: number, move: unknown): string | undefined {
  try {
    playInPlace(match.game, clonePosition(match.game, match.position), seat, match.game.parseMove(move));
  } catch (error) {
    return `seat ${seat} is offered ${JSON.stringify(move)}, but it fails: ${messageOf(error)}`;
  }
  return undefined;
}

function refuseFault({ match }: AnyStep, seat: number, move: unknown): string | undefined {
  const hash = hashJson(match.position);
  try {
    match.play(seat, move);
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof BadInput)) {
      return `seat ${seat} playing ${JSON.stringify(move)} is not refused but fails: ${messageOf(error)}`;
    }
    return hashJson(match.position) === hash ? undefined : `refusing ${JSON.stringify(move)} changed the position`;
  }
  return `seat ${seat} was not offered ${JSON.stringify(move)}, but it is accepted`;
}

function* take<T>(items: Iterable<T>, most: number): Iterable<T> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count >= most) return;
  }
}
