import * as v from 'valibot';

import { BadInput } from '@/engine/errors';
import type { Choice, OptionField } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { HERO_IDS, heroCard, type HeroId } from '../content/heroes';
import { DIFFICULTIES } from '../content/tables';
import { ASSISTS, EDITIONS, type DfOptions } from './state';

export const SEATS = { min: 1, max: 6 } as const;
const SOLO_PARTIES: readonly number[] = [3, 2];
const PAIR_PARTIES: readonly number[] = [2, 4];

/** How many heroes a number of players may lead (DF-1, DF-271, DF-275). */
const partiesOf = (seats: number): readonly number[] => (seats === 1 ? SOLO_PARTIES : seats === 2 ? PAIR_PARTIES : [seats]);

export const DEFAULTS: DfOptions = {
  seats: 1,
  difficulty: 'easy',
  heroes: ['torm'],
  party: 3,
  second: 'mumble',
  third: 'randolph',
  leader: 0,
  assist: 'off',
  askOwners: true,
  edition: 3,
};

/** How somebody plays who has never thrown a die here: the way to the first bounce is drawn, and nothing special is asked at first (DF-308). */
export const FIRST_GAME: Partial<DfOptions> = { assist: 'line', firstRoom: 'plain' };

const Named = v.picklist(HERO_IDS);
const Raw = border(
  'a game of Dungeon Fighter',
  v.object({
    seats: wholeNumber(SEATS.min, SEATS.max),
    difficulty: v.optional(v.picklist(DIFFICULTIES), DEFAULTS.difficulty),
    heroes: v.optional(v.pipe(v.array(Named), v.maxLength(SEATS.max))),
    party: v.optional(wholeNumber(2, 6)),
    second: v.optional(v.picklist([...HERO_IDS, 'random']), 'random'),
    third: v.optional(v.picklist([...HERO_IDS, 'random']), 'random'),
    leader: v.optional(wholeNumber(-1, 5), DEFAULTS.leader),
    assist: v.optional(v.picklist(ASSISTS), DEFAULTS.assist),
    askOwners: v.exactOptional(v.boolean()),
    firstRoom: v.exactOptional(v.literal('plain')),
    edition: v.optional(v.picklist(EDITIONS), DEFAULTS.edition),
  }),
);

/** Keeps wishes for heroes that exist in this party; a wish somebody else has already is dealt at random instead. */
export function parseOptions(raw: unknown): DfOptions {
  const options = Raw(raw);
  const { seats } = options;
  const parties = partiesOf(seats);
  const party = options.party ?? parties[0] ?? seats;
  if (!parties.includes(party)) throw new BadInput(`${seats} players lead ${parties.join(' or ')} heroes, not ${party}.`);
  const heroes = (options.heroes ?? []).slice(0, seats);
  if (new Set(heroes).size !== heroes.length) throw new BadInput('No hero is led by two players.');
  const taken = new Set<HeroId>(heroes);
  const free = (wish: HeroId | 'random', needed: number): HeroId | 'random' => {
    if (wish === 'random' || taken.has(wish) || party < needed || heroes.length < seats) return 'random';
    taken.add(wish);
    return wish;
  };
  const second = free(options.second, seats + 1);
  const third = free(options.third, seats + 2);
  return { ...options, party, heroes, second, third, leader: options.leader < party ? options.leader : -1 };
}

const heroChoices: readonly Choice[] = HERO_IDS.map((id) => ({ value: id, label: heroCard(id).name, help: heroCard(id).title }));
const dealtChoices: readonly Choice[] = [{ value: 'random', label: 'Dealt at random' }, ...heroChoices];

const PARTY_WORDS: Readonly<Record<number, string>> = { 2: 'Two heroes', 3: 'Three heroes', 4: 'Four heroes, two each' };

export function optionFields({ seats, party }: DfOptions): readonly OptionField[] {
  const parties = partiesOf(seats);
  const fields: OptionField[] = [
    {
      key: 'difficulty',
      label: 'Difficulty',
      kind: 'choice',
      choices: [
        { value: 'easy', label: 'Easy', help: 'Few monsters of the worst kind. Right for a first game.' },
        { value: 'normal', label: 'Normal', help: 'Five monsters of level IV.' },
        { value: 'insane', label: 'Insane', help: 'Eight monsters of level IV.' },
      ],
    },
    { key: 'heroes', label: seats === 1 ? 'First hero' : 'Heroes', kind: 'perSeat', choices: heroChoices, unique: true },
  ];
  if (parties.length > 1) {
    fields.push({
      key: 'party',
      label: 'Party',
      kind: 'choice',
      choices: parties.map((count) => ({ value: count, label: PARTY_WORDS[count] ?? `${count} heroes` })),
    });
  }
  if (party > seats) fields.push({ key: 'second', label: 'Next hero', kind: 'choice', choices: dealtChoices });
  if (party > seats + 1) fields.push({ key: 'third', label: 'One more hero', kind: 'choice', choices: dealtChoices });
  fields.push(
    {
      key: 'leader',
      label: 'Leader',
      help: 'Decides where to go and what to buy.',
      kind: 'choice',
      choices: [{ value: 0, label: 'First hero' }, { value: -1, label: 'Drawn at random' }],
    },
    {
      key: 'assist',
      label: 'Assist',
      kind: 'choice',
      choices: [
        { value: 'off', label: 'Off' },
        { value: 'line', label: 'Line', help: 'Shows the way to the first bounce.' },
        { value: 'steady', label: 'Steady', help: 'Halves the error of the hand: kind to a first game.' },
      ],
    },
  );
  if (seats > 1) fields.push({ key: 'askOwners', label: 'Owners decide', kind: 'toggle', help: 'Whoever wants to use, give away or leave another player’s card asks that player. Off: the party trusts whoever holds the device.' });
  return fields;
}
