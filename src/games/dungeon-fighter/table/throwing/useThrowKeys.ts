import type { ThrowKeys } from './throwKeys';

/** Phones have no keys to throw with. */
export function useThrowKeys(_enabled: boolean, _keys: ThrowKeys): void {}
