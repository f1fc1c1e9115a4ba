import type { Rules } from '@/engine/box';
import type { Game } from '@/engine/game';
import { cloneJson } from '@/engine/json';

import { broken } from './rules/broken';
import { cloneState } from './rules/clone';
import { describe } from './rules/describe';
import { evaluate } from './rules/evaluate';
import type { Event } from './rules/events';
import { moves, prompts } from './rules/legal';
import { parseMove, type Move } from './rules/moves';
import { DEFAULTS, SEATS, optionFields, parseOptions } from './rules/options';
import { play } from './rules/play';
import { clockPlan } from './rules/rolling/clockPlan';
import { grabTogether, rollClock } from './rules/rolling/timing';
import { outcome } from './rules/scoring';
import { setup } from './rules/setup';
import type { Options, State } from './rules/state';

export const rollAndFightGame: Game<State, Move, Options, Event> = {
  id: 'roll-and-fight',
  title: 'Vengeance: Roll & Fight',
  version: 1,
  seats: SEATS,
  defaults: DEFAULTS,
  optionFields,
  parseOptions,
  parseMove,
  setup,
  prompts,
  moves,
  play,
  // What a hand has done in the race is done: every Rolling move carries its time.
  isFinal: (move) => 't' in move,
  // Nothing is hidden: every board lies open, only future rolls are unknown (RF-4).
  view: (state) => state,
  outcome,
  describe,
  clone: cloneState,
  broken,
  evaluate,
  imagine: (view) => cloneJson(view),
};

export const rollAndFightRules = { game: rollAndFightGame, clock: clockPlan, stopwatch: rollClock, sameMoment: grabTogether } satisfies Rules<State, Move, Options, Event>;
