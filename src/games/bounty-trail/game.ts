import type { Rules } from '@/engine/box';
import type { Game } from '@/engine/game';

import { TEMPERAMENTS } from './bot/temperaments';
import { clock, timeLimit } from './clock';
import { clone } from './rules/clone';
import { describe } from './rules/describe';
import { evaluate } from './rules/evaluate';
import type { Event } from './rules/events';
import { broken } from './rules/invariants';
import { parseMove, type Move } from './rules/moves';
import { DEFAULT_OPTIONS, SEATS, optionFields, parseOptions, type Options } from './rules/options';
import { moves, play, prompts } from './rules/play';
import { outcome } from './rules/scoring';
import { setup } from './rules/setup';
import { withoutClaims } from './rules/oldSaves';
import type { State } from './rules/state';
import { imagine, view } from './rules/view';

export const bountyTrailGame: Game<State, Move, Options, Event> = {
  id: 'bounty-trail',
  title: 'Bounty Trail',
  version: 2,
  migrations: { 1: withoutClaims },
  seats: SEATS,
  defaults: DEFAULT_OPTIONS,
  optionFields,
  parseOptions,
  parseMove,
  setup,
  prompts,
  moves,
  play,
  view,
  outcome,
  describe,
  clone,
  broken,
  evaluate,
  imagine,
};

export const bountyTrailRules = { game: bountyTrailGame, temperaments: TEMPERAMENTS, clock, timeLimit } satisfies Rules<State, Move, Options, Event>;
