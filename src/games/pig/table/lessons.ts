import type { Lesson } from '@/table/contract';

import type { PigMove } from '../rules/state';

export const lessons: readonly Lesson<PigMove>[] = [];
