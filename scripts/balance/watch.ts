/**
 * Holds the balance of the boxes against the targets of their catalogues, and fails where a figure has left its band:
 *
 *     npx tsx scripts/balance/watch.ts [box,box,…] [--long]
 *
 * A short look plays few games and allows for chance (two standard errors); `--long` plays what the pages of docs/balance
 * play, takes hours, and holds every band to the letter. Neither is part of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { markdownTable } from '../lib/measure';
import { GAMES, TARGETS, judge, type BalanceTarget, type Length } from './targets';

const { values, positionals } = parseArgs({ options: { long: { type: 'boolean', default: false } }, allowPositionals: true });
const length: Length = values.long ? 'long' : 'short';
const boxes = positionals[0]?.split(',');
const reports = new Map<string, string>();

/** What a report prints; several figures of one report are measured once. */
function printedBy({ box, report, games }: BalanceTarget): string {
  const args = report.map((word) => (word === GAMES ? String(games[length]) : word));
  const key = [box, ...args].join(' ');
  const printed = reports.get(key) ?? execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, `${box}.ts`), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  reports.set(key, printed);
  return printed;
}

const start = Date.now();
const watched = TARGETS.filter(({ box }) => boxes === undefined || boxes.includes(box));
if (watched.length === 0) throw new Error(`No targets for ${boxes?.join(', ')}.`);
const rows = watched.map((target) => {
  const { figure, low, high, inside } = judge(target, printedBy(target), length);
  if (!inside) process.exitCode = 1;
  return [target.box, target.what, target.games[length], figure, `${low.toFixed(1)} to ${high.toFixed(1)}`, inside ? 'inside' : 'OUTSIDE'];
});
console.log(markdownTable([['box', 'figure', 'games', 'measured', 'band', ''], ...rows]));
const insideCount = rows.filter((row) => row[row.length - 1] === 'inside').length;
const caution = length === 'short' ? ' Bands are widened by two standard errors: this finds what has gone wrong by a lot, not by a little.' : '';
console.log(`\n${insideCount} of ${rows.length} figures are inside their bands (${Math.round((Date.now() - start) / 60_000)} minutes).${caution}`);
