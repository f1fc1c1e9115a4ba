/** Runs tests in a process of its own, which ends itself when a change makes it run for ever. */
import path from 'node:path';

import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';

import { collectTests, type Test } from './harness';
import { BadSyntax, World } from './modules';
import { allow, watch } from './watch';

/** Tests are named by their file and their place in it. */
export interface TestPlace {
  readonly file: string;
  readonly index: number;
}

export interface Job {
  /** Files with another text than they have. */
  readonly texts: Readonly<Record<string, string>>;
  readonly tests: readonly (TestPlace | { readonly file: string })[];
  /** Whether to go on after a failure and to tell how long each test takes, and what it comes by. */
  readonly survey: boolean;
  /** How much of the processor this may take; more is for ever. */
  readonly cpuMs: number;
}

export interface TestReport extends TestPlace {
  readonly name: string;
  readonly ms: number;
  readonly covers: readonly string[];
  readonly fault?: string;
}

export interface SurveyedFile {
  readonly file: string;
  readonly reports: readonly TestReport[];
  /** What was come by outside of its tests, while modules were loaded for them. */
  readonly whileLoading: readonly string[];
}

export type Answer =
  | { readonly verdict: 'passed' | 'badSyntax' }
  | { readonly verdict: 'failed'; readonly test: string; readonly fault: string }
  | { readonly verdict: 'surveyed'; readonly files: readonly SurveyedFile[] };

interface Counting {
  currentTestId?: string;
  mutantCoverage?: { readonly static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}
declare global {
  // The name Stryker's counters look for.
  var __stryker__: Counting | undefined;
}

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {}, rootDir: process.cwd(), testEnvironmentOptions: {} } as never });
/** As much of jest as the tests of rules use. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (config?: never) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
};
Object.assign(globalThis, { expect, jest });

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The tests of some files in a new world. */
class Bench {
  private readonly world: World;
  private readonly files = new Map<string, readonly Test[]>();

  constructor({ texts }: Job) {
    this.world = new World(new Map(Object.entries(texts).map(([file, text]) => [path.resolve(file), text])));
  }

  testsOf(file: string): readonly Test[] {
    const known = this.files.get(file);
    if (known) return known;
    const tests = collectTests(() => this.world.load(path.resolve(file)));
    this.files.set(file, tests);
    return tests;
  }
}

async function faultOf(test: Test): Promise<string | undefined> {
  try {
    await test.run();
    return undefined;
  } catch (error) {
    return words(error);
  } finally {
    timers.useRealTimers();
    mocker.restoreAllMocks();
  }
}

async function surveyFile(bench: Bench, file: string, counting: Counting): Promise<SurveyedFile> {
  const reports: TestReport[] = [];
  for (const [index, test] of bench.testsOf(file).entries()) {
    const id = `${file}#${index}`;
    counting.currentTestId = id;
    const { user } = process.cpuUsage();
    const fault = await faultOf(test);
    const ms = (process.cpuUsage().user - user) / 1000;
    counting.currentTestId = undefined;
    const covers = Object.keys(counting.mutantCoverage?.perTest[id] ?? {});
    if (counting.mutantCoverage) counting.mutantCoverage.perTest = {};
    reports.push({ file, index, name: test.name, ms, covers, fault });
  }
  return { file, reports, whileLoading: Object.keys(counting.mutantCoverage?.static ?? {}) };
}

async function survey(job: Job): Promise<Answer> {
  const counting: Counting = {};
  globalThis.__stryker__ = counting;
  const bench = new Bench(job);
  const files: SurveyedFile[] = [];
  for (const { file } of job.tests) files.push(await surveyFile(bench, file, counting));
  globalThis.__stryker__ = undefined;
  return { verdict: 'surveyed', files };
}

async function tryOut(job: Job): Promise<Answer> {
  const bench = new Bench(job);
  for (const place of job.tests) {
    try {
      const test = 'index' in place ? bench.testsOf(place.file)[place.index] : undefined;
      const fault = test ? await faultOf(test) : 'the test is gone';
      if (fault !== undefined) return { verdict: 'failed', test: `${place.file}: ${test?.name ?? ''}`, fault };
    } catch (error) {
      if (error instanceof BadSyntax) return { verdict: 'badSyntax' };
      return { verdict: 'failed', test: `${place.file}: loading it`, fault: words(error) };
    }
  }
  return { verdict: 'passed' };
}

watch();
process.on('message', (job: Job) => {
  allow(job.cpuMs);
  void (job.survey ? survey(job) : tryOut(job)).then((answer) => process.send?.(answer));
});
