import type { Bot, Thinking } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { FightPlanner } from './bot/fightPlan';
import type { FightSettings } from './bot/fightSearch';
import { flashbackMove } from './bot/flashbackPlan';
import { resolutionMove } from './bot/resolutionPlan';
import { RollPlanner, type RollSettings } from './bot/rollPlan';
import { BOLD, CAREFUL } from './bot/worth';
import { SIDES } from './content/dens';
import type { Move } from './rules/moves';
import { playerAt } from './rules/scene';
import { freeHeroes, isPicking } from './rules/setup';
import type { State } from './rules/state';

export interface Skill {
  readonly fight: FightSettings;
  readonly roll: RollSettings;
}

const SKILLS: Readonly<Record<BotLevel, Skill>> = {
  easy: { fight: { beam: 1, outcomes: 6, temper: BOLD }, roll: { paceMs: 2600 } },
  medium: { fight: { beam: 10, outcomes: 40, temper: BOLD }, roll: { paceMs: 1900 } },
  hard: { fight: { beam: 150, outcomes: 150, temper: CAREFUL }, roll: { paceMs: 1400, lookAhead: { beam: 2, outcomes: 16, temper: CAREFUL } } },
};

/** How long a person looks at a decision without a clock. */
const CONSIDER_MS = 700;

function setupMove(state: State, seat: Seat, random: Random): Move {
  if (isPicking(state, seat)) return { type: 'chooseHero', hero: random.pick(freeHeroes(state)) };
  return { type: 'chooseSide', side: random.pick(SIDES) };
}

function botOf(name: string, skill: Skill): Bot<State, Move> {
  const fights = new FightPlanner(skill.fight);
  const rolls = new RollPlanner(skill.roll);
  return {
    id: `roll-and-fight-${name}`,
    *think(view: State, seat: Seat, random: Random): Thinking<Move> {
      switch (view.phase) {
        case 'setup':
          return setupMove(view, seat, random);
        case 'flashback':
          return flashbackMove(view, playerAt(view, seat));
        case 'rolling':
          return yield* rolls.think(view, seat);
        case 'fighting':
          return yield* fights.think(view, seat);
        case 'resolution':
        case 'over':
          return resolutionMove(view, playerAt(view, seat));
      }
    },
    // A Rolling move carries the time at which the bot's hand would make it (RF-216).
    pace: (view, _seat, move) => ('t' in move && view.options.rollingMode !== 'turns' ? Math.max(0, move.t - view.rolling.clock) : CONSIDER_MS),
  };
}

export const rollAndFightBots: Readonly<Record<BotLevel, Bot<State, Move>>> = {
  easy: botOf('easy', SKILLS.easy),
  medium: botOf('medium', SKILLS.medium),
  hard: botOf('hard', SKILLS.hard),
};
