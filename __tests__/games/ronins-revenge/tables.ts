import { squareNamed, xOf, yOf } from '@/engine/parts/grid/squares';
import type { BattleMap, Boss } from '@/games/ronins-revenge/content/boss';
import type { Verb } from '@/games/ronins-revenge/content/effects';
import { FIELD } from '@/games/ronins-revenge/content/terms';

/** What tests look for in the tables. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;
export const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a part of a table, however deep. */
export function entriesIn(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  return isEntry(value) ? [value, ...Object.values(value).flatMap(entriesIn)] : [];
}

/** Every line that begins with this verb. */
export const linesIn = (value: unknown, verb: Verb): Entry[] => entriesIn(value).filter((entry) => entry.do === verb);

/** All attack cards of a boss, those of the Secret Pack included. */
export const allAttacks = (boss: Boss): Boss['attacks'] => [...boss.attacks, ...boss.pack.attacks];
export const allWounds = (boss: Boss): Boss['wounds'] => [...boss.wounds, ...(boss.pack.wounds ?? [])];

/** How much the numbers of a chapter's boss lie above those of chapter 1. */
export const growthOf = ({ chapter }: Boss): number => Math.floor((chapter - 1) / 2);

/** The letter of a map on a square. */
export function letterAt({ rows }: BattleMap, name: string): string {
  const square = squareNamed(FIELD, name);
  return rows[yOf(FIELD, square)]?.charAt(xOf(FIELD, square)) ?? '';
}
