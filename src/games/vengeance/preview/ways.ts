import { neighbours } from '@/engine/parts/den/graph';
import { capital } from '@/engine/words';

import { available } from '../rules/fight/dice';
import { exitCost, exitPaths } from '../rules/fight/exit';
import { zoneName } from '../rules/fight/names';
import { runCost } from '../rules/fight/rolls';
import { aliveIn, fightOf, isBlocked, lairIn } from '../rules/fight/scene';
import { bitsOf } from '../rules/fight/targets';
import type { State } from '../rules/state';
import { healthLeft } from './hurt';
import { sumOf, type Sum } from './lines';
import { peopleNames } from './words';

/** Ways through a Den and what each costs, line by line. */
export interface WayOut {
  readonly path: readonly number[];
  readonly hurt: number;
  readonly sum: Sum;
  readonly knocksOut: boolean;
}

const enemiesIn = (state: State, zone: number): number[] => bitsOf(aliveIn(lairIn(state), fightOf(state).alive, zone));

/** One line for a zone: who stands there, 1 Hurt each. */
function zoneLine(state: State, zone: number): { readonly why: string; readonly points: number } {
  const lair = lairIn(state);
  const enemies = enemiesIn(state, zone);
  return { why: `${capital(zoneName(lair, zone))}: ${enemies.length > 0 ? peopleNames(lair, enemies).join(', ') : 'nobody'}`, points: enemies.length };
}

/** All ways out, the cheapest first. */
export function waysOut(state: State): readonly WayOut[] {
  return exitPaths(state)
    .map((path) => {
      const hurt = exitCost(state, path);
      return { path, hurt, sum: sumOf('Hurt on the way out', path.map((zone) => zoneLine(state, zone))), knocksOut: hurt >= healthLeft(state) };
    })
    .sort((a, b) => a.hurt - b.hurt || a.path.length - b.path.length);
}

/** What a Run out of the hero's zone costs. */
export function runForecast(state: State): { readonly hurt: number; readonly sum: Sum; readonly knocksOut: boolean } {
  const { zone } = fightOf(state);
  const hurt = runCost(state);
  return { hurt, sum: sumOf('Hurt for running', [zoneLine(state, zone)]), knocksOut: hurt >= healthLeft(state) };
}

/** How many Moves it takes to each zone with the Moves at hand; zones out of reach are absent. */
export function movesTo(state: State): ReadonlyMap<number, number> {
  const [fight, lair] = [fightOf(state), lairIn(state)];
  const [steps, slips] = [available(fight, 'move'), available(fight, 'slip')];
  const found = new Map<number, number>();
  // How many plain Moves and slips are left decides what comes next, so both are part of the place.
  let edge: (readonly [zone: number, steps: number, slips: number])[] = [[fight.zone, steps, slips]];
  const seen = new Set<string>();
  for (let moves = 1; edge.length > 0; moves++) {
    const next: (readonly [number, number, number])[] = [];
    for (const [zone, left, slipsLeft] of edge) {
      const blocked = isBlocked({ ...fight, zone }, lair);
      const rest = left > 0 && !blocked ? ([left - 1, slipsLeft] as const) : slipsLeft > 0 ? ([left, slipsLeft - 1] as const) : undefined;
      if (!rest) continue;
      for (const to of neighbours(lair.graph, zone)) {
        const key = `${to}/${rest.join('/')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (to !== fight.zone && !found.has(to)) found.set(to, moves);
        next.push([to, ...rest]);
      }
    }
    edge = next;
  }
  return found;
}
