import type { Seat } from '@/engine/game';

import { HEROES } from '../content/heroes';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { StoryState } from './state';

/** Samurai, Monk, Ninja, Ronin: whose word counts first where everything else is equal (RR-419). */
export const BY_PRIORITY: readonly HeroId[] = [...HERO_IDS].sort((a, b) => HEROES[a].votePriority - HEROES[b].votePriority);

type Members = Readonly<Pick<StoryState, 'party'>>;

export const fullHeroes = ({ party }: Members): readonly HeroId[] => HERO_IDS.filter((hero) => party[hero].full);
export const comrades = ({ party }: StoryState): readonly HeroId[] => HERO_IDS.filter((hero) => !party[hero].full);
/** The full heroes of a seat (RR-413). */
export const heroesOf = (s: Members, seat: Seat): readonly HeroId[] => fullHeroes(s).filter((hero) => s.party[hero].seat === seat);
export const isOwn = ({ party }: StoryState, hero: HeroId, seat: Seat): boolean => party[hero].full && party[hero].seat === seat;
export const allSeats = ({ seats }: StoryState): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
/** The seats of these heroes, each once. */
export const seatsOf = ({ party }: StoryState, heroes: readonly HeroId[]): readonly Seat[] => [...new Set(heroes.map((hero) => party[hero].seat))].sort((a, b) => a - b);
/** Whose turn it is to read aloud: it goes round the table page by page. */
export const readerOf = ({ pages, seats }: StoryState): Seat => Math.max(0, pages.length - 1) % seats;
