import { isOwn } from './own';

/** Everything that is saved, replayed or sent is made of these. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A deep copy of plain JSON data; several times faster than a JSON round trip, and it exists on Hermes. */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array<unknown>(length);
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' && item !== null ? cloneJson(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const item = source[key];
    copy[key] = typeof item === 'object' && item !== null ? cloneJson(item) : item;
  }
  return copy as T;
}

/** JSON text with sorted keys and without undefined, so that equal data always gives equal text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const source = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(source).sort()) {
    if (source[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(source[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** `after`, with every part that is as it was in `before` taken from there: who compares parts sees what has changed. */
export const sharedJson = <T>(before: unknown, after: T): T => share(before, after) as T;

function share(before: unknown, after: unknown): unknown {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after;
    const list = after.map((item, i) => share(before[i], item));
    return list.length === before.length && list.every((item, i) => item === before[i]) ? before : list;
  }
  const [old, source] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const copy: Record<string, unknown> = {};
  let same = !Array.isArray(before) && Object.keys(old).length === Object.keys(source).length;
  for (const key in source) {
    copy[key] = share(old[key], source[key]);
    same &&= isOwn(old, key) && copy[key] === old[key];
  }
  return same ? before : copy;
}

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
