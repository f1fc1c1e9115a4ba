import { canonicalJson } from './json';

/** Looked up once, not once a letter. */
const { imul } = Math;

/** 64 bits of FNV-1a, kept as two 32-bit lanes because Hermes has no fast BigInt. */
export function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = imul(low ^ code, 0x01000193);
    high = imul(high ^ (code + (low >>> 24)), 0x01000193);
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/** The fingerprint of any JSON data: equal data, equal hash, on every engine. */
export const hashJson = (value: unknown): string => hashText(canonicalJson(value));
