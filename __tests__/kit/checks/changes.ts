import { sameJson } from '@/engine/json';

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Where two values differ: the names that lead there, without the numbers of lists ("players.wounds"). */
export function changedPaths(before: unknown, after: unknown): readonly string[] {
  const paths = new Set<string>();
  const compare = (a: unknown, b: unknown, path: readonly string[]): void => {
    if (sameJson(a, b)) return;
    if (!isBranch(a) || !isBranch(b) || (Array.isArray(a) && Array.isArray(b) && a.length !== b.length)) {
      paths.add(path.join('.'));
      return;
    }
    const inList = Array.isArray(a);
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) compare(a[key], b[key], inList ? path : [...path, key]);
  };
  compare(before, after, []);
  return [...paths];
}
