import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';

export const lessons: readonly Lesson<Move, State>[] = [];
