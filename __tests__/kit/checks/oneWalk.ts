import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { Random } from '@/engine/random';

import type { Check, Limits } from './check';
import { walk } from '../walk';

/** Faults by the name of the check that found them. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/**
 * Plays one random game, with all checks looking on. Ends where one of them finds something: what is wrong there may
 * lead the others astray.
 */
export function faultsOfWalk<S, M, O extends BaseOptions, E extends GameEvent>(
  checks: Readonly<Record<string, Check>>,
  { game, options, seed, limits }: { readonly game: Game<S, M, O, E>; readonly options: O; readonly seed: string; readonly limits: Limits },
): Faults {
  const watchers = Object.entries(checks).map(([name, check]) => ({ name, watcher: check({ game, options, seed, limits, random: Random.fromSeed(`${seed}/checks`) }) }));
  const faultsAt = (look: (watcher: (typeof watchers)[number]['watcher']) => readonly string[] | undefined): Faults | undefined => {
    const found = watchers.map(({ name, watcher }) => [name, look(watcher) ?? []] as const).filter(([, faults]) => faults.length > 0);
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  const first = faultsAt((watcher) => watcher.begin?.());
  if (first) return first;
  const steps = walk(game, options, seed, limits.maxMoves);
  for (;;) {
    const next = steps.next();
    if (next.done) return faultsAt((watcher) => watcher.end?.(next.value)) ?? {};
    const faults = faultsAt((watcher) => watcher.step?.(next.value));
    if (faults) return faults;
  }
}
