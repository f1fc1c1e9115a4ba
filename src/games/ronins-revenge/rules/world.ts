import { declarations } from '@/engine/decisions/declare';
import type { Run } from '@/engine/decisions/run';

import type { BattleEvent } from './events';
import type { BattleState } from './state';

export interface World {
  readonly state: BattleState;
  readonly event: BattleEvent;
}

/** What the rules play on: the draft, chance, ears, and the stack of what is going on. */
export type Play = Run<World>;

/** The words in which the questions of this box are declared. */
export const { answer, decision, process, standing, decisions } = declarations<World>();
