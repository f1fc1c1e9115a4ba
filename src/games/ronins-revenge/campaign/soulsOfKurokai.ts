import * as v from 'valibot';

import type { Campaign } from '@/engine/campaign/campaign';
import { BadInput } from '@/engine/errors';
import type { BaseOptions } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { VARIANTS } from '../content/story/conditions';
import { HEROES } from '../content/heroes';
import { HERO_IDS, type HeroId } from '../content/terms';
import { DIFFICULTIES, type Difficulty } from '../rules/state';
import { newHero } from '../story/options';
import { LAST_CHAPTER, TOP_LEVEL } from '../story/progress';
import { RecordSchema, newRecord } from '../story/record';
import { FactsSchema, HeroSchema, PartySchema } from '../story/schemas';
import type { Party } from '../story/state';
import { brokenSaga } from './broken';
import { EffectsSchema, EndingSchema, battleHarvest, storyHarvest, type BattleTaken, type StoryTaken } from './harvests';
import { BATTLE, STORY, comingMatch } from './matches';
import { sagaMigrations } from './migrations';
import { recordBattle, recordStory } from './recording';
import { STAGES, type Saga } from './saga';
import { describeSaga, outcomeOf } from './standing';

export interface SagaOptions extends BaseOptions {
  /** The hero of each player. */
  readonly heroes: readonly HeroId[];
  /** Who fills the party (RR-80, RR-81). */
  readonly others: 'comrades' | 'heroes';
  readonly difficulty: Difficulty;
  readonly secretLetters: boolean;
}

const parseShape = border<SagaOptions>(
  'a campaign of Ronin’s Revenge',
  v.object({
    seats: wholeNumber(1, HERO_IDS.length),
    heroes: v.pipe(v.array(HeroSchema), v.maxLength(HERO_IDS.length)),
    others: v.picklist(['comrades', 'heroes']),
    difficulty: v.picklist(DIFFICULTIES),
    secretLetters: v.boolean(),
  }),
);

function parseOptions(raw: unknown): SagaOptions {
  const options = parseShape(raw);
  const heroes = options.heroes.slice(0, options.seats);
  if (heroes.length < options.seats) throw new BadInput('Every player needs a hero.');
  if (new Set(heroes).size < heroes.length) throw new BadInput('No two players may have the same hero.');
  return { ...options, heroes };
}

/** RR-80, RR-81: the others are shared out in order, as Comrades or as full heroes. */
function partyFor({ seats, heroes, others }: SagaOptions): Party {
  const rest = HERO_IDS.filter((hero) => !heroes.includes(hero));
  const member = (hero: HeroId) => {
    const own = heroes.indexOf(hero);
    return own >= 0 ? newHero(hero, own, true) : newHero(hero, rest.indexOf(hero) % seats, others === 'heroes');
  };
  return { takahiro: member('takahiro'), sayaka: member('sayaka'), kosuke: member('kosuke'), kensho: member('kensho') };
}

const parseDocument = border<Saga>(
  'a campaign of Ronin’s Revenge',
  v.object({
    seats: wholeNumber(1, HERO_IDS.length),
    secretLetters: v.boolean(),
    difficulty: v.picklist(DIFFICULTIES),
    chapter: wholeNumber(1, LAST_CHAPTER),
    stage: v.picklist(STAGES),
    level: wholeNumber(1, TOP_LEVEL),
    party: PartySchema,
    facts: FactsSchema,
    items: v.array(v.string()),
    variant: v.nullable(v.picklist(VARIANTS)),
    tested: v.nullable(HeroSchema),
    sitter: v.nullable(HeroSchema),
    effects: EffectsSchema,
    scarred: v.boolean(),
    history: v.array(RecordSchema),
    ending: v.nullable(EndingSchema),
  }),
);

/** Ten chapters: story, battle, resolution (RR-405 … RR-451). */
export const soulsOfKurokai: Campaign<Saga, SagaOptions, { [STORY]: StoryTaken; [BATTLE]: BattleTaken }> = {
  id: 'souls-of-kurokai',
  title: 'Souls of Kurokai',
  version: 2,
  seats: { min: 1, max: HERO_IDS.length },
  defaults: { seats: 1, heroes: [...HERO_IDS], others: 'comrades', difficulty: 'standard', secretLetters: false },
  optionFields: ({ seats }) => [
    { key: 'heroes', label: 'Hero', kind: 'perSeat', unique: true, choices: HERO_IDS.map((value) => ({ value, label: HEROES[value].name, help: PEOPLE[value] })) },
    {
      key: 'difficulty', label: 'Difficulty', kind: 'choice',
      choices: [
        { value: 'easy', label: 'Easy', help: 'Shorter battles, quicker feet. The story is the same.' },
        { value: 'standard', label: 'Standard', help: 'As the book is written.' },
        { value: 'hard', label: 'Hard', help: 'For people who read the enemy’s cards twice.' },
      ],
    },
    ...(seats < HERO_IDS.length
      ? [{
        key: 'others', label: 'The rest of the party', kind: 'choice' as const,
        choices: [
          { value: 'comrades', label: 'Comrades', help: 'They have opinions, vote with them, and fight simply.' },
          { value: 'heroes', label: 'Full heroes', help: 'You play all four, with all their cards, votes and secrets.' },
        ],
      }]
      : []),
    { key: 'secretLetters', label: 'Secret letters', help: 'Votes are named face down, together with the cards.', kind: 'toggle' },
  ],
  parseOptions,
  parseDocument,
  harvests: { [STORY]: storyHarvest, [BATTLE]: battleHarvest },
  start: (options) => ({
    seats: options.seats, secretLetters: options.secretLetters, difficulty: options.difficulty, chapter: 1, stage: 'story', level: 1, party: partyFor(options),
    facts: [], items: [], variant: null, tested: null, sitter: null, effects: [], scarred: false, history: [newRecord()], ending: null,
  }),
  next: (saga) => {
    const match = comingMatch(saga);
    const outcome = outcomeOf(saga);
    return { matches: match ? [match] : [], ...(outcome && { outcome }) };
  },
  record: (draft, result) => {
    if (result.game === STORY) recordStory(draft, result.taken);
    else recordBattle(draft, result.taken);
  },
  describe: describeSaga,
  broken: brokenSaga,
  migrations: sagaMigrations,
};

const PEOPLE: Readonly<Record<HeroId, string>> = {
  takahiro: 'Samurai. Formal, in conditions. Was cut off outside the keep, he says.',
  sayaka: 'Ninja. Dry, in prices and exits. Never reads what she carries, she says.',
  kosuke: 'Ronin. Short, rude, exact. Was sold to the pens by creditors, he says.',
  kensho: 'Monk. Mild, with a hook at the end. Spirits burned the temple, he says.',
};
