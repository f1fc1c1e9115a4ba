import { use, useState, type ReactNode } from 'react';

import { CLOCK, type Seat } from '@/engine/game';
import { isPerson } from '@/store/seats';
import { edgesOf, turnTo } from '@/table/board/edges';
import { Turned } from '@/table/board/turning';
import { FurnitureContext } from '@/table/kit/layout/furniture';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';

import type { VengeanceTable } from '../asking';

/** A large device in the middle of the table turns to whoever acts: the question, its answers and all. */
export function Facing({ table, children }: { readonly table: VengeanceTable; readonly children: ReactNode }) {
  const { mine, players, seating } = table;
  const { roomy } = useRoom();
  const { prompt: question, ...furniture } = use(FurnitureContext);
  const [last, setLast] = useState<Seat>();
  const prompt = mine.find(({ seat }) => seat !== CLOCK);
  if (prompt && prompt.seat !== last) setLast(prompt.seat);
  if (seating !== 'around' || !roomy) return children;
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  const edge = (last === undefined ? undefined : edgesOf(people).get(last)) ?? 'south';
  return (
    <FurnitureContext value={furniture}>
      <TableLayout board={<Turned turn={turnTo(edge)}><FurnitureContext value={{ prompt: question }}>{children}</FurnitureContext></Turned>} />
    </FurnitureContext>
  );
}
