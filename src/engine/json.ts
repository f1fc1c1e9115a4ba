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

export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
