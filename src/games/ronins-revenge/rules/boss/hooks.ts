import type { Modifier } from '@/engine/hooks/language';
import type { TestsOf } from '@/engine/conditions';

import type { Blow } from '../damage/blow';
import type { Combat } from '../damage/combat';

/** What the boss, its Wound card and the story change about the numbers of a fight. */

export type BossTests = Readonly<Record<never, never>>;
export type BossMeasures = Readonly<Record<never, never>>;

export const bossTests: TestsOf<BossTests, Blow> = {};
export const bossMeasures: { readonly [Name in keyof BossMeasures]: (blow: Blow) => number } = {};

const NONE: readonly Modifier<Combat>[] = [];

/** In force now, for both sides. */
export const bossModifiers = (_blow: Blow): readonly Modifier<Combat>[] => NONE;
