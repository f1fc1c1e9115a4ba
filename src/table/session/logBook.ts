import type { Seat } from '@/engine/game';

import type { LogLine } from './logLines';
import type { Memory } from './memory';

export interface Log {
  /** Sentences since the match was opened, for everybody at this screen. */
  readonly log: readonly LogLine[];
  /** Sentences from before, for each of the eyes that asked. */
  readonly earlierLog: Readonly<Record<Seat, readonly LogLine[]>>;
}

export const EMPTY_LOG: Log = { log: [], earlierLog: {} };

/** The log without what was taken back. */
export function shortened({ log, earlierLog }: Log, moveCount: number): Log {
  const left = (lines: readonly LogLine[]) => lines.filter(({ move }) => move < moveCount);
  return { log: left(log), earlierLog: Object.fromEntries(Object.entries(earlierLog).map(([eyes, lines]) => [eyes, left(lines)])) };
}

/** Where the log is kept, and how far the match has come meanwhile. */
interface Shelf {
  get(): Log;
  set(earlierLog: Log['earlierLog']): void;
  moveCount(): number;
}

/** Asks, once for each of the eyes, for the sentences from before the match was opened. */
export function recallLog(eyes: Seat, memory: Memory, shelf: Shelf): void {
  if (shelf.get().earlierLog[eyes]) return;
  const keep = (lines: readonly LogLine[]) => shelf.set({ ...shelf.get().earlierLog, [eyes]: lines });
  keep([]);
  void memory.earlier(eyes).then((lines) => keep(lines.filter(({ move }) => move < shelf.moveCount())));
}
