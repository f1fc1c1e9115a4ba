/** Plays a few random games of every box, and finds its daily games, on whatever engine runs this; prints one JSON line: box → hash. */
import type { AnyBox } from '@/engine/box';
import { decide } from '@/engine/bots/bot';
import { randomBot } from '@/engine/bots/random';
import { hashJson, hashText } from '@/engine/hash';
import { simulate } from '@/engine/simulation';
import { BOXES } from '@/games';

import { say } from './say';

const GAMES = 3;
const MAX_MOVES = 300;
const DAYS = ['2031-05-04', '2031-05-05', '2031-05-06'];

function fingerprintOf({ game, daily }: AnyBox): string {
  const hashes: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const options = game.parseOptions({ ...game.defaults });
    const bots = Array.from({ length: options.seats }, () => randomBot(game));
    const { position, moves, failure } = simulate(game, { options, seed: `boxes-${i}`, bots, maxMoves: MAX_MOVES });
    // A cut-off is fine here; the words of an exception differ between engines, and are none of a fingerprint's business.
    if (failure && failure.reason !== 'tooLong') return `${failure.reason}: ${failure.words}`;
    hashes.push(hashJson(position), hashJson(moves));
  }
  if (daily) hashes.push(...DAYS.map((day) => hashJson(decide(daily(day)))));
  return hashText(hashes.join());
}

async function fingerprints(): Promise<Record<string, string>> {
  const results: Record<string, string> = {};
  for (const { id, contents } of BOXES.slice().sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (contents) results[id] = fingerprintOf(await contents.box.load());
  }
  return results;
}

fingerprints().then(
  (results) => say(JSON.stringify(results)),
  (error: unknown) => say(String(error)),
);
