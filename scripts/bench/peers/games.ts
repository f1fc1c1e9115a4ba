import { Client } from 'boardgame.io/client';

import { randomMove } from '@/engine/bots/random';
import { Match } from '@/engine/match';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { pigGame } from '@/games/pig/game';

import { gridGame, type GridMove } from '../../../__tests__/kit/toys/grid';
import { GRID_SEATS, gridPeer } from './gridPeer';
import { pigPeer } from './pigPeer';

const ROLL = { type: 'roll' } as const;
const HOLD = { type: 'hold' } as const;
/** Everybody holds at this turn total. */
const HOLD_AT = 8;

export const newPig = (seed: string) => Match.create(pigGame, { seats: 2, goal: 100 }, seed);

/** Pig with everything a running app gets: checked borders, prompts, undo, events. Returns the last match. */
export function playPigMatch(moves: number) {
  let match = newPig('bench-0');
  for (let i = 1; i <= moves; i++) {
    if (match.outcome) match = newPig(`bench-${i}`);
    match.play(match.state.seat, match.state.turnTotal >= HOLD_AT ? HOLD : ROLL);
  }
  return match;
}

/** Pig as simulations and bots play it: rules only, on one position. */
export function playPigInPlace(moves: number): void {
  const options = pigGame.parseOptions({ seats: 2, goal: 100 });
  let position = startPosition(pigGame, options, 'bench-0');
  for (let i = 1; i <= moves; i++) {
    if (pigGame.outcome(position.state)) position = startPosition(pigGame, options, `bench-${i}`);
    const { state } = position;
    playInPlace(pigGame, position, state.seat, state.turnTotal >= HOLD_AT ? HOLD : ROLL);
  }
}

export function newPigPeer() {
  const client = Client({ game: pigPeer, numPlayers: 2, debug: false });
  client.start();
  return client;
}

export function playPigPeer(moves: number) {
  let client = newPigPeer();
  for (let i = 0; i < moves; i++) {
    let state = client.getState();
    if (state?.ctx.gameover !== undefined) {
      client.stop();
      client = newPigPeer();
      state = client.getState();
    }
    if ((state?.G.turnTotal ?? 0) >= HOLD_AT) client.moves.hold?.();
    else client.moves.roll?.();
  }
  return client;
}

/** One seeded list of legal steps that both engines play. */
export function gridSteps(count: number): readonly (GridMove & { readonly seat: number })[] {
  const position = startPosition(gridGame, { seats: GRID_SEATS }, 'bench');
  const random = Random.fromSeed('bench');
  return Array.from({ length: count }, () => {
    const { turn: seat } = position.state;
    const move = randomMove(gridGame, position.state, seat, random);
    if (!move) throw new Error('the grid is stuck');
    playInPlace(gridGame, position, seat, move);
    return { ...move, seat };
  });
}

type Steps = ReturnType<typeof gridSteps>;

export function playGridMatch(steps: Steps) {
  const match = Match.create(gridGame, { seats: GRID_SEATS }, 'bench');
  for (const { seat, piece, to } of steps) match.play(seat, { piece, to });
  return match;
}

export function playGridInPlace(steps: Steps): void {
  const position = startPosition(gridGame, { seats: GRID_SEATS }, 'bench');
  for (const { seat, piece, to } of steps) playInPlace(gridGame, position, seat, { piece, to });
}

export function playGridPeer(steps: Steps) {
  const client = Client({ game: gridPeer, numPlayers: GRID_SEATS, debug: false });
  client.start();
  for (const { piece, to } of steps) client.moves.step?.(piece, to);
  return client;
}

/** What boardgame.io's own storages keep of a match: the state, the log and the first state. */
export const savedByPeer = (client: ReturnType<typeof playPigPeer> | ReturnType<typeof playGridPeer>): string =>
  JSON.stringify({ state: { ...client.store.getState(), deltalog: undefined }, log: client.log, initialState: client.getInitialState() });
