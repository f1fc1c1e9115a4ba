/** Opens stored matches of 20, 200 and 2,000 moves on whatever engine runs this, and prints one JSON line. */
import type { AnyBox } from '@/engine/box';
import { randomMove } from '@/engine/bots/random';
import { excerptOf } from '@/engine/excerpt';
import { CLOCK } from '@/engine/game';
import { hashText } from '@/engine/hash';
import { Match, type AnyMatch } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Random } from '@/engine/random';
import { parseSave } from '@/engine/save';
import { atOnce } from '@/engine/slices';
import { vengeance } from '@/games/vengeance';
import { LocalReferee } from '@/referee/localReferee';

import { gridGame } from '../../__tests__/kit/toys/grid';
import { say } from './say';

export interface Opening {
  readonly box: string;
  readonly moves: number;
  readonly kilobytes: number;
  /** Reading what a table needs of what is stored, checking it, and the first view. */
  readonly open: number;
  /** All moves played again, as opening a match once did. */
  readonly replay: number;
}

const LENGTHS = [20, 200, 2000];
const WINDOWS = 3;

/** So many random moves, if the game lasts as long. */
function playedFor(box: AnyBox, options: unknown, moves: number): AnyMatch {
  const match = Match.create(box.game, options, 'opening');
  const random = Random.fromSeed('opening');
  while (match.moves.length < moves && !match.outcome) {
    const [prompt] = match.prompts();
    const move = prompt && randomMove(box.game, match.state, prompt.seat, random);
    if (!prompt || move === undefined) break;
    match.play(prompt.seat, move);
  }
  return match;
}

/** Other work on the machine only ever makes it slower: the best of some windows, each of as many turns as fill it. */
function milliseconds(work: () => void): number {
  let best = Infinity;
  for (let window = 0; window < WINDOWS; window++) {
    const begun = Date.now();
    let turns = 0;
    while (Date.now() - begun < 200) {
      work();
      turns += 1;
    }
    best = Math.min(best, (Date.now() - begun) / turns);
  }
  return best;
}

const hashes: string[] = [];

function opened(name: string, box: AnyBox, options: unknown, length: number): Opening {
  const match = playedFor(box, options, length);
  const text = JSON.stringify(packSave(match.save()));
  const read = () => parseSave(JSON.parse(text));
  const glance = () => excerptOf(JSON.parse(text)) ?? read();
  const open = () => new LocalReferee({ box: { ...box, clock: () => undefined }, match: Match.load(box.game, glance()) }).subscribe([CLOCK], { onStep: () => undefined, onStanding: () => undefined }).standing.view(CLOCK);
  hashes.push(Match.load(box.game, glance()).hash());
  return { box: name, moves: match.moves.length, kilobytes: text.length / 1024, open: milliseconds(open), replay: milliseconds(() => atOnce(Match.verify(box.game, read()))) };
}

/** The toy of the engine's bench, forty pieces on a board, goes on as long as one likes; Vengeance is as long as a night of it. */
const grid = { game: gridGame, bots: vengeance.bots } as unknown as AnyBox;
const openings = [
  ...LENGTHS.map((length) => opened('grid', grid, { seats: 2 }, length)),
  ...LENGTHS.map((length) => opened('Vengeance', vengeance, vengeance.game.defaults, length)),
];

say(JSON.stringify({ openings, hash: hashText(hashes.join()) }));
