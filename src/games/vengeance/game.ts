import type { Rules } from '@/engine/box';
import type { Game } from '@/engine/game';

import { broken } from './rules/broken';
import { clone } from './rules/clone';
import { vengeanceDecisions, type Move } from './rules/decisions';
import { describe } from './rules/describe';
import { evaluate } from './rules/evaluate';
import type { Event } from './rules/events';
import { DEFAULTS, optionFields, parseOptions, SEATS } from './rules/options';
import { outcome } from './rules/outcome';
import { imagine, isFinal, moves, play, prompts, setup } from './rules/play';
import type { Options, State } from './rules/state';
import { fightTime } from './rules/timer';
import { view } from './rules/view';

export const vengeanceGame: Game<State, Move, Options, Event> = {
  id: 'vengeance',
  title: 'Vengeance',
  version: 4,
  // What achievements and missions ask for and are worth, what heroes’ tracks say and the doors of two Dens were others.
  migrations: { 1: { goOn: (state) => state }, 2: { goOn: (state) => state }, 3: { goOn: (state) => state } },
  seats: SEATS,
  defaults: DEFAULTS,
  optionFields,
  parseOptions,
  parseMove: vengeanceDecisions.parseMove,
  setup,
  prompts,
  moves,
  play,
  isFinal,
  view,
  outcome,
  describe,
  clone,
  broken,
  evaluate,
  imagine,
};

export const vengeanceRules = {
  game: vengeanceGame,
  /** The hardcore timer (VG-255). */
  clock: (state) => ({ move: { kind: 'timerExpired' }, afterMs: fightTime(state) }),
} satisfies Rules<State, Move, Options, Event>;
