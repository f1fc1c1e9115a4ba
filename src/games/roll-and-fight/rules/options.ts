import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import type { Choice, OptionField } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';
import { capital } from '@/engine/words';

import { BOSS_IDS } from '../content/bosses';
import { BOARDS } from '../content/dens';
import { HEROES, HERO_IDS } from '../content/heroes';
import { LEVELS, SOLO, type Level } from '../content/tracks';
import { HERO_PICKS, ROLLING_MODES, type Options } from './state';

export const SEATS = { min: 1, max: 4 } as const;
const TIMER_SCALES = [100, 150, 200] as const;

export const DEFAULTS: Options = {
  seats: 1,
  heroPick: 'assigned',
  heroes: HERO_IDS,
  rollingMode: 'realTime',
  diceLevel: 'easy',
  timeLevel: 'easy',
  pointsLevel: 'easy',
  timerScale: 100,
  rollSettleMs: 350,
  finalCountdownMs: 0,
};

const level = v.optional(v.picklist(LEVELS), 'easy');

const shape = border<Options>(
  'a game of Roll & Fight',
  v.object({
    seats: wholeNumber(SEATS.min, SEATS.max),
    heroPick: v.optional(v.picklist(HERO_PICKS), 'assigned'),
    heroes: v.optional(v.array(v.picklist(HERO_IDS)), [...HERO_IDS]),
    rollingMode: v.optional(v.picklist(ROLLING_MODES), 'realTime'),
    diceLevel: level,
    timeLevel: level,
    pointsLevel: level,
    timerScale: v.optional(v.picklist(TIMER_SCALES), 100),
    rollSettleMs: v.optional(wholeNumber(0, 5000), 0),
    finalCountdownMs: v.optional(wholeNumber(0, 600_000), 0),
    bosses: v.optional(v.array(v.picklist(BOSS_IDS))),
    boards: v.optional(v.array(v.picklist(BOARDS))),
  }),
);

function demandOneEach(what: string, list: readonly unknown[] | undefined, seats: number): void {
  if (!list) return;
  if (list.length < seats) throw new BadInput(`Every seat needs ${what}.`);
  if (new Set(list.slice(0, seats)).size < seats) throw new BadInput(`No two seats may have the same ${what.replace(/^an? /, '')}.`);
}

export function parseOptions(raw: unknown): Options {
  const options = shape(raw);
  if (options.heroPick === 'assigned') demandOneEach('a hero', options.heroes, options.seats);
  demandOneEach('a boss', options.bosses, options.seats);
  demandOneEach('a den board', options.boards, options.seats);
  if (options.rollingMode === 'throwBudget' && options.seats > 1) throw new BadInput('Counted throws are for one player.');
  if (options.rollingMode !== 'realTime' && options.rollingMode !== 'throwBudget' && options.seats === 1) {
    throw new BadInput('Taking turns needs at least two players.');
  }
  return options;
}

const byLevel = (words: (level: Level) => string): readonly Choice[] =>
  LEVELS.map((value) => ({ value, label: `${capital(value)}: ${words(value)}` }));

const SOLO_FIELDS: readonly OptionField[] = [
  { key: 'pointsLevel', label: 'Points to win', kind: 'choice', choices: byLevel((of) => `${SOLO[of].target} points`) },
  { key: 'diceLevel', label: 'Dice', kind: 'choice', choices: byLevel((of) => `${SOLO[of].dice} dice`) },
  { key: 'timeLevel', label: 'Time', kind: 'choice', choices: byLevel((of) => `${SOLO[of].limitMs / 1000} seconds, or ${SOLO[of].rolls} throws`) },
  {
    key: 'rollingMode', label: 'Rolling', kind: 'choice', choices: [
      { value: 'realTime', label: 'Against the clock', help: 'Take dice from the supply until the time is up.' },
      { value: 'throwBudget', label: 'Untimed practice', help: 'A number of throws instead of a clock.' },
    ],
  },
  {
    key: 'timerScale', label: 'Clock', kind: 'choice', choices: [
      { value: 100, label: 'Printed time' }, { value: 150, label: 'Half as much again' }, { value: 200, label: 'Double time' },
    ],
  },
];

const TOGETHER_FIELDS: readonly OptionField[] = [
  {
    key: 'rollingMode', label: 'Rolling', kind: 'choice', choices: [
      { value: 'realTime', label: 'All at once', help: 'Everybody grabs from one supply: around one screen, or against computer players.' },
      { value: 'turns', label: 'In turns', help: 'No clock: one roll each, then the next player.' },
      { value: 'equalShare', label: 'Equal shares', help: 'Pass the phone: each plays alone with an equal share of the dice and 45 seconds.' },
    ],
  },
  {
    key: 'finalCountdownMs', label: 'When the supply is empty', kind: 'choice', choices: [
      { value: 0, label: 'Roll on as long as you like' }, { value: 15_000, label: '15 more seconds' }, { value: 30_000, label: '30 more seconds' },
    ],
  },
];

const HERO_FIELDS: readonly OptionField[] = [
  {
    key: 'heroPick', label: 'Who plays whom', kind: 'choice', choices: [
      { value: 'assigned', label: 'As chosen here' }, { value: 'table', label: 'Picked at the table' }, { value: 'random', label: 'Random heroes' },
    ],
  },
  {
    key: 'heroes', label: 'Hero', kind: 'perSeat', unique: true,
    choices: HERO_IDS.map((value) => ({ value, label: HEROES[value].name, help: HEROES[value].traitWords })),
  },
];

export const optionFields = (options: Options): readonly OptionField[] =>
  options.seats === 1 ? [...HERO_FIELDS, ...SOLO_FIELDS] : [...HERO_FIELDS, ...TOGETHER_FIELDS];
