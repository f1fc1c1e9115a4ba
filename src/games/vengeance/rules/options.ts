import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import type { OptionField } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { GANG_IDS, GANGS } from '../content/gangs';
import { HERO_IDS, HEROES } from '../content/heroes';
import { SOLO_MISSIONS, SOLO_ORDER } from '../content/soloMissions';
import type { Options } from './state';

export const SEATS = { min: 1, max: 4 } as const;
const TIMERS = [0, 3, 6] as const;

/** Alone, with the beginner's mission and the hint about kills on: what a newcomer should meet first (VG-283, VG-285). */
export const DEFAULTS: Options = {
  seats: 1, heroes: HERO_IDS, leftOut: 'random', hardcoreMontage: false, timer: 0, quickstart: false, bestLine: true,
};

/** What is not asked for this number of seats may be missing. */
const shape = border<Options>(
  'a game of Vengeance',
  v.object({
    seats: wholeNumber(SEATS.min, SEATS.max),
    heroes: v.pipe(v.array(v.picklist(HERO_IDS)), v.maxLength(HERO_IDS.length)),
    leftOut: v.optional(v.picklist(['random', ...GANG_IDS]), 'random'),
    hardcoreMontage: v.optional(v.boolean(), false),
    timer: v.picklist(TIMERS),
    quickstart: v.optional(v.boolean(), false),
    bestLine: v.boolean(),
  }),
);

export function parseOptions(raw: unknown): Options {
  const options = shape(raw);
  const { seats, heroes, quickstart, hardcoreMontage } = options;
  if (heroes.length < seats) throw new BadInput('Every seat needs a hero.');
  if (new Set(heroes.slice(0, seats)).size < seats) throw new BadInput('No two seats may have the same hero.');
  if (quickstart && seats === 1) throw new BadInput('Vengeance for One has a beginning of its own: no quickstart.');
  if (quickstart && hardcoreMontage) throw new BadInput('Quickstart and the hardcore Montage do not go together.');
  return options;
}

export const TIMER_FIELD: OptionField = {
  key: 'timer', label: 'Time for a Fight', kind: 'choice', choices: [
    { value: 0, label: 'No limit' },
    { value: 3, label: '3 minutes', help: 'Hardcore: when the time is up you run for the exit.' },
    { value: 6, label: '6 minutes', help: 'The same with more time.' },
  ],
};
export const BEST_LINE_FIELD: OptionField = { key: 'bestLine', label: 'Hints in a Fight', kind: 'toggle', help: 'Who asks is told who could fall in this roll, and who asks again how to begin.' };

/** Missions in rising difficulty (VG-284). */
const SOLO_FIELDS: readonly OptionField[] = [
  {
    key: 'heroes', label: 'Mission', kind: 'perSeat', unique: true,
    choices: SOLO_ORDER.map((value) => ({ value, label: `${SOLO_MISSIONS[value].title}: ${HEROES[value].name}`, help: HEROES[value].words })),
  },
  TIMER_FIELD, BEST_LINE_FIELD,
];

const heroField: OptionField = {
  key: 'heroes', label: 'Hero', kind: 'perSeat', unique: true,
  choices: HERO_IDS.map((value) => ({ value, label: `${HEROES[value].name} ${HEROES[value].epithet}`, help: HEROES[value].words })),
};

const leftOutField: OptionField = {
  key: 'leftOut', label: 'The gang that stays out', kind: 'choice', choices: [
    { value: 'random', label: 'Any of them' },
    ...GANG_IDS.map((value) => ({ value, label: GANGS[value].name, help: GANGS[value].words })),
  ],
};

export function optionFields({ seats, quickstart, hardcoreMontage }: Options): readonly OptionField[] {
  if (seats === 1) return SOLO_FIELDS;
  const fields: OptionField[] = [heroField];
  if (seats < GANG_IDS.length && !quickstart) fields.push(leftOutField);
  if (!hardcoreMontage) fields.push({ key: 'quickstart', label: 'Quickstart', kind: 'toggle', help: 'Skip the Wronging and the first Montage: everybody starts with a preset.' });
  if (!quickstart) fields.push({ key: 'hardcoreMontage', label: 'Hardcore Montage', kind: 'toggle', help: 'Nine cards, two of which are gone for good after each Montage.' });
  return [...fields, TIMER_FIELD, BEST_LINE_FIELD];
}
