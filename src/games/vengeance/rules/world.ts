import { declarations } from '@/engine/decisions/declare';
import type { Run } from '@/engine/decisions/run';

import type { Event } from './events';
import type { State } from './state';

export interface World {
  readonly state: State;
  readonly event: Event;
}

/** What the rules play on: the draft, chance, ears, and the stack of what is going on. */
export type Play = Run<World>;

/** The words in which the questions of this box are declared. */
export const { answer, secretAnswer, decision, process, together, standing, decisions } = declarations<World>();
