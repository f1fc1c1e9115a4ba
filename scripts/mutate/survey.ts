import type { Instrumented, Mutant } from './mutants';
import type { TestPlace, TestReport } from './worker';
import type { Target } from './targets';
import type { Workshop } from './workshop';

/** A change and the tests that come by it, the quickest first. */
export interface Case {
  readonly mutant: Mutant;
  readonly tests: readonly TestPlace[];
  /** What these tests take of the processor when nothing is changed. */
  readonly ms: number;
}

export interface Survey {
  readonly cases: readonly Case[];
  /** Changes met only while the modules are loaded (tables, declarations): no test of its own comes by them. */
  readonly ofLoading: number;
  readonly tests: number;
  readonly seconds: number;
}

async function reportsOf(workshop: Workshop, { tests }: Target, texts: Readonly<Record<string, string>>) {
  const answer = await workshop.run({ texts, tests: tests.map((file) => ({ file })), survey: true });
  if (answer.verdict !== 'surveyed') throw new Error(`The tests could not be run: ${JSON.stringify(answer)}`);
  return answer;
}

const idOf = ({ file, index }: TestPlace): string => `${file}#${index}`;

function failing(reports: readonly TestReport[]): void {
  const faults = reports.filter(({ fault }) => fault !== undefined);
  if (faults.length === 0) return;
  throw new Error(`Tests fail before anything is changed:\n${faults.map(({ file, name, fault = '' }) => `${file}: ${name}\n    ${fault.split('\n').slice(0, 6).join('\n    ')}`).join('\n')}`);
}

/** Runs all tests twice: as things are, for what they take, and counting, for what they come by. */
export async function survey(workshop: Workshop, target: Target, { mutants, counting }: Instrumented): Promise<Survey> {
  const plain = await reportsOf(workshop, target, {});
  failing(plain.reports);
  const counted = await reportsOf(workshop, target, counting);
  failing(counted.reports);
  await workshop.close();
  const msOf = new Map(plain.reports.map((report) => [idOf(report), report.ms]));
  const testsOf = new Map<string, TestReport[]>();
  for (const report of counted.reports) for (const id of report.covers) testsOf.set(id, [...(testsOf.get(id) ?? []), report]);
  const loading = new Set(counted.whileLoading);
  const timeOf = (test: TestPlace) => msOf.get(idOf(test)) ?? 0;
  const cases = mutants.filter(({ id }) => testsOf.has(id) || !loading.has(id)).map((mutant): Case => {
    const tests = (testsOf.get(mutant.id) ?? []).sort((a, b) => timeOf(a) - timeOf(b)).map(({ file, index }) => ({ file, index }));
    return { mutant, tests, ms: tests.reduce((sum, test) => sum + timeOf(test), 0) };
  });
  const seconds = plain.reports.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return { cases, ofLoading: mutants.length - cases.length, tests: plain.reports.length, seconds };
}
