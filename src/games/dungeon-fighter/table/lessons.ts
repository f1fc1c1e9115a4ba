import type { Lesson } from '@/table/contract';

import type { DfMove } from '../rules/moves';

export const lessons: readonly Lesson<DfMove>[] = [];
