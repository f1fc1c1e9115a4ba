import { percent } from '../lib/table';
import type { Change } from './mutants';
import type { Case } from './survey';

export interface Verdict {
  readonly mutant: Change;
  /** Undefined: the change was no program any more and does not count. */
  readonly noticed: boolean | undefined;
  readonly by: string;
}

type Survivor = Change & { readonly by: string };

export interface Report {
  readonly name: string;
  readonly seed?: string;
  /** How many changes there are to draw from. */
  readonly of: number;
  readonly ofLoading: number;
  readonly tried: number;
  readonly noticed: number;
  readonly score: number;
  readonly error: number;
  readonly survivors: readonly Survivor[];
  readonly killed: readonly Survivor[];
}

const told = ({ mutant: { file, line, kind, original, replacement }, by }: Verdict): Survivor => ({ file, line, kind, original, replacement, by });

export function reportOf(run: Pick<Report, 'name' | 'seed' | 'of' | 'ofLoading'>, verdicts: readonly Verdict[]): Report {
  const counted = verdicts.filter(({ noticed }) => noticed !== undefined);
  const killed = counted.filter(({ noticed }) => noticed);
  const tried = counted.length;
  const score = killed.length / tried;
  // Of a sample of all there are: drawn whole, nothing is left to chance.
  const error = Math.sqrt((score * (1 - score) / tried) * Math.max(0, 1 - tried / run.of));
  const survivors = counted.filter(({ noticed }) => !noticed).map(told).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { ...run, tried, noticed: killed.length, score, error, survivors, killed: killed.map(told) };
}

const LONGEST = 110;
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

const changeText = ({ file, line, kind, by, original, replacement }: Survivor): string => `${file}:${line} ${kind} (${by})\n    - ${short(original)}\n    + ${short(replacement)}`;

/** Changes that no test comes by: they are known without trying anything. */
export function unmetText(cases: readonly Case[]): string {
  const unmet = cases.filter(({ tests }) => tests.length === 0);
  return [...unmet.map(({ mutant }) => changeText({ ...mutant, by: 'no test comes by' })), `${unmet.length} of ${cases.length} changes: no test comes by`].join('\n');
}

export function reportText({ name, seed, of, tried, noticed, score, error, survivors }: Report): string {
  const drawn = seed === undefined ? '' : ` (seed ${seed}, of ${of})`;
  return [
    ...survivors.map(changeText),
    `${name}: ${noticed} of ${tried} changes noticed${drawn}: ${percent(score)} ± ${percent(error)}`,
  ].join('\n');
}
