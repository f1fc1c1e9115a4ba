/** Plays whole seeded games of Pig on whatever engine runs this, and prints one JSON line. */
import { decide } from '@/engine/bots/bot';
import { searchBot } from '@/engine/bots/search';
import { hashJson, hashText } from '@/engine/hash';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { parseSave } from '@/engine/save';
import { pig } from '@/games/pig';

import { say } from './say';

const GAMES = 100;

function playGame(index: number) {
  const match = Match.create(pig.game, { seats: 1 + (index % 4), goal: 100 }, `engines-${index}`);
  const thoughts = Random.fromSeed(`engines-${index}/thoughts`);
  while (!match.outcome) {
    const { seat } = match.state;
    const bot = index % 3 === 0 ? pig.bots.easy : pig.bots.hard;
    match.play(seat, decide(bot.think(match.view(seat), seat, thoughts)));
  }
  return match;
}

function fingerprint(match: ReturnType<typeof playGame>): string {
  const loaded = Match.load(pig.game, parseSave(JSON.parse(JSON.stringify(match.save()))));
  return `${match.hash()}${loaded.hash()}${match.save().check}`;
}

/** A thought draws on the search, its statistics and its square roots: it must come out the same, too. */
function think(index: number): string {
  const { game } = pig;
  const state = { goal: 100 as const, scores: [10 * index, 50], turns: [index, 5], seat: 0, turnTotal: 3 * index + 2 };
  return hashJson(decide(searchBot(game, { playouts: 40 }).think(state, 0, Random.fromSeed(`think-${index}`))));
}

// The best of three windows: other work on the machine only ever makes it slower.
let milliseconds = Infinity;
let moves = 0;
const hashes: string[] = [];
for (let window = 0; window < 3; window++) {
  const begun = Date.now();
  const matches = Array.from({ length: GAMES }, (_, index) => playGame(index));
  milliseconds = Math.min(milliseconds, Date.now() - begun);
  moves = matches.reduce((sum, match) => sum + match.moves.length, 0);
  hashes.push(...matches.map(fingerprint));
}
for (let i = 0; i < 5; i++) hashes.push(think(i));

say(JSON.stringify({ games: GAMES, moves, milliseconds, hash: hashText(hashes.join()) }));
