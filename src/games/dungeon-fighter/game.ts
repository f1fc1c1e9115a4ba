import type { Rules } from '@/engine/box';
import type { Game, Migration } from '@/engine/game';

import { broken } from './rules/broken';
import { cloneState } from './rules/clone';
import { dfDecisions, type DfMove } from './rules/decisions';
import { evaluate } from './rules/evaluate';
import type { DfEvent } from './rules/events';
import { DEFAULTS, FIRST_GAME, SEATS, optionFields, parseOptions } from './rules/options';
import { outcome } from './rules/outcome';
import type { Fly } from './rules/run';
import { setup } from './rules/setup';
import type { DfOptions, DfState, Edition } from './rules/state';
import { fly } from './rules/throw/flight';
import { imagine, view } from './rules/view';
import { describe } from './words/describe';

const { prompts, moves, parseMove, isFinal } = dfDecisions;

export type DungeonFighter = Game<DfState, DfMove, DfOptions, DfEvent>;

/** Matches of older versions go on with the cards and questions they were begun with. */
const begunWith = (edition: Edition): Migration => ({ options, moves }) => ({ options: Object.assign({ edition }, options), moves });

/** The game, with dice that fly as the simulator says or as a test dictates (DF-83). */
export const makeDungeonFighter = (flying: Fly): DungeonFighter => ({
  id: 'dungeon-fighter',
  title: 'Dungeon Fighter',
  version: 3,
  migrations: { 1: begunWith(1), 2: begunWith(2) },
  seats: SEATS,
  defaults: DEFAULTS,
  optionFields,
  parseOptions,
  parseMove,
  setup: (options, table) => setup(options, table, flying),
  prompts,
  moves,
  isFinal,
  play: (draft, seat, move, table) => dfDecisions.play(draft, seat, move, table, { fly: flying }),
  view,
  outcome,
  describe,
  clone: cloneState,
  broken,
  evaluate,
  imagine: (seen, _seat, random) => imagine(seen, random),
});

export const dungeonFighterGame: DungeonFighter = makeDungeonFighter(fly);

export const dungeonFighterRules = { game: dungeonFighterGame, firstGame: FIRST_GAME } satisfies Rules<DfState, DfMove, DfOptions, DfEvent>;
