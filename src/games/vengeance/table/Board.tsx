import { askingOf, type VengeanceTable } from './asking';
import { FightTable } from './fight/FightTable';
import { PlainPanel } from './PlainPanel';

import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';

/** Vengeance on the table: the city between the Fights, a Den while one lasts. */
export function Board(table: VengeanceTable) {
  return table.view.fight ? <FightTable {...table} /> : <CityTable {...table} />;
}

function CityTable(table: VengeanceTable) {
  const asking = askingOf(table);
  return <TableLayout board={<TableLoading />} panel={asking && <PlainPanel view={table.view} asking={asking} />} />;
}
