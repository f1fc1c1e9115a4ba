import { HEROES } from '../content/heroes';
import type { HeroId } from '../content/terms';

export const nameOf = (hero: HeroId): string => HEROES[hero].name.split(' ').pop() ?? HEROES[hero].name;
