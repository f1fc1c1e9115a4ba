import { whoActs } from '@/engine/asked';
import { decide, type Bot } from '@/engine/bots/bot';
import { CLOCK, type Outcome } from '@/engine/game';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import type { Event } from '@/games/vengeance/rules/events';
import type { Options, State } from '@/games/vengeance/rules/state';

/** No game takes as many. */
const MOST_MOVES = 4000;

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly outcome: Outcome;
  readonly first: number;
}

/** One game to its end, every invariant checked after every move. */
export function playGame(options: Options, bots: readonly Bot<State, Move>[], seed: string): Played {
  const events: Event[] = [];
  const position = startPosition(vengeanceGame, options, seed, events);
  const random = Random.fromSeed(`${seed}/thoughts`);
  for (let moves = 0; ; moves++) {
    if (moves > MOST_MOVES) throw new Error(`${seed}: not over after ${MOST_MOVES} moves`);
    const { state } = position;
    const outcome = vengeanceGame.outcome(state);
    if (outcome) {
      const order = events.find((event) => event.type === 'orderSet');
      return { state, events, outcome, first: order?.type === 'orderSet' ? (order.order[0] ?? 0) : 0 };
    }
    const seat = whoActs(vengeanceGame.prompts(state).filter((prompt) => prompt.seat !== CLOCK), random);
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || !bot) throw new Error(`${seed}: nobody is asked`);
    playInPlace(vengeanceGame, position, seat, decide(bot.think(vengeanceGame.view(state, seat), seat, random)), events);
    const broken = vengeanceGame.broken?.(state) ?? [];
    if (broken.length > 0) throw new Error(`${seed}: ${broken.join('; ')}`);
  }
}

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const print = (label: string, ...values: readonly (string | number)[]): void => console.log(label.padEnd(34), ...values);
export const countOf = (events: readonly Event[], type: Event['type']): number => events.filter((event) => event.type === type).length;

/** The share of the win that each seat has. */
export function winsOf({ places }: Outcome): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
