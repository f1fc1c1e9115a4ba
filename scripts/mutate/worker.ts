/** Runs tests in a thread of its own, which `Workshop` ends when a change makes it run for ever. */
import path from 'node:path';
import { parentPort } from 'node:worker_threads';

import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';

import { collectTests, type Test } from './harness';
import { BadSyntax, World } from './modules';

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
}

export interface TestReport extends TestPlace {
  readonly name: string;
  readonly ms: number;
  readonly covers: readonly string[];
  readonly fault?: string;
}

export type Answer =
  | { readonly verdict: 'passed' | 'badSyntax' }
  | { readonly verdict: 'failed'; readonly test: string; readonly fault: string }
  | { readonly verdict: 'surveyed'; readonly reports: readonly TestReport[]; readonly whileLoading: readonly string[] };

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

async function survey(job: Job): Promise<Answer> {
  const counting: Counting = {};
  globalThis.__stryker__ = counting;
  const bench = new Bench(job);
  const reports: TestReport[] = [];
  for (const { file } of job.tests) {
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
  }
  globalThis.__stryker__ = undefined;
  return { verdict: 'surveyed', reports, whileLoading: Object.keys(counting.mutantCoverage?.static ?? {}) };
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

parentPort?.on('message', (job: Job) => {
  void (job.survey ? survey(job) : tryOut(job)).then((answer) => parentPort?.postMessage(answer));
});
