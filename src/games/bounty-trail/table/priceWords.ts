import type { Entry } from '../content/card';
import type { Price } from '../rules/price';

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A price as people say it. */
export function entryWords(entry: Entry): string {
  if (entry === 'blind') return 'free';
  if (entry === 'sealed') return 'sealed';
  if (entry === 'bHalf') return 'half your bullets';
  if (entry === 'hHalf') return 'half your hearts';
  return counted(Number(entry.slice(1)), entry.startsWith('b') ? 'bullet' : 'heart');
}

/** What somebody really pays. */
export function priceWords(price: Price | undefined): string {
  if (!price) return 'sealed';
  const parts = [price.bullets > 0 ? counted(price.bullets, 'bullet') : '', price.hearts > 0 ? counted(price.hearts, 'heart') : ''];
  return parts.filter(Boolean).join(' and ') || 'free';
}
