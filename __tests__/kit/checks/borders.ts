import { BadInput } from '@/engine/errors';
import { cloneJson } from '@/engine/json';

import { messageOf, type Check } from './check';

export const GARBAGE: readonly unknown[] = [undefined, null, true, -7, NaN, '', 'nonsense', [], [[]], {}, { type: 'nonsense' }, { garbage: true }];

/** How many different moves have their parts spoilt, one by one. */
const MOVES_SPOILT = 60;

/** Nothing from outside gets in that is not what it should be: `parseMove` and `parseOptions` throw BadInput. */
export const checkBorders: Check = ({ game, options }) => {
  const parseMove = (raw: unknown) => game.parseMove(raw);
  const shapes = new Set<string>();
  return {
    begin() {
      const { min, max } = game.seats;
      const badSeats = [min - 1, max + 1, min + 0.5, String(min), NaN].map((seats) => ({ ...options, seats }));
      return [
        ...letIn('parseOptions', (raw) => game.parseOptions(raw), [...GARBAGE, ...badSeats, ...spoilt(options)]),
        ...letIn('parseMove', parseMove, GARBAGE),
      ].slice(0, 5);
    },
    step({ move }) {
      const text = JSON.stringify(move);
      if (shapes.size >= MOVES_SPOILT || shapes.has(text)) return [];
      shapes.add(text);
      return letIn('parseMove', parseMove, spoilt(move)).slice(0, 5);
    },
  };
};

/** What a border lets in though it should not. */
export function letIn(name: string, parse: (raw: unknown) => unknown, raws: readonly unknown[]): string[] {
  const faults: string[] = [];
  for (const raw of raws) {
    try {
      parse(raw);
      faults.push(`${name} lets ${JSON.stringify(raw)} in`);
    } catch (error) {
      if (!(error instanceof BadInput)) faults.push(`${name}(${JSON.stringify(raw)}) does not throw BadInput but ${messageOf(error)}`);
    }
  }
  return faults;
}

/** Copies of the data, in each of which one part is garbage. */
export function spoilt(good: unknown): unknown[] {
  const copies: unknown[] = [];
  const visit = (path: readonly string[], part: unknown) => {
    if (typeof part === 'object' && part !== null) {
      for (const [key, item] of Object.entries(part)) if (item !== undefined) visit([...path, key], item);
    }
    if (path.length > 0) copies.push(withGarbageAt(good, path));
  };
  visit([], good);
  return copies;
}

function withGarbageAt(good: unknown, path: readonly string[]): unknown {
  const copy = cloneJson(good);
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  parent[path[path.length - 1] ?? ''] = { garbage: true };
  return copy;
}
