import type { AnyGame } from './game';

function differingLeaves(full: unknown, seen: unknown): number {
  if (full === seen) return 0;
  if (typeof full !== 'object' || full === null) return 1;
  if (typeof seen !== 'object' || seen === null) return leaves(full);
  let count = 0;
  const known = seen as Record<string, unknown>;
  for (const key in full) count += differingLeaves((full as Record<string, unknown>)[key], known[key]);
  return count;
}

function leaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 0;
  for (const key in value) count += leaves((value as Record<string, unknown>)[key]);
  return count;
}

/** How many facts of the state each seat does not know. */
export function secretCounts(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const counts: number[] = [];
  for (let seat = 0; seat < seats; seat++) counts.push(differingLeaves(state, game.view(state, seat)));
  return counts;
}

/** Whether some seat now knows something that was kept from it before: no undo may cross this. */
export function somebodyLearned(before: readonly number[], after: readonly number[]): boolean {
  return before.some((count, seat) => (after[seat] ?? 0) < count);
}
