import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import { border } from '@/engine/parse';
import { parseSave } from '@/engine/save';
import { FAILURES } from '@/engine/simulation';
import { unsealed } from '@/store/sealing';

const MovesSchema = v.array(v.strictTuple([v.number(), v.unknown()]));

const FailureSchema = v.object({
  game: v.string(),
  version: v.number(),
  options: v.unknown(),
  seed: v.string(),
  moves: MovesSchema,
  reason: v.picklist(FAILURES),
  words: v.string(),
});

/** A game that went wrong, as a file that `replay` can play again. */
export type FailureFile = v.InferOutput<typeof FailureSchema>;

/** What `replay` needs of a failure or of a save. */
export type Recording = Pick<FailureFile, 'game' | 'options' | 'seed' | 'moves'> & Partial<Pick<FailureFile, 'reason' | 'words'>>;

const parseFailure = border('a failure file', FailureSchema);

export function writeFailure(folder: string, failure: FailureFile): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${failure.game}-${failure.seed.replace(/[^\w-]/g, '_')}.json`);
  writeFileSync(file, `${JSON.stringify(failure)}\n`);
  return file;
}

/** What a file holds: an exported match is taken out of its seal and its envelope. */
function contentsOf(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  const inside = unsealed(text);
  const raw: unknown = JSON.parse(inside && 'text' in inside ? inside.text : text);
  return typeof raw === 'object' && raw !== null && 'match' in raw ? raw.match : raw;
}

/** Reads a failure file or a saved match. */
export function readRecording(file: string): Recording {
  const raw = contentsOf(file);
  return typeof raw === 'object' && raw !== null && 'reason' in raw ? parseFailure(raw) : parseSave(raw);
}
