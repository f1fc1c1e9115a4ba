import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is changed, and the tests that should notice. */
export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

/** Suites that play for minutes: they look for what nobody thought of, and would be run for every change that survives. */
const LONG_SUITES = /\/(?:soak|fuzz|battleFuzz|everything|hermes|engines|calibration|pairs|hands|bots?|rulebookScenes|simulation|newBox|campaign\/campaign|seeker|sizes?|twoWorlds)\.test\.ts$/;

/** Puts another module in the place of one, which only jest itself can do. */
const needsJest = (test: string): boolean => readFileSync(test, 'utf8').includes('jest.mock(');

/** What bots think of a position is no rule. */
const NO_RULE = /\/evaluate\.ts$/;

/** Besides `rules`, what of a box decides how a game goes on. */
const MORE_RULES: Readonly<Record<string, readonly string[]>> = { 'ronins-revenge': ['story', 'campaign'] };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)).filter((file) => file.endsWith('.ts')).sort();

const testsBelow = (...folders: readonly string[]): string[] => folders.flatMap(filesBelow).filter((file) => file.endsWith('.test.ts') && !LONG_SUITES.test(file) && !needsJest(file));

export const theEngine = (): Target => ({
  name: 'engine',
  sources: ['src/engine', 'src/referee'].flatMap(filesBelow),
  tests: testsBelow('__tests__/engine', '__tests__/referee', '__tests__/games/pig'),
});

export const theBox = (box: string): Target => ({
  name: box,
  sources: ['rules', ...(MORE_RULES[box] ?? [])].flatMap((folder) => filesBelow(`src/games/${box}/${folder}`)).filter((file) => !NO_RULE.test(file)),
  tests: testsBelow(`__tests__/games/${box}`),
});
