import type { Loadout } from './kit';
import type { HeroId } from './terms';

export const RECOMMENDED_LOADOUTS: Readonly<Record<HeroId, Loadout>> = {
  takahiro: { weapons: ['dawnKeeper', 'gateSpear'], armor: 'lacquerHeirloom', skills: ['guardiansStance', 'unbrokenLine', 'challenge'], ultimate: 'nineSuns' },
  sayaka: { weapons: ['twinNeedles', 'whisperChain'], armor: 'nightWeave', skills: ['smokePot', 'markedWeakness', 'shadowPartner'], ultimate: 'thousandCuts' },
  kosuke: { weapons: ['houndfang', 'brokenOath'], armor: 'scarredHide', skills: ['bloodPrice', 'refuseToFall', 'tauntingLaugh'], ultimate: 'cutTheRope' },
  kensho: { weapons: ['ironBeads', 'pilgrimStaff'], armor: 'pilgrimsMantle', skills: ['breathOfCedar', 'wardOfSalt', 'redirectingPalm'], ultimate: 'lotusAwakening' },
};
