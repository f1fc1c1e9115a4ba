import type { HeroId } from '../terms';

/** What a journal may write about its own hero (RR-432): nobody else knows before the epilogue. */
export const HERO_FACTS = {
  takahiro: ['sawOwnLine', 'vowFetched', 'vowSpoken', 'gatemanKnown', 'fatherKnown', 'boySuspected', 'vowOpened', 'vowUnseated'],
  sayaka: ['sisterHeard', 'okabeKnows', 'vowCarried', 'vowSurety', 'vowCalled', 'cipherRead', 'letterOwned', 'vowRead'],
  kosuke: ['dogAwake', 'vowUntied', 'vowUnstamped', 'vowUnled', 'twiceCounted'],
  kensho: ['shardStirs', 'vowUnweighed', 'vowNamed', 'sealOwned', 'vowOwned'],
} as const satisfies Readonly<Record<HeroId, readonly string[]>>;

export type HeroFactId = (typeof HERO_FACTS)[HeroId][number];
