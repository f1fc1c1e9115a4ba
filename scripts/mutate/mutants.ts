import { readFileSync } from 'node:fs';

import type { Mutant as StrykerMutant } from '@stryker-mutator/api/core';

/** One small change of one file, as it is told. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly original: string;
  readonly replacement: string;
}

/** As Stryker makes it: with its number, and where in the text of the file it lies. */
export interface Mutant extends Change {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** Every file with all its changes switched off, counting which of them are come by. */
  readonly counting: Readonly<Record<string, string>>;
}

const silent = () => undefined;
const no = () => false;
const LOGGER = {
  trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent,
  isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no,
};

/** Sentences are for people: which words they use is no rule. Names of things and kinds have no blanks. */
const isSentence = ({ kind, original }: Mutant): boolean => kind === 'StringLiteral' && /\s/.test(original);

export async function mutantsOf(files: readonly string[]): Promise<Instrumented> {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants, files: counting } = await new Instrumenter(LOGGER).instrument([...texts].map(([name, content]) => ({ name, content, mutate: true })), options);
  return {
    mutants: mutants.filter(({ status }) => status !== 'Ignored').map((mutant) => placed(mutant, texts.get(mutant.fileName) ?? '')).filter((mutant) => !isSentence(mutant)),
    counting: Object.fromEntries(counting.map(({ name, content }) => [name, content])),
  };
}

function placed({ id, fileName, location, mutatorName, replacement = '' }: Pick<StrykerMutant, 'id' | 'fileName' | 'location' | 'mutatorName' | 'replacement'>, text: string): Mutant {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offset = ({ line, column }: { readonly line: number; readonly column: number }) => (lineStarts[line] ?? 0) + column;
  const [from, to] = [offset(location.start), offset(location.end)];
  return { id, file: fileName, line: location.start.line + 1, kind: mutatorName, from, to, original: text.slice(from, to), replacement };
}

/** The file with this one change in it. */
export function mutated(mutant: Mutant): string {
  const text = readFileSync(mutant.file, 'utf8');
  // “a ?? b” must not become a part of its neighbours.
  const replacement = mutant.kind === 'LogicalOperator' ? `(${mutant.replacement})` : mutant.replacement;
  return text.slice(0, mutant.from) + replacement + text.slice(mutant.to);
}
