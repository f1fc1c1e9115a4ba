import { useEffect, type ReactNode } from 'react';

import type { Arriving } from '@/box/arriving';
import { PartLost } from '@/box/partLost';
import { useArrival } from '@/box/useArrival';

import type { TableProps } from './contract';
import { TableLoading } from './furniture/TableLoading';
import { TableLayout } from './kit/layout/TableLayout';

type Component<P> = (props: P) => ReactNode;

const Nothing = () => undefined;

/**
 * Something of a table that no match begins with: a browser fetches it while people already play. Lost ones throw to the
 * error boundary, which offers another try.
 */
export function lateComponent<Parts, P extends object>(parts: Arriving<Parts>, pick: (parts: Parts) => Component<P>, Meanwhile: Component<P> = Nothing): Component<P> {
  return function LateComponent(props) {
    const { part, lost } = useArrival(parts);
    if (lost) throw new PartLost();
    const Shown = part && pick(part);
    return Shown ? <Shown {...props} /> : <Meanwhile {...props} />;
  };
}

/** The same for a sheet: nobody sends for one that is closed. */
export function lateSheet<Parts, P extends object>(parts: Arriving<Parts>, pick: (parts: Parts) => Component<P>, isOpen: (props: P) => boolean): Component<P> {
  const Late = lateComponent(parts, pick);
  return function LateSheet(props) {
    return isOpen(props) ? <Late {...props} /> : undefined;
  };
}

/** A whole room of a table, such as the one where Fights are fought. Nobody's time runs in a room that is not there. */
export const lateRoom = <Parts, S, M>(parts: Arriving<Parts>, pick: (parts: Parts) => Component<TableProps<S, M>>): Component<TableProps<S, M>> => lateComponent(parts, pick, WaitingRoom);

function WaitingRoom({ holdTime }: Pick<TableProps<unknown, unknown>, 'holdTime'>) {
  useEffect(() => holdTime(), [holdTime]);
  return <TableLayout board={<TableLoading />} />;
}
