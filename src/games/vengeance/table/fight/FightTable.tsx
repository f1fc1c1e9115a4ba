import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';

import { askingOf, type VengeanceTable } from '../asking';
import { PlainPanel } from '../PlainPanel';

/** A Fight, from the open door to the scoring sheet. */
export function FightTable(table: VengeanceTable) {
  const asking = askingOf(table);
  return <TableLayout board={<TableLoading />} panel={asking && <PlainPanel view={table.view} asking={asking} />} />;
}
