import type { WindowName } from '../frames';

/** The moment of an item whose card names none of the interrupts; undefined: the own turn. `never`: a boss’s rule asks for it itself. */
export function itemWindow(item: string): WindowName | 'never' | undefined {
  void item;
  return undefined;
}
