import type { Lesson } from '@/table/contract';

import type { Move } from '../rules/moves';

export const lessons: readonly Lesson<Move>[] = [];
