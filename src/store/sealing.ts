import * as v from 'valibot';

import { hashText } from '@/engine/hash';
import { Random } from '@/engine/random';

import { parseJson } from './storage/document';

/**
 * What is still being played is passed on sealed: whoever opens the file in an editor sees neither the seed nor anybody's
 * hidden plans. It is a seal, not a safe: every Grudgebox can break it, because every Grudgebox must be able to play on.
 */
const SEAL = 1;
const WORDS = 0x100000000;

const SealedSchema = v.object({ grudgebox: v.literal('sealed'), seal: v.number(), mark: v.pipe(v.string(), v.maxLength(40)), sealed: v.string() });

/** Only letters of one byte, so that every letter can be mixed with one byte of noise. */
const plainLetters = (text: string): string => text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

function mixed(letters: string, mark: string): string {
  const noise = Random.fromSeed(`grudgebox/seal/${mark}`);
  const bytes: string[] = [];
  let word = 0;
  for (let i = 0; i < letters.length; i++) {
    word = i % 4 === 0 ? noise.below(WORDS) : word >>> 8;
    bytes.push(String.fromCharCode(letters.charCodeAt(i) ^ (word & 0xff)));
  }
  return bytes.join('');
}

/** The text of a JSON document under a seal, with a word to whoever opens the file. */
export function sealed(text: string, about: string): string {
  const letters = plainLetters(text);
  const mark = hashText(letters);
  return JSON.stringify({ grudgebox: 'sealed', about, seal: SEAL, mark, sealed: btoa(mixed(letters, mark)) }, undefined, 1);
}

export type Unsealed = { readonly text: string } | { readonly newer: true };

/** What is under the seal; undefined: there is none, or it is broken. */
export function unsealed(text: string): Unsealed | undefined {
  const parsed = v.safeParse(SealedSchema, parseJson(text));
  if (!parsed.success) return undefined;
  const { seal, mark, sealed: hidden } = parsed.output;
  if (seal > SEAL) return { newer: true };
  try {
    const letters = mixed(atob(hidden), mark);
    return hashText(letters) === mark ? { text: letters } : undefined;
  } catch {
    return undefined;
  }
}
