/**
 * Changes the rules here and there (Stryker's mutants) and sees whether a test notices. A change nobody notices is a
 * rule, or a part of one, without a test.
 *
 *     npm run mutate -- --box vengeance --sample 250 --seed a     a random sample; without --sample: every change
 *     npm run mutate -- --engine [--files match,save]             only files whose paths hold one of these words
 *     npm run mutate -- --box vengeance --again                   what survived the last time, once more
 *     npm run mutate -- --box vengeance --minutes 10 --on         not longer than this; goes on with the sample of the last time
 *     npm run mutate -- --box vengeance --unmet                   only what no test comes by: nothing is tried
 *
 * Prints the share that was noticed with its standard error and every survivor; all of it goes to .cache/mutants/<name>.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Random } from '@/engine/random';

import { mutantsOf, type Change } from './mutate/mutants';
import { reportOf, reportText, unmetText, type Report, type Verdict } from './mutate/report';
import { survey, type Case } from './mutate/survey';
import { theBox, theEngine, type Target } from './mutate/targets';
import { tryCase } from './mutate/tryCase';
import { Workshop } from './mutate/workshop';

const { values: args } = parseArgs({
  options: {
    box: { type: 'string' },
    engine: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: 'a' },
    files: { type: 'string' },
    again: { type: 'boolean', default: false },
    on: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    unmet: { type: 'boolean', default: false },
  },
});

const TELL_EVERY = 10;

function target(): Target {
  if (!args.engine && !args.box) throw new Error('What is to be changed? --box pig, or --engine');
  return args.engine ? theEngine() : theBox(args.box ?? '');
}

function ofFiles(cases: readonly Case[]): readonly Case[] {
  const words = args.files?.split(',');
  return words ? cases.filter(({ mutant: { file } }) => words.some((word) => file.includes(word))) : cases;
}

const sameChange = (a: Change, b: Change): boolean =>
  a.file === b.file && a.line === b.line && a.kind === b.kind && a.original === b.original && a.replacement === b.replacement;

function chosen(cases: readonly Case[], last: Report | undefined): readonly Case[] {
  if (args.again) return cases.filter(({ mutant }) => last?.survivors.some((one) => sameChange(one, mutant)));
  if (args.sample === undefined) return cases;
  return Random.fromSeed(args.seed).shuffle(cases.slice()).slice(0, Number(args.sample));
}

/** What a run that was stopped had found out about the same sample. */
function triedBefore(last: Report | undefined, seed: string | undefined): Verdict[] {
  if (!args.on || !last || last.seed !== seed) return [];
  return [...last.survivors.map((one) => ({ mutant: one, noticed: false, by: one.by })), ...last.killed.map((one) => ({ mutant: one, noticed: true, by: one.by }))];
}

async function main(): Promise<void> {
  const aim = target();
  const { name } = aim;
  const file = `.cache/mutants/${name}.json`;
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  mkdirSync('.cache/mutants', { recursive: true });
  Workshop.build();
  const workshop = new Workshop();
  const surveyed = await survey(workshop, aim, await mutantsOf(aim.sources));
  const cases = ofFiles(surveyed.cases);
  console.log(`${name}: ${cases.length} changes in ${aim.sources.length} files (and ${surveyed.ofLoading} of tables, left out); ${surveyed.tests} tests, ${surveyed.seconds.toFixed(0)} s`);
  if (args.unmet) {
    console.log(unmetText(cases));
    return;
  }
  const seed = args.sample === undefined ? undefined : args.seed;
  const verdicts = triedBefore(last, seed);
  const sample = chosen(cases, last).filter(({ mutant }) => !verdicts.some((one) => sameChange(one.mutant, mutant)));
  /** What was tried so far: a sample comes in random order, so whoever stops in the middle has a smaller one. */
  const written = (): Report => {
    const report = reportOf({ name, seed, of: cases.length, ofLoading: surveyed.ofLoading }, verdicts);
    writeFileSync(file, `${JSON.stringify(report, undefined, 1)}\n`);
    return report;
  };
  const end = Date.now() + Number(args.minutes) * 60_000;
  for (const [index, one] of sample.entries()) {
    if (Date.now() > end) break;
    verdicts.push(await tryCase(workshop, one));
    if (index % TELL_EVERY === 0) console.error(`${index + 1} of ${sample.length}, ${written().noticed} noticed`);
  }
  await workshop.close();
  console.log(reportText(written()));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
