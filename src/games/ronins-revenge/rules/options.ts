import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import type { BaseOptions, Kit, OptionField } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { BOSS_IDS, ROSTER, type BossId } from '../content/roster';
import { HEROES } from '../content/heroes';
import type { Loadout } from '../content/kit';
import { HERO_IDS, type HeroId } from '../content/terms';
import { demandLoadout } from './loadout';
import { KIT_PARTS, loadoutFrom, seatKit } from './ownKits';
import type { BattlePlan, Member } from './plan';
import { recommendedLoadout } from './recommended';
import { DIFFICULTIES, type Difficulty } from './state';
import { storySchema, type Story } from './story';
import { plain } from './names';

export const SEATS = { min: 1, max: 4 } as const;
export const MODES = ['dice', 'noLuck'] as const;
export type Mode = (typeof MODES)[number];
const LEVELS = [1, 2, 3, 4, 5] as const;

/** One hero, where it differs from what the seats say. */
export interface MemberChoice {
  readonly hero: HeroId;
  readonly comrade?: boolean;
  readonly mode?: Mode;
  readonly seat?: number;
  readonly loadout?: Loadout;
}

export interface Options extends BaseOptions {
  readonly boss: BossId;
  readonly difficulty: Difficulty;
  /** The party level, 1 to 5. */
  readonly level: number;
  /** The hero of each seat. */
  readonly heroes: readonly HeroId[];
  /** How each seat fights: with dice, or without luck (RR-86). */
  readonly modes: readonly Mode[];
  /** Who fills the party: Comrades, or full heroes whom the seats play besides their own (RR-80, RR-81). */
  readonly others: 'comrades' | 'heroes';
  /** What the hero of each seat carries, card by card; without any: what is recommended (RR-478). */
  readonly kits?: readonly Kit[];
  /** Exceptions, hero by hero: own loadouts, mixed modes. */
  readonly party: readonly MemberChoice[];
  /** Absent: a battle of its own (RR-477). */
  readonly story?: Story;
}

/** *Play now*: Takahiro and three Comrades against Ushikado, Easy. */
export const DEFAULTS: Options = {
  seats: 1, boss: 'ushikado', difficulty: 'easy', level: 1, heroes: HERO_IDS, modes: ['dice', 'dice', 'dice', 'dice'], others: 'comrades', party: [],
};

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const loadout = v.strictObject({
  weapons: v.strictTuple([name, name], 'A hero carries two weapons (RR-83)'),
  armor: name,
  skills: v.pipe(v.array(name), v.maxLength(5)),
  ultimate: name,
  flask: v.optional(name),
  relics: v.optional(v.pipe(v.array(name), v.maxLength(30))),
});

const shape = border<Options>(
  'a battle of Ronin’s Revenge',
  v.object({
    seats: wholeNumber(SEATS.min, SEATS.max),
    boss: v.picklist(BOSS_IDS),
    difficulty: v.picklist(DIFFICULTIES),
    level: wholeNumber(1, LEVELS.length),
    heroes: v.pipe(v.array(v.picklist(HERO_IDS)), v.maxLength(HERO_IDS.length)),
    modes: v.pipe(v.array(v.picklist(MODES)), v.maxLength(HERO_IDS.length)),
    // With four at the table there are no others.
    others: v.optional(v.picklist(['comrades', 'heroes']), 'comrades'),
    kits: v.exactOptional(v.pipe(v.array(v.record(v.picklist(KIT_PARTS), v.pipe(v.array(name), v.maxLength(5)))), v.maxLength(HERO_IDS.length))),
    party: v.optional(v.pipe(v.array(v.strictObject({
      hero: v.picklist(HERO_IDS),
      comrade: v.optional(v.boolean()),
      mode: v.optional(v.picklist(MODES)),
      seat: v.optional(wholeNumber(0, SEATS.max - 1)),
      loadout: v.optional(loadout),
    })), v.maxLength(HERO_IDS.length)), []),
    story: v.optional(storySchema),
  }),
);

export function parseOptions(raw: unknown): Options {
  const options = shape(raw);
  const { seats, heroes, modes, party } = options;
  if (heroes.length < seats) throw new BadInput('Every seat needs a hero.');
  if (new Set(heroes.slice(0, seats)).size < seats) throw new BadInput('No two seats may have the same hero.');
  if (modes.length < seats) throw new BadInput('Every seat chooses dice or no luck.');
  if (new Set(party.map(({ hero }) => hero)).size < party.length) throw new BadInput('Every hero is in the party once.');
  for (const { seat = 0 } of party) if (seat >= seats) throw new BadInput(`There is no seat ${seat + 1}.`);
  for (const { hero, loadout: chosen } of party) if (chosen) demandLoadout(hero, chosen, options);
  heroes.slice(0, seats).forEach((hero, seat) => {
    const own = loadoutFrom(options.kits?.[seat]);
    if (own) demandLoadout(hero, own, options);
  });
  const plan = planOf(options);
  if (HERO_IDS.every((hero) => plan.party[hero] === 'comrade')) throw new BadInput('Somebody has to play a full hero.');
  return options;
}

/** RR-80, RR-81, RR-452: each seat has its hero; the others are shared out, Comrades or not. */
export function planOf(options: Options): BattlePlan {
  const { seats, heroes, modes, others, boss, difficulty, level, story } = options;
  const owners = heroes.slice(0, seats);
  const rest = HERO_IDS.filter((hero) => !owners.includes(hero));
  const controls: Record<HeroId, number> = { takahiro: 0, sayaka: 0, kosuke: 0, kensho: 0 };
  owners.forEach((hero, seat) => { controls[hero] = seat; });
  rest.forEach((hero, i) => { controls[hero] = i % seats; });
  const memberOf = (hero: HeroId): Member => {
    const choice = options.party.find((each) => each.hero === hero);
    if (choice?.seat !== undefined) controls[hero] = choice.seat;
    if (choice?.comrade ?? (!owners.includes(hero) && others === 'comrades')) return 'comrade';
    const mode = choice?.mode ?? modes[controls[hero]] ?? 'dice';
    const own = loadoutFrom(options.kits?.[owners.indexOf(hero)]);
    return { loadout: choice?.loadout ?? own ?? recommendedLoadout(hero, boss, level), noLuck: mode === 'noLuck' };
  };
  const party = { takahiro: memberOf('takahiro'), sayaka: memberOf('sayaka'), kosuke: memberOf('kosuke'), kensho: memberOf('kensho') };
  return { boss, difficulty, level, party, seats, controls, ...(story ? { story } : {}) };
}

const WORDS: Readonly<Record<Difficulty, string>> = {
  easy: 'The first Wound card is gone, heroes move 2 farther, every Counterstrike finds a weak spot.',
  standard: 'The rules as they stand.',
  hard: 'Bosses take half unless you find their weakness, and strike harder at whoever is not prepared.',
};

export function optionFields(options: Options): readonly OptionField[] {
  const { seats, heroes } = options;
  return [
    {
      key: 'boss', label: 'Boss', kind: 'choice',
      choices: BOSS_IDS.map((value) => ({ value, label: ROSTER[value].name, help: ROSTER[value].words })),
    },
    {
      key: 'difficulty', label: 'Difficulty', kind: 'choice',
      choices: DIFFICULTIES.map((value) => ({ value, label: value === 'easy' ? 'Easy' : value === 'standard' ? 'Standard' : 'Hard', help: WORDS[value] })),
    },
    {
      key: 'heroes', label: 'Hero', kind: 'perSeat', unique: true,
      choices: HERO_IDS.map((value) => ({ value, label: HEROES[value].name, help: plain(`Always: ${HEROES[value].passive.words}\nWith a Special symbol: ${HEROES[value].special.words}`) })),
    },
    {
      key: 'modes', label: 'Luck', kind: 'perSeat', unique: false,
      choices: [
        { value: 'dice', label: 'Dice', help: 'Attacks and defences are rolled.' },
        { value: 'noLuck', label: 'No luck', help: 'Six cards instead of dice: you choose when the good ones come.' },
      ],
    },
    { key: 'kits', label: 'Equipment', kind: 'perSeatKit', kits: heroes.slice(0, seats).map((hero) => seatKit(hero, options)) },
    ...(seats < HERO_IDS.length ? [{
      key: 'others', label: 'The rest of the party', kind: 'choice' as const,
      choices: [
        { value: 'comrades', label: 'Comrades', help: 'Simple fighters with one bar and two attacks.' },
        { value: 'heroes', label: 'Full heroes', help: 'You play them with all their cards.' },
      ],
    }] : []),
    {
      key: 'level', label: 'Party level', kind: 'choice',
      choices: LEVELS.map((value) => ({ value, label: `Level ${value}`, help: value === 1 ? 'Starting kits.' : `Comrades of level ${value}; heroes have ${4 * (value - 1)} Souls’ worth of skills and the best loot of the bosses before.` })),
    },
  ];
}
