import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';
import { firstFight } from './firstFight';
import { firstNight } from './firstNight';
import { firstMontage } from './montage';

export const lessons: readonly Lesson<Move, State>[] = [firstFight, firstMontage, firstNight];
