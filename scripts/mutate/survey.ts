import type { Instrumented, Mutant } from './mutants';
import type { TestPlace, TestReport } from './worker';
import type { Target } from './targets';
import type { Workshop } from './workshop';

/** A change and the tests that come by it, the quickest first. */
export interface Case {
  readonly mutant: Mutant;
  readonly tests: readonly TestPlace[];
  /** What these tests take of the processor when nothing is changed and everything is counted. */
  readonly ms: number;
}

export interface Survey {
  readonly cases: readonly Case[];
  /** Changes met only while the modules are loaded (tables, declarations): no test of its own comes by them. */
  readonly ofLoading: number;
  readonly tests: number;
  readonly seconds: number;
}

function failing(reports: readonly TestReport[]): void {
  const faults = reports.filter(({ fault }) => fault !== undefined);
  if (faults.length === 0) return;
  throw new Error(`Tests fail before anything is changed:\n${faults.map(({ file, name, fault = '' }) => `${file}: ${name}\n    ${fault.split('\n').slice(0, 6).join('\n    ')}`).join('\n')}`);
}

/** Runs all tests once, counting what they come by. */
export async function survey(workshop: Workshop, { tests }: Target, { mutants, counting }: Instrumented): Promise<Survey> {
  const answer = await workshop.run({ texts: counting, tests: tests.map((file) => ({ file })), survey: true });
  if (answer.verdict !== 'surveyed') throw new Error(`The tests could not be run: ${JSON.stringify(answer)}`);
  const { reports, whileLoading } = answer;
  failing(reports);
  await workshop.close();
  const testsOf = new Map<string, TestReport[]>();
  for (const report of reports) {
    for (const id of report.covers) {
      const known = testsOf.get(id);
      if (known) known.push(report);
      else testsOf.set(id, [report]);
    }
  }
  const loading = new Set(whileLoading);
  const cases = mutants.filter(({ id }) => testsOf.has(id) || !loading.has(id)).map((mutant): Case => {
    const covering = (testsOf.get(mutant.id) ?? []).sort((a, b) => a.ms - b.ms);
    return { mutant, tests: covering.map(({ file, index }) => ({ file, index })), ms: covering.reduce((sum, { ms }) => sum + ms, 0) };
  });
  const seconds = reports.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return { cases, ofLoading: mutants.length - cases.length, tests: reports.length, seconds };
}
