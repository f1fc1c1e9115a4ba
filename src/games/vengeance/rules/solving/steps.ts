import { ACTIONS, TOKENS, type Action } from '../../content/dice';
import type { Move } from '../decisions';
import { poolOf } from './problem';

/** What led to a position, in one integer: the kind of move, then its slot or token, then its target. */

const KINDS = ['move', 'slip', 'hit', 'doubleHit', 'shoot', 'convert', 'gain', 'useItem', 'useItemOn', 'useItemAt', 'useItemFor'] as const;
export type StepKind = (typeof KINDS)[number];
const CODES = { move: 0, slip: 1, hit: 2, doubleHit: 3, shoot: 4, convert: 5, gain: 6, useItem: 7, useItemOn: 8, useItemAt: 9, useItemFor: 10 } as const satisfies Record<StepKind, number>;
export const encode = (kind: StepKind, a: number, b = 0): number => CODES[kind] | (a << 4) | (b << 10);

/** Any two Hero actions, for the Item that gives them. */
const PAIRS: readonly (readonly Action[])[] = ACTIONS.flatMap((first, i) => ACTIONS.slice(i).map((second) => [first, second]));
export const PAIR_POOLS = PAIRS.map((pair) => poolOf(pair));

export function decode(code: number): Move {
  const kind = KINDS[code & 15] ?? 'move';
  const [a, b] = [(code >> 4) & 63, code >> 10];
  switch (kind) {
    case 'move':
    case 'slip':
      return { kind, zone: a };
    case 'hit':
    case 'doubleHit':
    case 'shoot':
      return { kind, enemy: a };
    case 'convert':
      return { kind, slot: a, input: TOKENS[b] ?? 'move' };
    case 'gain':
    case 'useItem':
      return { kind, slot: a };
    case 'useItemOn':
      return { kind, slot: a, enemy: b };
    case 'useItemAt':
      return { kind, slot: a, zone: b };
    case 'useItemFor':
      return { kind, slot: a, actions: (PAIRS[b] ?? []).slice() };
  }
}
