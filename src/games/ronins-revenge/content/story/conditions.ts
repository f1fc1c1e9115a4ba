import type { AnyTests, Condition, TestOf, TestsOf } from '@/engine/conditions';
import { holds } from '@/engine/conditions';

import type { HeroFactId } from './heroFacts';
import { factName, type FactId } from './factNames';

/** The shape Kurokai takes: known once chapter 9 has ended. */
export const VARIANTS = ['fifthWanderer', 'cagedDawn', 'devouringNight'] as const;
export type VariantId = (typeof VARIANTS)[number];

export const ENDING_IDS = ['deeperNight', 'emptySeat', 'dawn', 'tragicBalance'] as const;
export type EndingId = (typeof ENDING_IDS)[number];

/** What the conditions of the texts may ask (RR-516, RR-519). Without a hero nothing is known of hero facts and cards. */
interface StoryTests {
  always: TestOf<true>;
  fact: TestOf<FactId>;
  notFact: TestOf<FactId>;
  anyFact: TestOf<readonly FactId[]>;
  allFacts: TestOf<readonly FactId[]>;
  variant: TestOf<VariantId>;
  ending: TestOf<EndingId>;
  balanceAtLeast: TestOf<number>;
  balanceAtMost: TestOf<number>;
  /** Of the hero whose note or epilogue it is. */
  heroFact: TestOf<HeroFactId>;
  item: TestOf<string>;
  vowsAtLeast: TestOf<number>;
  transformation: TestOf<true>;
  ownsAffinityRelic: TestOf<true>;
  /** Of all four. */
  everyHeroOwns: TestOf<'affinityRelic'>;
}

export type StoryCondition = Condition<StoryTests>;

/** What is so when a condition is read. */
export interface Situation {
  readonly facts: readonly FactId[];
  readonly balance: number;
  readonly variant?: VariantId;
  readonly ending?: EndingId;
  readonly everyHeroOwnsRelic?: boolean;
  /** The hero whose note or epilogue it is. */
  readonly hero?: { readonly facts: readonly HeroFactId[]; readonly cards: readonly string[]; readonly vows: number; readonly transformed: boolean; readonly ownsRelic: boolean };
}

const has = ({ facts }: Situation, fact: FactId): boolean => facts.includes(fact);
const named = (facts: readonly FactId[], between: string): string => facts.map(factName).join(between);

const TESTS: TestsOf<StoryTests, Situation> = {
  always: { holds: () => true, words: () => 'always' },
  fact: { holds: (now, _, fact) => has(now, fact), words: factName },
  notFact: { holds: (now, _, fact) => !has(now, fact), words: (fact) => `not ${factName(fact)}` },
  anyFact: { holds: (now, _, facts) => facts.some((fact) => has(now, fact)), words: (facts) => named(facts, ' or ') },
  allFacts: { holds: (now, _, facts) => facts.every((fact) => has(now, fact)), words: (facts) => named(facts, ' and ') },
  variant: { holds: ({ variant }, _, asked) => variant === asked, words: (asked) => asked },
  ending: { holds: ({ ending }, _, asked) => ending === asked, words: (asked) => asked },
  balanceAtLeast: { holds: ({ balance }, _, n) => balance >= n, words: (n) => `balance ${n} or more` },
  balanceAtMost: { holds: ({ balance }, _, n) => balance <= n, words: (n) => `balance ${n} or less` },
  heroFact: { holds: ({ hero }, _, fact) => hero?.facts.includes(fact) ?? false, words: (fact) => fact },
  item: { holds: ({ hero }, _, card) => hero?.cards.includes(card) ?? false, words: (card) => card },
  vowsAtLeast: { holds: ({ hero }, _, n) => (hero?.vows ?? 0) >= n, words: (n) => `${n} vows kept` },
  transformation: { holds: ({ hero }) => hero?.transformed ?? false, words: () => 'changed' },
  ownsAffinityRelic: { holds: ({ hero }) => hero?.ownsRelic ?? false, words: () => 'a relic of its own' },
  everyHeroOwns: { holds: ({ everyHeroOwnsRelic }) => everyHeroOwnsRelic ?? false, words: () => 'a relic for each of the four' },
};
const ANY_TESTS: AnyTests = TESTS;

/** Whether a text, an option, a note or an ending has its condition met; none: always. */
export const isMet = (condition: StoryCondition | undefined, now: Situation): boolean => condition === undefined || holds(ANY_TESTS, condition, now, undefined);
