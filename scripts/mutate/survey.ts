import { Keepsakes } from './keepsakes';
import type { Instrumented, Mutant } from './mutants';
import type { SurveyedFile, TestPlace, TestReport } from './worker';
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

/** Runs the tests of these files once, counting what they come by. */
async function surveyed(workshop: Workshop, tests: readonly string[], { counting }: Instrumented): Promise<readonly SurveyedFile[]> {
  if (tests.length === 0) return [];
  const answer = await workshop.run({ texts: counting, tests: tests.map((file) => ({ file })), survey: true, cpuMs: Infinity });
  if (answer.verdict !== 'surveyed') throw new Error(`The tests could not be run: ${JSON.stringify(answer)}`);
  failing(answer.files.flatMap(({ reports }) => reports));
  await workshop.close();
  return answer.files;
}

export async function survey(workshop: Workshop, target: Target, instrumented: Instrumented): Promise<Survey> {
  const keepsakes = new Keepsakes(target);
  const known = target.tests.flatMap((file) => keepsakes.of(file) ?? []);
  const fresh = await surveyed(workshop, target.tests.filter((file) => !keepsakes.of(file)), instrumented);
  for (const one of fresh) keepsakes.keep(one);
  return surveyOf(instrumented.mutants, [...known, ...fresh]);
}

function surveyOf(mutants: readonly Mutant[], files: readonly SurveyedFile[]): Survey {
  const reports = files.flatMap((one) => one.reports);
  const testsOf = new Map<string, TestReport[]>();
  for (const report of reports) {
    for (const id of report.covers) {
      const known = testsOf.get(id);
      if (known) known.push(report);
      else testsOf.set(id, [report]);
    }
  }
  const loading = new Set(files.flatMap(({ whileLoading }) => whileLoading));
  const cases = mutants.filter(({ id }) => testsOf.has(id) || !loading.has(id)).map((mutant): Case => {
    const covering = (testsOf.get(mutant.id) ?? []).sort((a, b) => a.ms - b.ms);
    return { mutant, tests: covering.map(({ file, index }) => ({ file, index })), ms: covering.reduce((sum, { ms }) => sum + ms, 0) };
  });
  const seconds = reports.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return { cases, ofLoading: mutants.length - cases.length, tests: reports.length, seconds };
}
