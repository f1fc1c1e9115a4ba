import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { breaking, eventSlot, firstBlow, moving, sides, strikingBack } from './basics';
import { firstBattle } from './firstBattle';

/** Six short ones, then a whole battle. */
export const lessons: readonly Lesson<Move, BattleState>[] = [moving, sides, firstBlow, breaking, eventSlot, strikingBack, firstBattle];
