import type { ReactNode } from 'react';

import { arriving, type Arriving } from '@/box/arriving';
import { LostPart } from '@/box/LostPart';
import { useArrival } from '@/box/useArrival';
import { TableLoading } from '@/table/furniture/TableLoading';
import { useLeave } from '@/table/useLeave';

/** The rooms behind the shelf. Whoever only looks at the shelf never waits for them, and who plays not for the others. */
export const tableRoom = arriving(() => import('@/table/TableScreen'));
export const learnRoom = arriving(() => import('@/table/learn/LearnScreen'));
export const replayRoom = arriving(() => import('@/table/replay/ReplayScreen'));

/** One of them, once it is here. */
export function InTableRoom<Room>({ room, children }: { room: Arriving<Room>; children(room: Room): ReactNode }) {
  const { part, lost, again } = useArrival(room);
  const leave = useLeave();
  if (lost) return <LostPart onAgain={again} onBack={leave} />;
  return part ? children(part) : <TableLoading />;
}
