import { UnreadableSave } from '@/engine/save';

import { unsealed } from './sealing';
import { parseJson } from './storage/document';

/** In letters. The longest match anybody has played is a twentieth of it; reading this much stops no screen. */
export const LARGEST_FILE = 400_000;
/** A seal makes a file a third longer. */
export const LARGEST_SEALED_FILE = 600_000;
/** Objects within objects; a match has seven. */
const DEEPEST = 32;
/** Names that mean something to every object: as names in a file they are only ever a trick. */
const TRICKS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** “[” and “]” differ from “{” and “}” in this bit alone. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

const refused = (words: string): UnreadableSave => new UnreadableSave('damaged', words);

/** Whether the text nests deeper than it may, seen without parsing it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted && code === BACKSLASH) i += 1;
    else if (code === QUOTE) quoted = !quoted;
    else if (!quoted && (code | CURLY) === OPENING && ++depth > DEEPEST) return true;
    else if (!quoted && (code | CURLY) === CLOSING) depth -= 1;
  }
  return false;
}

/** Only after the depth is known: it goes as deep as the data. */
const isTricked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Object.keys(value).some((key) => TRICKS.includes(key)) || Object.values(value).some(isTricked));

function demandNotLarge(text: string, most: number): void {
  if (text.length > most) throw refused('It is far too large.');
}

/** Border: the JSON of a file somebody has chosen, its seal broken. Throws UnreadableSave before anything large, deep or tricky is looked at closely. */
export function parseFile(text: string): unknown {
  demandNotLarge(text, LARGEST_SEALED_FILE);
  const inside = isTooDeep(text) ? undefined : unsealed(text);
  if (inside && 'newer' in inside) throw new UnreadableSave('newer', 'This file was sealed by a newer Grudgebox. Update the app to open it.');
  const json = inside?.text ?? text;
  demandNotLarge(json, LARGEST_FILE);
  if (isTooDeep(json)) throw refused('It is folded too deep.');
  const raw = parseJson(json);
  if (isTricked(raw)) throw refused('It holds names that no match has.');
  return raw;
}
