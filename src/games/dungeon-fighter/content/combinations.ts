import { COMBINATION_ROWS } from './combinationRows';
import { REQUIREMENT_IDS, SECTIONS, type RequirementId } from './vocabulary';

/** How a competent hand makes one or two special throws at once, and what comes of it on an empty board. */
export interface Combination {
  readonly aim: {
    readonly z: number;
    readonly pitch: number;
    readonly bounceAt: number;
    /** Level speed, where the pitch is so steep that speed does not decide where the die first meets the table. */
    readonly speed?: number;
  };
  /** Share of the throws that end in each section, in the order of `SECTIONS`. */
  readonly sections: readonly number[];
  readonly contact: number;
}

function readRow(row: string): Combination {
  const [z = 0, pitch = 0, bounceAt = 0, speed = 0, ...thousandths] = row.split(' ').map(Number);
  const sections = SECTIONS.map((_, index) => (thousandths[index] ?? 0) / 1000);
  return {
    aim: { z, pitch, bounceAt, ...(speed > 0 ? { speed } : {}) },
    sections,
    contact: sections.reduce((sum, share) => sum + share, 0),
  };
}

/** No, one or two throws, in the order of the rules. */
export const combinationKey = (ids: readonly RequirementId[]): string => (ids.length === 0 ? 'plain' : REQUIREMENT_IDS.filter((id) => ids.includes(id)).join(' '));

const read = new Map<string, Combination>();

/** What was measured of a throw with at most two requirements. */
export function combinationOf(ids: readonly RequirementId[]): Combination {
  const key = combinationKey(ids);
  const known = read.get(key);
  if (known) return known;
  const combination = readRow(COMBINATION_ROWS[key] ?? '');
  read.set(key, combination);
  return combination;
}
