import type { Bot, Thinking } from '@/engine/bots/bot';
import type { BotLevel, Temperament } from '@/engine/box';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { chooseBid, type BiddingHabits } from './bot/bidding';
import { guessRivals, rumoursOf } from './bot/guessing';
import { leaningOf, listens } from './bot/leaning';
import { ideasFor, type Habits, type Idea, type Expectations } from './bot/planner';
import { NO_RUMOURS } from './bot/rumours';
import { EVEN, TEMPERAMENT_IDS, TEMPERAMENTS, type Leanings } from './bot/temperaments';
import { worthIn, type Thrift } from './bot/utility';
import type { Move } from './rules/moves';
import type { State } from './rules/state';

export interface Temper extends Habits, BiddingHabits, Thrift {
  readonly watchesOthers: boolean;
  /** How much of what is guessed about single rivals is believed; the rest of their doings is anybody's guess. */
  readonly trust: number;
  /** Up to this many $ of error in judging a path. */
  readonly error: number;
  readonly leanings: Leanings;
}

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  easy: { beam: 3, longest: 4, watchesOthers: false, trust: 0, error: 400, dollarsPerPoint: 200, noise: 400, perBullet: 34, perHeart: 95, leanings: EVEN },
  medium: { beam: 8, longest: 6, watchesOthers: true, trust: 0.4, error: 260, dollarsPerPoint: 120, noise: 250, perBullet: 34, perHeart: 95, leanings: EVEN },
  hard: { beam: 30, longest: 10, watchesOthers: true, trust: 0.6, error: 40, dollarsPerPoint: 90, noise: 60, perBullet: 34, perHeart: 95, leanings: EVEN },
};

/** Complete paths compared at the end of a search. */
const SHORTLIST = 12;

function* expectationsOf(temper: Temper, view: State, seat: Seat): Generator<undefined, Expectations, undefined> {
  const { watchesOthers, trust, leanings } = temper;
  const rivals = watchesOthers || listens(leanings) ? yield* guessRivals(view, seat, worthIn(view, temper)) : [];
  return { rumours: watchesOthers ? rumoursOf(view, rivals, trust) : NO_RUMOURS, leaning: leaningOf(leanings, view, seat, rivals) };
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
  if (view.phase === 'bidding') return { type: 'bid', ...chooseBid(view, seat, worth, temper, leaningOf(temper.leanings, view, seat, []), random) };
  const expectations = yield* expectationsOf(temper, view, seat);
  const ideas = yield* ideasFor(view, seat, worth, expectations, temper, SHORTLIST);
  const idea = pickIdea(ideas, temper.error, random);
  if (!idea) throw new Error(`bounty-trail: seat ${seat} has no path`);
  return { type: 'lockPath', ...idea.plan };
}

export const botOf = (id: string, temper: Temper): Bot<State, Move> => ({
  id: `bounty-trail-${id}`,
  think: (view, seat, random) => think(temper, view, seat, random),
});

/** A level with a temperament: it sees as far and errs as much, but likes other things. */
export const withLeanings = (temper: Temper, leanings: Leanings): Temper => ({ ...temper, leanings, perHeart: leanings.perHeart || temper.perHeart });

const botsOf = (suffix: string, leanings: Leanings): Readonly<Record<BotLevel, Bot<State, Move>>> => ({
  easy: botOf(`easy${suffix}`, withLeanings(TEMPERS.easy, leanings)),
  medium: botOf(`medium${suffix}`, withLeanings(TEMPERS.medium, leanings)),
  hard: botOf(`hard${suffix}`, withLeanings(TEMPERS.hard, leanings)),
});

export const bountyTrailBots = botsOf('', EVEN);

export const bountyTrailTemperaments: Readonly<Record<string, Temperament<State, Move>>> = Object.fromEntries(
  TEMPERAMENT_IDS.map((id) => [id, { label: TEMPERAMENTS[id].label, words: TEMPERAMENTS[id].words, bots: botsOf(`-${id}`, TEMPERAMENTS[id].leanings) }]),
);
