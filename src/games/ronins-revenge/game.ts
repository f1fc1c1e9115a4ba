import type { Rules } from '@/engine/box';
import type { Game } from '@/engine/game';

import { fetchBosses } from './content/bossInPlay';
import { BOSS_IDS } from './content/roster';
import { fetchOwnRules } from './rules/boss/fetchOwn';
import { broken } from './rules/broken';
import { clone } from './rules/clone';
import { battleDecisions, type Move } from './rules/decisions';
import { describe } from './rules/describe';
import { evaluate } from './rules/evaluate';
import type { BattleEvent } from './rules/events';
import { DEFAULTS, optionFields, parseOptions, SEATS, type Options } from './rules/options';
import { outcome } from './rules/outcome';
import { imagine, play, setup } from './rules/play';
import type { BattleState } from './rules/state';
import { view } from './rules/view';

/** One battle against one boss. */
export const battleGame: Game<BattleState, Move, Options, BattleEvent> = {
  id: 'ronins-revenge',
  title: 'Ronin’s Revenge',
  version: 9,
  seats: SEATS,
  defaults: DEFAULTS,
  optionFields,
  parseOptions,
  parseMove: battleDecisions.parseMove,
  setup,
  prompts: battleDecisions.prompts,
  moves: battleDecisions.moves,
  play,
  isFinal: battleDecisions.isFinal,
  view,
  outcome,
  describe,
  clone,
  broken,
  evaluate,
  imagine,
  // 1: Kosuke, Vulnerabilities and Wound cards have other numbers since. 2: Wound cards again, and paper is torn without
  // using up a condition. 3: Flasks, Comrades and Wound cards. 4: Wound cards, Destiny cards, Kosuke.
  // 5: three Wound cards, what six Facts do, a weapon. 6: two Wound cards, Comrades of level 5. 7: Wound cards of eleven bosses, a weapon, what is recommended, corners of rules.
  // 8: Wound cards of eleven bosses, Comrades, the type of two minions, corners of rules. Old battles go on from where they stood.
  migrations: { 1: { goOn: (state) => state }, 2: { goOn: (state) => state }, 3: { goOn: (state) => state }, 4: { goOn: (state) => state }, 5: { goOn: (state) => state }, 6: { goOn: (state) => state }, 7: { goOn: (state) => state }, 8: { goOn: (state) => state } },
};

export const battleRules = {
  game: battleGame,
  prepare: (options?: Options) => {
    const bosses = options ? [options.boss] : BOSS_IDS;
    const [cards, rules] = [fetchBosses(bosses), fetchOwnRules(bosses)];
    return cards || rules ? Promise.all([cards, rules]) : undefined;
  },
} satisfies Rules<BattleState, Move, Options, BattleEvent>;
