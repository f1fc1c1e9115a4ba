import type { Table } from '@/engine/game';

import { exitsOf, faceUpCard, isOpen } from './cards';
import type { Event } from './events';
import { NOWHERE, geometryOf, neighbour, opposite, type Spot } from './geometry';
import type { State } from './state';

const QUARTER_TURNS = 4;

function leadsOn(state: State, spot: Spot, turns: number): boolean {
  const card = faceUpCard(state.grid[spot]);
  if (!card) return false;
  const geometry = geometryOf(state.size);
  return (exitsOf(card, turns) ?? []).some((exit) => {
    const next = neighbour(geometry, spot, exit);
    return next !== NOWHERE && isOpen(state.grid[next], opposite(exit));
  });
}

/** Turns each one-way card, as little as possible, until one of its exits leads somewhere. One pass in row order. */
export function turnOneWayCards(draft: State, table: Table<Event>): void {
  draft.grid.forEach((space, spot) => {
    const card = faceUpCard(space);
    if (!card?.exits) return;
    for (let more = 0; more < QUARTER_TURNS; more++) {
      const turns = (space.turns + more) % QUARTER_TURNS;
      if (!leadsOn(draft, spot, turns)) continue;
      if (more > 0) {
        space.turns = turns;
        table.emit({ type: 'turned', spot, card: card.id, turns });
      }
      return;
    }
  });
}
