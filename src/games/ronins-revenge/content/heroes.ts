import { KENSHO } from './heroes/kensho';
import { KOSUKE } from './heroes/kosuke';
import { SAYAKA } from './heroes/sayaka';
import { TAKAHIRO } from './heroes/takahiro';
import type { Hero } from './kit';
import type { HeroId } from './terms';

export const HEROES: Readonly<Record<HeroId, Hero>> = { takahiro: TAKAHIRO, sayaka: SAYAKA, kosuke: KOSUKE, kensho: KENSHO };
