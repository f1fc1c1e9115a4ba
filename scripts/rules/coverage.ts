import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface RuleCoverage {
  readonly box: string;
  readonly rules: readonly string[];
  readonly untested: readonly string[];
  /** Ids that tests name but the catalogue does not have. */
  readonly unknown: readonly string[];
}

const RULE_LINE = /^\*\*([A-Z]+)-(\d+[a-z]?)\.?\*\*/gm;

/** The ids of a catalogue in its order. Worked examples have prefixes of their own and are no rules. */
export function ruleIds(catalogue: string): readonly string[] {
  const byPrefix = new Map<string, string[]>();
  for (const [, prefix = '', number = ''] of catalogue.matchAll(RULE_LINE)) {
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), `${prefix}-${number}`]);
  }
  const largest = [...byPrefix.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return [...new Set(largest)];
}

/** A text that begins with one id or several ("BT-31 …", "BT-31, BT-32 …") is the name of a test of those rules. */
const TEST_NAME = /['"`]((?:[A-Z]+-\d+[a-z]?(?:, | and |\/| ))+)/g;
const ID = /[A-Z]+-\d+[a-z]?/g;

export function testedIds(source: string): readonly string[] {
  return [...source.matchAll(TEST_NAME)].flatMap(([, ids = '']) => ids.match(ID) ?? []);
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(file);
    return /\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

export function coverageOf(root: string): readonly RuleCoverage[] {
  const tested = new Set(testFiles(path.join(root, '__tests__')).flatMap((file) => testedIds(readFileSync(file, 'utf8'))));
  const catalogues = path.join(root, 'docs/rules');
  return readdirSync(catalogues)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const box = path.basename(file, '.md');
      const rules = ruleIds(readFileSync(path.join(catalogues, file), 'utf8'));
      const known = new Set(rules);
      const prefix = rules[0]?.split('-')[0] ?? '';
      return {
        box,
        rules,
        untested: rules.filter((id) => !tested.has(id)),
        unknown: [...tested].filter((id) => id.startsWith(`${prefix}-`) && !known.has(id)).sort(),
      };
    });
}
