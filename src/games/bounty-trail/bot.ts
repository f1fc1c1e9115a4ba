import type { Bot, Thinking } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { chooseBid, type BiddingHabits } from './bot/bidding';
import { guessRivals } from './bot/guessing';
import { ideasFor, type Habits, type Idea } from './bot/planner';
import { LEFT_PER_RIVAL_STEP, NO_RUMOURS, trampled, type Rumours } from './bot/rumours';
import { worthIn, type Thrift } from './bot/utility';
import type { Move } from './rules/moves';
import { isSolo, type State } from './rules/state';

export interface Temper extends Habits, BiddingHabits, Thrift {
  /** How a level takes the others into account: not at all, in general, or one by one. */
  readonly watches: 'nobody' | 'crowd' | 'everybody';
  /** How much of what is guessed about single rivals is believed; the rest of their doings is anybody's guess. */
  readonly trust: number;
  /** Up to this many $ of error in judging a path. */
  readonly error: number;
}

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  easy: { beam: 3, longest: 4, watches: 'nobody', trust: 0, error: 400, dollarsPerPoint: 200, noise: 400, perBullet: 34, perHeart: 95 },
  medium: { beam: 8, longest: 6, watches: 'everybody', trust: 0.4, error: 260, dollarsPerPoint: 120, noise: 250, perBullet: 34, perHeart: 95 },
  hard: { beam: 30, longest: 10, watches: 'everybody', trust: 0.6, error: 40, dollarsPerPoint: 90, noise: 60, perBullet: 34, perHeart: 95 },
};

/** Complete paths compared at the end of a search. */
const SHORTLIST = 12;

function* rumoursOf(temper: Temper, view: State, seat: Seat): Generator<undefined, Rumours, undefined> {
  if (temper.watches === 'nobody') return NO_RUMOURS;
  if (temper.watches === 'crowd' && !isSolo(view)) return trampled(view.hunters.length - 1, LEFT_PER_RIVAL_STEP);
  return yield* guessRivals(view, seat, worthIn(view, temper), temper.trust);
}

function pickIdea(ideas: readonly Idea[], error: number, random: Random): Idea | undefined {
  let best: Idea | undefined;
  let bestValue = -Infinity;
  for (const idea of ideas) {
    const value = idea.value + error * (random.fraction() - 0.5);
    if (value <= bestValue) continue;
    best = idea;
    bestValue = value;
  }
  return best;
}

function* think(temper: Temper, view: State, seat: Seat, random: Random): Thinking<Move> {
  if (view.phase === 'duel') return { type: 'rollOff' };
  const worth = worthIn(view, temper);
  if (view.phase === 'bidding') return { type: 'bid', ...chooseBid(view, seat, worth, temper, random) };
  const rumours = yield* rumoursOf(temper, view, seat);
  const ideas = yield* ideasFor(view, seat, worth, rumours, temper, SHORTLIST);
  const idea = pickIdea(ideas, temper.error, random);
  if (!idea) throw new Error(`bounty-trail: seat ${seat} has no path`);
  return { type: 'lockPath', ...idea.plan };
}

export const botOf = (id: string, temper: Temper): Bot<State, Move> => ({
  id: `bounty-trail-${id}`,
  think: (view, seat, random) => think(temper, view, seat, random),
});

export const bountyTrailBots: Readonly<Record<BotLevel, Bot<State, Move>>> = {
  easy: botOf('easy', TEMPERS.easy),
  medium: botOf('medium', TEMPERS.medium),
  hard: botOf('hard', TEMPERS.hard),
};
