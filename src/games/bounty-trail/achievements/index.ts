import type { Achievement } from '@/engine/achievements';

import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { HUNTING } from './hunting';
import { RIVALRY } from './rivalry';

/** In the order in which the records page lists them. */
export const achievements: readonly Achievement<State, Event>[] = [...HUNTING, ...RIVALRY];
