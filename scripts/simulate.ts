/**
 * Plays many games with bots on all cores and reports who wins, by how much and how long it takes.
 *
 *     npx tsx scripts/simulate.ts --box pig --games 1000 --bots hard,random [--options '{"goal":50}'] [--seed x]
 *                                 [--max-moves 5000] [--workers 2] [--json out.json] [--failures folder]
 *
 * Bots: easy, medium, hard, random, greedy[:worlds], planner[:worlds[:beam[:depth[:samples[:foresight]]]]], search[:playouts]; they rotate through the seats.
 * An exception, a broken invariant or a dead end is written to a file for `replay`, and the exit code is 1.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadBox } from './lib/boxes';
import { grouped } from './lib/table';
import { writeFailure, type FailureFile } from './simulate/failureFile';
import { reportText, Tally } from './simulate/tally';
import type { Job, Report } from './simulate/worker';

const { values: args } = parseArgs({
  options: {
    box: { type: 'string' },
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'hard,random' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'simulate' },
    'max-moves': { type: 'string', default: '5000' },
    workers: { type: 'string', default: String(os.cpus().length) },
    json: { type: 'string' },
    failures: { type: 'string', default: '.cache/failures' },
  },
});

function progress(done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  const full = Math.floor((30 * done) / of);
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(30 - full)} ${done} of ${of}${done === of ? '\n' : ''}`);
}

/** Runs one worker; resolves when it is done, with what went wrong if something did. */
function runWorker(job: Job, onReport: (report: Report) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(path.join(__dirname, 'simulate/worker.ts'), { execArgv: ['--import', 'tsx'] });
    worker.on('message', (report: Report) => onReport(report));
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
    worker.send(job);
  });
}

async function main(): Promise<void> {
  if (!args.box) throw new Error('Which box? --box pig');
  const { game } = await loadBox(args.box);
  const bots = args.bots.split(',');
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, bots.length));
  const options = game.parseOptions({ ...game.defaults, seats, ...(JSON.parse(args.options) as object) });
  const games = Number(args.games);
  const step = Math.max(1, Math.min(Number(args.workers), games));
  const tally = new Tally();
  const failures: FailureFile[] = [];
  let cpuSeconds = 0;
  const onReport = (report: Report) => {
    if ('failure' in report) {
      failures.push(report.failure);
      return;
    }
    report.results.forEach((result) => tally.add(result));
    cpuSeconds += report.cpuSeconds;
    progress(tally.games, games);
  };
  const start = process.hrtime.bigint();
  const job = { box: args.box, options, bots, seed: args.seed, maxMoves: Number(args['max-moves']), step, games };
  await Promise.all(Array.from({ length: step }, (_, first) => runWorker({ ...job, first }, onReport)));
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (failures.length === 0 && tally.games !== games) throw new Error(`Only ${tally.games} of ${games} games were reported.`);

  const report = tally.games > 0 ? tally.report() : undefined;
  const speed = { seconds, cpuSeconds, movesPerSecond: tally.moves / seconds, movesPerCpuSecond: tally.moves / cpuSeconds };
  console.log(`${game.title} ${JSON.stringify(options)}: ${tally.games} games, ${grouped(tally.moves)} moves in ${seconds.toFixed(1)} s`);
  if (report) console.log(`${reportText(report)}\n${grouped(speed.movesPerSecond)} moves/s, ${grouped(speed.movesPerCpuSecond)} per CPU second`);
  if (args.json) writeFileSync(args.json, `${JSON.stringify({ ...job, games: tally.games, speed, ...report, failures }, undefined, 1)}\n`);
  for (const failure of failures) {
    const file = writeFailure(args.failures, failure);
    console.error(`\n${failure.reason} in game ${failure.seed} after ${failure.moves.length} moves:\n${failure.words}\nSee it again: npx tsx scripts/replay.ts ${file}`);
  }
  if (failures.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
