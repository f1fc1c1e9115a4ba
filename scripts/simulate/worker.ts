import { simulate } from '@/engine/simulation';

import { botNamed, loadBox } from '../lib/boxes';
import type { FailureFile } from './failureFile';
import type { GameResult } from './tally';
import { timed, type ThinkingTime } from './thinkingTime';

/** What a worker is told: which games of the run are its own. */
export interface Job {
  readonly box: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly maxMoves: number;
  /** Games first, first + step, … below `games`. */
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

export type Report = { readonly results: readonly GameResult[]; readonly cpuSeconds: number } | { readonly failure: FailureFile };

const BATCH_MS = 200;

/** The bots move on by one seat with every game, so that each plays from every seat. */
export const seating = (bots: readonly string[], seats: number, game: number): string[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + game) % bots.length] ?? 'random');

async function work({ box: id, options: rawOptions, bots, seed, maxMoves, first, step, games }: Job, send: (report: Report) => Promise<void>): Promise<void> {
  const box = await loadBox(id);
  const { game } = box;
  const options = game.parseOptions(rawOptions);
  let results: GameResult[] = [];
  let cpu = process.cpuUsage();
  let sent = Date.now();
  const flush = async () => {
    const { user, system } = process.cpuUsage(cpu);
    await send({ results, cpuSeconds: (user + system) / 1e6 });
    results = [];
    cpu = process.cpuUsage();
    sent = Date.now();
  };
  for (let index = first; index < games; index += step) {
    const names = seating(bots, options.seats, index);
    const gameSeed = `${seed}-${index}`;
    const thinking = names.map((): ThinkingTime => ({ thoughts: 0, cpuSeconds: 0 }));
    const played = simulate(game, { options, seed: gameSeed, bots: thinking.map((time, seat) => timed(botNamed(box, names[seat] ?? 'random'), time)), maxMoves });
    if (played.failure || !played.outcome) {
      const { reason, words } = played.failure ?? { reason: 'deadEnd', words: 'no result' };
      const moves = played.moves.map(([seat, move]): [number, unknown] => [seat, move]);
      await send({ failure: { game: game.id, version: game.version, options, seed: gameSeed, moves, reason, words } });
      return;
    }
    results.push({ seed: gameSeed, moves: played.moves.length, bots: names, thinking, outcome: played.outcome });
    if (Date.now() - sent > BATCH_MS) await flush();
  }
  await flush();
}

/** Resolves when the parent has it: a worker that ends earlier takes its last words with it. */
const sendToParent = (report: Report): Promise<void> =>
  new Promise((resolve, reject) => process.send?.(report, undefined, undefined, (error) => (error ? reject(error) : resolve())));

// Started by `fork`: does one job and ends.
if (process.send) {
  process.once('message', (job: Job) => {
    work(job, sendToParent)
      .catch((error: unknown) => {
        console.error(error);
        process.exitCode = 2;
      })
      .finally(() => process.disconnect());
  });
}
