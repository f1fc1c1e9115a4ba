import { readFileSync } from 'node:fs';

const NAMED = /^ {2}- `(__tests__\/[^`]+)`: `([^`]+)`$/;
/** Where the name of a test stands: after `test(`, behind the table of a `test.each`, or as a check of the generic suite. */
const NAMES_A_TEST = /^\s*(test|describe)(\.each\S*)?\(|^\s*\]\)\(|^export const check/;
const PROMISE = /^- \*\*/;

const lines = readFileSync('docs/promises.md', 'utf8').split('\n');
const named = lines.flatMap((line): [string, string][] => {
  const [, file, test] = NAMED.exec(line) ?? [];
  return file !== undefined && test !== undefined ? [[file, test]] : [];
});

test.each(named)('%s has “%s”', (file, name) => {
  const tests = readFileSync(file, 'utf8').split('\n').filter((line) => NAMES_A_TEST.test(line));
  expect(tests.some((line) => line.includes(name))).toBe(true);
});

test('every promise names a test', () => {
  const promises = lines.flatMap((line, i) => (PROMISE.test(line) ? [{ line, next: lines[i + 1] ?? '' }] : []));
  expect(promises.length).toBeGreaterThan(15);
  for (const { line, next } of promises) expect([line, NAMED.test(next)]).toEqual([line, true]);
});
