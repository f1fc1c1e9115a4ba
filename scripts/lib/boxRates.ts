import { whoActs } from '@/engine/asked';
import { randomMove } from '@/engine/bots/random';
import type { AnyBox } from '@/engine/box';
import type { AnyGame } from '@/engine/game';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Random } from '@/engine/random';

import { duel } from './measure';
import { randomGame } from './randomGame';

/** A round is long enough that the engine has compiled what it will compile before the rounds that count. */
const ROUND_MICROSECONDS = 1_000_000;
const LONGEST = 600;

/** Random games of the rules alone, each step picked from the whole legal list. */
function stepsOf(game: AnyGame): () => number {
  let games = 0;
  return () => {
    let steps = 0;
    const start = process.cpuUsage();
    for (let spent = start; spent.user + spent.system < ROUND_MICROSECONDS || spent === start; spent = process.cpuUsage(start)) {
      steps += randomGame(game, game.defaults, `rates ${games++}`, LONGEST);
    }
    return steps;
  };
}

/** A random game to its end, as it is stored. */
function saved(game: AnyGame): { readonly moves: number; readonly bytes: number } {
  const match = Match.create(game, game.defaults, 'rates');
  const random = Random.fromSeed('rates');
  while (!match.outcome && match.moves.length < LONGEST) {
    const seat = whoActs(match.prompts(), random);
    const move = seat === undefined ? undefined : randomMove(game, match.state, seat, random);
    if (seat === undefined || move === undefined) break;
    match.play(seat, move);
  }
  return { moves: match.moves.length, bytes: JSON.stringify(packSave(match.save())).length };
}

export interface BoxRate {
  readonly box: string;
  readonly steps: number;
  readonly moves: number;
  readonly bytes: number;
}

/** Steps per CPU second of every box with its default options, and what a whole random game of it weighs when it is saved. */
export function boxRates(boxes: readonly AnyBox[]): readonly BoxRate[] {
  const rates = duel(Object.fromEntries(boxes.map(({ game }) => [game.id, stepsOf(game)])), 5);
  return boxes.map(({ game }) => ({ box: game.id, steps: rates[game.id] ?? 0, ...saved(game) }));
}
