import type { Loadout } from './kit';
import type { HeroId } from './terms';

export const RECOMMENDED_LOADOUTS: Readonly<Record<HeroId, Loadout>> = {
  takahiro: { weapons: ['dawnKeeper', 'gateSpear'], armor: 'lacquerHeirloom', skills: ['guardiansStance', 'unbrokenLine', 'challenge'], ultimate: 'nineSuns' },
  sayaka: { weapons: ['twinNeedles', 'whisperChain'], armor: 'nightWeave', skills: ['smokePot', 'markedWeakness', 'shadowPartner'], ultimate: 'thousandCuts' },
  kosuke: { weapons: ['houndfang', 'brokenOath'], armor: 'scarredHide', skills: ['bloodPrice', 'refuseToFall', 'tauntingLaugh'], ultimate: 'cutTheRope' },
  kensho: { weapons: ['ironBeads', 'pilgrimStaff'], armor: 'pilgrimsMantle', skills: ['breathOfCedar', 'wardOfSalt', 'redirectingPalm'], ultimate: 'lotusAwakening' },
};

/** What Souls have bought by each party level (RR-478: four for each level above the first), and what fills the other slots. */
export const SKILLS_BY_LEVEL: Readonly<Record<HeroId, readonly (readonly string[])[]>> = {
  takahiro: [
    ['settledGrip', 'ironPromise', 'guardiansStance'],
    ['shieldArm', 'rallyingBanner', 'settledGrip', 'guardiansStance'],
    ['callToStand', 'shieldArm', 'settledGrip', 'ironPromise'],
    ['castleOfFour', 'callToStand', 'shieldArm', 'settledGrip', 'challenge'],
  ],
  sayaka: [
    ['poisonedEdge', 'lightFoot', 'smokePot'],
    ['needleRain', 'ashFog', 'poisonedEdge', 'markedWeakness'],
    ['moonInWater', 'borrowedShape', 'needleRain', 'markedWeakness'],
    ['secondKnife', 'openTheSeam', 'moonInWater', 'poisonedEdge', 'smokePot'],
  ],
  kosuke: [
    ['scarTissue', 'hungryBlade', 'refuseToFall'],
    ['lastCoin', 'openScars', 'scarTissue', 'refuseToFall'],
    ['notHere', 'wolfsShare', 'lastCoin', 'bloodPrice'],
    ['everythingOwed', 'notHere', 'openScars', 'lastCoin', 'tauntingLaugh'],
  ],
  kensho: [
    ['lentBreath', 'stillMind', 'breathOfCedar'],
    ['farPalm', 'muffledBell', 'lentBreath', 'breathOfCedar'],
    ['sutraOfHands', 'openThirdEye', 'farPalm', 'breathOfCedar'],
    ['theLongRoadBack', 'sutraOfHands', 'openThirdEye', 'farPalm', 'breathOfCedar'],
  ],
};
