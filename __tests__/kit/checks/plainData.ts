import { sameJson } from '@/engine/json';

import type { Check } from './check';
import { walk } from '../walk';

/** State, moves, options and events are plain JSON, and `parseMove` hands back every legal move unchanged. */
export const checkPlainData: Check = (game, options, seed, { maxMoves }) => {
  const optionsFault = notPlain(options, 'options');
  if (optionsFault) return [optionsFault];
  if (!sameJson(game.parseOptions(options), options)) return ['parseOptions changes good options'];
  for (const { match, move, events } of walk(game, options, seed, maxMoves)) {
    const fault = notPlain(match.state, 'state') ?? notPlain(move, 'move') ?? notPlain(events, 'events');
    if (fault) return [`move ${match.moves.length}: ${fault}`];
    if (!sameJson(game.parseMove(JSON.parse(JSON.stringify(move))), move)) return [`parseMove changes the good move ${JSON.stringify(move)}`];
  }
  return [];
};

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
