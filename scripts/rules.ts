/**
 * Counts for every game the rules of its catalogue, and lists those that no test is named after, once there are tests.
 *
 *     npx tsx scripts/rules.ts [--strict pig,bounty-trail | --strict playable]
 *
 * --strict: exit code 1 if one of these games, or of all that can be played, has such a rule, or a test of a rule that
 * does not exist.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { BOXES } from '@/games';

import { percent, textTable } from './lib/table';
import { coverageOf } from './rules/coverage';

const { values: args } = parseArgs({ options: { strict: { type: 'string', default: '' } } });
const playable = BOXES.filter(({ contents }) => contents).map(({ id }) => id);
const strict = args.strict === 'playable' ? playable : args.strict.split(',').filter((box) => box !== '');
const coverage = coverageOf(path.resolve(__dirname, '..'));

for (const { box, rules, untested, unknown } of coverage) {
  const isBegun = untested.length < rules.length;
  if (isBegun && untested.length > 0) console.log(`${box}, no test: ${untested.join(' ')}\n`);
  if (unknown.length > 0) console.log(`${box}, tested but not in the catalogue: ${unknown.join(' ')}\n`);
}
console.log(
  textTable([
    ['game', 'rules', 'tested', 'share', 'missing'],
    ...coverage.map(({ box, rules, untested }) => {
      const tested = rules.length - untested.length;
      return [box, rules.length, tested, percent(tested / Math.max(1, rules.length)), untested.length];
    }),
  ]),
);

for (const box of strict) {
  const found = coverage.find((each) => each.box === box);
  if (found && found.rules.length > 0 && found.untested.length === 0 && found.unknown.length === 0) continue;
  console.error(found ? `${box}: ${found.untested.length} rules without a test, ${found.unknown.length} tests without a rule` : `There is no catalogue “${box}”.`);
  process.exitCode = 1;
}
