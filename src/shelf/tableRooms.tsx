import type { ReactNode } from 'react';

import { arriving } from '@/box/arriving';
import { LostPart } from '@/box/LostPart';
import { useArrival } from '@/box/useArrival';
import { TableLoading } from '@/table/furniture/TableLoading';
import { useLeave } from '@/table/useLeave';

/** The rooms behind the shelf. Whoever only looks at the shelf never waits for them. */
export const tableRooms = arriving(() => import('@/table/rooms'));

type Rooms = Awaited<ReturnType<typeof tableRooms.load>>;

/** One of them, once they are here. */
export function InTableRooms({ children }: { children(rooms: Rooms): ReactNode }) {
  const { part, lost, again } = useArrival(tableRooms);
  const leave = useLeave();
  if (lost) return <LostPart onAgain={again} onBack={leave} />;
  return part ? children(part) : <TableLoading />;
}
