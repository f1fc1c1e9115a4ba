/**
 * What V8 would make of `list.map(make)` depends on whether the place that asks has been optimized: first a list without holes, later one
 * with. Whatever reads both is slower, and is optimized anew when the second kind turns up. A list that grows never has holes.
 */
export function mapped<T, U>(list: readonly T[], make: (item: T, place: number) => U): U[] {
  const made: U[] = [];
  for (let i = 0; i < list.length; i++) made.push(make(list[i] as T, i));
  return made;
}

/** A new list for a field of a new object. `{ list: [] }` makes V8 copy the object and its list from a model, in its runtime; this does not. */
export const emptyList = <T>(): T[] => [];
