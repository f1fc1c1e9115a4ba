import { WIDE_SEED } from '@/engine/random';

/** Short, unique on a device, and safe in an address. Chance from outside the rules. */
export const newId = (): string =>
  Date.now().toString(36) + Math.floor(Math.random() * 0x100000000).toString(36).padStart(7, '0');

const SEED_WORDS = 4;

/** A seed for a new match that nobody can guess or try out: 128 bits, from the device's own source where it has one. */
export function newSeed(): string {
  const words = new Uint32Array(SEED_WORDS);
  if (typeof globalThis.crypto?.getRandomValues === 'function') globalThis.crypto.getRandomValues(words);
  else for (let i = 0; i < SEED_WORDS; i++) words[i] = Math.floor(Math.random() * 0x100000000);
  return WIDE_SEED + Array.from(words, (word) => word.toString(36).padStart(7, '0')).join('');
}
