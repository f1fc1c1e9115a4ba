import { cloneJson } from '@/engine/json';

import type { DfState, Encounter, Frame, HeroState } from './state';

const cloneHero = (hero: HeroState): HeroState => ({
  ...hero,
  scars: hero.scars.slice(),
  cards: hero.cards.slice(),
  seduced: hero.seduced.slice(),
  stolen: hero.stolen.slice(),
});

/** Results, lying dice and monster references never change once they exist, so they are shared. */
const cloneEncounter = (encounter: Encounter): Encounter => ({
  ...encounter,
  hand: encounter.hand.slice(),
  lying: encounter.lying.slice(),
  tokens: { ...encounter.tokens },
  ...(encounter.thrown ? { thrown: { ...encounter.thrown } } : {}),
});



export function cloneState(s: DfState): DfState {
  return {
    ...s,
    heroes: s.heroes.map(cloneHero),
    chest: { ...s.chest },
    supply: { ...s.supply },
    tower: { I: s.tower.I.slice(), II: s.tower.II.slice(), III: s.tower.III.slice(), IV: s.tower.IV.slice() },
    monsterDiscard: s.monsterDiscard.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    ...(s.encounter ? { encounter: cloneEncounter(s.encounter) } : {}),
    frames: s.frames.map((frame): Frame => cloneJson(frame)),
    stats: { ...s.stats },
  };
}
