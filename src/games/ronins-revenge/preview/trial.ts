import { SKILL_DIE } from '../content/dice';

/** How many of a hundred throws of so many Skill dice reach what is needed; never 0 or 100 of something that may go either way. */
export function chanceOf(dice: number, needs: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die++) ways = withOneMore(ways);
  const reached = ways.slice(Math.max(0, needs)).reduce((sum, each) => sum + each, 0);
  const all = ways.reduce((sum, each) => sum + each, 0);
  if (reached === 0 || reached === all) return reached === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * reached) / all)));
}

/** In how many ways each sum comes about with another die. */
function withOneMore(ways: readonly number[]): number[] {
  const more: number[] = [];
  for (const [sum, each] of ways.entries()) for (const face of SKILL_DIE) more[sum + face] = (more[sum + face] ?? 0) + each;
  return more;
}
