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
import { view } from './rules/view';

export const vengeanceGame: Game<State, Move, Options, Event> = {
  id: 'vengeance',
  title: 'Vengeance',
  version: 2,
  // Two achievements asked for other numbers of cards and tiles.
  migrations: { 1: { goOn: (state) => state } },
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
