import type { Table } from '@/engine/game';

import { LEVELS } from '../content/levels';
import type { Event } from './events';
import { spotAt, type GridSize, type Spot } from './geometry';
import { isSolo, type State } from './state';

const LINES_EACH_WAY = 3;

/** The spaces a rider crosses: 1–3 a column, 4–6 a row; forwards in odd rounds, backwards in even ones. */
export function ridersPath(size: GridSize, line: number, round: number): Spot[] {
  const spots: Spot[] = [];
  for (let along = 1; along <= size; along++) {
    const across = line <= LINES_EACH_WAY ? line : line - LINES_EACH_WAY;
    spots.push(line <= LINES_EACH_WAY ? spotAt(size, along, across) : spotAt(size, across, along));
  }
  return round % 2 === 1 ? spots : spots.reverse();
}

/** The paths of all riders whose lines are rolled. */
export const ridersPaths = (state: State): readonly (readonly Spot[])[] =>
  state.riderLines.map((line) => ridersPath(state.size, line, state.round));

export const linesComeBeforePlanning = (state: State): boolean => LEVELS[state.options.level].linesRolled === 'beforePlanning';

export function rollLines(draft: State, table: Table<Event>): void {
  if (!isSolo(draft)) return;
  draft.riderLines = [];
  while (draft.riderLines.length < LEVELS[draft.options.level].riders) {
    const line = table.random.die();
    if (!draft.riderLines.includes(line)) draft.riderLines.push(line);
  }
  table.emit({ type: 'linesRolled', lines: draft.riderLines.slice() });
}
