/**
 * Runs the benchmarks of scripts/bench, one process after the other, and prints their tables.
 *
 *     npx tsx scripts/bench.ts [--only engine,dice]
 *
 * A new file in scripts/bench is a new section: it runs by itself and prints Markdown. Nothing here asserts a time.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values: args } = parseArgs({ options: { only: { type: 'string' } } });
const folder = path.join(__dirname, 'bench');
const only = args.only?.split(',');

for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')).sort()) {
  const section = path.basename(file, '.ts');
  if (only && !only.includes(section)) continue;
  console.log(`\n## ${section}\n`);
  // boardgame.io checks and freezes more in development: its peers would win too easily.
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(folder, file)], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
