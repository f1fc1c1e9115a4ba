/**
 * A track whose spaces are covered from the left by cubes of several kinds. A kind pushes all later kinds to the right,
 * so how many of each lie there says everything: cubes[0] of the first kind, then cubes[1] of the second, then empty spaces.
 */
export type Cubes = number[];

export function covered(cubes: Readonly<Cubes>): number {
  let sum = 0;
  for (let kind = 0; kind < cubes.length; kind++) sum += cubes[kind] ?? 0;
  return sum;
}

export const isFull = (cubes: Readonly<Cubes>, spaces: number): boolean => covered(cubes) >= spaces;
export const freeSpaces = (cubes: Readonly<Cubes>, spaces: number): number => Math.max(0, spaces - covered(cubes));

/** What is printed on the first empty space; undefined: the track is full. */
export const firstFree = <T>(cubes: Readonly<Cubes>, spaces: readonly T[]): T | undefined => spaces[covered(cubes)];

/** What is printed on the right-most covered space; undefined: none is covered. */
export const lastCovered = <T>(cubes: Readonly<Cubes>, spaces: readonly T[]): T | undefined => spaces[covered(cubes) - 1];

/** The kind of cube on a space; undefined: the space is empty. */
export function kindOn(cubes: Readonly<Cubes>, space: number): number | undefined {
  let end = 0;
  for (let kind = 0; kind < cubes.length; kind++) {
    end += cubes[kind] ?? 0;
    if (space < end) return kind;
  }
  return undefined;
}

/**
 * Puts cubes of one kind on the track and says how many came to lie there. On a full track they push cubes of later
 * kinds off the end; those are discarded, as are new cubes for which no space is left.
 */
export function addCubes(cubes: Cubes, kind: number, count: number, spaces: number): number {
  let before = 0;
  for (let other = 0; other <= kind; other++) before += cubes[other] ?? 0;
  const added = Math.max(0, Math.min(count, spaces - before));
  cubes[kind] = (cubes[kind] ?? 0) + added;
  let over = covered(cubes) - spaces;
  for (let last = cubes.length - 1; last > kind && over > 0; last--) {
    const pushedOff = Math.min(over, cubes[last] ?? 0);
    cubes[last] = (cubes[last] ?? 0) - pushedOff;
    over -= pushedOff;
  }
  return added;
}

/** Takes cubes of one kind off the track, as many as there are, and says how many; the others move to the left. */
export function removeCubes(cubes: Cubes, kind: number, count: number): number {
  const there = cubes[kind] ?? 0;
  const removed = Math.min(count, there);
  cubes[kind] = there - removed;
  return removed;
}
