import type { Table } from '@/engine/game';

import { cardOf } from '../content/cards';
import { finishBeat, startBeat } from './beat';
import { bareSpace, faceUpCard } from './cards';
import { refill } from './deck';
import { endGame } from './ending';
import type { Event } from './events';
import { turnOneWayCards } from './exits';
import { inForce } from './inForce';
import { gain, purseOf } from './ledger';
import { forgetStepModifiers } from './resolve';
import { linesComeBeforePlanning, ridersPaths, rollLines } from './riders';
import { ROUNDS, type State } from './state';

export function startPlanning(draft: State, table: Table<Event>): void {
  draft.phase = 'planning';
  draft.riderLines = [];
  for (const hunter of draft.hunters) {
    hunter.locked = false;
    hunter.doctored = false;
    delete hunter.plan;
  }
  for (const space of draft.grid) space.touched = false;
  table.emit({ type: 'roundStarted', round: draft.round });
  if (linesComeBeforePlanning(draft)) rollLines(draft, table);
}

/** All paths are locked: reveals them and walks. */
export function startWalk(draft: State, table: Table<Event>): void {
  if (draft.riderLines.length === 0) rollLines(draft, table);
  const plans = draft.hunters.map(({ plan }) => plan ?? { start: -1, steps: [] });
  const lengths = [...plans.map((plan) => plan.steps.length), ...ridersPaths(draft).map((path) => path.length)];
  const walk = { beat: 0, beats: Math.max(...lengths), auctions: [] };
  draft.walk = walk;
  table.emit({ type: 'pathsRevealed', plans, beats: walk.beats });
  walk.beat = 1;
  walkOn(draft, table);
}

/** Beat after beat, until bids are needed, somebody is down or the round is over. */
function walkOn(draft: State, table: Table<Event>): void {
  const { walk } = draft;
  if (!walk) return;
  while (walk.beat <= walk.beats) {
    if (startBeat(draft, table)) return;
    if (beatEndsGame(draft, table)) return;
  }
  endRound(draft, table);
}

function beatEndsGame(draft: State, table: Table<Event>): boolean {
  finishBeat(draft, table);
  if (draft.walk) draft.walk.beat += 1;
  if (!draft.hunters.some((hunter) => hunter.down)) return false;
  delete draft.walk;
  endGame(draft, 'down', table);
  return true;
}

/** All bids of the beat are in. */
export function resumeWalk(draft: State, table: Table<Event>): void {
  if (!beatEndsGame(draft, table)) walkOn(draft, table);
}

function endRound(draft: State, table: Table<Event>): void {
  delete draft.walk;
  draft.hunters.forEach(forgetStepModifiers);
  table.emit({ type: 'roundEnded', round: draft.round });
  if (draft.round === ROUNDS) {
    endGame(draft, 'rounds', table);
    return;
  }
  resupply(draft, table);
  placeCubes(draft, table);
  clearGrid(draft, table);
  refill(draft, table);
  turnOneWayCards(draft, table);
  draft.round += 1;
  startPlanning(draft, table);
}

function resupply(draft: State, table: Table<Event>): void {
  draft.hunters.forEach((hunter, seat) => {
    const bullets = inForce.value('resupply', hunter);
    if (bullets === 0) return;
    gain(hunter, { bullets });
    table.emit({ type: 'resupplied', seat, left: purseOf(hunter) });
  });
}

/** Untouched timed cards get a cube; full ones leave. */
function placeCubes(draft: State, table: Table<Event>): void {
  draft.grid.forEach((space, spot) => {
    const card = faceUpCard(space);
    if (!card || card.timer === 0 || space.touched) return;
    space.cubes += 1;
    table.emit({ type: 'cubePlaced', spot, card: card.id, cubes: space.cubes, timer: card.timer });
  });
  draft.grid.forEach((space, spot) => {
    const card = faceUpCard(space);
    if (!card || card.timer === 0 || space.cubes < card.timer) return;
    draft.grid[spot] = bareSpace();
    draft.discard.push(card.id);
    table.emit({ type: 'timerFull', spot, card: card.id });
  });
}

/** Flipped cards and persistent cards that were visited make room. */
function clearGrid(draft: State, table: Table<Event>): void {
  draft.grid.forEach((space, spot) => {
    if (space.card === undefined) return;
    const visited = space.touched && cardOf(space.card).persistent;
    if (!space.used && !visited) return;
    draft.grid[spot] = bareSpace();
    draft.discard.push(space.card);
    table.emit({ type: 'discarded', spot, card: space.card });
  });
}
