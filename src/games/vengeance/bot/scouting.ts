import type { Seat } from '@/engine/game';

import type { State } from '../rules/state';
import { hopeOf } from './dens';
import { bestOf } from './offers';

/** The Den that could hide the best prize. */
export const bestToScout = (s: State, seat: Seat, places: readonly number[]): number | undefined => bestOf(places, (place) => hopeOf(s, seat, place));
