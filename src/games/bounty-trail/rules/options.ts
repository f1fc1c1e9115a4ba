import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import type { OptionField } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';
import { capital, listed } from '@/engine/words';

import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../content/characters';
import { LEVEL_IDS, LEVELS, type LevelId } from '../content/levels';
import { RECIPES, meantForTwo, recipeOf, type Recipe, type RecipeId } from '../content/recipes';

export const SEATS = { min: 1, max: 4 } as const;

const CLOCKS = [0, 60, 90, 120] as const;
const DUELS = ['touch', 'die'] as const;

export interface Options {
  readonly seats: number;
  /** One for each seat; seats beyond the list are dealt one from the seed. */
  readonly characters: readonly CharacterId[];
  /** For 2 to 4 players. */
  readonly recipe: RecipeId;
  /** For 1 player. */
  readonly level: LevelId;
  readonly characterPowers: boolean;
  /** The long way costs extra bullets (BT-203). Left out, as in saves from before it was a choice: it does. */
  readonly forcedMarch?: boolean;
  /** Which printing of the rules is played. Left out, as in saves from before the second: the first (BT-150). */
  readonly printing?: 2;
  /** Who won the quick draw, in saves from when the table judged it by eye (BT-168). */
  readonly settledDuel?: number;
  readonly uprightCards: boolean;
  /** Seconds for planning; 0: no clock. The referee keeps the time and locks `finishedPlan` when it is up. */
  readonly planningClock: (typeof CLOCKS)[number];
  readonly duel: (typeof DUELS)[number];
}

export const DEFAULT_OPTIONS: Options = {
  seats: 1,
  characters: ['scout'],
  recipe: 'gunslinger',
  level: 'tenderfoot',
  characterPowers: true,
  forcedMarch: true,
  printing: 2,
  uprightCards: false,
  planningClock: 0,
  duel: 'touch',
};

const RECIPE_IDS = RECIPES.map((recipe) => recipe.id);

const parseRaw = border<Options>(
  'a game of Bounty Trail',
  v.object({
    seats: wholeNumber(SEATS.min, SEATS.max),
    characters: v.optional(
      v.pipe(
        v.array(v.picklist(CHARACTER_IDS)),
        v.check((ids) => new Set(ids).size === ids.length, 'BT-2: nobody plays a character that somebody else has.'),
      ),
      [],
    ),
    recipe: v.optional(v.picklist(RECIPE_IDS), DEFAULT_OPTIONS.recipe),
    level: v.optional(v.picklist(LEVEL_IDS), DEFAULT_OPTIONS.level),
    characterPowers: v.optional(v.boolean(), DEFAULT_OPTIONS.characterPowers),
    forcedMarch: v.exactOptional(v.boolean()),
    printing: v.exactOptional(v.literal(2)),
    settledDuel: v.exactOptional(wholeNumber(0, SEATS.max - 1)),
    uprightCards: v.optional(v.boolean(), DEFAULT_OPTIONS.uprightCards),
    planningClock: v.optional(v.picklist(CLOCKS), DEFAULT_OPTIONS.planningClock),
    duel: v.optional(v.picklist(DUELS), DEFAULT_OPTIONS.duel),
  }),
);

const NO_SETTLED_DUEL = 'BT-168: no duel is settled before it is drawn.';

export function parseOptions(raw: unknown): Options {
  const options = parseRaw(raw);
  if (options.printing === 2 && options.settledDuel !== undefined) throw new BadInput(NO_SETTLED_DUEL);
  return { ...options, characters: options.characters.slice(0, options.seats) };
}

const CHARACTER_FIELD: OptionField = {
  key: 'characters',
  label: 'Character',
  kind: 'perSeat',
  unique: true,
  choices: CHARACTER_IDS.map((id) => ({
    value: id,
    label: `${CHARACTERS[id].name}, ${CHARACTERS[id].title}`,
    help: CHARACTERS[id].power,
  })),
};

function recipeField(seats: number): OptionField {
  return {
    key: 'recipe',
    label: 'Deck',
    help: 'Colours are levels: green is gentle, black is deadly and pays best.',
    kind: 'choice',
    choices: RECIPES.map(({ id, name }) => ({
      value: id,
      label: name,
      ...helpWith(recipeHelp(recipeOf(id), seats)),
    })),
  };
}

const helpWith = (help: string): { readonly help?: string } => (help === '' ? {} : { help });

/** What a name does not say: the colours, and for how many it is meant. */
function recipeHelp(recipe: Recipe, seats: number): string {
  const { name, colours } = recipe;
  const mix = capital(listed(colours));
  return [
    mix === name ? '' : `${mix}.`,
    seats > 2 && meantForTwo(recipe) ? 'Meant for 2 players: it runs dry before the last round. Try Gunslinger.' : '',
  ].filter(Boolean).join(' ');
}

const LEVEL_FIELD: OptionField = {
  key: 'level',
  label: 'Level',
  kind: 'choice',
  choices: LEVEL_IDS.map((id) => ({
    value: id,
    label: LEVELS[id].name,
    help: `${LEVELS[id].riders === 1 ? 'One rider' : 'Two riders'}${LEVELS[id].linesRolled === 'afterLocking' ? ', who choose their line after you' : ''}. Earn $${LEVELS[id].warrant.bronze} to win.`,
  })),
};

const HOUSE_RULES: readonly OptionField[] = [
  { key: 'characterPowers', label: 'Character powers', kind: 'toggle', help: 'Off: all six characters are equal.' },
  {
    key: 'forcedMarch',
    label: 'Forced march',
    kind: 'toggle',
    help: 'Our own rule: from the sixth step of a path every card costs extra bullets, 1 on the sixth, 2 on the seventh, and so on. Off: long paths cost no more than their cards.',
  },
  { key: 'uprightCards', label: 'Upright cards', kind: 'toggle', help: 'Every card lies the way it is printed. Easier for a first game.' },
  {
    key: 'planningClock',
    label: 'Planning clock',
    kind: 'choice',
    choices: CLOCKS.map((seconds) => ({ value: seconds, label: seconds === 0 ? 'Off' : `${seconds} seconds` })),
  },
];

const DUEL_FIELD: OptionField = {
  key: 'duel',
  label: 'Last tie-break',
  kind: 'choice',
  choices: [
    { value: 'touch', label: 'Quick draw', help: 'First thumb off the glass after the signal; too early loses.' },
    { value: 'die', label: 'Die', help: 'Highest roll wins.' },
  ],
};

export function optionFields(options: Options): readonly OptionField[] {
  return options.seats === 1
    ? [LEVEL_FIELD, CHARACTER_FIELD, ...HOUSE_RULES]
    : [CHARACTER_FIELD, recipeField(options.seats), ...HOUSE_RULES, DUEL_FIELD];
}
