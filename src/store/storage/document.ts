import * as v from 'valibot';

import { currentVault } from './current';
import { StorageTrouble } from './keyValue';

/** How writing went; trouble comes in words for the player. */
export type Written = { readonly ok: true } | { readonly ok: false; readonly words: string };
export const WRITTEN: Written = { ok: true };

export function attempt(write: () => void): Written {
  try {
    write();
    return WRITTEN;
  } catch (error) {
    if (error instanceof StorageTrouble) return { ok: false, words: error.message };
    throw error;
  }
}

export const writeJson = (name: string, value: unknown): Written => attempt(() => currentVault().write(name, JSON.stringify(value)));

/** JSON or undefined; damaged text is not an exception here. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A document of one store, checked against its schema; undefined when there is none or it does not fit. */
export function readJson<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = currentVault().read(name);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(schema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}
