import type { BattleState } from '../../rules/state';

/** Bars that the boss still has behind the present one. */
export const cubesLeft = ({ cubes, wound }: Pick<BattleState, 'cubes' | 'wound'>): number => cubes.slice(wound).reduce((sum, n) => sum + n, 0);

/** "4 cubes", "1 cube". */
export const cubeWords = (n: number): string => `${n} ${n === 1 ? 'cube' : 'cubes'}`;
