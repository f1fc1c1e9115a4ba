import { sameJson } from '@/engine/json';

import type { Check } from './check';

/** State, moves, options and events are plain JSON, and `parseMove` hands back every legal move unchanged. */
export const checkPlainData: Check = ({ game, options }) => ({
  begin() {
    const fault = notPlain(options, 'options');
    if (fault) return [fault];
    return sameJson(game.parseOptions(options), options) ? [] : ['parseOptions changes good options'];
  },
  step({ match, move, events }) {
    const fault = notPlain(match.state, 'state') ?? notPlain(move, 'move') ?? notPlain(events, 'events');
    if (fault) return [`move ${match.moves.length}: ${fault}`];
    return sameJson(game.parseMove(JSON.parse(JSON.stringify(move))), move) ? [] : [`parseMove changes the good move ${JSON.stringify(move)}`];
  },
});

/** Where a value stops being plain JSON; undefined as a property is the same as no property. */
export function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const isArray = Array.isArray(value);
  if (!isArray && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !isArray) continue;
    const fault = notPlain(item, `${path}.${key}`);
    if (fault) return fault;
  }
  return isArray && Object.keys(value).length !== value.length ? `${path} has holes` : undefined;
}
