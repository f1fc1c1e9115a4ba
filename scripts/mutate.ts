/**
 * Changes the rules here and there (Stryker's mutants) and sees whether a test notices. A change nobody notices is a
 * rule, or a part of one, without a test.
 *
 *     npm run mutate -- --box vengeance --sample 250 --seed a     a random sample; without --sample: every change
 *     npm run mutate -- --engine [--files match,save]             only files whose paths hold one of these words
 *     npm run mutate -- --box vengeance --again                   what survived the last time, once more
 *
 * Prints the share that was noticed with its standard error and every survivor; all of it goes to .cache/mutants/<name>.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Random } from '@/engine/random';

import { mutantsOf } from './mutate/mutants';
import { reportOf, reportText, type Report, type Verdict } from './mutate/report';
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
  },
});

const TELL_EVERY = 10;

function target(): Target {
  if (!args.engine && !args.box) throw new Error('What is to be changed? --box pig, or --engine');
  const whole = args.engine ? theEngine() : theBox(args.box ?? '');
  const words = args.files?.split(',');
  return words ? { ...whole, sources: whole.sources.filter((file) => words.some((word) => file.includes(word))) } : whole;
}

function chosen(cases: readonly Case[], last: Report | undefined): readonly Case[] {
  const isSame = ({ mutant }: Case) => last?.survivors.some(({ file, line, kind, original, replacement }) =>
    file === mutant.file && line === mutant.line && kind === mutant.kind && original === mutant.original && replacement === mutant.replacement);
  if (last) return cases.filter(isSame);
  if (args.sample === undefined) return cases;
  return Random.fromSeed(args.seed).shuffle(cases.slice()).slice(0, Number(args.sample));
}

async function main(): Promise<void> {
  const { name, ...rest } = target();
  const file = `.cache/mutants/${name}.json`;
  const last = args.again && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  mkdirSync('.cache/mutants', { recursive: true });
  Workshop.build();
  const workshop = new Workshop();
  const instrumented = await mutantsOf(rest.sources);
  const { cases, ...surveyed } = await survey(workshop, { name, ...rest }, instrumented);
  console.log(`${name}: ${cases.length} changes in ${rest.sources.length} files (and ${surveyed.ofLoading} of tables, left out); ${surveyed.tests} tests, ${surveyed.seconds.toFixed(0)} s`);
  const sample = chosen(cases, last);
  const verdicts: Verdict[] = [];
  /** What was tried so far: a sample comes in random order, so whoever stops in the middle has a smaller one. */
  const written = (): Report => {
    const report = reportOf({ name, seed: args.sample === undefined ? undefined : args.seed, of: cases.length, ofLoading: surveyed.ofLoading }, verdicts);
    writeFileSync(file, `${JSON.stringify(report, undefined, 1)}\n`);
    return report;
  };
  for (const one of sample) {
    verdicts.push(await tryCase(workshop, one));
    if (verdicts.length % TELL_EVERY === 0) console.error(`${verdicts.length} of ${sample.length}, ${written().noticed} noticed`);
  }
  await workshop.close();
  console.log(reportText(written()));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
